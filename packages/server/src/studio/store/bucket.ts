// A bucket of a store that speaks S3: files under the hash of their bytes, for servers on several machines.
import { MAX_BLOCK_BYTES, isCid } from '@lilape/domain/ipfs';
import { cidOf, isFileOf } from '#studio/block.ts';
import type { PublishedFiles } from '#studio/files.ts';
import type { BucketSettings } from '#studio/publishing-settings.ts';
import { BucketError, codeOf, openObjects } from '#studio/store/objects.ts';

export type Bucket = PublishedFiles & {
  /** Whether something lies under this CID, without reading it. @throws BucketError */
  has(cid: string): Promise<boolean>;
};

/** Room for what stores say about an error. */
const MAX_BYTES = MAX_BLOCK_BYTES + 16 * 1024;

const keyOf = (cid: string): string => `ipfs/${cid}`;

/** Files in a bucket, below `ipfs/`. Whoever keeps the same file at once writes the same bytes. */
export function openBucket(settings: BucketSettings): Bucket {
  const exchange = openObjects(settings);

  const read = async (cid: string): Promise<Uint8Array | null> => {
    if (!isCid(cid)) return null;
    const answer = await exchange({ method: 'GET', key: keyOf(cid), mostBytes: MAX_BYTES });
    if (answer.status === 404 && codeOf(answer) !== 'NoSuchBucket') return null;
    if (answer.status !== 200) throw new BucketError(codeOf(answer));
    return isFileOf(cid, answer.bytes) ? answer.bytes : null;
  };

  return {
    read,
    async has(cid) {
      const { status } = await exchange({ method: 'HEAD', key: keyOf(cid) });
      // A key that may not list gets 403 for what is not there.
      if (status === 404 || status === 403) return false;
      if (status !== 200) throw new BucketError(`HTTP_${status}`);
      return true;
    },
    async keep(bytes) {
      const cid = cidOf(bytes);
      const put = { method: 'PUT', key: keyOf(cid), bytes: Uint8Array.from(bytes) } as const;
      let answer = await exchange({ ...put, ifNew: true });
      // It is there, or somebody else is at it. What is there may be damaged, and then is written over.
      const isThere = answer.status === 412 || answer.status === 409;
      if (isThere && (await read(cid)) !== null) return cid;
      // Some stores do not know the condition.
      if (isThere || answer.status === 501) answer = await exchange({ ...put, ifNew: false });
      if (answer.status !== 200) throw new BucketError(codeOf(answer));
      return cid;
    },
  };
}
