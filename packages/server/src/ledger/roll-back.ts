// Takes the ledger back to a block it has kept, when the chain has left those after it.
import type { ClientBase } from 'pg';
import { type BlockMark, type LedgerCursor, type States, nextVersion, swapCursor } from '#ledger/cursor.ts';
import type { OpenProjection } from '#ledger/projection.ts';
import { bytesOf, hexOf } from '#ledger/stored.ts';
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

/** A kept block and the digest, in hex, of the logs that were read behind the one before it; null where it is not known. */
export type AnchorLogs = BlockMark & { readonly digest: string | null };

/** The kept blocks above `after` up to `to`, oldest first. At most `limit`. */
export async function readAnchorLogs(
  client: Pick<ClientBase, 'query'>,
  after: bigint,
  to: bigint,
  limit: number,
): Promise<AnchorLogs[]> {
  const { rows } = await client.query<{
    number: string;
    hash: Buffer;
    time_seconds: string;
    logs: Buffer | null;
  }>(
    `select number, hash, time_seconds, logs from watch.anchors where number > $1 and number <= $2
     order by number limit $3`,
    [String(after), String(to), limit],
  );
  return rows.map(({ number, hash, time_seconds: timeSeconds, logs }) => ({
    number: BigInt(number),
    hash: hexOf(hash),
    timeSeconds: Number(timeSeconds),
    digest: logs?.toString('hex') ?? null,
  }));
}

/** Makes the digests of all kept blocks unknown: they are of other contracts' logs than those that endpoints are asked for now. */
export async function forgetDigests(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query('update watch.anchors set logs = null where logs is not null');
}

/** A kept block and the states after it. */
export type KeptBlock = BlockMark & { readonly states: States };

/** The newest kept block at or below `height`, or null if none is kept there. */
export async function readKept(client: Pick<ClientBase, 'query'>, height: bigint): Promise<KeptBlock | null> {
  const { rows } = await client.query<{
    number: string;
    hash: Buffer;
    time_seconds: string;
    states: States;
  }>('select * from watch.anchors where number <= $1 order by number desc limit 1', [String(height)]);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    number: BigInt(row.number),
    hash: hexOf(row.hash),
    timeSeconds: Number(row.time_seconds),
    states: row.states,
  };
}

/**
 * Takes every projection back to what it was after `to` and sets the cursor there.
 * `to` must be a kept block, not below the final one. @throws CursorMovedError
 */
export async function rollBack(
  client: ClientBase,
  projections: readonly OpenProjection[],
  cursor: LedgerCursor,
  to: BlockMark,
): Promise<LedgerCursor> {
  if (to.number < cursor.final) throw new RangeError('The ledger never falls back below a final block.');
  return inTransaction(client, async () => {
    await nextVersion(client);
    const { rows } = await client.query<{ states: States }>(
      'select states from watch.anchors where number = $1 and hash = $2',
      [String(to.number), bytesOf(to.hash)],
    );
    const kept = rows[0];
    if (kept === undefined) throw new Error(`Block ${to.number} is not kept to fall back to.`);
    const moved = {
      ...cursor,
      ...to,
      states: kept.states,
      safe: cursor.safe < to.number ? cursor.safe : to.number,
    };
    await swapCursor(client, cursor, moved);
    for (const { fold } of projections) await fold.takeBack(client, to.number);
    await client.query('delete from ledger.alarms where block > $1', [String(to.number)]);
    await client.query('delete from watch.anchors where number > $1', [String(to.number)]);
    return moved;
  });
}
