// The folder of published files, as a restore wants it: empty, or left by a restore that was ended.
import { mkdir, rm, writeFile, access } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#start-error.ts';
import { type PublishedFiles, publishedCids, publishedFiles } from '#studio/files.ts';

export type EmptyFolder = {
  readonly files: PublishedFiles;
  /** Notes that the restore is done: what is in the folder now is the site's. */
  done(): Promise<void>;
};

/** Opens `published` in the data folder. @throws StartError where it has files that no restore put there */
export async function openEmptyFolder(dataDir: string): Promise<EmptyFolder> {
  const folder = join(dataDir, 'published');
  const mark = join(dataDir, 'restoring');
  const wasBegun = await access(mark).then(
    () => true,
    () => false,
  );
  for await (const _ of publishedCids(folder))
    if (!wasBegun)
      throw new StartError(`${folder} is not empty: restore onto an empty DATA_DIR, which loses nothing.`);
  await mkdir(dataDir, { recursive: true });
  await writeFile(mark, 'A restore is at work here, or was ended in the middle.\n');
  return { files: publishedFiles(folder), done: () => rm(mark) };
}
