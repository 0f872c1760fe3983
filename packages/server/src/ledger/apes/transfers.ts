// Transfers of apes: written by the fold, and what is asked of them.
import type { Address } from '@lilape/domain/address';
import type { SoldMint } from '@lilape/domain/apes/branch';
import type { ApeTransfer } from '@lilape/domain/apes/fold';
import { LAST_SOLD_ID } from '@lilape/domain/apes/ids';
import { eventLine } from '@lilape/events/lines';
import type { ClientBase } from 'pg';
import type { ProjectionLog, ProjectionTable, PublishedRows } from '#ledger/projection.ts';
import { type Hex, addressOf, bytesOf, hexOf } from '#ledger/stored.ts';
import { copyBytes, copyIn } from '#postgres/copy.ts';
import type { Db } from '#postgres/database.ts';

export const APE_TRANSFERS: ProjectionTable = {
  name: 'ledger.ape_transfers',
  columns: '*',
  key: ['tx_hash', 'ordinal'],
  indexes: [],
};

type PublishedRow = {
  tx_hash: Buffer;
  ordinal: number;
  block: string;
  log_index: number;
  token_id: number;
  from_account: Buffer;
  to_account: Buffer;
};

export const PUBLISHED_TRANSFERS: PublishedRows = {
  table: 'ledger.ape_transfers',
  columns: 'tx_hash, ordinal, token_id, from_account, to_account',
  within: 'log_index',
  lineOf: (row: PublishedRow) =>
    eventLine(
      {
        block: BigInt(row.block),
        txHash: hexOf(row.tx_hash),
        ordinal: row.ordinal,
        logIndex: row.log_index,
      },
      {
        type: 'transfer',
        from: addressOf(row.from_account),
        to: addressOf(row.to_account),
        id: row.token_id,
      },
    ),
};

/** An ape and who has it, since which block. */
export type OwnedApe = { readonly id: number; readonly owner: Address; readonly block: bigint };

/** One station of an ape. */
export type ApeStation = ApeTransfer & {
  readonly txHash: Hex;
  readonly block: bigint;
  readonly timeSeconds: number;
};

const ZERO = Buffer.alloc(20);
const STATIONS =
  'select token_id, from_account, to_account, tx_hash, block, time_seconds from ledger.ape_transfers';
const NEWEST = `
  select distinct on (token_id) token_id, to_account, block from ledger.ape_transfers
  order by token_id, block desc, log_index desc`;

/** Adds transfers in blocks after all that are there. Call inside a transaction. */
export async function addApeTransfers(
  client: ClientBase,
  logs: readonly ProjectionLog<ApeTransfer>[],
): Promise<void> {
  if (logs.length === 0) return;
  await copyIn(client, {
    sql: `copy ledger.ape_transfers (tx_hash, ordinal, block, log_index, time_seconds, token_id, from_account, to_account)
      from stdin`,
    rows: logs,
    lineOf: ({ txHash, ordinal, block, logIndex, timeSeconds, event: { id, from, to } }) =>
      `${copyBytes(txHash)}\t${ordinal}\t${block}\t${logIndex}\t${timeSeconds}\t${id}\t${copyBytes(from)}\t${copyBytes(to)}\n`,
  });
}

/** Takes out the transfers after `block`. Call inside a transaction. */
export async function dropApeTransfersAfter(client: ClientBase, block: bigint): Promise<void> {
  await client.query('delete from ledger.ape_transfers where block > $1', [String(block)]);
}

/** Who has each of the apes `ids` now; those that were not minted are left out. */
export async function readOwnersOf(db: Db, ids: readonly number[]): Promise<Map<number, Address>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ token_id: number; to_account: Buffer }>(
    `select asked.token_id, newest.to_account from unnest($1::integer[]) as asked (token_id)
     cross join lateral (
       select to_account from ledger.ape_transfers t where t.token_id = asked.token_id
       order by block desc, log_index desc limit 1
     ) newest`,
    [ids],
  );
  return new Map(rows.map((row) => [row.token_id, addressOf(row.to_account)]));
}

/** Who has each ape after the block `atBlock`, ascending from behind `after`, at most `most` of them. */
export async function readOwnersBehind(
  client: ClientBase,
  atBlock: bigint,
  after: number,
  most: number,
): Promise<Map<number, Address>> {
  const { rows } = await client.query<{ token_id: number; to_account: Buffer }>(
    `select distinct on (token_id) token_id, to_account from ledger.ape_transfers
     where block <= $1 and token_id > $2 order by token_id, block desc, log_index desc limit $3`,
    [String(atBlock), after, most],
  );
  return new Map(rows.map((row) => [row.token_id, addressOf(row.to_account)]));
}

/** All apes and who has them, in the order of their ids; only those of `owner` where one is given. */
export async function readOwnedApes(db: Db, owner: Address | null = null): Promise<OwnedApe[]> {
  const { rows } = await db.query<{ token_id: number; to_account: Buffer; block: string }>(
    `select token_id, to_account, block from (${NEWEST}) newest
     where $1::bytea is null or to_account = $1 order by token_id`,
    [owner === null ? null : bytesOf(owner)],
  );
  return rows.map((row) => ({
    id: row.token_id,
    owner: addressOf(row.to_account),
    block: BigInt(row.block),
  }));
}

/** Where an ape has been, oldest first; empty where it was not minted. */
export function readStations(db: Db, id: number): Promise<ApeStation[]> {
  return readRows(db, `${STATIONS} where token_id = $1 order by block, log_index`, [id]);
}

/** The newest mints, newest first, `limit` at most. */
export function readNewestMints(db: Db, limit: number): Promise<ApeStation[]> {
  return readRows(db, `${STATIONS} where from_account = $1 order by block desc, log_index desc limit $2`, [
    ZERO,
    limit,
  ]);
}

/** The numbers of all minted apes, in the order of their mints. */
export async function readMintedIds(db: Db): Promise<number[]> {
  const { rows } = await db.query<{ token_id: number }>(
    'select token_id from ledger.ape_transfers where from_account = $1 order by block, log_index',
    [ZERO],
  );
  return rows.map((row) => row.token_id);
}

/** The mints of apes that were sold, in the chain's order. */
export async function readSoldMints(db: Db): Promise<SoldMint[]> {
  const { rows } = await db.query<Pick<StationRow, 'token_id' | 'to_account' | 'time_seconds'>>(
    `select token_id, to_account, time_seconds from ledger.ape_transfers
     where from_account = $1 and token_id <= $2 order by block, log_index`,
    [ZERO, LAST_SOLD_ID],
  );
  return rows.map((row) => ({
    id: row.token_id,
    to: addressOf(row.to_account),
    timeSeconds: Number(row.time_seconds),
  }));
}

/** How many ids were minted up to the block `atBlock`. */
export async function countApesAt(db: Db, atBlock: bigint): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(distinct token_id)::integer as count from ledger.ape_transfers
     where from_account = $1 and block <= $2`,
    [ZERO, String(atBlock)],
  );
  return rows[0]?.count ?? 0;
}

type StationRow = {
  token_id: number;
  from_account: Buffer;
  to_account: Buffer;
  tx_hash: Buffer;
  block: string;
  time_seconds: string;
};

async function readRows(db: Db, sql: string, values: readonly unknown[]): Promise<ApeStation[]> {
  const { rows } = await db.query<StationRow>(sql, [...values]);
  return rows.map((row) => ({
    id: row.token_id,
    from: addressOf(row.from_account),
    to: addressOf(row.to_account),
    txHash: hexOf(row.tx_hash),
    block: BigInt(row.block),
    timeSeconds: Number(row.time_seconds),
  }));
}
