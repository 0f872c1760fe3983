// Reads final blocks by ranges as large as the endpoint bears, the next range while the last is being written.
import { type BlockHead, readBlock } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { logDigest } from '#chain/log-digest.ts';
import { readRangeLogs } from '#chain/logs.ts';
import { appendBlocks } from '#ledger/append.ts';
import { type LogsByProjection, contractsOf, dispatchLogs } from '@lilape/events/dispatch';
import { tellRuleAlarms } from '#watcher/bell.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

/** Events that one range should hold: enough for speed, few enough for memory. */
const WANTED_LOGS = 5_000;
export const FIRST_SPAN = 20n;

type Range = { readonly end: BlockHead; readonly logs: LogsByProjection; readonly digest: string };

/**
 * Reads up to block `target`, which must be final on `endpoint`. Stops early, between ranges, when the watch must. `onWritten` is
 * called with the ledger after each range, and of the block behind which that began.
 */
export async function catchUp(
  watch: Watch,
  ledger: Ledger,
  endpoint: Endpoint,
  target: bigint,
  onWritten: (ledger: Ledger, after: bigint) => void = () => undefined,
): Promise<Ledger> {
  let current = ledger;
  let upcoming = readRange(watch, endpoint, current.cursor.number + 1n, target);
  for (;;) {
    const range = await upcoming;
    const isLast = range.end.number >= target || watch.signal.aborted;
    if (!isLast) upcoming = readRange(watch, endpoint, range.end.number + 1n, target);
    // It is awaited in the next turn; if writing fails first, its own failure says nothing more.
    upcoming.catch(() => undefined);
    const { end, logs, digest } = range;
    const chunk = { blocks: [end], logs, digests: [digest], safe: end.number };
    const written = await watch.session.run((client) =>
      appendBlocks(client, current.projections, current.cursor, chunk),
    );
    tellRuleAlarms(watch, written.alarms);
    const after = current.cursor.number;
    current = { ...current, cursor: written.cursor };
    onWritten(current, after);
    if (isLast) return current;
  }
}

async function readRange(watch: Watch, endpoint: Endpoint, from: bigint, target: bigint): Promise<Range> {
  const { projections } = watch.subject;
  const contracts = contractsOf(projections);
  for (;;) {
    const furthest = from + within(watch, endpoint, watch.span) - 1n;
    const to = furthest < target ? furthest : target;
    try {
      const [logs, end] = await Promise.all([
        readRangeLogs(endpoint, contracts, from, to),
        readBlock(endpoint, to),
      ]);
      if (end === null) throw new Error(`The endpoint does not know block ${to}.`);
      noteAccepted(watch, endpoint, to - from + 1n);
      watch.span = within(watch, endpoint, nextSpan(watch.span, logs.length));
      return { logs: dispatchLogs(projections, logs), digest: logDigest(logs), end };
    } catch (error) {
      if (watch.span === 1n || watch.signal.aborted) throw error;
      // An endpoint that is gone fails here; one that only found the range too much does not.
      await readBlock(endpoint, to);
      noteRefused(watch, endpoint, to - from + 1n);
      watch.span = within(watch, endpoint, watch.span / 2n);
    }
  }
}

/** So long an endpoint is not asked for more blocks than it took before it refused some, milliseconds. */
const CAPPED_MS = 3_600_000;

function noteAccepted({ spans }: Watch, endpoint: Endpoint, blocks: bigint): void {
  const known = spans.get(endpoint);
  if (blocks > (known?.accepted ?? 0n))
    spans.set(endpoint, { cap: null, cappedUntilMs: 0, ...known, accepted: blocks });
}

/** Most endpoints take so many blocks at once and no more; fewer than were taken before are refused for what is in them. */
function noteRefused({ spans, log }: Watch, endpoint: Endpoint, blocks: bigint): void {
  const accepted = spans.get(endpoint)?.accepted ?? 0n;
  if (blocks <= accepted) return;
  const cap = accepted > blocks / 2n ? accepted : blocks / 2n;
  spans.set(endpoint, { accepted, cap, cappedUntilMs: Date.now() + CAPPED_MS });
  log.info('logs.capped', { endpoint: endpoint.index, refused: blocks, cap });
}

/** `span`, or what the endpoint is known to take. */
function within({ spans }: Watch, endpoint: Endpoint, span: bigint): bigint {
  const known = spans.get(endpoint);
  if (known?.cap === undefined || known.cap === null || known.cappedUntilMs <= Date.now()) return span;
  return span < known.cap ? span : known.cap;
}

/** The next span: a quarter more where there is room, less in proportion where a range held too much. */
function nextSpan(span: bigint, logs: number): bigint {
  if (logs <= WANTED_LOGS) return (span * 5n) / 4n + 1n;
  const smaller = (span * BigInt(WANTED_LOGS)) / BigInt(logs);
  return smaller > 1n ? smaller : 1n;
}
