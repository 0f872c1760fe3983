/** The runner: what is asked again, what is not, what a failure leaves behind, and how long a wallet is waited for. */
import { AppError } from '@lilape/domain/app-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '#chain/testing/following.ts';
import { account, ScriptedNode } from '#chain/testing/scripted-node.ts';
import { expectSameWallet, type Progress, runSteps } from './run.ts';
import type { Sent, Step, StepRecord } from './step.ts';

const verify = () => Promise.reject(new AppError('PURCHASE_FAILED_RETRY'));
const isTrue = () => Promise.resolve(true);
/** Of a step that is done whoever caused its effect. */
const ofAnybody = (own: Step): Step => {
  const anyones: Partial<Step> = { ...own };
  delete anyones.locate;
  return anyones as Step;
};

const hash = `0x${'1'.repeat(64)}` as const;
const other = `0x${'2'.repeat(64)}` as const;
const startMs = 1_800_000_000_000;
const sent: StepRecord = { name: 'pay', state: 'sent', sinceMs: startMs, nonce: 4, fromBlock: 100, hash };

let node: ScriptedNode;
let kept: StepRecord[];
let said: string[];
let stop: AbortController;
/** The steps that the wallet was asked for. */
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  node = new ScriptedNode();
  node.receipt = { transactionHash: hash, blockNumber: '0x65', status: '0x1', logs: [] };
  [kept, said, asked, stop] = [[], [], [], new AbortController()];
});

afterEach(() => void vi.useRealTimers());

function step(name: string, change: Partial<Step> = {}): Step {
  return {
    name,
    isDecisive: true,
    prepare: () => Promise.resolve({ calls: [] }),
    send: async (): Promise<Sent> => {
      asked.push(name);
      return { hash };
    },
    verify: () => Promise.resolve(),
    isDone: () => Promise.resolve(false),
    locate: () => Promise.resolve(null),
    ...change,
  };
}

const run = (...steps: readonly Step[]) =>
  runSteps({
    actor: { provider: node, account, chainId: 31337 },
    steps,
    journal: {
      read: () => ({ steps: kept }),
      keep: (record) => (kept = [...kept.filter(({ name }) => name !== record.name), record]),
      drop: (name) => (kept = kept.filter((record) => record.name !== name)),
    },
    onProgress: ({ step: name, phase }: Progress) => void said.push(`${name} ${phase}`),
    signal: stop.signal,
  });

test('behavior: each step is asked for once and kept as done, and the last one’s hash is the answer', async () => {
  expect(await settled(run(step('approve'), step('pay')), 0)).toEqual({ value: hash });
  expect(asked).toEqual(['approve', 'pay']);
  expect(said).toEqual(['approve preparing', 'approve asking', 'pay preparing', 'pay asking']);
  const done = { state: 'done', sinceMs: startMs, nonce: 4, fromBlock: 100, hash };
  expect(kept).toEqual([
    { name: 'approve', ...done },
    { name: 'pay', ...done },
  ]);
});

test('behavior: it goes on with the last step that is known, and prepares none before it', async () => {
  kept = [sent];
  expect(await settled(run(step('approve'), step('pay'), step('tell')), 0)).toEqual({ value: hash });
  expect(asked).toEqual(['tell']);
});

test('behavior: a step that is done is not looked at again', async () => {
  kept = [{ ...sent, state: 'done' }];
  expect(await settled(run(step('pay')), 0)).toEqual({ value: hash });
  expect(node.asked).toEqual([]);
});

test('behavior: where nothing is to be done the wallet is not asked, and nothing is kept', async () => {
  expect(await settled(run(step('pay', { prepare: () => Promise.resolve(null) })), 0)).toEqual({
    value: null,
  });
  expect([asked, kept]).toEqual([[], []]);
});

test('behavior: what was done by another transaction is kept under its hash, by an unknown one under none', async () => {
  Object.assign(node, { receipt: null, latest: 5 });
  const located = step('pay', { isDone: isTrue, locate: () => Promise.resolve(other) });
  expect(await settled(run(located), 0)).toEqual({ value: other });
  expect(kept).toMatchObject([{ state: 'done', hash: other }]);
  kept = [{ ...sent, hash: other }];
  expect(await settled(run(ofAnybody(step('pay', { isDone: isTrue }))), 0)).toEqual({ value: null });
  expect(kept).toMatchObject([{ state: 'done', hash: other }]);
});

test('error: a verdict of the chain ends the step and forgets it', async () => {
  expect(await settled(run(step('pay', { verify })), 0)).toEqual({ code: 'PURCHASE_FAILED_RETRY' });
  expect(kept).toEqual([]);
});

test('behavior: being asked to stop forgets nothing', async () => {
  node.receipt = null;
  const outcome = run(step('pay'));
  outcome.catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  stop.abort(new DOMException('stop', 'AbortError'));
  await expect(outcome).rejects.toThrow('stop');
  expect(kept).toEqual([sent]);
});

test.each([
  ['somebody else was first', () => Promise.resolve(true), { value: null }],
  ['nobody was first', () => Promise.resolve(false), { code: 'PURCHASE_FAILED_RETRY' }],
  ['nobody can say', () => Promise.reject(new Error('away')), { code: 'PURCHASE_FAILED_RETRY' }],
])('behavior: a failed step that anybody may do, where %s', async (_, isDone, expected) => {
  const own = step('pay', { verify, isDone });
  expect(await settled(run(ofAnybody(own)), 0)).toEqual(expected);
  expect(await settled(run(own), 0)).toEqual({ code: 'PURCHASE_FAILED_RETRY' });
});

const saying = (thrown: Error) => step('pay', { send: () => Promise.reject(thrown) });
const refused = Object.assign(new Error('no'), { code: 4001 });
const broken = Object.assign(new Error('What?'), { code: -32_603 });

test('error: a wallet that refuses has sent nothing, though something else of the account waits', async () => {
  node.pending = 5;
  await expect(run(saying(refused))).rejects.toBe(refused);
  expect(kept).toEqual([]);
});

test('error: a wallet that breaks where nothing waits has sent nothing', async () => {
  await expect(run(saying(broken))).rejects.toBe(broken);
  expect(kept).toEqual([]);
});

test.each([
  ['something of the account waits', () => (node.pending = 5)],
  ['the network is gone too', () => (node.isAway = true)],
])('behavior: a wallet that breaks where %s may have sent: it is followed', async (_, change) => {
  node.receipt = null;
  const breaking = step('pay', {
    send: () => {
      change();
      return Promise.reject(broken);
    },
  });
  run(breaking).catch(() => {});
  await vi.advanceTimersByTimeAsync(5_000);
  expect(said.slice(0, 3)).toEqual(['pay preparing', 'pay asking', 'pay waiting']);
  expect(kept).toMatchObject([{ state: 'asking' }]);
});

test('behavior: after 30 s without an answer the chain is looked at too, and what it shows counts', async () => {
  node.receipt = null;
  const silent = step('pay', {
    send: () => new Promise(() => {}),
    isDone: () => Promise.resolve(node.latest > 4),
  });
  const outcome = run({ ...silent, locate: () => Promise.resolve(other) });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(said).toEqual(['pay preparing', 'pay asking']);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(['pay preparing', 'pay asking', 'pay unanswered']);
  node.latest = 5;
  expect(await settled(outcome, 250)).toEqual({ value: other });
  expect(kept).toMatchObject([{ state: 'done', hash: other }]);
});

test('behavior: an answer within 30 s ends the look at the chain before it began', async () => {
  node.receipt = null;
  run(step('pay', { send: () => new Promise((sentNow) => setTimeout(sentNow, 29_000, { hash })) })).catch(
    () => {},
  );
  await vi.advanceTimersByTimeAsync(40_000);
  expect(said).not.toContain('pay unanswered');
  expect(kept).toEqual([{ ...sent, sinceMs: startMs + 29_000 }]);
});

test.each([
  [{ accounts: [] }, 'WALLET_ADDRESS_MISSING'],
  [{ accounts: [`0x${'2'.repeat(40)}`] }, 'ACCOUNT_CHANGED'],
  [{ chainId: 8453 }, 'NETWORK_SWITCH_FAILED'],
])('error: a wallet of %j is another: %s', async (change, code) => {
  Object.assign(node, change);
  expect(await settled(run(step('pay')), 0)).toEqual({ code });
  expect([asked, kept]).toEqual([[], []]);
});

test('behavior: an address is the same however it is written', async () => {
  node.accounts = [account.toLowerCase()];
  await expect(expectSameWallet({ provider: node, account, chainId: 31337 })).resolves.toBeUndefined();
});
