// Takes the ledger back to a block it has kept, when the chain has left those after it.
import type { SaleTotals } from '@lilape/domain/presale/fold';
import type { Stage } from '@lilape/domain/presale/stages';
import type { ClientBase } from 'pg';
import { refoldAccounts } from '#ledger/sale/accounts.ts';
import { type BlockMark, type LedgerCursor, nextVersion, swapCursor } from '#ledger/cursor.ts';
import { type StoredTotals, addressOf, bytesOf, hexOf, readTotals } from '#ledger/stored.ts';
import { inTransaction } from '#postgres/transaction.ts';

/** The blocks kept to fall back to, newest first: the final one and those after it. At most `limit`, below `before`. */
export async function readAnchors(client: ClientBase, before: bigint, limit: number): Promise<BlockMark[]> {
  const { rows } = await client.query<{ number: string; hash: Buffer; time_seconds: string }>(
    'select number, hash, time_seconds from watch.anchors where number < $1 order by number desc limit $2',
    [String(before), limit],
  );
  return rows.map((row) => ({
    number: BigInt(row.number),
    hash: hexOf(row.hash),
    timeSeconds: Number(row.time_seconds),
  }));
}

/** A kept block and everything counted up to it. */
export type KeptBlock = BlockMark & { readonly totals: SaleTotals };

/** The newest kept block at or below `height`, or null if none is kept there. */
export async function readKept(client: ClientBase, height: bigint): Promise<KeptBlock | null> {
  const { rows } = await client.query<{
    number: string;
    hash: Buffer;
    time_seconds: string;
    totals: StoredTotals;
  }>('select * from watch.anchors where number <= $1 order by number desc limit 1', [String(height)]);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    number: BigInt(row.number),
    hash: hexOf(row.hash),
    timeSeconds: Number(row.time_seconds),
    totals: readTotals(row.totals),
  };
}

/**
 * Moves everything after `to` out of the ledger into the orphans, folds what it touched again and sets the cursor there.
 * `to` must be a kept block, not below the final one. @throws CursorMovedError
 */
export async function rollBack(
  client: ClientBase,
  stages: readonly Stage[],
  cursor: LedgerCursor,
  to: BlockMark,
): Promise<LedgerCursor> {
  if (to.number < cursor.final) throw new RangeError('The ledger never falls back below a final block.');
  return inTransaction(client, async () => {
    await nextVersion(client);
    const { rows } = await client.query<{ totals: StoredTotals }>(
      'select totals from watch.anchors where number = $1 and hash = $2',
      [String(to.number), bytesOf(to.hash)],
    );
    const kept = rows[0];
    if (kept === undefined) throw new Error(`Block ${to.number} is not kept to fall back to.`);
    const moved = {
      ...cursor,
      ...to,
      totals: readTotals(kept.totals),
      safe: cursor.safe < to.number ? cursor.safe : to.number,
    };
    await swapCursor(client, cursor, moved);
    await orphanAfter(client, stages, to.number);
    return moved;
  });
}

async function orphanAfter(client: ClientBase, stages: readonly Stage[], block: bigint): Promise<void> {
  const after = [String(block)];
  const { rows } = await client.query<{ account: Buffer }>(
    'select distinct account from ledger.events where block > $1 and account is not null',
    after,
  );
  await client.query(
    `with gone as (delete from ledger.events where block > $1 returning *)
     insert into watch.orphans select *, now() from gone
     on conflict (tx_hash, ordinal, block_hash) do update set orphaned_at = excluded.orphaned_at`,
    after,
  );
  await client.query('delete from ledger.alarms where block > $1', after);
  await client.query('delete from watch.anchors where number > $1', after);
  await refoldAccounts(client, stages, new Set(rows.map((row) => addressOf(row.account))));
}
