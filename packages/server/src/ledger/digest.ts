// The ledger as canonical bytes, projection by projection: two ledgers are the same if these are.
import { createHash } from 'node:crypto';
import type { Projection, ProjectionTable } from '#ledger/projection.ts';
import type { Db } from '#postgres/database.ts';

const PAGE = 5_000;

/** What the ledger knows by itself. */
const OWN_TABLES = [
  'select * from ledger.source',
  'select number, hash, time_seconds, safe, final from ledger.state',
];

/** What the ledger keeps for a projection, by its name. */
const KEPT_TABLES = [
  'select * from ledger.projections where name = $1',
  'select states -> $1 as state from ledger.state',
  'select * from ledger.alarms where projection = $1 order by contract, tx_hash, ordinal, code',
];

/** A part of the ledger, a JSON line a row, in an order that only its content decides. */
export type LedgerPart = { readonly name: string; readonly lines: AsyncGenerator<string> };

/** The whole ledger: first what it knows by itself, under `ledger`, then each projection; `page` rows are read at a time. */
export function dumpLedger(db: Db, projections: readonly Projection[], page = PAGE): LedgerPart[] {
  return [
    { name: 'ledger', lines: dumpOwn(db) },
    ...projections.map((projection) => ({
      name: projection.name,
      lines: dumpProjection(db, projection, page),
    })),
  ];
}

async function* dumpOwn(db: Db): AsyncGenerator<string> {
  for (const sql of OWN_TABLES) yield* linesOf(db, sql, []);
}

async function* dumpProjection(db: Db, { name, tables }: Projection, page: number): AsyncGenerator<string> {
  for (const sql of KEPT_TABLES) yield* linesOf(db, sql, [name]);
  for (const table of tables) yield* dumpTable(db, table, page);
}

async function* linesOf(db: Db, sql: string, values: unknown[]): AsyncGenerator<string> {
  const { rows } = await db.query<{ line: string }>(
    `select row_to_json(t)::text as line from (${sql}) t`,
    values,
  );
  for (const row of rows) yield `${row.line}\n`;
}

async function* dumpTable(
  db: Db,
  { name, columns, key }: ProjectionTable,
  page: number,
): AsyncGenerator<string> {
  const keys = key.join();
  let after: unknown[] = [];
  for (;;) {
    const beyond = after.length === 0 ? '' : `where (${keys}) > (${after.map((_, i) => `$${i + 1}`).join()})`;
    const { rows } = await db.query<Record<string, unknown> & { line: string }>(
      `select row_to_json(page)::text as line, ${keys} from (
         select ${columns} from ${name} ${beyond} order by ${keys} limit ${page}) page`,
      after,
    );
    for (const row of rows) yield `${row.line}\n`;
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return;
    after = key.map((column) => last[column]);
  }
}

/** SHA-256 of each part of the dump by its name, as hex. */
export async function ledgerDigests(
  db: Db,
  projections: readonly Projection[],
): Promise<Readonly<Record<string, string>>> {
  const digests: Record<string, string> = {};
  for (const { name, lines } of dumpLedger(db, projections)) {
    const hash = createHash('sha256');
    for await (const line of lines) hash.update(line);
    digests[name] = hash.digest('hex');
  }
  return digests;
}
