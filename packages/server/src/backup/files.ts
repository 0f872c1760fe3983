// The published files of a backup: each goes to the store once, for good.
import type { ClientBase } from 'pg';
import { isCid } from '@lilape/domain/ipfs';
import { createCutter } from '#backup/cut.ts';
import { type Manifest, readManifest } from '#backup/manifest.ts';
import type { KeepPart } from '#backup/snapshot.ts';
import type { Memory, TakeParts } from '#backup/take.ts';
import type { Vault } from '#backup/vault.ts';

export type FilesParts = Pick<TakeParts, 'vault' | 'files' | 'folderCids' | 'filesMs' | 'signal'> & {
  readonly client: ClientBase;
  /** Files that rows name, whose bytes lie in a folder or bucket. */
  readonly apeCids: readonly string[];
  /** Files whose bytes lie in the database. */
  readonly storedCids: readonly string[];
  /** Files that the store has. */
  readonly known: ReadonlySet<string>;
  readonly keep: KeepPart;
};

/** Rows must not wait for a collection's files, which go to the store a few with each of the first backups, milliseconds. */
const FILES_MS = 15_000;

/**
 * Puts the files that are new into the store, those that rows cannot be restored without first; the list of all it then
 * has, how many are not in it, and how many were new.
 */
export async function backUpFiles(
  parts: FilesParts,
): Promise<{ files: Manifest['files']; missingFiles: number; written: number }> {
  const { vault, files, client, known, filesMs = FILES_MS } = parts;
  const untilMs = performance.now() + filesMs;
  const wanted = new Set(parts.apeCids);
  for await (const cid of parts.folderCids()) wanted.add(cid);
  const stored = new Set(parts.storedCids);
  // What was once published stays so, whether or not this process can see it.
  const kept = new Set(known);
  let missingFiles = 0;
  let written = 0;
  for (const cid of new Set([...stored, ...wanted])) {
    if (kept.has(cid)) continue;
    parts.signal?.throwIfAborted();
    const isLate = !stored.has(cid) && performance.now() >= untilMs;
    const bytes = stored.has(cid) ? await readStored(client, cid) : isLate ? null : await files.read(cid);
    if (bytes === null) {
      missingFiles += 1;
      continue;
    }
    await vault.writeFile(cid, bytes);
    kept.add(cid);
    written += 1;
  }
  return { files: await listOf(kept, parts.keep), missingFiles, written };
}

/** Published files of the database are never removed, so it need not be the snapshot that is asked. */
async function readStored(client: ClientBase, cid: string): Promise<Uint8Array | null> {
  const { rows } = await client.query<{ bytes: Buffer }>(
    'select bytes from app.published_files where cid = $1',
    [cid],
  );
  return rows[0]?.bytes ?? null;
}

async function listOf(cids: ReadonlySet<string>, keep: KeepPart): Promise<Manifest['files']> {
  const cutter = createCutter();
  const parts: string[] = [];
  for (const cid of [...cids].sort())
    for (const part of cutter.add(Buffer.from(`${cid}\n`))) parts.push(await keep(part));
  const last = cutter.end();
  if (last !== null) parts.push(await keep(last));
  return { count: cids.size, parts };
}

/** The CIDs of a backup's files. @throws DamagedBackup */
export async function readCids(vault: Vault, { files }: Manifest): Promise<string[]> {
  const cids: string[] = [];
  for (const id of files.parts)
    for (const cid of (await vault.readPart(id)).toString('utf8').split('\n')) if (isCid(cid)) cids.push(cid);
  return cids;
}

/** The same of the backup of that name, read once. */
export async function readKnownCids(
  vault: Vault,
  memory: Memory,
  name: string,
): Promise<ReadonlySet<string>> {
  const seen = memory.cids.get(name);
  if (seen !== undefined) return seen;
  const manifest = memory.manifests.get(name) ?? (await readManifest(vault, name));
  const cids = new Set(await readCids(vault, manifest));
  memory.cids.clear();
  memory.cids.set(name, cids);
  return cids;
}
