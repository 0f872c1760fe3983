// Takes a backup: what is new since the last one goes to the store, then a manifest, then its line in the list.
import type { ClientBase, Pool } from 'pg';
import { type Generation, ownGeneration } from '#backup/fence.ts';
import { backUpFiles, readKnownCids } from '#backup/files.ts';
import {
  type BackupEntry,
  type LedgerCopy,
  type Manifest,
  backupName,
  isOfSchema,
  partsOf,
  readBackups,
  readManifest,
  removeManifest,
  writeBackups,
  writeManifest,
} from '#backup/manifest.ts';
import { DamagedBackup } from '#backup/seal.ts';
import { staying } from '#backup/retention.ts';
import { type KeepPart, readLedgerCopy, readSnapshot } from '#backup/snapshot.ts';
import type { Vault } from '#backup/vault.ts';
import { Interrupted, createWriter, removeDrafts } from '#backup/write-parts.ts';
import { LOCKS } from '#postgres/locks.ts';
import type { PublishedFiles } from '#studio/files.ts';

export type TakeParts = {
  readonly pool: Pick<Pool, 'connect'>;
  readonly vault: Vault;
  readonly chainId: number;
  /** Where published files are read, and which of them are in this process's folder. */
  readonly files: Pick<PublishedFiles, 'read'>;
  readonly folderCids: () => AsyncIterable<string>;
  /** What was read of the store before; kept by the caller from one backup to the next. */
  readonly memory: Memory;
  /** How long a backup copies published files, milliseconds; those that are left come with the next. */
  readonly filesMs?: number;
  /** From one copy of the ledger to the next, milliseconds: it is large, and what came since is read from the chain. */
  readonly ledgerMs?: number;
  /** So long a copy of the ledger may take, milliseconds, so that it keeps neither the backup nor a ledger that starts again waiting. */
  readonly ledgerLimitMs?: number;
  /** Ends it before the next part. */
  readonly signal?: AbortSignal | undefined;
};

/** Manifests that stay, by their names: they never change. */
export type Memory = {
  readonly manifests: Map<string, Manifest>;
  readonly cids: Map<string, Set<string>>;
  /** When the ledger was last copied or failed to be, by the database's clock. */
  ledgerTriedAtMs: number | null;
};
export const newMemory = (): Memory => ({ manifests: new Map(), cids: new Map(), ledgerTriedAtMs: null });

export type Taken = {
  readonly name: string;
  readonly takenAtMs: number;
  /** Whether all was as in the backup before, which stands for it. */
  readonly isSame: boolean;
  /** Parts and files that were new. */
  readonly written: number;
  /** Published files that are not in it: their turn comes, or nobody has them. */
  readonly missingFiles: number;
  /** What of earlier backups was found damaged, in words. They are no longer in the list, and this one needs nothing of them. */
  readonly damaged: readonly string[];
  /** Why the ledger could not be copied, if it was to be; the copy of the backup before stands, if there is one. */
  readonly ledgerFault?: unknown;
};

const LEDGER_MS = 600_000;
/** Nothing older than a minute is lost, and what waits for the ledger's tables gives up after 25 s. */
const LEDGER_LIMIT_MS = 20_000;

/** The ledger is too large for the time that a backup has for it: it is read from the chain. */
export class LedgerTooLarge extends Error {
  override readonly name = 'LedgerTooLarge';
}

/** The query at hand fails with the same error. */
const ignore = (): void => undefined;

/**
 * Takes a backup; null where another process is at one. What was good before stays so, wherever this ends.
 * @throws Fenced, ForeignStore, DamagedBackup, or what the store or the database says
 */
export async function takeBackup(parts: TakeParts): Promise<Taken | null> {
  const client = await parts.pool.connect();
  client.on('error', ignore);
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      LOCKS.backUp,
    ]);
    const taken = rows[0]?.mine === true ? await takeAlone(parts, client) : null;
    if (taken !== null) await client.query('select pg_advisory_unlock($1)', [LOCKS.backUp]);
    client.off('error', ignore);
    client.release();
    return taken;
  } catch (error) {
    // The lock goes with the connection.
    client.release(true);
    throw error;
  }
}

async function takeAlone(parts: TakeParts, client: ClientBase): Promise<Taken> {
  const { vault, chainId, memory } = parts;
  const generation = await ownGeneration(vault, client);
  const { backups, damaged } = await readWhole(parts, generation);
  const used = new Set([...memory.manifests.values()].flatMap((each) => [...partsOf(each)]));
  await removeDrafts(vault, generation.number, used);
  const writer = createWriter({ vault, generation: generation.number, used, signal: parts.signal });
  const { apeCids, storedCids, ...snapshot } = await readSnapshot(client, writer.keep);
  const last = backups.at(-1);
  const before = last === undefined ? undefined : memory.manifests.get(last.name);
  const { copy, fault } = await ledgerCopy(parts, client, before?.ledger, snapshot, writer.keep);
  const known = last === undefined ? new Set<string>() : await readKnownCids(vault, memory, last.name);
  const { files, missingFiles, written } = await backUpFiles({
    ...parts,
    client,
    apeCids,
    storedCids,
    known,
    keep: writer.keep,
  });
  await writer.flush();
  const manifest: Manifest = {
    format: 1,
    generation: generation.number,
    chainId,
    ...snapshot,
    ...(copy === undefined ? {} : { ledger: copy }),
    files,
    missingFiles,
  };
  const { takenAtMs } = manifest;
  const isSame = before !== undefined && bodyOf(before) === bodyOf(manifest);
  const name = isSame && last !== undefined ? last.name : backupName(takenAtMs);
  if (!isSame) {
    await writeManifest(vault, name, manifest);
    memory.manifests.set(name, manifest);
  }
  const entry: BackupEntry = {
    name,
    takenAtMs: before !== undefined && isSame ? before.takenAtMs : takenAtMs,
    stillAtMs: takenAtMs,
  };
  await list(parts, client, generation, isSame ? [...backups.slice(0, -1), entry] : [...backups, entry]);
  await noteTaken(client, entry);
  const said = { name, takenAtMs, isSame, written: writer.written() + written, missingFiles, damaged };
  return fault === undefined ? said : { ...said, ledgerFault: fault };
}

/** What two backups of the same rows have the same. */
const bodyOf = ({ chainId, migrations, tables, ledger, sequences, files, missingFiles }: Manifest): string =>
  JSON.stringify([chainId, migrations, tables, ledger, sequences, files, missingFiles]);

/**
 * The copy that the backup before has, while it is young and of this schema, else a new one. It is a cache: where it cannot be
 * copied, the backup is whole without a newer one.
 */
async function ledgerCopy(
  { memory, ledgerMs = LEDGER_MS, ledgerLimitMs = LEDGER_LIMIT_MS }: TakeParts,
  client: ClientBase,
  last: LedgerCopy | undefined,
  { takenAtMs, migrations }: Pick<Manifest, 'takenAtMs' | 'migrations'>,
  keep: KeepPart,
): Promise<{ copy: LedgerCopy | undefined; fault?: unknown }> {
  const before = last !== undefined && isOfSchema(last, migrations) ? last : undefined;
  // The clock of another database may be behind.
  const isYoung = (atMs: number | null | undefined) =>
    atMs !== null && atMs !== undefined && Math.abs(takenAtMs - atMs) < ledgerMs;
  if (isYoung(before?.takenAtMs) || isYoung(memory.ledgerTriedAtMs)) return { copy: before };
  memory.ledgerTriedAtMs = takenAtMs;
  const endMs = performance.now() + ledgerLimitMs;
  try {
    const copy = await readLedgerCopy(client, async (bytes) => {
      if (performance.now() > endMs) throw new LedgerTooLarge(`It takes longer than ${ledgerLimitMs} ms.`);
      return keep(bytes);
    });
    return { copy };
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    return { copy: before, fault: error };
  }
}

/**
 * The list of the backups that are whole, whose manifests are then in memory. One that is damaged is left out, and so is a
 * damaged list: the next backup is then written whole. With another key the fence would not have opened.
 */
async function readWhole(
  { vault, memory }: TakeParts,
  generation: Generation,
): Promise<{ backups: readonly BackupEntry[]; damaged: readonly string[] }> {
  const damaged: string[] = [];
  const noteDamage = (error: unknown): null => {
    if (!(error instanceof DamagedBackup)) throw error;
    damaged.push(error.message);
    return null;
  };
  const backups: BackupEntry[] = [];
  for (const entry of (await readBackups(vault, generation.number).catch(noteDamage)) ?? []) {
    const manifest =
      memory.manifests.get(entry.name) ?? (await readManifest(vault, entry.name).catch(noteDamage));
    if (manifest === null) continue;
    memory.manifests.set(entry.name, manifest);
    backups.push(entry);
  }
  const names = new Set(backups.map(({ name }) => name));
  for (const name of memory.manifests.keys()) if (!names.has(name)) memory.manifests.delete(name);
  return { backups, damaged };
}

/** Writes the list, then takes away what no backup in it has. The fence is asked again: it may have passed on meanwhile. */
async function list(
  { vault, memory }: TakeParts,
  client: ClientBase,
  generation: Generation,
  backups: readonly BackupEntry[],
): Promise<void> {
  await ownGeneration(vault, client);
  const stay = staying(backups, backups.at(-1)?.stillAtMs ?? 0);
  await writeBackups(vault, generation.number, stay);
  const gone = backups.filter((entry) => !stay.includes(entry)).map(({ name }) => name);
  if (gone.length === 0) return;
  const used = new Set(
    stay.flatMap(({ name }) => {
      const manifest = memory.manifests.get(name);
      return manifest === undefined ? [] : [...partsOf(manifest)];
    }),
  );
  for (const name of gone) {
    const manifest = memory.manifests.get(name);
    memory.manifests.delete(name);
    await removeManifest(vault, name);
    for (const id of new Set(manifest === undefined ? [] : partsOf(manifest)))
      if (!used.has(id)) await vault.removePart(id);
  }
}

async function noteTaken(client: ClientBase, { name, stillAtMs }: BackupEntry): Promise<void> {
  await client.query(
    'update app.backup_state set taken_at = to_timestamp($1::float8 / 1000), name = $2, fault = null',
    [stillAtMs, name],
  );
}
