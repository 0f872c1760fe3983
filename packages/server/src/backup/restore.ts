// Puts a backup back onto an empty database and an empty folder: all of it, or nothing.
import type { ClientBase, Pool } from 'pg';
import { readTables } from '#backup/catalogue.ts';
import { noteOwn, readFence, takeFence } from '#backup/fence.ts';
import { readCids } from '#backup/files.ts';
import {
  type BackupEntry,
  type Manifest,
  readBackups,
  readManifest,
  writeBackups,
} from '#backup/manifest.ts';
import { fillLedger, fillTables } from '#backup/put-rows.ts';
import { settleRows } from '#backup/settle.ts';
import { DamagedBackup } from '#backup/seal.ts';
import type { Vault } from '#backup/vault.ts';
import { applyMigrations, migrationNames } from '#postgres/migrate.ts';
import { inOneGo } from '#postgres/transaction.ts';
import { StartError } from '#start-error.ts';
import type { PublishedFiles } from '#studio/files.ts';

export type RestoreParts = {
  readonly pool: Pick<Pool, 'connect'>;
  readonly vault: Vault;
  readonly chainId: number;
  /** An empty folder. */
  readonly files: Pick<PublishedFiles, 'keep'>;
  /** The backup, by its name; the newest unless given. */
  readonly name?: string | undefined;
};

export type Restored = {
  readonly name: string;
  /** The moment from which on everything is lost, Unix milliseconds. */
  readonly stillAtMs: number;
  readonly rows: number;
  /** The block up to which the ledger is back; null where all of it is read from the chain again. */
  readonly ledgerUpTo: string | null;
  readonly files: number;
  /** Published files that are not in it. */
  readonly missingFiles: number;
  /** Messages of which nobody knows whether they went out. */
  readonly unknownMessages: number;
};

/** A backup that was found, with the fence and the list it was found by. */
export type Found = {
  readonly name: string;
  readonly manifest: Manifest;
  readonly stillAtMs: number;
  /** Number of the newest generation that is known. */
  readonly newest: number;
};

/**
 * The backup of that name, or the newest. @throws DamagedBackup, StartError where there is none or it is of another chain or program
 */
export async function findBackup(vault: Vault, chainId: number, name: string | undefined): Promise<Found> {
  // What was named is read even where fence or list are damaged.
  const fence = await readFence(vault).catch(name === undefined ? thrown : nullIfDamaged);
  const backups = name === undefined ? await newestList(vault, fence?.number ?? 0) : [];
  const last = backups.at(-1);
  const wanted = name ?? last?.name;
  if (wanted === undefined) throw new StartError('There is no backup in BACKUP_URL.');
  const manifest = await readManifest(vault, wanted);
  if (manifest.chainId !== chainId)
    throw new StartError(`The backup ${wanted} is of chain ${manifest.chainId}, and CHAIN_ID is ${chainId}.`);
  const known = new Set(await migrationNames());
  if (manifest.migrations.some((migration) => !known.has(migration)))
    throw new StartError(`The backup ${wanted} is of a newer program: restore it with that one.`);
  return {
    name: wanted,
    manifest,
    stillAtMs: name === undefined && last !== undefined ? last.stillAtMs : manifest.takenAtMs,
    newest: Math.max(fence?.number ?? 0, manifest.generation),
  };
}

/** A database that was just restored has no list of its own until its first backup: then that of the one before counts. */
async function newestList(vault: Vault, newest: number): Promise<BackupEntry[]> {
  for (let number = newest; number > 0; number -= 1) {
    const backups = await readBackups(vault, number);
    if (backups !== null && backups.length > 0) return backups;
  }
  return [];
}

/**
 * Restores. The store passes on to the restored database just before it is there, so that the one before is fenced
 * only by a backup that was whole.
 * @throws StartError where the database is not empty; DamagedBackup where a part is missing, torn or changed: nothing is restored then
 */
export async function restoreBackup(parts: RestoreParts): Promise<Restored> {
  const { pool, vault, chainId } = parts;
  const { name, manifest, stillAtMs, newest } = await findBackup(vault, chainId, parts.name);
  return inOneGo(pool, async (client) => {
    await emptyOut(client);
    await applyMigrations(client, manifest.migrations);
    const rows = await fillTables(client, vault, manifest);
    const ledgerUpTo = await fillLedger(client, vault, manifest);
    await applyMigrations(client);
    const unknownMessages = await settleRows(client, manifest);
    const files = await putFiles(parts, client, manifest);
    const before = await backupsBefore(vault, newest, name);
    const generation = await takeFence(vault, newest);
    // The next backup goes on from it: what is in the store need not be written again.
    await writeBackups(
      vault,
      generation.number,
      before ?? [{ name, takenAtMs: manifest.takenAtMs, stillAtMs }],
    );
    await noteOwn(client, generation);
    await client.query('update app.backup_state set restored_at = now()');
    return { name, stillAtMs, rows, ledgerUpTo, files, missingFiles: manifest.missingFiles, unknownMessages };
  });
}

/** The backups that there were, that which was restored as the newest; null where their list is damaged or has it not. */
async function backupsBefore(vault: Vault, newest: number, name: string): Promise<BackupEntry[] | null> {
  const backups = (await newestList(vault, newest).catch(nullIfDamaged)) ?? [];
  const restored = backups.find((entry) => entry.name === name);
  if (restored === undefined) return null;
  return [...backups.filter((entry) => entry !== restored), restored];
}

function nullIfDamaged(error: unknown): null {
  if (error instanceof DamagedBackup) return null;
  throw error;
}

function thrown(error: unknown): never {
  throw error;
}

/** Takes the empty tables away, so that the schema is made as it was. @throws StartError where any has a row */
async function emptyOut(client: ClientBase): Promise<void> {
  const ours = (await readTables(client)).filter((name) => /^(app|watch|ledger)\./.test(name));
  const foreign = (await readTables(client)).filter(
    (name) => !ours.includes(name) && name !== 'public.migrations',
  );
  const full: string[] = [...foreign];
  for (const name of ours) {
    // The version's row is there from the beginning.
    const but = name === 'watch.progress' ? 'where version > 0' : '';
    const { rows } = await client.query<{ full: boolean }>(
      `select exists (select from ${name} ${but}) as full`,
    );
    if (rows[0]?.full === true) full.push(name);
  }
  if (full.length > 0)
    throw new StartError(
      `The database is not empty (${full.slice(0, 3).join(', ')}${full.length > 3 ? ', …' : ''}): restore onto an empty one, which loses nothing.`,
    );
  await client.query('drop schema if exists app, watch, ledger cascade');
  await client.query('drop table if exists public.migrations');
}

/** Those whose bytes lie in the database are there with their rows. */
async function putFiles(
  { vault, files }: RestoreParts,
  client: ClientBase,
  manifest: Manifest,
): Promise<number> {
  const cids = await readCids(vault, manifest);
  if (cids.length !== manifest.files.count)
    throw new DamagedBackup('The list of published files is not whole: use another backup, by its name.');
  const { rows } = await client.query<{ cid: string }>('select cid from app.published_files');
  const stored = new Set(rows.map(({ cid }) => cid));
  for (const cid of cids.filter((each) => !stored.has(each))) {
    const kept = await files.keep(await vault.readFile(cid));
    if (kept !== cid)
      throw new DamagedBackup(`The published file ${cid} is another: use another backup, by its name.`);
  }
  return cids.length;
}
