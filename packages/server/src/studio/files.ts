// Published files of one block, each under the hash of its bytes: written once, checked whenever they are read.
import { readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCid } from '@lilape/domain/ipfs';
import { cidOf, isFileOf } from '#studio/block.ts';
import { writeWhole } from '#whole-file.ts';

export type PublishedFiles = {
  /** Keeps a file for good, once, and gives its CID. @throws RangeError above 256 KiB, or what the disk says; nothing half is left */
  keep(bytes: Uint8Array): Promise<string>;
  /** The file of a CID; null where it is not there, or is damaged and no longer what its name says. */
  read(cid: string): Promise<Uint8Array | null>;
};

export type FileState = 'whole' | 'damaged' | 'lost';

/** How the file of a CID is: there, there and no longer what its name says, or not there. */
export async function lookAtFile(folder: string, cid: string): Promise<FileState> {
  const bytes = await readFile(pathIn(folder, cid)).catch(absent);
  if (bytes === null) return 'lost';
  return isFileOf(cid, bytes) ? 'whole' : 'damaged';
}

/** Not all in one folder: thousands of names in it are slow to list. */
const pathIn = (folder: string, cid: string): string => join(folder, cid.slice(-2), cid);

/** Files in `folder`, which is made where it is missing. Many processes may share it. */
export function publishedFiles(folder: string): PublishedFiles {
  const pathOf = (cid: string) => pathIn(folder, cid);

  const read = async (cid: string): Promise<Uint8Array | null> => {
    if (!isCid(cid)) return null;
    const bytes = await readFile(pathOf(cid)).catch(absent);
    return bytes !== null && isFileOf(cid, bytes) ? bytes : null;
  };

  return {
    read,
    async keep(bytes) {
      const cid = cidOf(bytes);
      // A damaged one is written anew: the bytes are at hand.
      if ((await read(cid)) === null) await writeWhole(pathOf(cid), bytes);
      return cid;
    },
  };
}

/** The CIDs of all files in the folder, as it finds them. */
export async function* publishedCids(folder: string): AsyncGenerator<string> {
  const parts = await readdir(folder).catch(absent);
  for (const part of parts ?? [])
    for (const name of (await readdir(join(folder, part)).catch(absent)) ?? []) if (isCid(name)) yield name;
}

/** Takes away what processes that were killed while they wrote have left, once nobody can be at it any more. */
export async function removeDrafts(folder: string, olderThanMs = 3_600_000): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
  for (const entry of entries ?? []) {
    if (!entry.isFile() || isCid(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > olderThanMs) await rm(path, { force: true });
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
