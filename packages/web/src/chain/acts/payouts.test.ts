/** Claims and refunds on a chain and wallet in memory: whoever is first, nothing is asked twice, nothing is lost. */
import { AppError } from '@lilape/domain/app-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resumeAct, startAct } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { buyer, FakeWallet, refusal } from '#chain/testing/fake-wallet.ts';
import { follower, openPage, settled } from '#chain/testing/following.ts';
import { hasOpenAct } from '#chain/flow/open-acts.ts';
import { claim } from './claim.ts';
import { refund } from './refund.ts';

let wallet: FakeWallet;
let actor: Actor;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  wallet = new FakeWallet();
  Object.assign(wallet, { tokens: 7n, paid: { USDT: 60_000_000n, USDC: 40_000_000n } });
  actor = { provider: wallet, account: buyer, chainId: 31337 };
  openPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const claimNow = () => settled(startAct(claim, actor, { account: buyer }, follower().follow));
const refundNow = () =>
  settled(startAct(refund, actor, { account: buyer, coins: ['USDT', 'USDC'] }, follower().follow));

test('behavior: claims once, and keeps nothing afterwards', async () => {
  expect(await claimNow()).toMatchObject({ value: { account: buyer, tokens: 7n } });
  expect(await claimNow()).toMatchObject({ value: { hash: null } });
  expect(wallet.sent).toEqual(['claim']);
  expect(hasOpenAct(31337, buyer)).toBe(false);
});

test('behavior: claimed by a stranger while the wallet asks is success, whatever its owner says', async () => {
  wallet.intercept = (method) => {
    if (method !== 'eth_sendTransaction') return;
    wallet.isClaimed = true;
    throw refusal(4001);
  };
  expect(await claimNow()).toMatchObject({ value: { hash: null } });
});

test('behavior: a claim that reverts because a stranger’s was first is success', async () => {
  wallet.intercept = (method) => {
    if (method === 'eth_sendTransaction') wallet.isClaimed = true;
  };
  expect(await claimNow()).toMatchObject({ value: { hash: null } });
});

test('behavior: claimed by a stranger while the wallet asks on a page that is gone is success after a reload', async () => {
  wallet.intercept = (method) => (method === 'eth_sendTransaction' ? new Promise(() => {}) : undefined);
  startAct(claim, actor, { account: buyer }, follower().follow).catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  openPage();
  wallet.isClaimed = true;
  const resumed = resumeAct(claim, actor, follower().follow);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(resumed).resolves.toMatchObject({ hash: null });
});

test('behavior: a claim that is mined between two looks is its own', async () => {
  wallet.isMining = false;
  wallet.intercept = (method) => {
    if (method === 'eth_getTransactionCount' && wallet.mempool.size > 0) wallet.mine();
  };
  expect(await claimNow()).toMatchObject({ value: { hash: expect.stringMatching(/^0x/) } });
});

test('error: a claim that its owner rejects is rejected, and can be made again', async () => {
  wallet.intercept = (method) => {
    if (method === 'eth_sendTransaction') throw refusal(4001);
  };
  expect(await claimNow()).toEqual({ code: 'TRANSACTION_REJECTED' });
  wallet.intercept = () => undefined;
  expect(await claimNow()).toHaveProperty('value');
});

test('behavior: a claim goes on after a reload', async () => {
  wallet.isMining = false;
  startAct(claim, actor, { account: buyer }, follower().follow).catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  openPage();
  wallet.mine();
  expect(await settled(resumeAct(claim, actor, follower().follow))).toMatchObject({ value: { tokens: 7n } });
  expect(wallet.sent).toEqual(['claim']);
});

test('behavior: both coins come back in two confirmations, or in one where the wallet batches', async () => {
  await refundNow();
  expect(wallet.sent).toEqual(['refund USDT', 'refund USDC']);
  Object.assign(wallet, { isBatching: true, refunded: { USDT: false, USDC: false } });
  wallet.sent.length = 0;
  await refundNow();
  expect(wallet.sent).toEqual(['refund USDT + refund USDC']);
});

test('behavior: after a reload no coin is asked for that was not asked for before', async () => {
  wallet.isMining = false;
  // The page that is gone hears no more of it.
  wallet.intercept = (method) => (method === 'eth_getTransactionReceipt' ? new Promise(() => {}) : undefined);
  startAct(refund, actor, { account: buyer, coins: ['USDT', 'USDC'] }, follower().follow).catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  openPage();
  wallet.intercept = () => undefined;
  wallet.mine();
  wallet.isMining = true;
  expect(await settled(resumeAct(refund, actor, follower().follow))).toMatchObject({
    value: {
      hash: expect.stringMatching(/^0x/),
      coins: ['USDT'],
      usdtUnits: 60_000_000n,
      usdcUnits: 40_000_000n,
    },
  });
  expect(wallet.refunded).toEqual({ USDT: true, USDC: false });
});

test('behavior: both coins of one confirmation are reported after a reload', async () => {
  Object.assign(wallet, { isBatching: true, isMining: false });
  wallet.intercept = (method) => (method === 'wallet_getCallsStatus' ? new Promise(() => {}) : undefined);
  startAct(refund, actor, { account: buyer, coins: ['USDT', 'USDC'] }, follower().follow).catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  openPage();
  wallet.intercept = () => undefined;
  wallet.mine();
  expect(await settled(resumeAct(refund, actor, follower().follow))).toMatchObject({
    value: { hash: expect.stringMatching(/^0x/), coins: ['USDT', 'USDC'] },
  });
  expect(wallet.sent).toEqual(['refund USDT + refund USDC']);
});

test('behavior: an act whose steps are done is over, even if its outcome cannot be read', async () => {
  const unconfirmed = { ...claim, conclude: () => Promise.reject(new AppError('CLAIM_FAILED')) };
  const outcome = startAct(unconfirmed, actor, { account: buyer }, follower().follow);
  expect(await settled(outcome)).toEqual({ code: 'CLAIM_FAILED' });
  expect(wallet.isClaimed).toBe(true);
  expect(hasOpenAct(31337, buyer)).toBe(false);
});
