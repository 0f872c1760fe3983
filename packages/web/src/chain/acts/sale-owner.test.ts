/** What the owner does with the sale, on a chain and a wallet in memory: nobody else is asked, nothing is done twice. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resumeAct, startAct } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { coinAddress, presaleAddress } from '#chain/sale-contract.ts';
import { type FakeSale, putSale, strayToken } from '#chain/testing/fake-sale.ts';
import { buyer, FakeWallet, refusal } from '#chain/testing/fake-wallet.ts';
import { follower, openPage, settled } from '#chain/testing/following.ts';
import { contracts } from '#shell/first/deployment.ts';
import { cancelSale } from './cancel-sale.ts';
import { closeEarly } from './close-early.ts';
import { rescue, type RescueDraft } from './rescue.ts';

const stranger = '0x00000000000000000000000000000000000000AA';
let wallet: FakeWallet;
let sale: FakeSale;
let actor: Actor;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  wallet = new FakeWallet();
  sale = putSale(wallet, presaleAddress());
  // The chain's clock says 500,000, whatever this machine's does.
  wallet.intercept = (method, [address]) => {
    if (method === 'eth_getBlockByNumber') return { number: '0x64', timestamp: '0x7a120' };
    if (method === 'eth_getCode') return address === stranger ? '0x' : '0x60';
    return undefined;
  };
  actor = { provider: wallet, account: buyer, chainId: 31337 };
  openPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const close = (closesAt: bigint) => settled(startAct(closeEarly, actor, { closesAt }, follower().follow));
const cancel = () => settled(startAct(cancelSale, actor, null, follower().follow));
const giveBack = (draft: Partial<RescueDraft>) =>
  settled(
    startAct(rescue, actor, { token: strayToken, to: stranger, units: 7n, ...draft }, follower().follow),
  );

const later = 500_000n + 3_720n;

test('behavior: a closing time is announced once', async () => {
  expect(await close(later)).toMatchObject({ value: { closesAt: later } });
  expect([sale.status, sale.closesAt]).toEqual(['closing', 503_720]);
  expect(await close(later + 60n)).toEqual({ code: 'CLOSING_ANNOUNCED' });
  expect(wallet.sent).toEqual(['closeEarly 503720']);
});

test.each([
  ['less than an hour ahead by the chain’s clock', later - 1n, 'CLOSING_TOO_SOON'],
  ['in the past', 1n, 'CLOSING_TOO_SOON'],
  ['when the sale ends anyway', 1_000_000n, 'CLOSING_TOO_LATE'],
  ['after its end', 2_000_000n, 'CLOSING_TOO_LATE'],
])('error: a closing time %s is refused before the wallet is asked', async (_, closesAt, code) => {
  expect(await close(closesAt)).toEqual({ code });
  expect(wallet.sent).toEqual([]);
});

test('error: a closing time that another tab announced first says so', async () => {
  const { intercept } = wallet;
  wallet.intercept = (method, params) => {
    if (method === 'eth_estimateGas') [sale.closesAt, sale.status] = [600_000, 'closing'];
    return intercept(method, params);
  };
  expect(await close(later)).toEqual({ code: 'CLOSING_ANNOUNCED' });
});

test('behavior: a sale is cancelled once, and never after its end', async () => {
  expect(await cancel()).toHaveProperty('value');
  expect([sale.status, wallet.sent]).toEqual(['cancelled', ['cancel']]);
  for (const status of ['cancelled', 'ended', 'finalised', 'refunding'] as const) {
    sale.status = status;
    expect(await cancel()).toEqual({ code: 'SALE_MOVED_ON' });
  }
  expect(wallet.sent).toHaveLength(1);
});

test('behavior: a cancellation goes on after a reload, and is not asked for again', async () => {
  wallet.isMining = false;
  startAct(cancelSale, actor, null, follower().follow).catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  openPage();
  wallet.mine();
  expect(await settled(resumeAct(cancelSale, actor, follower().follow))).toHaveProperty('value');
  expect(wallet.sent).toEqual(['cancel']);
});

test('error: what the owner rejects does not happen, and can be done again', async () => {
  const { intercept } = wallet;
  wallet.intercept = (method, params) => {
    if (method === 'eth_sendTransaction') throw refusal(4001);
    return intercept(method, params);
  };
  expect(await cancel()).toEqual({ code: 'TRANSACTION_REJECTED' });
  wallet.intercept = intercept;
  expect(await cancel()).toHaveProperty('value');
});

test('behavior: what came by mistake is given back, a part or all of it', async () => {
  sale.held[strayToken.toLowerCase()] = 10n;
  expect(await giveBack({})).toMatchObject({ value: { units: 7n, to: stranger } });
  expect(await giveBack({ units: 4n })).toEqual({ code: 'NOTHING_TO_RESCUE' });
  expect(await giveBack({ units: 3n })).toHaveProperty('value');
  expect(sale.gone).toEqual([`7 to ${stranger}`, `3 to ${stranger}`]);
});

test('behavior: of a payment coin only what exceeds the debts is given back', async () => {
  const token = coinAddress('USDT');
  sale.held[token.toLowerCase()] = 105n;
  sale.owed[token.toLowerCase()] = 100n;
  expect(await giveBack({ token, units: 6n })).toEqual({ code: 'NOTHING_TO_RESCUE' });
  expect(await giveBack({ token, units: 5n })).toHaveProperty('value');
  expect(await giveBack({ token, units: 1n })).toEqual({ code: 'NOTHING_TO_RESCUE' });
  expect(wallet.sent).toEqual([`rescue ${token} ${stranger} 5`]);
});

test('error: what cannot be given back, or would be lost again, asks for no signature', async () => {
  sale.held[strayToken.toLowerCase()] = 10n;
  expect(await giveBack({ token: contracts.lilape ?? '0x' })).toEqual({ code: 'LILAPE_NOT_RESCUABLE' });
  expect(await giveBack({ token: stranger })).toEqual({ code: 'NO_TOKEN' });
  expect(await giveBack({ to: presaleAddress() })).toEqual({ code: 'RESCUE_TO_CONTRACT' });
  expect(await giveBack({ to: strayToken })).toEqual({ code: 'RESCUE_TO_CONTRACT' });
  expect(await giveBack({ units: 0n })).toEqual({ code: 'NOTHING_TO_RESCUE' });
  expect(wallet.sent).toEqual([]);
});

test('error: nobody but the owner is asked for anything, and learns who the owner is', async () => {
  sale.owner = stranger;
  sale.held[strayToken.toLowerCase()] = 10n;
  for (const outcome of [await close(later), await cancel(), await giveBack({})])
    expect(outcome).toEqual({ code: 'SALE_NOT_OWNER' });
  expect(wallet.sent).toEqual([]);
});

test('error: a sale that got another owner in the meantime says so', async () => {
  const { intercept } = wallet;
  wallet.intercept = (method, params) => {
    if (method === 'eth_estimateGas') sale.owner = stranger;
    return intercept(method, params);
  };
  expect(await cancel()).toEqual({ code: 'SALE_OWNER_CHANGED' });
});
