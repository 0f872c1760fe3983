// One pass: from what an endpoint shows to a ledger that says the same.
import { LogError } from '@lilape/events/log';
import { EndpointError, RpcError } from '#chain/rpc.ts';
import type { BlockMark } from '#ledger/cursor.ts';
import { noteReading } from '#ledger/heads.ts';
import { createIndexes } from '#ledger/indexes.ts';
import { rollBack } from '#ledger/roll-back.ts';
import { inTransaction } from '#postgres/transaction.ts';
import { ring, ringIfLasting, silence } from '#watcher/bell.ts';
import { catchUp } from '#watcher/catch-up.ts';
import type { IdentifiedView } from '#watcher/endpoint-set.ts';
import { compareWhileReading, finalise } from '#watcher/finalise.ts';
import { follow } from '#watcher/follow.ts';
import { clearHeads, noteHeads } from '#watcher/headers.ts';
import { joinMissing } from '#watcher/join.ts';
import { findFork, hasCursor } from '#watcher/reorg.ts';
import { identifySource } from '#watcher/identify-source.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

/** Brings the ledger to the head that the endpoint to read shows. @throws RpcError, EndpointError, pg's and the ledger's errors */
export async function syncPass(watch: Watch, known: Ledger | null): Promise<Ledger> {
  const views = await readViews(watch);
  const [view] = views;
  try {
    const ledger = await passOver(watch, known, views);
    watch.endpoints.praise(view.endpoint);
    return ledger;
  } catch (error) {
    // Whatever it refused, another may give.
    if (error instanceof EndpointError || error instanceof RpcError || error instanceof LogError)
      watch.endpoints.setAside(view.endpoint, error);
    throw error;
  }
}

/** What the endpoints show; where none answers somebody has to know, however many there are. */
async function readViews(watch: Watch): Promise<readonly [IdentifiedView, ...IdentifiedView[]]> {
  const views = await watch.endpoints.read().catch(async (error: unknown) => {
    await handleSilence(watch);
    throw error;
  });
  await handleAnswer(watch);
  return views;
}

/** Since when none answers; one that is away beside another is noted by the alarm's own name. */
const NO_ENDPOINT = 'NO_ENDPOINT';

/** The pass that begins with an answer may take hours: what was said of all of them ends with it. */
async function handleAnswer(watch: Watch): Promise<void> {
  const { endpoints, comparison } = watch;
  const { length: all } = endpoints.all;
  const wasSilent = watch.wrongSinceMs.delete(NO_ENDPOINT);
  // One of several that shows blocks and refuses logs answers here too: of it the end of a pass decides.
  if (all > 1 && (!wasSilent || endpoints.live() < all || comparison.mute() !== null)) return;
  await silence(watch, 'ENDPOINT_AWAY');
}

async function handleSilence(watch: Watch): Promise<void> {
  const { length: all } = watch.endpoints.all;
  await ringIfLasting(watch, 'ENDPOINT_AWAY', `0 of ${all} endpoints answer.`, NO_ENDPOINT);
  // A lead begins with nothing noted, whatever the one before it wrote.
  if (watch.noted.atMs > 0 && watch.noted.endpoints === 0) return;
  watch.noted = { atMs: Date.now(), endpoints: 0 };
  await watch.session.run((client) =>
    noteReading(client, { endpoints: 0, finalRestsOn: all, headGoodUntilMs: null }),
  );
}

async function passOver(
  watch: Watch,
  known: Ledger | null,
  views: readonly [IdentifiedView, ...IdentifiedView[]],
): Promise<Ledger> {
  const [view] = views;
  const ledger = await identifySource(watch, known, view);
  await noteHeads(watch, views);
  // Shorter than what was final: another chain, or an endpoint that lags behind.
  if (view.latest.number < ledger.cursor.final) return handleShortChain(watch, ledger, view);
  await silence(watch, 'ENDPOINT_BEHIND');
  const read = await readOn(watch, ledger, views);
  if (read === null) return handleDeepReorg(watch, ledger, view);
  await silence(watch, 'DEEP_REORG');
  const finalised = await finalise(watch, read, views);
  await clearHeads(watch, views);
  await noteHead(watch, finalised, view);
  return joinMissing(watch, finalised, view);
}

const NOTE_EVERY_MS = 1_000;
/** A chain that makes no block for this long stands still: twice what an idle local chain takes, milliseconds. */
const STALLED_MS = 60_000;

/** Notes when the ledger was last known to be at the chain's head, which it is only if the head itself is young. */
async function noteHead(watch: Watch, { cursor }: Ledger, { latest }: IdentifiedView): Promise<void> {
  const nowMs = Date.now();
  const freshUntilMs = latest.timeSeconds * 1_000 + STALLED_MS;
  if (freshUntilMs < nowMs) await ringIfLasting(watch, 'CHAIN_STALLED', `No block since ${latest.number}.`);
  else await silence(watch, 'CHAIN_STALLED');
  const endpoints = watch.endpoints.live();
  await handleAbsence(watch, endpoints);
  const { noted } = watch;
  if (nowMs - noted.atMs < NOTE_EVERY_MS && endpoints === noted.endpoints) return;
  watch.noted = { atMs: nowMs, endpoints };
  const headGoodUntilMs = cursor.number < latest.number ? null : freshUntilMs;
  const reading = { endpoints, finalRestsOn: watch.endpoints.all.length, headGoodUntilMs };
  await watch.session.run((client) => noteReading(client, reading));
}

/** Final takes the word of all endpoints: while one is away nothing becomes so, and somebody has to know. */
async function handleAbsence(watch: Watch, live: number): Promise<void> {
  const { length: all } = watch.endpoints.all;
  // One of another chain is reported as such. An only one that was passed over for what it left out is the one that has just answered.
  const isAway = all > 1 && live < all && !watch.standing.has('WRONG_CHAIN');
  const mute = all > 1 ? watch.comparison.mute() : null;
  if (isAway) await ringIfLasting(watch, 'ENDPOINT_AWAY', `${live} of ${all} endpoints answer.`);
  else if (mute !== null)
    await ringIfLasting(watch, 'ENDPOINT_AWAY', `Endpoint ${mute.index} gives no logs.`);
  else await silence(watch, 'ENDPOINT_AWAY');
}

/** Reads up to the head of the first of `views`, falling back first where the chain has left our blocks; null if it left a final one. */
async function readOn(
  watch: Watch,
  ledger: Ledger,
  views: readonly [IdentifiedView, ...IdentifiedView[]],
): Promise<Ledger | null> {
  const [view] = views;
  let current: Ledger | null = ledger;
  while (current !== null && !watch.signal.aborted) {
    if (!(await hasCursor(watch, current, view))) {
      const fork = await findFork(watch, current, view.endpoint);
      // The chain moved after `view` was taken, or the endpoint contradicts itself: only a new look can tell.
      if (fork?.number === current.cursor.number) return current;
      current = fork === null ? null : await fallBack(watch, current, fork);
      continue;
    }
    if (current.cursor.number < view.finalized) {
      current = await catchUp(watch, current, view.endpoint, view.finalized, (written, after) =>
        compareWhileReading(watch, written, after, views),
      );
      continue;
    }
    await makeIndexes(watch, current);
    tellRead(watch, current);
    const followed = await follow(watch, current, view);
    current = followed.ledger;
    if (!followed.hasLeft) return current;
  }
  return current;
}

/** Makes the indexes that were left out while the ledger was far behind. */
async function makeIndexes(watch: Watch, { projections }: Ledger): Promise<void> {
  if (watch.isIndexed) return;
  const read = projections.map(({ projection }) => projection);
  await watch.session.run((client) => inTransaction(client, () => createIndexes(client, read)));
  watch.isIndexed = true;
}

/** Says how long it took until a ledger that was started had every final block. */
function tellRead(watch: Watch, { cursor: { number } }: Ledger): void {
  if (watch.startedAtMs === null) return;
  watch.log.info('ledger.read', { block: number, tookMs: Math.round(performance.now() - watch.startedAtMs) });
  watch.startedAtMs = null;
}

async function fallBack(watch: Watch, ledger: Ledger, fork: BlockMark): Promise<Ledger> {
  const { number } = ledger.cursor;
  watch.log.info('chain.reorganised', { from: number, to: fork.number, depth: number - fork.number });
  const cursor = await watch.session.run((client) =>
    rollBack(client, ledger.projections, ledger.cursor, fork),
  );
  watch.comparison.backTo(fork.number);
  return { ...ledger, cursor };
}

async function handleShortChain(watch: Watch, ledger: Ledger, view: IdentifiedView): Promise<Ledger> {
  const ours = await identifyAgain(watch, ledger, view);
  if (ours !== ledger) return ours;
  const { latest, endpoint } = view;
  const detail = `Endpoint ${endpoint.index} ends at block ${latest.number}, but ${ledger.cursor.final} was final.`;
  await ringIfLasting(watch, 'ENDPOINT_BEHIND', detail);
  return ledger;
}

/** The chain left a final block: either it is another chain (a wiped local one), or nothing is credited any more. */
async function handleDeepReorg(watch: Watch, ledger: Ledger, view: IdentifiedView): Promise<Ledger> {
  const ours = await identifyAgain(watch, ledger, view);
  if (ours !== ledger) return ours;
  await ring(
    watch,
    'DEEP_REORG',
    `Endpoint ${view.endpoint.index} no longer has block ${ledger.cursor.final}, which was final.`,
  );
  return ledger;
}

/** Asks the endpoint again which chain it is: one may have been replaced behind its address. */
async function identifyAgain(watch: Watch, ledger: Ledger, view: IdentifiedView): Promise<Ledger> {
  const identity = await watch.endpoints.identify(view.endpoint);
  return identifySource(watch, ledger, { ...view, identity });
}
