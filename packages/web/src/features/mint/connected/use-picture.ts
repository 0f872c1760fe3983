/** The bytes of a picture, checked against its address, asked for until they come. */
import { useEffect } from 'react';
import { publishedFile } from '#api/studio-api.ts';
import { type Async, useAsync } from '#ui/use-async.ts';

/** What did not come is asked for again after this, milliseconds. */
const retryMs = 5_000;

export type PictureFile = Async<Uint8Array<ArrayBuffer>>;

/** The picture at an `ipfs://` address; with null nothing is asked for. */
export function usePicture(imageURI: string | null): PictureFile {
  const file = useAsync(imageURI, (signal) => publishedFile(imageURI ?? '', 'imageURI', signal));
  const { error, isLoading, reload } = file;
  useEffect(() => {
    if (error === null || isLoading) return undefined;
    const timer = setTimeout(reload, retryMs);
    return () => clearTimeout(timer);
    // `reload` is another function in every drawing, and always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error, isLoading]);
  return file;
}
