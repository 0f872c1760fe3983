/** What can go wrong between a page, a wallet and a chain: nothing is paid twice, and nobody waits without a way out. */
import { AppError } from '@lilape/domain/app-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buy, type Order } from '#chain/acts/buy.ts';
import { forgetAct, resumeAct, startAct } from './act.ts';
import type { Actor } from './step.ts';
import { buyer, FakeWallet, refusal } from '#chain/testing/fake-wallet.ts';
import { follower, openPage, settled } from '#chain/testing/following.ts';
import { hasOpenAct, journalKey } from './open-acts.ts';

const api = vi.hoisted(() => ({
  postPurchase: vi.fn<(request: object) => Promise<object>>(),
  purchasesOf: vi.fn<(address: string) => Promise<readonly object[]>>(),
}));
vi.mock('#api/sale-api.ts', () => api);

const order: Order = {
  coin: 'USDT',
  amountUnits: 25_000_000n,
  chargedUnits: 25_000_000n,
  tokens: 20_833_333_333_333_333_333_333n,
};
const approve = 'approve 25000000 USDT';
const pay = 'buy 25000000 for 20833333333333333333333';
const minute = 60_000;

let wallet: FakeWallet;
let actor: Actor;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  wallet = new FakeWallet();
  wallet.allowances.USDT = 25_000_000n;
  actor = { provider: wallet, account: buyer, chainId: 31337 };
  api.postPurchase.mockReset().mockResolvedValue({ success: true });
  api.purchasesOf.mockReset().mockResolvedValue([]);
  openPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts the purchase; what becomes of it is looked at by what is said. */
function start() {
  const screen = follower();
  const outcome = startAct(buy, actor, order, screen.follow);
  outcome.catch(() => {});
  return { ...screen, outcome };
}

/** The buyer presses 'Start again' and buys. */
async function startAgain(screen: { stop: () => void }) {
  screen.stop();
  await vi.advanceTimersByTimeAsync(0);
  forgetAct(buy, actor);
  return settled(startAct(buy, actor, order, follower().follow));
}

test('behavior: a hash that no node knows is said to be lost after 3 minutes, and can be started again', async () => {
  wallet.isLosing = true;
  const screen = start();
  await vi.advanceTimersByTimeAsync(3 * minute - 2_000);
  expect(screen.last()).toBe('buy still-pending');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(screen.last()).toBe('buy lost');
  wallet.isLosing = false;
  expect(await startAgain(screen)).toHaveProperty('value');
});

test('behavior: after a reload a lost payment is lost at once, and locks nobody out', async () => {
  wallet.isLosing = true;
  start();
  await vi.advanceTimersByTimeAsync(4 * minute);
  openPage();
  const screen = follower();
  resumeAct(buy, actor, screen.follow).catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  expect(screen.last()).toBe('buy lost');
  wallet.isLosing = false;
  expect(await startAgain(screen)).toHaveProperty('value');
});

test('behavior: a batch that never settles is said to be lost, and can be started again', async () => {
  Object.assign(wallet, { isLosing: true, isBatching: true });
  const screen = start();
  await vi.advanceTimersByTimeAsync(3 * minute + 6_000);
  expect(screen.last()).toBe('batch lost');
  wallet.isLosing = false;
  expect(await startAgain(screen)).toHaveProperty('value');
});

test('behavior: a payment that waits for its turn is pending, however long', async () => {
  wallet.isMining = false;
  const { last, outcome } = start();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(last()).toBe('buy still-pending');
  wallet.mine();
  expect(await settled(outcome)).toHaveProperty('value');
});

test('behavior: a lost payment that turns up after all is found', async () => {
  wallet.intercept = (method) => {
    if (method === 'eth_getTransactionByHash' || method === 'eth_getTransactionReceipt') return null;
    return undefined;
  };
  wallet.isMining = false;
  const { outcome } = start();
  await vi.advanceTimersByTimeAsync(4 * minute);
  wallet.intercept = () => undefined;
  wallet.mine();
  expect(await settled(outcome)).toHaveProperty('value');
});

test('behavior: a wallet that does not answer is waited for, and after 30 s can be given up', async () => {
  wallet.intercept = (method) => (method === 'eth_sendTransaction' ? new Promise(() => {}) : undefined);
  const screen = start();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(screen.last()).toBe('buy asking');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(screen.last()).toBe('buy unanswered');
  wallet.intercept = () => undefined;
  expect(await startAgain(screen)).toHaveProperty('value');
  expect(wallet.sent).toEqual([pay]);
});

test('behavior: a wallet that answers after a minute is heard', async () => {
  const answered = Promise.withResolvers<void>();
  wallet.intercept = (method, params) =>
    method === 'eth_sendTransaction'
      ? answered.promise.then(() => wallet.send(params[0] as Parameters<FakeWallet['send']>[0]))
      : undefined;
  const { outcome } = start();
  await vi.advanceTimersByTimeAsync(minute);
  answered.resolve();
  expect(await settled(outcome)).toHaveProperty('value');
  expect(wallet.sent).toEqual([pay]);
});

test('behavior: a wallet that sends and never says so is found out by the chain', async () => {
  wallet.intercept = (method, params) => {
    if (method !== 'eth_sendTransaction') return undefined;
    const txHash = wallet.send(params[0] as Parameters<FakeWallet['send']>[0]);
    api.purchasesOf.mockResolvedValue([{ block: 200, method: 'USDT', paid: '25', txHash }]);
    return new Promise(() => {});
  };
  expect(await settled(start().outcome)).toHaveProperty('value');
});

test('behavior: a wallet that never says what it can do is asked one by one', async () => {
  wallet.allowances.USDT = 0n;
  wallet.intercept = (method) => (method === 'wallet_getCapabilities' ? new Promise(() => {}) : undefined);
  const { outcome } = start();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await settled(outcome)).toHaveProperty('value');
  expect(wallet.sent).toEqual([approve, pay]);
});

test.each([
  [refusal(-32603, 'Internal JSON-RPC error.'), [approve, pay]],
  [refusal(-32603, 'User rejected the request'), []],
])('behavior: a batch that fails with %s ends in %j', async (thrown, sent) => {
  wallet.allowances.USDT = 0n;
  wallet.isBatching = true;
  wallet.intercept = (method) => {
    if (method === 'wallet_sendCalls') throw thrown;
  };
  await settled(start().outcome);
  expect(wallet.sent).toEqual(sent);
});

test('error: a purchase that goes on elsewhere is not made a second time', async () => {
  const first = start();
  const second = start();
  expect(await settled(second.outcome)).toEqual({ code: 'PURCHASE_UNDER_WAY' });
  expect(await settled(first.outcome)).toHaveProperty('value');
  expect(wallet.sent).toEqual([pay]);
});

test('error: another account than the one that agreed is asked for nothing', async () => {
  wallet.allowances.USDT = 0n;
  wallet.intercept = (method) => {
    if (method === 'eth_gasPrice') wallet.accounts = [`0x${'2'.repeat(40)}`];
  };
  expect(await settled(start().outcome)).toEqual({ code: 'ACCOUNT_CHANGED' });
  expect(wallet.sent).toEqual([approve]);
});

test('behavior: a permission that takes long is pending as a permission', async () => {
  Object.assign(wallet, { isMining: false });
  wallet.allowances.USDT = 0n;
  const { said } = start();
  await vi.advanceTimersByTimeAsync(2 * minute + 4_000);
  expect(said.at(-1)).toMatchObject({ step: 'approve', phase: 'still-pending', isDecisive: false });
});

test('behavior: two minutes are two minutes over a reload', async () => {
  wallet.isMining = false;
  start();
  await vi.advanceTimersByTimeAsync(minute);
  openPage();
  const screen = follower();
  resumeAct(buy, actor, screen.follow).catch(() => {});
  await vi.advanceTimersByTimeAsync(50_000);
  expect(screen.last()).toBe('buy waiting');
  await vi.advanceTimersByTimeAsync(14_000);
  expect(screen.last()).toBe('buy still-pending');
});

test('behavior: a nonce that one node calls used and the next does not is no cancellation', async () => {
  wallet.isMining = false;
  const { outcome } = start();
  await vi.advanceTimersByTimeAsync(1_000);
  let isAhead = true;
  wallet.intercept = (method, params) =>
    method === 'eth_getTransactionCount' && params[1] === 'latest' && isAhead ? '0x1' : undefined;
  await vi.advanceTimersByTimeAsync(4_000);
  isAhead = false;
  await vi.advanceTimersByTimeAsync(4_000);
  wallet.mine();
  expect(await settled(outcome)).toHaveProperty('value');
});

test('behavior: a purchase of the block before the wallet was asked is not this one', async () => {
  wallet.isMining = false;
  const { outcome } = start();
  await vi.advanceTimersByTimeAsync(1_000);
  const faster = wallet.replace();
  const purchase = { method: 'USDT', paid: '25' };
  api.purchasesOf.mockResolvedValue([
    { ...purchase, block: 100, txHash: `0x${'1'.repeat(64)}` },
    { ...purchase, block: 101, txHash: faster },
  ]);
  expect(await settled(outcome)).toMatchObject({ value: { hash: faster } });
});

test('behavior: a purchase that the server has otherwise than it was asked is recorded all the same', async () => {
  api.postPurchase.mockRejectedValue(
    new AppError('PURCHASE_MISMATCH', { field: 'ethAmount', recorded: '25', given: '26' }),
  );
  expect(await settled(start().outcome)).toHaveProperty('value');
  expect(api.postPurchase).toHaveBeenCalledTimes(1);
});

test.each([
  ['of yesterday’s page', '{"version":1,"terms":{"account":"0x1"},"steps":[]}'],
  ['with a step of another shape', '{"version":2,"terms":{},"steps":[{"name":"buy"}]}'],
  ['that is no record', '[]'],
  ['that is no JSON', '{'],
])('behavior: a record %s counts as none', async (_, text) => {
  localStorage.setItem(journalKey('buy', 31337, buyer), text);
  expect(hasOpenAct(31337, buyer)).toBe(true);
  expect(await settled(resumeAct(buy, actor, follower().follow))).toEqual({ value: null });
  expect(await settled(start().outcome)).toHaveProperty('value');
});

test('behavior: stopped at a permission that is on its way, the purchase stays in the journal', async () => {
  wallet.allowances.USDT = 0n;
  wallet.isMining = false;
  const screen = start();
  await vi.advanceTimersByTimeAsync(3_000);
  screen.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(localStorage.getItem(journalKey('buy', 31337, buyer))).toContain('"name":"approve","state":"sent"');
});
