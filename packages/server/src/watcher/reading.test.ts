// How blocks are read: in ranges and batches that adapt to the endpoint, each block the child of the one before.
import { beforeEach, expect, test, vi } from 'vitest';
import { EndpointError } from '#chain/rpc.ts';
import { createLog } from '#log.ts';
import type { Chunk } from '#ledger/append.ts';
import type { LedgerCursor } from '#ledger/cursor.ts';
import { type ScriptedEndpoint, hashAt, rawBlock, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { catchUp } from '#watcher/catch-up.ts';
import { follow } from '#watcher/follow.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

const CONTRACT = `0x${'01'.repeat(20)}`;
const chunks: Chunk[] = [];
vi.mock('#ledger/append.ts', () => ({
  appendBlocks: async (_client: unknown, _projections: unknown, cursor: LedgerCursor, chunk: Chunk) => {
    chunks.push(chunk);
    return { cursor: { ...cursor, ...chunk.blocks.at(-1) }, alarms: [] };
  },
}));

// These blocks have no more than their place.
vi.mock('#watcher/headers.ts', () => ({ refuseFalseHeaders: async () => undefined }));

let endpoint: ScriptedEndpoint;
let stop: AbortController;
let watch: Watch;

beforeEach(() => {
  chunks.length = 0;
  [endpoint, stop] = [scriptedEndpoint(), new AbortController()];
  const projection = { name: 'any', sources: [{ address: CONTRACT, decoders: {} }] };
  watch = {
    subject: { projections: [projection] },
    signal: stop.signal,
    session: { run: (work: (client: null) => unknown) => work(null) },
    span: 20n,
    spans: new Map(),
    log: createLog('error', () => undefined),
    batch: 64n,
    paceMs: 0,
  } as unknown as Watch;
});

function ledgerAt(number: bigint): Ledger {
  return { cursor: { number, hash: hashAt(number) }, projections: [] } as unknown as Ledger;
}

/** From where to where logs were asked for, each range once. */
const ranges = () =>
  endpoint.asked
    .filter(({ method }) => method === 'eth_getLogs')
    .map(({ params }) => params[0] as { fromBlock: string; toBlock: string })
    .map(({ fromBlock, toBlock }) => [Number(fromBlock), Number(toBlock)]);
const ends = () => chunks.map(({ blocks }) => blocks.map(({ number }) => Number(number)));

/** That many logs of a contract that is none of ours, in one answer. */
const manyLogs = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    address: `0x${'02'.repeat(20)}`,
    topics: [],
    data: '0x',
    blockHash: hashAt(1n),
    blockNumber: '0x1',
    blockTimestamp: '0x1',
    logIndex: `0x${i.toString(16)}`,
  }));

const catchUpTo = (target: bigint, from = 0n) => catchUp(watch, ledgerAt(from), endpoint, target);

test('behavior: ranges grow by a quarter while they hold little, and end at the target', async () => {
  const { cursor } = await catchUpTo(100n);
  expect(ranges()).toEqual([
    [1, 20],
    [21, 46],
    [47, 79],
    [80, 100],
  ]);
  expect(ends()).toEqual([[20], [46], [79], [100]]);
  expect(chunks.map(({ safe }) => safe)).toEqual([20n, 46n, 79n, 100n]);
  expect([cursor.number, cursor.hash]).toEqual([100n, hashAt(100n)]);
});

test('behavior: a range that ends with the target is the last', async () => {
  await catchUpTo(20n);
  expect([ranges(), watch.span]).toEqual([[[1, 20]], 26n]);
});

test.each([
  [5_000, 26n],
  [5_001, 19n],
  [50_000, 2n],
  [100_000, 1n],
  [200_000, 1n],
])('behavior: after a range of 20 blocks with %i logs the next is of %i', async (logs, span) => {
  endpoint.intercept = ({ method }) => (method === 'eth_getLogs' ? manyLogs(logs) : undefined);
  await catchUpTo(20n);
  expect(watch.span).toBe(span);
});

test('behavior: a range that is refused is asked for in halves', async () => {
  endpoint.intercept = ({ method, params: [filter] }) => {
    const { fromBlock, toBlock } = filter as { fromBlock: string; toBlock: string };
    if (method === 'eth_getLogs' && Number(toBlock) - Number(fromBlock) >= 6) throw new Error('too much');
    return undefined;
  };
  await catchUpTo(10n);
  expect(ranges()).toEqual([
    [1, 10],
    [1, 5],
    [6, 10],
  ]);
});

test('behavior: what an endpoint refused is not tried again for an hour', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  try {
    endpoint.head = 100_000n;
    let refusals = 0;
    endpoint.intercept = ({ method, params: [filter] }) => {
      const { fromBlock, toBlock } = filter as { fromBlock: string; toBlock: string };
      if (method !== 'eth_getLogs' || Number(toBlock) - Number(fromBlock) < 100) return undefined;
      refusals += 1;
      throw new Error('at most 100 blocks');
    };
    await catchUpTo(4_000n);
    expect(refusals).toBe(1);
    const widest = Math.max(
      ...ranges()
        .slice(-20)
        .map(([from = 0, to = 0]) => to - from + 1),
    );
    expect(widest).toBe(84);
    vi.advanceTimersByTime(3_599_999);
    await catchUpTo(8_000n, 4_000n);
    expect(refusals).toBe(1);
    vi.advanceTimersByTime(1);
    await catchUpTo(12_000n, 8_000n);
    expect(refusals).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('error: a single block that is refused, and a block that is not known', async () => {
  watch.span = 1n;
  endpoint.intercept = ({ method }) => {
    if (method === 'eth_getLogs') throw new Error('too much');
    return undefined;
  };
  await expect(catchUpTo(10n)).rejects.toThrow('too much');
  expect(ranges()).toEqual([[1, 1]]);
  [watch.span, endpoint.intercept, endpoint.head] = [1n, () => undefined, 5n];
  await expect(catchUpTo(10n, 5n)).rejects.toThrow('The endpoint does not know block 6.');
});

test('error: an endpoint that is gone makes no range smaller', async () => {
  endpoint.intercept = () => {
    throw new Error('gone');
  };
  await expect(catchUpTo(10n)).rejects.toThrow('gone');
  expect(watch.span).toBe(20n);
});

test('behavior: asked to stop, it writes what it has and reads no further', async () => {
  stop.abort();
  expect((await catchUpTo(100n)).cursor.number).toBe(20n);
  expect(ranges()).toEqual([[1, 20]]);
  endpoint.intercept = ({ method }) => {
    if (method === 'eth_getLogs') throw new Error('too much');
    return undefined;
  };
  await expect(catchUpTo(100n)).rejects.toThrow('too much');
  expect(ranges()).toHaveLength(2);
});

const view = () => ({
  endpoint,
  latest: { ...blockHead(endpoint.head), logsBloom: null, header: { hash: hashAt(endpoint.head) } },
  safe: endpoint.head - 4n,
  finalized: endpoint.head - 8n,
});
const blockHead = (number: bigint) => ({
  number,
  hash: hashAt(number),
  parentHash: hashAt(number - 1n),
  timeSeconds: Number(1_800_000_000n + number),
});
const followFrom = (number: bigint) => follow(watch, ledgerAt(number), view());
const asked = (method: string) => endpoint.asked.filter((call) => call.method === method).length;

test('behavior: the one block that is missing is the head itself, and is not asked for', async () => {
  const { ledger, hasLeft } = await followFrom(99n);
  expect([ledger.cursor.number, hasLeft, ends(), asked('eth_getBlockByNumber')]).toEqual([
    100n,
    false,
    [[100]],
    0,
  ]);
  expect(chunks[0]?.safe).toBe(96n);
});

test('behavior: at the head nothing is read', async () => {
  expect((await followFrom(100n)).hasLeft).toBe(false);
  expect(endpoint.asked).toEqual([]);
});

test('behavior: many blocks are read 64 at once, the last ones up to the head', async () => {
  await followFrom(30n);
  const numbers = Array.from({ length: 70 }, (_, i) => 31 + i);
  expect(ends()).toEqual([numbers.slice(0, 64), numbers.slice(64)]);
  expect([asked('eth_getLogs'), asked('eth_getBlockByNumber')]).toEqual([70, 70]);
});

test('behavior: as many blocks as are read at once are one batch', async () => {
  await followFrom(36n);
  expect(ends().map((batch) => batch.length)).toEqual([64]);
});

test('behavior: batches that are borne double up to 64, those that are refused halve down to 1', async () => {
  watch.batch = 3n;
  await followFrom(50n);
  expect(ends().map((batch) => batch.length)).toEqual([3, 6, 12, 24, 5]);
  expect(watch.batch).toBe(64n);
  endpoint.intercept = ({ method }) => {
    if (method === 'eth_getLogs') throw new EndpointError('too much');
    return undefined;
  };
  const sizes: bigint[] = [];
  for (let i = 0; i < 7; i++) {
    await expect(followFrom(50n)).rejects.toThrow('too much');
    sizes.push(watch.batch);
  }
  expect(sizes).toEqual([32n, 16n, 8n, 4n, 2n, 1n, 1n]);
});

/** A log of a contract that is none of ours. */
const logAt = (block: bigint, blockHash = hashAt(block)) => ({
  address: `0x${'02'.repeat(20)}`,
  topics: [],
  data: '0x',
  blockHash,
  blockNumber: `0x${block.toString(16)}`,
  blockTimestamp: '0x1',
  logIndex: '0x0',
});
/** At a pace, with these logs. */
function paced(logs: readonly unknown[]): void {
  Object.assign(watch, { paceMs: 1_000 });
  endpoint.intercept = ({ method }) => (method === 'eth_getLogs' ? logs : undefined);
}

test('behavior: at a pace the blocks of a look are one range with one anchor, in two calls', async () => {
  paced([]);
  const { ledger, hasLeft } = await followFrom(95n);
  expect([ranges(), ends(), ledger.cursor.number, hasLeft]).toEqual([[[96, 100]], [[100]], 100n, false]);
  expect(endpoint.asked).toHaveLength(2);
  expect(chunks[0]?.safe).toBe(96n);
});

test('behavior: at a pace the blocks that have events are asked for by their numbers', async () => {
  paced([logAt(97n), logAt(100n)]);
  await followFrom(95n);
  expect(asked('eth_getBlockByNumber')).toBe(2);
  expect(chunks[0]?.digests).toHaveLength(1);
});

test('error: at a pace, events of another block than the endpoint has there', async () => {
  paced([logAt(97n, hashAt(1n))]);
  await expect(followFrom(95n)).rejects.toThrow('logs of another block than 0x61');
  expect(chunks).toEqual([]);
});

test('behavior: at a pace, a head that the chain has left meanwhile waits for a new look', async () => {
  paced([]);
  const logs = endpoint.intercept;
  endpoint.intercept = (call) =>
    call.params[0] === '0x64' ? { ...rawBlock(100n), hash: hashAt(1n) } : logs(call);
  const { ledger, hasLeft } = await followFrom(95n);
  expect([ledger.cursor.number, hasLeft, chunks]).toEqual([95n, false, []]);
});

test('behavior: at a pace, what a look is far behind comes in ranges of 64', async () => {
  paced([]);
  await followFrom(30n);
  expect([ranges(), ends()]).toEqual([
    [
      [31, 94],
      [95, 100],
    ],
    [[94], [100]],
  ]);
});

test('behavior: a batch never grows past 64', async () => {
  watch.batch = 33n;
  await followFrom(98n);
  expect(watch.batch).toBe(64n);
  watch.batch = 32n;
  await followFrom(98n);
  expect(watch.batch).toBe(64n);
});

test('behavior: a block that is not the child of the one before ends what is read; the first says that ours has left', async () => {
  endpoint.intercept = ({ method, params: [at] }) =>
    method === 'eth_getBlockByNumber' && at === '0x5c'
      ? { ...rawBlock(92n), parentHash: hashAt(7n) }
      : undefined;
  const { ledger, hasLeft } = await followFrom(89n);
  expect([ledger.cursor.number, hasLeft, ends()]).toEqual([91n, true, [[90, 91]]]);
  expect(await followFrom(91n)).toMatchObject({ hasLeft: true });
});

test('behavior: blocks that the endpoint does not have yet are left for later', async () => {
  endpoint.intercept = ({ method, params: [at] }) =>
    method === 'eth_getBlockByNumber' && Number(at) >= 92 ? null : undefined;
  const { ledger, hasLeft } = await followFrom(89n);
  expect([ledger.cursor.number, hasLeft, ends()]).toEqual([91n, false, [[90, 91]]]);
});

test('behavior: asked to stop, it follows no further', async () => {
  stop.abort();
  expect((await followFrom(89n)).ledger.cursor.number).toBe(89n);
});
