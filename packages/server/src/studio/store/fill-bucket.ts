// Puts into the bucket what was published before there was one: behind everything else, one file at a time.
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#log.ts';
import type { PublishedFiles } from '#studio/files.ts';
import type { Bucket } from '#studio/store/bucket.ts';
import { BucketError } from '#studio/store/objects.ts';

export type FillOptions = {
  /** The CIDs in the folder. */
  readonly cids: AsyncIterable<string>;
  readonly folder: Pick<PublishedFiles, 'read'>;
  readonly bucket: Pick<Bucket, 'has' | 'keep'>;
  readonly log: Log;
  /** Ends it before the next file. */
  readonly signal: AbortSignal;
  /** After a file that the bucket did not take; a minute unless given. */
  readonly pauseMs?: number;
};

/**
 * Resolves when every whole file of the folder lies in the bucket, or `signal` says so. Nothing is remembered of it: the
 * next start looks again, and so finds what a bucket lost meanwhile.
 */
export async function fillBucket(options: FillOptions): Promise<void> {
  const { cids, log, signal } = options;
  let copied = 0;
  for await (const cid of cids) {
    if (signal.aborted) return;
    if (await copy(cid, options)) copied += 1;
  }
  if (copied > 0) log.info('studio.bucket-filled', { copied });
}

/** Whether it had to be put there. It is tried until the bucket takes it. */
async function copy(cid: string, { folder, bucket, log, signal, pauseMs = 60_000 }: FillOptions) {
  while (!signal.aborted) {
    try {
      if (await bucket.has(cid)) return false;
      const bytes = await folder.read(cid);
      // A damaged one is healed when it is asked for.
      if (bytes === null) return false;
      await bucket.keep(bytes);
      return true;
    } catch (error) {
      if (!(error instanceof BucketError)) throw error;
      log.warn('studio.bucket-away', { code: error.code, error });
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  return false;
}
