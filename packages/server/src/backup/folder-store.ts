// A backup's store in a folder, best on another machine's disk.
import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BackupStore } from '#backup/store.ts';

/** A store in `folder`, which is made where it is missing. */
export function openFolderStore(folder: string): BackupStore {
  const pathOf = (name: string) => join(folder, name);
  return {
    read: (name) => readFile(pathOf(name)).catch(orNull('ENOENT')),
    write: (name, bytes) => place(pathOf(name), bytes, rename),
    async create(name, bytes) {
      // A link, unlike a new name, is refused where something is.
      return (await place(pathOf(name), bytes, link).catch(orNull('EEXIST'))) !== null;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Nobody ever sees a part of the file, not even after the power went out. */
async function place(
  path: string,
  bytes: Uint8Array,
  put: (draft: string, path: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await put(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

const orNull =
  (code: string) =>
  (error: NodeJS.ErrnoException): null => {
    if (error.code === code) return null;
    throw error;
  };
