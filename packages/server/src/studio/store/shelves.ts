// The published files of one process: its folder first, then the bucket, then where they were pinned.
import { AppError } from '@lilape/domain/app-error';
import type { Log } from '#log.ts';
import { cidOf } from '#studio/block.ts';
import type { PublishedFiles } from '#studio/files.ts';
import { BucketError } from '#studio/store/objects.ts';
import type { Source } from '#studio/store/elsewhere.ts';

export type Shelves = PublishedFiles & {
  /** A file that the folder has not, from the bucket or from where it was pinned; kept in the folder again. Null: nobody has it. */
  find(cid: string): Promise<Uint8Array | null>;
  /** The same, with where it was. */
  seek(cid: string): Promise<Found | null>;
};

export type Found = { readonly bytes: Uint8Array; readonly from: string };

export type ShelvesOptions = {
  readonly folder: PublishedFiles;
  /** What all processes share; null where the folder is all there is. */
  readonly bucket: PublishedFiles | null;
  readonly sources: readonly Source[];
  readonly log: Log;
};

/** What a full disk says: none left, none left for this user. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Shelves of which the folder is asked first; where there is a bucket, it is the one that must have each file. */
export function createShelves({ folder, bucket, sources, log }: ShelvesOptions): Shelves {
  const keepInFolder = async (bytes: Uint8Array): Promise<void> => {
    try {
      await folder.keep(bytes);
    } catch (error) {
      const { code } = error as { code?: unknown };
      log.error('studio.folder-failed', { code, error });
      if (bucket === null) throw FULL.has(String(code)) ? new AppError('MINT_DISK_FULL') : error;
      // The bucket has it.
    }
  };
  const healBucket = async (bytes: Uint8Array): Promise<void> => {
    await bucket?.keep(bytes).catch((error: unknown) => log.warn('studio.bucket-away', { error }));
  };
  const shared: Source[] = bucket === null ? [] : [{ name: 'bucket', read: (cid) => bucket.read(cid) }];

  const seek = async (cid: string): Promise<Found | null> => {
    for (const source of [...shared, ...sources]) {
      // One that is away is no reason not to ask the next, nor not to paint.
      const bytes = await source.read(cid).catch((error: unknown) => {
        log.warn('studio.source-away', { source: source.name, error });
        return null;
      });
      if (bytes === null) continue;
      log.info('studio.found', { cid, from: source.name });
      // Who asked gets it all the same; that it could not be kept was reported.
      if (!shared.includes(source)) await healBucket(bytes);
      await keepInFolder(bytes).catch(() => undefined);
      return { bytes, from: source.name };
    }
    return null;
  };

  return {
    seek,
    read: (cid) => folder.read(cid),
    async keep(bytes) {
      await bucket?.keep(bytes).catch((error: unknown) => {
        throw error instanceof BucketError ? new AppError('MINT_STORE_AWAY', {}, { cause: error }) : error;
      });
      await keepInFolder(bytes);
      return cidOf(bytes);
    },
    find: async (cid) => (await seek(cid))?.bytes ?? null,
  };
}
