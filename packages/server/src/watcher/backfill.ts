// Reads a whole chain into a ledger once and stops: for rebuilding and for measuring.
import { openEndpoints } from '#chain/endpoints.ts';
import type { States } from '#ledger/cursor.ts';
import { waitToLead } from '#watcher/leader.ts';
import { NoContractError, startFresh } from '#watcher/identify-source.ts';
import { type WatcherOptions, openWatch } from '#watcher/start.ts';
import type { Ledger, Watch } from '#watcher/state.ts';
import { syncPass } from '#watcher/sync.ts';

export type Backfilled = {
  /** The last block read. */
  readonly block: bigint;
  /** The state of each projection after it. */
  readonly states: States;
  /** From the first request to the last commit, milliseconds. */
  readonly tookMs: number;
};

/**
 * Throws away the ledger in the database, reads its contracts from their first block to the chain's head and returns what it
 * found. The database must be migrated. @throws Error if a watcher leads there, or if the chain cannot be read
 */
export async function backfill(options: WatcherOptions): Promise<Backfilled> {
  const giveUp = AbortSignal.timeout(2_000);
  const session = await waitToLead(options.databaseUrl, giveUp, 60_000);
  if (session === null) throw new Error('A watcher is writing this ledger. Stop the server first.');
  try {
    const endpoints = openEndpoints(options.rpcUrls);
    const watch = await openWatch(options, session, endpoints, new AbortController().signal);
    const [view] = await watch.endpoints.read();
    const startedAt = performance.now();
    const fresh = await startFresh(watch, view).catch(sayNothingLost);
    const { cursor } = await untilFinal(watch, await passUntilDone(watch, fresh));
    const tookMs = performance.now() - startedAt;
    return { block: cursor.number, states: cursor.states, tookMs };
  } finally {
    await session.close();
  }
}

/** The ledger is thrown away only once the new one's beginning is known. */
function sayNothingLost(error: unknown): never {
  if (!(error instanceof NoContractError)) throw error;
  throw new Error(
    `${error.message} Nothing was thrown away: the ledger is what it was. Put an endpoint first that has the contract.`,
    { cause: error },
  );
}

/** Passes until what was compared beside them is final too, and none has begun to compare more. */
async function untilFinal(watch: Watch, read: Ledger): Promise<Ledger> {
  for (let before = read; ;) {
    await watch.comparison.idle();
    const after = await passUntilDone(watch, before);
    if (after.cursor.final === before.cursor.final && !watch.comparison.isRunning()) return after;
    before = after;
  }
}

/** A pass, and another with smaller batches where an endpoint could not bear the one before. */
async function passUntilDone(watch: Watch, first: Ledger): Promise<Ledger> {
  for (let known: Ledger | null = first; ; known = null) {
    const batch = watch.batch;
    try {
      return await syncPass(watch, known);
    } catch (error) {
      if (watch.batch === batch) throw error;
    }
  }
}
