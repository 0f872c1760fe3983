// The cursor: the last block read and each projection's state after it. It moves by compare-and-swap.
import type { ClientBase } from 'pg';
import { type Hex, type Json, bytesOf, hexOf, storeJson } from '#ledger/stored.ts';

export type BlockMark = {
  readonly number: bigint;
  readonly hash: Hex;
  readonly timeSeconds: number;
};

/** The state of each projection, by its name. */
export type States = Readonly<Record<string, Json>>;

export type LedgerCursor = BlockMark & {
  readonly safe: bigint;
  readonly final: bigint;
  readonly states: States;
};

/** Thrown where the cursor is not where the writer left it: somebody else writes, and nothing was changed. */
export class CursorMovedError extends Error {
  override readonly name = 'CursorMovedError';
}

type StateRow = {
  number: string;
  hash: Buffer;
  time_seconds: string;
  safe: string;
  final: string;
  states: States;
};

/** The cursor as stored, or null for a ledger that was never started. */
export async function readCursor(client: Pick<ClientBase, 'query'>): Promise<LedgerCursor | null> {
  const { rows } = await client.query<StateRow>('select * from ledger.state');
  const row = rows[0];
  if (row === undefined) return null;
  return {
    number: BigInt(row.number),
    hash: hexOf(row.hash),
    timeSeconds: Number(row.time_seconds),
    safe: BigInt(row.safe),
    final: BigInt(row.final),
    states: row.states,
  };
}

/** Moves the cursor from `from` to `to`. Call inside a transaction. @throws CursorMovedError */
export async function swapCursor(client: ClientBase, from: LedgerCursor, to: LedgerCursor): Promise<void> {
  const { rowCount } = await client.query(
    `update ledger.state set number = $1, hash = $2, time_seconds = $3, safe = $4, final = $5, states = $6
     where number = $7 and hash = $8`,
    [...cursorValues(to), storeJson(to.states), String(from.number), bytesOf(from.hash)],
  );
  if (rowCount !== 1) throw new CursorMovedError(`The ledger's cursor is no longer at block ${from.number}.`);
}

function cursorValues({ number, hash, timeSeconds, safe, final }: LedgerCursor): unknown[] {
  return [String(number), bytesOf(hash), timeSeconds, String(safe), String(final)];
}

/** Counts a change of the ledger, tells the listeners of `ledger`, and returns its version. Call first in a transaction. */
export async function nextVersion(client: ClientBase): Promise<bigint> {
  const { rows } = await client.query<{ version: string }>(
    `with changed as (update watch.progress set version = version + 1 returning version)
     select version, pg_notify('ledger', version::text) from changed`,
  );
  return BigInt(rows[0]?.version ?? 0);
}
