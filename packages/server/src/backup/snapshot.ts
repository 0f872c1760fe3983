// All kept tables as lines of COPY's text format, at one moment, and those of the ledger at another, in words that every PostgreSQL from 14 on has the same.
import type { ClientBase } from 'pg';
import { readColumns, readMigrations, readSequences } from '#backup/catalogue.ts';
import { createCutter } from '#backup/cut.ts';
import type { LedgerCopy, Manifest, TableCopy } from '#backup/manifest.ts';
import { FOLDED, KEPT, fillingsOf, orderOf } from '#backup/tables.ts';
import { copyOut } from '#postgres/copy-out.ts';
import { queryPatiently } from '#postgres/patient.ts';

/** Puts a part where it is kept; its id. */
export type KeepPart = (bytes: Buffer) => Promise<string>;

export type Snapshot = Pick<Manifest, 'takenAtMs' | 'migrations' | 'tables' | 'sequences'> & {
  /** CIDs of files that rows name: those of apes, and those whose bytes lie in the database. */
  readonly apeCids: readonly string[];
  readonly storedCids: readonly string[];
};

/** How values are put into words, whatever the server's own settings are. */
const WORDS = [
  'set local timezone to utc',
  `set local datestyle to 'ISO, YMD'`,
  `set local intervalstyle to 'postgres'`,
  `set local bytea_output to 'hex'`,
  'set local extra_float_digits to 3',
  `set local client_encoding to 'UTF8'`,
];

/** Reads them in one repeatable-read transaction on `client`. */
export function readSnapshot(client: ClientBase, keep: KeepPart): Promise<Snapshot> {
  return atOneMoment(client, async () => {
    const takenAtMs = await readClock(client);
    const migrations = await readMigrations(client);
    // Before the rows: a number that is given meanwhile is in the 1,000 that a restore leaves out.
    const sequences = await readSequences(client);
    const tables = await copyTables(client, KEPT, keep);
    const apeCids = await readCids(
      client,
      'select image_cid as cid from app.painted_apes union select metadata_cid from app.painted_apes',
    );
    const storedCids = await readCids(client, 'select cid from app.published_files');
    return { takenAtMs, migrations, sequences, tables, apeCids, storedCids };
  });
}

/** Reads the ledger in a transaction of its own: it need not be of the same moment, since what came later is in the chain. */
export function readLedgerCopy(client: ClientBase, keep: KeepPart): Promise<LedgerCopy> {
  return atOneMoment(client, async () => {
    // No query, so that it comes before the moment: a table that is emptied after that would seem to have no rows.
    await client.query(`lock table ${FOLDED.join()} in access share mode`);
    const takenAtMs = await readClock(client);
    const migrations = await readMigrations(client);
    return { takenAtMs, migrations, tables: await copyTables(client, FOLDED, keep) };
  });
}

/** Runs `read` in a repeatable-read transaction, whose first query fixes the moment. */
async function atOneMoment<T>(client: ClientBase, read: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await setWords(client);
    const result = await read();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function readClock(client: ClientBase): Promise<number> {
  const { rows } = await queryPatiently<{ at: string }>(
    client,
    'select extract(epoch from clock_timestamp()) * 1000 as at',
  );
  return Math.floor(Number(rows[0]?.at));
}

async function copyTables(
  client: ClientBase,
  names: readonly string[],
  keep: KeepPart,
): Promise<TableCopy[]> {
  const tables: TableCopy[] = [];
  for (const name of names) tables.push(await copyTable(client, name, keep));
  return tables;
}

/** Has values of this transaction put into words the same everywhere. */
export async function setWords(client: ClientBase): Promise<void> {
  for (const sql of WORDS) await client.query(sql);
}

async function copyTable(client: ClientBase, name: string, keep: KeepPart): Promise<TableCopy> {
  const { columns: all, key } = await readColumns(client, name);
  const columns = all.filter((column) => !Object.hasOwn(fillingsOf(name), column));
  const cutter = createCutter();
  const parts: string[] = [];
  // In an order that rows keep, parts stay as they are.
  const order = [...new Set([...orderOf(name), ...key])].join(', ');
  await copyOut(
    client,
    `copy (select ${columns.join(', ')} from ${name} order by ${order}) to stdout`,
    async (bytes) => {
      for (const part of cutter.add(bytes)) parts.push(await keep(part));
    },
  );
  const last = cutter.end();
  if (last !== null) parts.push(await keep(last));
  return { name, columns, rows: cutter.lines(), parts };
}

async function readCids(client: ClientBase, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ cid: string }>(sql);
  return rows.map(({ cid }) => cid);
}
