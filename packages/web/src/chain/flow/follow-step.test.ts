/** What a step that was asked for comes to, look by look: found, lost, cancelled or unanswered, to the millisecond. */
import { AppError } from '@lilape/domain/app-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Receipt } from '#chain/rpc.ts';
import { settled } from '#chain/testing/following.ts';
import { account, ScriptedNode } from '#chain/testing/scripted-node.ts';
import { followStep, type Waiting } from './follow-step.ts';
import type { Step, StepRecord } from './step.ts';

const hash = `0x${'1'.repeat(64)}` as const;
const other = `0x${'2'.repeat(64)}` as const;
const receipt: Receipt = { transactionHash: hash, blockNumber: '0x65', status: '0x1', logs: [] };
const startMs = 1_800_000_000_000;

let node: ScriptedNode;
let isDone: boolean;
let located: typeof other | null | undefined;
let asked: { isDone: number; locate: number };

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  node = new ScriptedNode();
  isDone = false;
  located = null;
  asked = { isDone: 0, locate: 0 };
});

afterEach(() => void vi.useRealTimers());

const anyones: Step = {
  name: 'pay',
  isDecisive: true,
  prepare: () => Promise.resolve(null),
  send: () => Promise.resolve({ hash }),
  verify: () => Promise.resolve(),
  isDone: async () => {
    asked.isDone += 1;
    return isDone;
  },
};

const own: Step = {
  ...anyones,
  locate: async () => {
    asked.locate += 1;
    return located;
  },
};

/** Follows a step that was sent so long ago, for so long. */
async function followed(change: Partial<StepRecord>, { agoMs = 0, forMs = 0, step = own } = {}) {
  const said: Waiting[] = [];
  const kept: Partial<StepRecord>[] = [];
  const record: StepRecord = {
    name: 'pay',
    state: 'sent',
    sinceMs: startMs - agoMs,
    nonce: 4,
    fromBlock: 100,
    ...change,
  };
  const stop = new AbortController();
  const outcome = followStep(record, {
    actor: { provider: node, account, chainId: 31337 },
    step,
    keep: (next) => void kept.push(next),
    onWaiting: (waiting) => void said.push(waiting),
    signal: stop.signal,
  });
  outcome.catch(() => {});
  await vi.advanceTimersByTimeAsync(forMs);
  return { said, kept, outcome };
}

test('behavior: looks at once, after 250 ms, then half as often each time until it is every 2 s', async () => {
  node.known = 4;
  const { said, kept } = await followed({ hash }, { forMs: 10_000 });
  expect(node.times('eth_getTransactionReceipt', startMs)).toEqual([
    0, 250, 750, 1_750, 3_750, 5_750, 7_750, 9_750,
  ]);
  expect(new Set(said)).toEqual(new Set(['waiting']));
  expect(kept).toEqual([]);
  expect(asked).toEqual({ isDone: 0, locate: 0 });
});

test.each([
  ['a known transaction', 119_999, 'waiting'],
  ['a known transaction', 120_000, 'still-pending'],
  ['a known transaction', 600_000, 'still-pending'],
  ['one that nobody knows', 119_999, 'waiting'],
  ['one that nobody knows', 179_999, 'still-pending'],
  ['one that nobody knows', 180_000, 'lost'],
])('behavior: %s is after %i ms %s', async (what, agoMs, expected) => {
  if (what === 'a known transaction') node.known = 4;
  const { said, kept } = await followed({ hash }, { agoMs });
  expect([said, kept]).toEqual([[expected], []]);
});

test('behavior: one that nobody knows is not lost while something of the account waits', async () => {
  node.pending = 5;
  expect((await followed({ hash }, { agoMs: 180_000 })).said).toEqual(['still-pending']);
});

test('behavior: one that nobody knows is no cancellation while its nonce is unused', async () => {
  expect(new Set((await followed({ hash }, { forMs: 20_000 })).said)).toEqual(new Set(['waiting']));
});

test('behavior: cancelled once its nonce was used for something else for 6 s', async () => {
  const { outcome } = await followed({ hash }, { forMs: 1_000 });
  node.latest = 5;
  await vi.advanceTimersByTimeAsync(6_749);
  expect(node.times('eth_getTransactionReceipt', startMs).at(-1)).toBe(5_750);
  await vi.advanceTimersByTimeAsync(1);
  expect(await settled(outcome, 0)).toEqual({ code: 'TRANSACTION_CANCELLED' });
  expect(asked.locate).toBe(0);
});

test('behavior: a wallet that has not answered may still send, whatever became of the nonce', async () => {
  const { said } = await followed({ state: 'asking' }, { forMs: 1_000 });
  node.latest = 5;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(new Set(said)).toEqual(new Set(['unanswered']));
  expect(node.times('wallet_getCallsStatus', startMs)).toEqual([]);
});

test('behavior: a wallet that has not answered and sent something is waited for', async () => {
  node.pending = 5;
  expect((await followed({ state: 'asking' })).said).toEqual(['waiting']);
});

test('behavior: found by its receipt, once that was looked at', async () => {
  node.receipt = receipt;
  const verified: Receipt[] = [];
  const step = { ...own, verify: async (_: unknown, seen: Receipt) => void verified.push(seen) };
  expect(await (await followed({ hash }, { step })).outcome).toBe(hash);
  expect(verified).toEqual([receipt]);
});

test('error: what its receipt says against it is said at once', async () => {
  node.receipt = receipt;
  const step = { ...own, verify: () => Promise.reject(new AppError('PURCHASE_FAILED_RETRY')) };
  expect(await settled((await followed({ hash }, { step })).outcome, 0)).toEqual({
    code: 'PURCHASE_FAILED_RETRY',
  });
});

test('behavior: a network that is gone is waited for', async () => {
  node.isAway = true;
  const { said, outcome } = await followed({ hash }, { forMs: 20_000 });
  expect(new Set(said)).toEqual(new Set(['waiting']));
  Object.assign(node, { isAway: false, receipt });
  expect(await settled(outcome, 2_000)).toEqual({ value: hash });
});

test('behavior: a nonce that the wallet chose otherwise is kept, and counts from then on', async () => {
  Object.assign(node, { known: 7, latest: 5 });
  const { said, kept } = await followed({ hash }, { forMs: 20_000 });
  expect(kept).toEqual([{ name: 'pay', state: 'sent', sinceMs: startMs, nonce: 7, fromBlock: 100, hash }]);
  expect(new Set(said)).toEqual(new Set(['waiting']));
});

test.each([
  ['its nonce is used', { hash }, 0, 5],
  ['it was sent as a batch', { batchId: '0xb' }, 0, 4],
  ['it takes long', { hash }, 120_000, 4],
])('behavior: where %s the same effect by another transaction is found', async (_, change, agoMs, latest) => {
  [isDone, located, node.latest] = [true, other, latest];
  expect(await settled((await followed(change, { agoMs })).outcome, 0)).toEqual({ value: other });
});

test.each([
  ['nobody’s', null, 180_000, null, 'lost'],
  ['nobody’s, of a transaction that is known', null, 180_000, 4, 'still-pending'],
  ['of whom nobody can say', undefined, 180_000, null, 'still-pending'],
  ['nobody’s', null, 0, null, 'waiting'],
])('behavior: an effect that is %s is none of this step’s', async (_, found, agoMs, known, expected) => {
  [isDone, located, node.latest, node.known] = [true, found, 5, known];
  const { said } = await followed({ hash }, { agoMs, forMs: 20_000 });
  expect(said.slice(0, 3)).toEqual([expected, expected, expected]);
  // Nor is it cancelled: it goes on looking.
  expect(said).toHaveLength(13);
});

test('behavior: what anybody may do is done as soon as it is there, by its own transaction or by none', async () => {
  isDone = true;
  expect(await settled((await followed({ hash }, { step: anyones })).outcome, 0)).toEqual({ value: null });
  const step = {
    ...anyones,
    isDone: async () => {
      node.receipt = receipt;
      return true;
    },
  };
  expect(await settled((await followed({ hash }, { step })).outcome, 0)).toEqual({ value: hash });
});

test('behavior: a batch never shows in the account’s nonce: it is not cancelled, and lost after 3 minutes', async () => {
  Object.assign(node, { latest: 5, pending: 6 });
  const { said } = await followed({ batchId: '0xb' }, { agoMs: 170_000, forMs: 20_000 });
  expect([said[0], said.at(-1)]).toEqual(['still-pending', 'lost']);
});

test('behavior: the transaction of a batch is kept as soon as the wallet tells it', async () => {
  node.batch = { status: 200, receipts: [receipt] };
  const { kept, outcome } = await followed({ batchId: '0xb' }, { forMs: 300 });
  expect(kept.map((one) => one.hash)).toEqual([hash]);
  node.receipt = receipt;
  expect(await settled(outcome, 1_000)).toEqual({ value: hash });
});

test('error: a batch that the wallet gave up has failed', async () => {
  node.batch = { status: 400 };
  expect(await settled((await followed({ batchId: '0xb' })).outcome, 0)).toEqual({
    code: 'TRANSACTION_FAILED',
  });
});
