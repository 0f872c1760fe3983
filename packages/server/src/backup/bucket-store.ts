// A backup's store in a bucket of a store that speaks S3.
import type { Answered } from '#outgoing.ts';
import type { BackupStore } from '#backup/store.ts';
import type { BucketSettings } from '#studio/publishing-settings.ts';
import { BucketError, type ObjectRequest, codeOf, openObjects } from '#studio/store/objects.ts';

/** Larger than any part. */
const MAX_BYTES = 256 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

/** A store below `prefix` in the bucket. The key must be allowed to get, put and delete objects there. */
export function openBucketStore(settings: BucketSettings, prefix: string): BackupStore {
  const exchange = openObjects(settings);
  const ask = (request: ObjectRequest): Promise<Answered> =>
    exchange({ ...request, key: `${prefix}${request.key}`, mostBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS });
  const put = async (key: string, bytes: Uint8Array, ifNew: boolean): Promise<boolean> => {
    const answer = await ask({ method: 'PUT', key, bytes: Uint8Array.from(bytes), ifNew });
    if (ifNew && (answer.status === 412 || answer.status === 409)) return false;
    if (answer.status !== 200) throw new BucketError(codeOf(answer));
    return true;
  };
  return {
    async read(key) {
      const answer = await ask({ method: 'GET', key });
      if (answer.status === 404 && codeOf(answer) !== 'NoSuchBucket') return null;
      if (answer.status !== 200) throw new BucketError(codeOf(answer));
      return answer.bytes;
    },
    write: async (key, bytes) => void (await put(key, bytes, false)),
    create: (key, bytes) => put(key, bytes, true),
    async remove(key) {
      const answer = await ask({ method: 'DELETE', key });
      if (answer.status !== 204 && answer.status !== 200 && answer.status !== 404)
        throw new BucketError(codeOf(answer));
    },
  };
}
