// What a backup says of itself: its tables and files as lists of parts, and the list of the backups there are.
import { z } from 'zod';
import { DamagedBackup } from '#backup/seal.ts';
import type { Vault } from '#backup/vault.ts';

const id = z.string().regex(/^[0-9a-f]{64}$/);

const tablesShape = z.array(
  z.object({
    name: z.string(),
    columns: z.array(z.string()),
    rows: z.int(),
    /** Lines of COPY's text format, in order. */
    parts: z.array(id),
  }),
);

const manifestShape = z.object({
  format: z.literal(1),
  /** Which of the store's databases took it. */
  generation: z.int().positive(),
  chainId: z.int(),
  /** The moment that it shows, Unix milliseconds by the database's clock. */
  takenAtMs: z.number(),
  /** The schema that its rows are of. */
  migrations: z.array(z.string()),
  tables: tablesShape,
  /** The ledger as it was at a moment of its own; none in backups of programs that did not copy it. */
  ledger: z
    .object({
      /** Unix milliseconds by the database's clock. */
      takenAtMs: z.number(),
      migrations: z.array(z.string()),
      tables: tablesShape,
    })
    .optional(),
  /** The last number that each sequence gave; null: none yet. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  /** Published files: lines of CIDs. */
  files: z.object({ count: z.int(), parts: z.array(id) }),
  /** Published files that are not in it: their turn had not come, or nobody had them. */
  missingFiles: z.int(),
});

export type Manifest = z.infer<typeof manifestShape>;
export type TableCopy = Manifest['tables'][number];
export type LedgerCopy = NonNullable<Manifest['ledger']>;

/** Whether a copy of the ledger is of the schema that these migrations make. */
export const isOfSchema = (ledger: LedgerCopy, migrations: readonly string[]): boolean =>
  ledger.migrations.join() === migrations.join();

const entryShape = z.object({
  name: z.string(),
  takenAtMs: z.number(),
  /** When all was last found to be still so, Unix milliseconds. */
  stillAtMs: z.number(),
});
const indexShape = z.object({ backups: z.array(entryShape) });

/** A backup in the list; the last one is the newest. */
export type BackupEntry = z.infer<typeof entryShape>;

const manifestName = (name: string) => `backups/${name}`;
const draftsName = (generation: number) => `drafts/${generation}`;
const indexName = (generation: number) => `generations/${generation}`;

/** A name for the backup of this moment, which is also its order: 2026-11-24T18-12-27-123Z. */
export const backupName = (takenAtMs: number): string =>
  new Date(takenAtMs).toISOString().replaceAll(/[:.]/g, '-');

/** Whether a text could be the name of a backup. */
export const isBackupName = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/.test(text);

export const writeManifest = (vault: Vault, name: string, manifest: Manifest): Promise<void> =>
  vault.writeJson(manifestName(name), manifest);

export const removeManifest = (vault: Vault, name: string): Promise<void> => vault.remove(manifestName(name));

/** The backup of that name. @throws DamagedBackup where it is missing, damaged or of a format that this program does not know */
export async function readManifest(vault: Vault, name: string): Promise<Manifest> {
  const json = await vault.readJson(manifestName(name));
  if (json === null) throw new DamagedBackup(`There is no backup ${name} in BACKUP_URL.`);
  const { success, data } = manifestShape.safeParse(json);
  if (!success)
    throw new DamagedBackup(`The backup ${name} is of another program: restore it with that one.`);
  return data;
}

/** The list of the backups of a generation, the newest last; null where it has none of its own yet. @throws DamagedBackup */
export async function readBackups(vault: Vault, generation: number): Promise<BackupEntry[] | null> {
  const json = await vault.readJson(indexName(generation));
  if (json === null) return null;
  const { success, data } = indexShape.safeParse(json);
  if (!success) throw new DamagedBackup('The list of backups is of another program: use that one.');
  return data.backups;
}

export const writeBackups = (
  vault: Vault,
  generation: number,
  backups: readonly BackupEntry[],
): Promise<void> => vault.writeJson(indexName(generation), { backups });

/** Parts that the last backup of a generation wrote, or was about to write; none where that cannot be read. */
export async function readDrafts(vault: Vault, generation: number): Promise<string[]> {
  const json = await vault.readJson(draftsName(generation)).catch((error: unknown) => {
    // Parts that stay for nothing harm nobody.
    if (error instanceof DamagedBackup) return null;
    throw error;
  });
  return z.array(id).safeParse(json).data ?? [];
}

export const writeDrafts = (vault: Vault, generation: number, ids: readonly string[]): Promise<void> =>
  vault.writeJson(draftsName(generation), ids);

/** Ids of all parts of a backup. */
export function* partsOf({ tables, ledger, files }: Manifest): Generator<string> {
  for (const { parts } of [...tables, ...(ledger?.tables ?? [])]) yield* parts;
  yield* files.parts;
}
