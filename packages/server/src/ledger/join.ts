// Writes a projection beside a ledger that has read on without it, and lets it join at the ledger's head.
import type { ClientBase } from 'pg';
import { insertAlarm } from '#ledger/append.ts';
import { type LedgerCursor, nextVersion, swapCursor } from '#ledger/cursor.ts';
import type {
  Fold,
  Folded,
  Projection,
  ProjectionChunk,
  ProjectionLog,
  RaisedAlarm,
} from '#ledger/projection.ts';
import { createIndexes, dropIndexes } from '#ledger/indexes.ts';
import { readAnchors } from '#ledger/roll-back.ts';
import { type ProjectionSource, insertProjection } from '#ledger/source.ts';
import { type Json, storeJson } from '#ledger/stored.ts';
import { inTransaction } from '#postgres/transaction.ts';

/** A projection that is being read alone, and its state so far. */
export type AloneProjection = {
  readonly projection: Projection;
  readonly source: ProjectionSource;
  readonly fold: Fold;
  readonly state: Json;
};

/** Throws away what was read of a projection that never joined. */
export async function clearAlone(client: ClientBase, projection: Projection): Promise<void> {
  const { name, tables } = projection;
  await inTransaction(client, async () => {
    await client.query(`truncate ${tables.map((table) => table.name).join()}`);
    await dropIndexes(client, [projection]);
    await client.query('delete from ledger.alarms where projection = $1', [name]);
  });
}

/** Adds a chunk of final blocks to a projection alone; the ledger does not change by it. */
export function addAlone(
  client: ClientBase,
  alone: AloneProjection,
  chunk: ProjectionChunk<unknown>,
): Promise<Folded> {
  return inTransaction(client, async () => {
    const folded = await alone.fold.add(client, alone.state, chunk);
    for (const alarm of folded.alarms) await insertAlarm(client, alone.projection.name, alarm);
    return folded;
  });
}

/**
 * Adds `logs`, those of the blocks above the final one, and gives the cursor and every anchor the projection's state.
 * @throws CursorMovedError
 */
export function joinLedger(
  client: ClientBase,
  cursor: LedgerCursor,
  alone: AloneProjection,
  logs: readonly ProjectionLog<unknown>[],
): Promise<{ cursor: LedgerCursor; alarms: readonly RaisedAlarm[] }> {
  return inTransaction(client, async () => {
    const version = await nextVersion(client);
    const { name } = alone.projection;
    await createIndexes(client, [alone.projection]);
    const anchors = (await readAnchors(client, cursor.number + 1n, 1_000_000)).toReversed();
    const hashes = new Map(anchors.map(({ number, hash }) => [number, hash]));
    const stranger = logs.find((log) => (hashes.get(log.block) ?? log.blockHash) !== log.blockHash);
    if (stranger !== undefined) throw new Error(`The ledger has another block ${stranger.block}.`);
    const folded = await alone.fold.add(client, alone.state, { blocks: anchors, logs, version });
    const state = folded.states.at(-1) ?? alone.state;
    const joined = { ...cursor, states: { ...cursor.states, [name]: state } };
    await swapCursor(client, cursor, joined);
    await client.query(
      `update watch.anchors a set states = a.states || jsonb_build_object($1::text, joined.state)
       from unnest($2::bigint[], $3::jsonb[]) as joined (number, state) where a.number = joined.number`,
      [name, anchors.map(({ number }) => String(number)), folded.states.map((each) => storeJson(each))],
    );
    await insertProjection(client, alone.source);
    for (const alarm of folded.alarms) await insertAlarm(client, name, alarm);
    return { cursor: joined, alarms: folded.alarms };
  });
}
