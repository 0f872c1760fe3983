// A database with its backup's store in a folder, and what is done with them.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createSeal } from '#backup/seal.ts';
import { openFolderStore } from '#backup/folder-store.ts';
import type { BackupStore } from '#backup/store.ts';
import { type TakeParts, type Taken, newMemory, takeBackup } from '#backup/take.ts';
import { type Restored, restoreBackup } from '#backup/restore.ts';
import { type Vault, createVault } from '#backup/vault.ts';
import { type PublishedFiles, publishedCids, publishedFiles } from '#studio/files.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

export const KEY = new Uint8Array(32).fill(7);
export const CHAIN_ID = 31337;

export type BackupRig = {
  readonly folder: string;
  readonly store: BackupStore;
  readonly vault: Vault;
  /** The files that the site published. */
  readonly files: PublishedFiles;
  /** A new database, dropped with the rig. */
  newDatabase(): Promise<TestDatabase>;
  /** Takes a backup of the database, as a process that has taken none before. */
  take(
    pool: Pick<Pool, 'connect'>,
    changes?: Partial<Pick<TakeParts, 'vault' | 'memory' | 'filesMs' | 'ledgerMs' | 'ledgerLimitMs'>>,
  ): Promise<Taken | null>;
  /** Restores onto the database, with the files into a folder of their own. */
  restore(pool: Pool, changes?: { vault?: Vault; name?: string; files?: PublishedFiles }): Promise<Restored>;
  /** Where `restore` puts files. */
  readonly restoredFiles: PublishedFiles;
  /** Deletes the files that the site published. */
  loseFiles(): Promise<void>;
  /** Names of all files in the store, in order. */
  names(): Promise<string[]>;
  close(): Promise<void>;
};

/** Opens one with an empty store. */
export async function openBackupRig(): Promise<BackupRig> {
  const root = await mkdtemp(join(tmpdir(), 'lilape-backup-'));
  const folder = join(root, 'store');
  const published = join(root, 'published');
  const store = openFolderStore(folder);
  const vault = createVault(store, createSeal(KEY));
  const files = publishedFiles(published);
  const restoredFiles = publishedFiles(join(root, 'restored'));
  const databases: TestDatabase[] = [];
  return {
    folder,
    store,
    vault,
    files,
    restoredFiles,
    async newDatabase() {
      const database = await openTestDatabase();
      databases.push(database);
      return database;
    },
    take: (pool, changes = {}) =>
      takeBackup({
        pool,
        vault,
        chainId: CHAIN_ID,
        files,
        folderCids: () => publishedCids(published),
        memory: newMemory(),
        ...changes,
      }),
    restore: (pool, changes = {}) =>
      restoreBackup({ pool, vault, chainId: CHAIN_ID, files: restoredFiles, ...changes }),
    loseFiles: () => rm(published, { recursive: true }),
    async names() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .sort();
    },
    async close() {
      for (const database of databases) await database.drop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
