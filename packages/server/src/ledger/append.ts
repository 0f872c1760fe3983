// Adds blocks to the ledger: every projection's rows, states, cursor and block hashes in one transaction.
import type { ClientBase } from 'pg';
import { type BlockMark, type LedgerCursor, type States, nextVersion, swapCursor } from '#ledger/cursor.ts';
import type { LogsByProjection } from '@lilape/events/dispatch';
import type { Folded, OpenProjection, RaisedAlarm } from '#ledger/projection.ts';
import { bytesOf, storeJson } from '#ledger/stored.ts';
import { copyBytes, copyIn, copyText } from '#postgres/copy.ts';
import { inTransaction } from '#postgres/transaction.ts';

/** Blocks that follow the cursor, and every event in them and in the blocks between. */
export type Chunk = {
  /** In order; the last becomes the cursor, each becomes a place to fall back to. */
  readonly blocks: readonly BlockMark[];
  readonly logs: LogsByProjection;
  /** Digest, in hex, of the logs that were read for each of them; not known unless given. */
  readonly digests?: readonly string[];
  /** Newest safe block, as the chain says. */
  readonly safe: bigint;
};

/** Adds `chunk` and returns the new cursor with what contradicts the rules. @throws CursorMovedError */
export async function appendBlocks(
  client: ClientBase,
  projections: readonly OpenProjection[],
  cursor: LedgerCursor,
  chunk: Chunk,
): Promise<{ cursor: LedgerCursor; alarms: readonly RaisedAlarm[] }> {
  const last = chunk.blocks.at(-1);
  if (last === undefined) return { cursor, alarms: [] };
  return inTransaction(client, async () => {
    const version = await nextVersion(client);
    const folded = new Map<string, Folded>();
    for (const { projection, fold } of projections) {
      const { name } = projection;
      const part = { blocks: chunk.blocks, logs: chunk.logs.get(name) ?? [], version };
      folded.set(name, await fold.add(client, cursor.states[name] ?? projection.emptyState, part));
    }
    const safe = chunk.safe < last.number ? chunk.safe : last.number;
    const moved = {
      ...last,
      states: statesAt(folded, chunk.blocks.length - 1),
      final: cursor.final,
      safe: safe > cursor.safe ? safe : cursor.safe,
    };
    await swapCursor(client, cursor, moved);
    await copyIn(client, {
      sql: 'copy watch.anchors (number, hash, time_seconds, states, logs) from stdin',
      rows: chunk.blocks.map((block, i) => ({
        block,
        states: statesAt(folded, i),
        digest: chunk.digests?.[i],
      })),
      lineOf: ({ block, states, digest }) => anchorLine(block, states, digest),
    });
    for (const [name, { alarms }] of folded)
      for (const alarm of alarms) await insertAlarm(client, name, alarm);
    return { cursor: moved, alarms: [...folded.values()].flatMap(({ alarms }) => alarms) };
  });
}

/** The state of each projection after the chunk's block at `index`. */
function statesAt(folded: ReadonlyMap<string, Folded>, index: number): States {
  return Object.fromEntries(
    Array.from(folded, ([name, { states }]) => {
      const state = states[index];
      if (state === undefined) throw new Error(`Projection ${name} left out a block.`);
      return [name, state];
    }),
  );
}

function anchorLine(
  { number, hash, timeSeconds }: BlockMark,
  states: States,
  digest: string | undefined,
): string {
  const logs = digest === undefined ? '\\N' : copyBytes(`0x${digest}`);
  return `${number}\t${copyBytes(hash)}\t${timeSeconds}\t${copyText(storeJson(states))}\t${logs}\n`;
}

/** Writes an alarm of a projection. */
export async function insertAlarm(
  client: ClientBase,
  projection: string,
  { log, code, expected, actual }: RaisedAlarm,
): Promise<void> {
  await client.query(
    `insert into ledger.alarms (projection, contract, tx_hash, ordinal, code, block, time_seconds, expected, actual)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      projection,
      bytesOf(log.contract),
      bytesOf(log.txHash),
      log.ordinal,
      code,
      String(log.block),
      log.timeSeconds,
      expected,
      actual,
    ],
  );
}
