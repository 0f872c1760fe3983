// The ledger as canonical bytes: two ledgers are the same if these are.
import { createHash } from 'node:crypto';
import type { Db } from '#postgres/database.ts';

// The version is left out: it counts how often the ledger changed, not what it says.
const EVENTS = `tx_hash, ordinal, block, log_index, block_hash, time_seconds, type, account, coin, units, tokens,
  raised_units, detail`;
const PAGE = 5_000;

const SMALL_TABLES = [
  'select * from ledger.source',
  'select * from ledger.state',
  'select * from ledger.accounts order by buyer',
  'select * from ledger.alarms order by tx_hash, ordinal, code',
];

/** The whole ledger, a JSON line a row, in an order that only its content decides. */
export async function* dumpLedger(db: Db): AsyncGenerator<string> {
  for (const sql of SMALL_TABLES) yield* linesOf(db, sql, []);
  let after: [string, number] = ['-1', 0];
  for (;;) {
    const { rows } = await db.query<{ line: string; block: string; log_index: number }>(
      `select row_to_json(page)::text as line, block, log_index from (
         select ${EVENTS} from ledger.events where (block, log_index) > ($1, $2)
         order by block, log_index limit ${PAGE}) page`,
      after,
    );
    for (const row of rows) yield `${row.line}\n`;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = [last.block, last.log_index];
  }
}

async function* linesOf(db: Db, sql: string, values: unknown[]): AsyncGenerator<string> {
  const { rows } = await db.query<{ line: string }>(
    `select row_to_json(t)::text as line from (${sql}) t`,
    values,
  );
  for (const row of rows) yield `${row.line}\n`;
}

/** SHA-256 of the dump, as hex. */
export async function ledgerDigest(db: Db): Promise<string> {
  const hash = createHash('sha256');
  for await (const line of dumpLedger(db)) hash.update(line);
  return hash.digest('hex');
}
