// Notes what is final and safe, and when the chain was last seen.
import type { ClientBase } from 'pg';
import { type LedgerCursor, nextVersion, swapCursor } from '#ledger/cursor.ts';

/** Sets the final and safe blocks; what lies below the final one need no longer be kept to fall back to. @throws CursorMovedError */
export async function moveHeads(
  client: ClientBase,
  cursor: LedgerCursor,
  heads: { readonly safe: bigint; readonly final: bigint },
): Promise<LedgerCursor> {
  await nextVersion(client);
  const moved = { ...cursor, ...heads };
  await swapCursor(client, cursor, moved);
  await client.query('delete from watch.anchors where number < $1', [String(heads.final)]);
  return moved;
}

/**
 * Notes over how many endpoints the chain was read, and that the ledger is at its head now, by the database's clock, or was
 * at `headGoodUntilMs` (unix milliseconds) where that is earlier; null: it is not. The ledger's version stays. The first time at the head wakes what waits for it.
 */
export async function noteReading(
  client: ClientBase,
  reading: {
    readonly endpoints: number;
    readonly finalRestsOn: number;
    readonly headGoodUntilMs: number | null;
  },
): Promise<void> {
  await client.query(
    // Many processes write here, each with a clock of its own. `least` passes over null.
    `with before as (select version, read_at_ms from watch.progress), noted as (
       update watch.progress set
         read_at_ms = case when $1::bigint is null then read_at_ms else least($1::bigint, (extract(epoch from clock_timestamp()) * 1000)::bigint) end, endpoints = $2, final_rests_on = $3
     ) select pg_notify('ledger', version::text) from before where read_at_ms = 0 and $1::bigint > 0`,
    [reading.headGoodUntilMs, reading.endpoints, reading.finalRestsOn],
  );
}
