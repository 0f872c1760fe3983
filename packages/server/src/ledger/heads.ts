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

/** Notes that the chain's head was read now, and over how many endpoints; the ledger's version stays. */
export async function noteReading(
  client: ClientBase,
  reading: { readonly endpoints: number; readonly finalRestsOn: number },
): Promise<void> {
  await client.query('update watch.progress set read_at_ms = $1, endpoints = $2, final_rests_on = $3', [
    Date.now(),
    reading.endpoints,
    reading.finalRestsOn,
  ]);
}
