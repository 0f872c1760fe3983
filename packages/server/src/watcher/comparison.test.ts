// When logs are compared, what is asked again, and when it counts: to the millisecond, by a clock that the test moves.
import { beforeEach, expect, test } from 'vitest';
import { logDigest } from '#chain/log-digest.ts';
import type { RawLog } from '#chain/logs.ts';
import { RpcError } from '#chain/rpc.ts';
import type { AnchorLogs } from '#ledger/roll-back.ts';
import { type ScriptedEndpoint, hashAt, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { differenceText } from '#watcher/compare-logs.ts';
import { type Comparison, type Standing, createComparison } from '#watcher/comparison.ts';

const CONTRACT = `0x${'01'.repeat(20)}` as const;
let nowMs: number;
let logs: RawLog[];
let anchors: AnchorLogs[];
let endpoints: ScriptedEndpoint[];
let comparison: Comparison;
/** What was logged. */
let said: string[];

const logAt = (block: bigint, logIndex = 0): RawLog => ({
  address: CONTRACT,
  topics: [],
  data: '0x',
  blockNumber: `0x${block.toString(16)}`,
  blockHash: hashAt(block),
  transactionHash: hashAt(block),
  logIndex: `0x${logIndex.toString(16)}`,
});

/** Gives the logs of the range asked for, `but` those that it leaves out. */
const give =
  (but: (log: RawLog) => boolean = () => false) =>
  ({ method, params }: { method: string; params: readonly unknown[] }) => {
    if (method !== 'eth_getLogs') return undefined;
    const { fromBlock, toBlock } = params[0] as { fromBlock: string; toBlock: string };
    const isIn = ({ blockNumber }: RawLog) =>
      BigInt(blockNumber) >= BigInt(fromBlock) && BigInt(blockNumber) <= BigInt(toBlock);
    return logs.filter((log) => isIn(log) && !but(log));
  };
const isOf = (block: bigint) => (log: RawLog) => BigInt(log.blockNumber) === block;

beforeEach(() => {
  nowMs = 1_000_000;
  said = [];
  logs = [logAt(92n), logAt(95n), logAt(95n, 1), logAt(99n)];
  anchors = Array.from({ length: 11 }, (_, i) => {
    const number = BigInt(90 + i);
    const digest = logDigest(logs.filter(isOf(number)));
    return { number, hash: hashAt(number), timeSeconds: 1_800_000_000 + 90 + i, digest };
  });
  endpoints = [scriptedEndpoint(0), scriptedEndpoint(1)];
  for (const endpoint of endpoints) endpoint.intercept = give();
  comparison = createComparison({
    contracts: [CONTRACT],
    log: { warn: (what) => void said.push(what) },
    readAnchors: async (after, to, limit) =>
      anchors.filter(({ number }) => number > after && number <= to).slice(0, limit),
    clock: () => nowMs,
  });
});

/** A pass after so many milliseconds, and what it began. */
async function pass(afterMs = 0, standing: Partial<Standing> = {}): Promise<void> {
  nowMs += afterMs;
  const known = { endpoints, final: 90n, candidate: null, head: 100n, headSeconds: 1_800_000_100 };
  comparison.begin({ ...known, ...standing });
  await comparison.idle();
  expect(said).toEqual([]);
}

const ranges = (endpoint = endpoints[1]) =>
  (endpoint?.asked ?? [])
    .filter(({ method }) => method === 'eth_getLogs')
    .map(({ params }) => params[0] as { fromBlock: string; toBlock: string })
    .map(({ fromBlock, toBlock }) => [Number(fromBlock), Number(toBlock)]);

test('behavior: every ten seconds what is five seconds old is compared, each block once', async () => {
  await pass();
  expect(ranges()).toEqual([[91, 95]]);
  await pass(9_999, { headSeconds: 1_800_000_102 });
  expect(ranges()).toHaveLength(1);
  await pass(1, { headSeconds: 1_800_000_102 });
  expect(ranges()).toEqual([
    [91, 95],
    [96, 97],
  ]);
  expect([comparison.isSame(), comparison.lasting(), comparison.comparedTo()]).toEqual([true, null, -1n]);
});

test('behavior: what may become final is compared at once, and again', async () => {
  await pass();
  await pass(1, { candidate: 94n });
  expect(ranges()).toEqual([
    [91, 95],
    [91, 94],
  ]);
  expect(comparison.comparedTo()).toBe(94n);
  await pass(1, { candidate: 94n });
  expect(ranges()).toHaveLength(2);
});

test('behavior: a difference is asked again three times in half a minute before it counts', async () => {
  if (endpoints[1]) endpoints[1].intercept = give(isOf(95n));
  await pass();
  for (const ms of [10_000, 10_000]) {
    await pass(ms - 1);
    await pass(1);
  }
  expect([ranges().length, comparison.lasting(), comparison.isSame()]).toEqual([3, null, false]);
  await pass(10_000);
  const difference = comparison.lasting();
  expect(difference === null ? null : differenceText(difference)).toBe(
    'In block 95 endpoint 0 gives 2 logs, as the ledger has them; endpoint 1 gives 0 logs.',
  );
  expect(ranges()).toEqual(Array.from({ length: 4 }, () => [91, 95]));
});

test('behavior: what an endpoint leaves out of long ranges alone counts too', async () => {
  if (endpoints[1])
    endpoints[1].intercept = (call) => {
      const given = give()(call);
      return given !== undefined && given.length > 2 ? given.slice(1) : given;
    };
  for (const ms of [0, 10_000, 10_000, 10_000]) await pass(ms);
  expect(comparison.lasting()?.anchor.number).toBe(92n);
});

test('behavior: a difference that passes is none, and what follows is compared', async () => {
  if (endpoints[1]) endpoints[1].intercept = give(isOf(92n));
  await pass();
  await pass(10_000);
  if (endpoints[1]) endpoints[1].intercept = give();
  await pass(10_000);
  expect([comparison.isSame(), comparison.lasting()]).toEqual([true, null]);
  await pass(10_000);
  expect(ranges().at(-1)).toEqual([91, 95]);
});

test('behavior: nothing is final while it differs, and all before it is', async () => {
  if (endpoints[0]) endpoints[0].intercept = give(isOf(95n));
  await pass(0, { candidate: 99n });
  expect(comparison.comparedTo()).toBe(-1n);
  if (endpoints[0]) endpoints[0].intercept = give();
  await pass(10_000, { candidate: 99n });
  await pass(0, { candidate: 99n });
  expect(comparison.comparedTo()).toBe(99n);
});

test('behavior: what an only endpoint leaves out and gives later differs from what was written', async () => {
  anchors = anchors.map((anchor) => (anchor.number === 95n ? { ...anchor, digest: logDigest([]) } : anchor));
  const alone = { endpoints: endpoints.slice(0, 1) };
  for (const ms of [0, 10_000, 10_000, 10_000]) await pass(ms, alone);
  const difference = comparison.lasting();
  expect(difference === null ? null : differenceText(difference)).toBe(
    'In block 95 endpoint 0 gives 2 logs.',
  );
});

test.each<[string, Partial<RawLog>]>([
  ['data', { data: '0x01' }],
  ['block hash', { blockHash: hashAt(1n) }],
])('behavior: the same number of logs with other %s differs', async (_, change) => {
  if (endpoints[1])
    endpoints[1].intercept = (call) => {
      const given = give()(call);
      return given?.map((log) => (isOf(95n)(log) ? { ...log, ...change } : log));
    };
  await pass();
  expect(comparison.isSame()).toBe(false);
});

test('behavior: an anchor of an older program is compared between the endpoints alone', async () => {
  anchors = anchors.map((anchor) => ({ ...anchor, digest: null }));
  await pass();
  expect(comparison.isSame()).toBe(true);
  if (endpoints[1]) endpoints[1].intercept = give(isOf(99n));
  await pass(10_000, { headSeconds: 1_800_000_105 });
  expect(comparison.isSame()).toBe(false);
});

test('behavior: an endpoint on another chain, or none of whose logs come, is asked again after a second', async () => {
  const [, second] = endpoints;
  if (second === undefined) throw new Error('no second endpoint');
  second.intercept = (call) =>
    call.params[0] === '0x5f' ? { number: '0x5f', hash: hashAt(1n) } : give()(call);
  await pass();
  expect([comparison.isSame(), comparison.mute()]).toEqual([false, null]);
  second.intercept = ({ method }) => {
    if (method === 'eth_getLogs') throw new Error('down');
  };
  await pass(10_000);
  expect(comparison.mute()).toBe(second);
  second.intercept = give();
  await pass(999, { candidate: 95n });
  expect(comparison.mute()).toBe(second);
  await pass(1, { candidate: 95n });
  expect([comparison.mute(), comparison.comparedTo()]).toEqual([null, 95n]);
});

test('behavior: a range that an endpoint refuses is asked for in halves', async () => {
  const [first] = endpoints;
  if (first === undefined) throw new Error('no endpoint');
  first.intercept = (call) => {
    const { fromBlock, toBlock } = (call.params[0] ?? {}) as { fromBlock: string; toBlock: string };
    if (call.method === 'eth_getLogs' && Number(toBlock) - Number(fromBlock) > 1)
      throw new RpcError('eth_getLogs', -32_005, 'too many blocks');
    return give()(call);
  };
  await pass(0, { candidate: 95n });
  expect(ranges(first)).toEqual([
    [91, 95],
    [91, 92],
    [93, 94],
    [95, 95],
  ]);
  expect(comparison.comparedTo()).toBe(95n);
});

test('behavior: what the ledger fell back from is compared anew, and what was on its way says nothing', async () => {
  await pass(0, { candidate: 99n });
  comparison.backTo(93n);
  expect(comparison.comparedTo()).toBe(93n);
  comparison.begin({ endpoints, final: 90n, candidate: 99n, head: 100n, headSeconds: 1_800_000_100 });
  comparison.backTo(91n);
  await comparison.idle();
  expect(comparison.comparedTo()).toBe(91n);
});

test('error: anchors that cannot be read are reported, and asked for again after a second', async () => {
  let isAway = true;
  comparison = createComparison({
    contracts: [CONTRACT],
    log: { warn: (what) => void said.push(what) },
    readAnchors: async (after, to) => {
      if (isAway) throw new Error('database away');
      return anchors.filter(({ number }) => number > after && number <= to);
    },
    clock: () => nowMs,
  });
  const begin = () =>
    comparison.begin({ endpoints, final: 90n, candidate: 95n, head: 100n, headSeconds: 1_800_000_100 });
  begin();
  await comparison.idle();
  expect(said).toEqual(['logs.not-compared']);
  isAway = false;
  said = [];
  await pass(999, { candidate: 95n });
  expect(comparison.comparedTo()).toBe(-1n);
  await pass(1, { candidate: 95n });
  expect(comparison.comparedTo()).toBe(95n);
});

test('behavior: whose logs were final when they were read is not asked for them again, the other is', async () => {
  const [first] = endpoints;
  if (first === undefined) throw new Error('There is no endpoint.');
  comparison.gave(first, 90n, 95n);
  comparison.gave(first, 95n, 100n);
  await pass(0, { candidate: 100n });
  expect([ranges(first), ranges()]).toEqual([[], [[91, 100]]]);
  expect(comparison.comparedTo()).toBe(100n);
});

test('behavior: where the other contradicts, both are asked, and nothing was compared until then', async () => {
  const [first] = endpoints;
  if (first === undefined || endpoints[1] === undefined) throw new Error('There are no endpoints.');
  comparison.gave(first, 90n, 100n);
  endpoints[1].intercept = give(isOf(95n));
  await pass(0, { candidate: 100n });
  expect([ranges(first), comparison.comparedTo(), comparison.isSame()]).toEqual([[], -1n, false]);
  for (const ms of [10_000, 10_000, 10_000]) await pass(ms, { candidate: 100n });
  expect(ranges(first)).toHaveLength(3);
  const difference = comparison.lasting();
  expect(difference === null ? null : differenceText(difference)).toBe(
    'In block 95 endpoint 0 gives 2 logs, as the ledger has them; endpoint 1 gives 0 logs.',
  );
});

test('behavior: an only endpoint is asked twice, and so is each for what was read before it was final', async () => {
  const [first] = endpoints;
  if (first === undefined) throw new Error('There is no endpoint.');
  comparison.gave(first, 90n, 97n);
  await pass(0, { endpoints: [first], candidate: 97n });
  expect(ranges(first)).toEqual([[91, 97]]);
  await pass(1, { candidate: 100n, final: 97n });
  expect(ranges(first)).toEqual([
    [91, 97],
    [98, 100],
  ]);
});

test('behavior: what the ledger fell back from is nobody’s word any more', async () => {
  const [first] = endpoints;
  if (first === undefined) throw new Error('There is no endpoint.');
  comparison.gave(first, 90n, 100n);
  comparison.backTo(94n);
  await pass(0, { candidate: 100n });
  expect(ranges(first)).toEqual([[91, 100]]);
});
