// Events of reserves and pool opener as rows of the ledger: written by the fold, read back for whoever counts again.
import type { MarketEvent } from '@lilape/domain/market/fold';
import { type LineArgs, eventLine } from '@lilape/events/lines';
import type { ClientBase } from 'pg';
import type { ProjectionLog, ProjectionTable, PublishedRows } from '#ledger/projection.ts';
import { bytesOf, hexOf, storeJson } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';

export type MarketLog = ProjectionLog<MarketEvent>;

export const MARKET_EVENTS: ProjectionTable = {
  name: 'ledger.market_events',
  columns: '*',
  key: ['tx_hash', 'contract', 'ordinal'],
  indexes: [],
};

/** Adds events in blocks after all that are there. Call inside a transaction. */
export async function addMarketEvents(client: ClientBase, logs: readonly MarketLog[]): Promise<void> {
  if (logs.length === 0) return;
  await client.query(
    `insert into ledger.market_events (contract, tx_hash, ordinal, block, log_index, time_seconds, type, said)
     select * from unnest($1::bytea[], $2::bytea[], $3::int[], $4::bigint[], $5::int[], $6::bigint[], $7::text[],
       $8::jsonb[])`,
    [
      logs.map(({ contract }) => bytesOf(contract)),
      logs.map(({ txHash }) => bytesOf(txHash)),
      logs.map(({ ordinal }) => ordinal),
      logs.map(({ block }) => String(block)),
      logs.map(({ logIndex }) => logIndex),
      logs.map(({ timeSeconds }) => timeSeconds),
      logs.map(({ event }) => event.type),
      logs.map(({ event: { type: _type, ...said } }) => storeJson(said)),
    ],
  );
}

/** Takes out the events after `block`. Call inside a transaction. */
export async function dropMarketEventsAfter(client: ClientBase, block: bigint): Promise<void> {
  await client.query('delete from ledger.market_events where block > $1', [String(block)]);
}

/** What the rows up to the block `atBlock` sum up to, by an amount's name, and how many events of each kind there are. */
export async function sumMarketAt(
  db: Db,
  atBlock: bigint,
): Promise<{ readonly sums: ReadonlyMap<string, bigint>; readonly counts: ReadonlyMap<string, number> }> {
  const of = [String(atBlock)];
  const amounts = await db.query<{ name: string; sum: string }>(
    `select concat_ws(' ', type, coalesce(said ->> 'purpose', said ->> 'coin'), name) as name, sum(amount) as sum
     from ledger.market_events cross join lateral (
       select key as name, value::numeric as amount from jsonb_each_text(said)
       where key in ('tokens', 'units', 'moneyUnits', 'burnedTokens', 'paidUnits')
     ) amounts where block <= $1 group by 1`,
    of,
  );
  const kinds = await db.query<{ type: string; count: number }>(
    'select type, count(*)::int as count from ledger.market_events where block <= $1 group by type',
    of,
  );
  return {
    sums: new Map(amounts.rows.map(({ name, sum }) => [name, BigInt(sum)])),
    counts: new Map(kinds.rows.map(({ type, count }) => [type, count])),
  };
}

/** Every event of both contracts, as everybody may have them. */
export const PUBLISHED_MARKET: PublishedRows = {
  table: 'ledger.market_events',
  columns: 'tx_hash, ordinal, type, said',
  within: 'log_index',
  lineOf: (row: PublishedRow) =>
    eventLine(
      { block: BigInt(row.block), txHash: hexOf(row.tx_hash), ordinal: row.ordinal, logIndex: row.log_index },
      { ...row.said, type: row.type },
    ),
};

type PublishedRow = {
  readonly tx_hash: Buffer;
  readonly ordinal: number;
  readonly block: string;
  readonly log_index: number;
  readonly type: MarketEvent['type'];
  readonly said: LineArgs;
};
