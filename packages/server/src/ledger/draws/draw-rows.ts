// Events of draws as rows of the ledger: written by the fold, read back for the next, for the API and for whoever counts again.
import type { Address } from '@lilape/domain/address';
import { type DrawEvent, type Interval, type Recorded, type Won, drawIdOf } from '@lilape/domain/draws/fold';
import { type LineArgs, eventLine } from '@lilape/events/lines';
import type { ClientBase } from 'pg';
import type { ProjectionLog, ProjectionTable, PublishedRows } from '#ledger/projection.ts';
import { addressOf, bytesOf, hexOf, storeJson } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';

export type DrawLog = ProjectionLog<DrawEvent>;

export const DRAW_EVENTS: ProjectionTable = {
  name: 'ledger.draw_events',
  columns: '*',
  key: ['tx_hash', 'ordinal'],
  indexes: [],
};

/** A place that was won, with where its event stands. */
export type KnownWinner = Won & Recorded & { readonly drawId: number };

/** Adds events in blocks after all that are there. Call inside a transaction. */
export async function addDrawEvents(client: ClientBase, logs: readonly DrawLog[]): Promise<void> {
  if (logs.length === 0) return;
  await client.query(
    `insert into ledger.draw_events
       (tx_hash, ordinal, block, log_index, time_seconds, type, draw_id, place, account, said)
     select * from unnest($1::bytea[], $2::int[], $3::bigint[], $4::int[], $5::bigint[], $6::text[], $7::int[],
       $8::int[], $9::bytea[], $10::jsonb[])`,
    [
      logs.map(({ txHash }) => bytesOf(txHash)),
      logs.map(({ ordinal }) => ordinal),
      logs.map(({ block }) => String(block)),
      logs.map(({ logIndex }) => logIndex),
      logs.map(({ timeSeconds }) => timeSeconds),
      logs.map(({ event }) => event.type),
      logs.map(({ event }) => drawIdOf(event)),
      logs.map(({ event }) => (event.type === 'won' ? event.place : null)),
      logs.map(({ event }) => (event.type === 'won' ? bytesOf(event.account) : null)),
      logs.map(({ event }) => storeJson(saidBy(event))),
    ],
  );
}

/** Takes out the events after `block`. Call inside a transaction. */
export async function dropDrawEventsAfter(client: ClientBase, block: bigint): Promise<void> {
  await client.query('delete from ledger.draw_events where block > $1', [String(block)]);
}

/** The parts of all weight that were won in those of the draws `ids`, by draw. */
export async function readDrawn(
  client: ClientBase,
  ids: readonly number[],
): Promise<Map<number, Interval[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<WinnerRow>(`${WINNERS} and draw_id = any($1::int[])`, [ids]);
  return Map.groupBy(rows.map(winnerOf), ({ drawId }) => drawId);
}

/** The winners of a draw, by place. */
export async function readWinners(db: Db, drawId: number): Promise<KnownWinner[]> {
  const { rows } = await db.query<WinnerRow>(`${WINNERS} and draw_id = $1 order by place`, [drawId]);
  return rows.map(winnerOf);
}

/** What an account won in a draw, or null. */
export async function readWinnerOf(db: Db, drawId: number, account: Address): Promise<KnownWinner | null> {
  const { rows } = await db.query<WinnerRow>(`${WINNERS} and draw_id = $1 and account = $2`, [
    drawId,
    bytesOf(account),
  ]);
  return rows[0] === undefined ? null : winnerOf(rows[0]);
}

/** Places won up to the block `atBlock` in each draw, the accounts that won them, and what they were paid. */
export async function sumWinnersAt(
  db: Db,
  atBlock: bigint,
): Promise<
  { readonly drawId: number; readonly places: number; readonly accounts: number; readonly paid: bigint }[]
> {
  const { rows } = await db.query<{ draw_id: number; places: number; accounts: number; paid: string }>(
    `select draw_id, count(distinct place)::int as places, count(distinct account)::int as accounts,
       sum((said ->> 'prizeTokens')::numeric) as paid
     from ledger.draw_events where type = 'won' and block <= $1 group by draw_id order by draw_id`,
    [String(atBlock)],
  );
  return rows.map(({ draw_id: drawId, places, accounts, paid }) => ({
    drawId,
    places,
    accounts,
    paid: BigInt(paid),
  }));
}

/** Every event of the draws, as everybody may have them. */
export const PUBLISHED_DRAWS: PublishedRows = {
  table: 'ledger.draw_events',
  columns: 'tx_hash, ordinal, type, draw_id, place, account, said',
  within: 'log_index',
  lineOf: (row: PublishedRow) =>
    eventLine(
      { block: BigInt(row.block), txHash: hexOf(row.tx_hash), ordinal: row.ordinal, logIndex: row.log_index },
      {
        ...row.said,
        type: row.type,
        ...(row.draw_id > 0 && { drawId: row.draw_id }),
        ...(row.place !== null && { place: row.place }),
        ...(row.account !== null && { account: addressOf(row.account) }),
      },
    ),
};

type PublishedRow = {
  readonly tx_hash: Buffer;
  readonly ordinal: number;
  readonly block: string;
  readonly log_index: number;
  readonly type: DrawEvent['type'];
  readonly draw_id: number;
  readonly place: number | null;
  readonly account: Buffer | null;
  readonly said: LineArgs;
};

const WINNERS = `select tx_hash, block, time_seconds, draw_id, place, account, said from ledger.draw_events
  where type = 'won'`;

type WinnerRow = {
  tx_hash: Buffer;
  block: string;
  time_seconds: string;
  draw_id: number;
  place: number;
  account: Buffer;
  said: { index: number; from: string; weight: string; prizeTokens: string };
};

function winnerOf(row: WinnerRow): KnownWinner {
  const { index, from, weight, prizeTokens } = row.said;
  return {
    drawId: row.draw_id,
    place: row.place,
    account: addressOf(row.account),
    index,
    from: BigInt(from),
    weight: BigInt(weight),
    prizeTokens: BigInt(prizeTokens),
    txHash: hexOf(row.tx_hash),
    block: BigInt(row.block),
    timeSeconds: Number(row.time_seconds),
  };
}

const NAMED_COLUMNS: ReadonlySet<string> = new Set(['type', 'drawId', 'place', 'account']);

/** What of an event has no column of its own. */
function saidBy(event: DrawEvent): object {
  return Object.fromEntries(Object.entries(event).filter(([name]) => !NAMED_COLUMNS.has(name)));
}
