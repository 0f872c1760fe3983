// Published files as a backup reads them: from the folder of this process, else from the bucket that all share.
import type { PublishedFiles } from '#studio/files.ts';

type Read = Pick<PublishedFiles, 'read'>;

/** Reads of the folder first; null where neither has the file whole. */
export function nearestOf(folder: Read, bucket: Read | null): Read {
  return { read: async (cid) => (await folder.read(cid)) ?? (await bucket?.read(cid)) ?? null };
}
