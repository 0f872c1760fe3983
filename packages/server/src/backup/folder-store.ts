// A backup's store in a folder, best on another machine's disk.
import { link, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupStore } from '#backup/store.ts';
import { writeWhole } from '#whole-file.ts';

/** A store in `folder`, which is made where it is missing. */
export function openFolderStore(folder: string): BackupStore {
  const pathOf = (name: string) => join(folder, name);
  return {
    read: (name) => readFile(pathOf(name)).catch(orNull('ENOENT')),
    write: (name, bytes) => writeWhole(pathOf(name), bytes),
    async create(name, bytes) {
      // A link, unlike a new name, is refused where something is.
      return (await writeWhole(pathOf(name), bytes, link).catch(orNull('EEXIST'))) !== null;
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

const orNull =
  (code: string) =>
  (error: NodeJS.ErrnoException): null => {
    if (error.code === code) return null;
    throw error;
  };
