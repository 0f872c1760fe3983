/** The purchase end to end on a chain and wallet in memory: what is signed, what is kept, what is said. */
import { AppError } from '@lilape/domain/app-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Progress } from '#chain/flow/run.ts';
import type { Actor } from '#chain/flow/step.ts';
import { buyer, FakeWallet, refusal } from '#chain/testing/fake-wallet.ts';
import { openPage, settled } from '#chain/testing/following.ts';
import { forgetAct, resumeAct, startAct } from '#chain/flow/act.ts';
import { hasOpenAct } from '#chain/flow/open-acts.ts';
import { buy, type Order } from './buy.ts';

const api = vi.hoisted(() => ({
  postPurchase: vi.fn<(request: object) => Promise<object>>(),
  purchasesOf: vi.fn<(address: string) => Promise<readonly object[]>>(),
}));
vi.mock('#api/sale-api.ts', () => api);

const twentyFive: Order = {
  coin: 'USDT',
  amountUnits: 25_000_000n,
  chargedUnits: 25_000_000n,
  tokens: 20_833_333_333_333_333_333_333n,
};
const approve = 'approve 25000000 USDT';
const pay = 'buy 25000000 for 20833333333333333333333';

let wallet: FakeWallet;
let actor: Actor;
let progress: Progress[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  wallet = new FakeWallet();
  actor = { provider: wallet, account: buyer, chainId: 31337 };
  progress = [];
  api.postPurchase.mockReset().mockResolvedValue({ success: true });
  api.purchasesOf.mockReset().mockResolvedValue([]);
  openPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function following(signal = new AbortController().signal) {
  return { onTerms: () => {}, onProgress: (next: Progress) => void progress.push(next), signal };
}

/** The ledger names the transaction that made the purchase. */
function ledgerKnows(txHash: string): void {
  api.purchasesOf.mockResolvedValue([{ block: 200, method: 'USDT', paid: '25', txHash }]);
}

const isPending = () => hasOpenAct(31337, buyer);

test('behavior: permits exactly what is charged, then pays, and keeps nothing afterwards', async () => {
  const outcome = await settled(startAct(buy, actor, twentyFive, following()));
  expect(outcome).toMatchObject({ value: { tokens: 20_833_333_333_333_333_333_333n } });
  expect(wallet.sent).toEqual([approve, pay]);
  expect(wallet.allowances.USDT).toBe(0n);
  expect(isPending()).toBe(false);
  expect(api.postPurchase).toHaveBeenCalledWith({
    userAddress: buyer,
    ethAmount: '25',
    ethTxHash: expect.stringMatching(/^0x/),
    paymentMethod: 'usdt',
  });
  expect(progress.map(({ step, phase }) => `${step} ${phase}`)).toEqual([
    'reset-allowance preparing',
    'approve preparing',
    'approve asking',
    'buy preparing',
    'buy asking',
    'record waiting',
  ]);
});

test('behavior: every transaction names the chain and has a quarter more gas than was estimated', async () => {
  const seen: unknown[] = [];
  wallet.intercept = (method, params) => {
    if (method === 'eth_sendTransaction') seen.push(params[0]);
  };
  await settled(startAct(buy, actor, twentyFive, following()));
  expect(seen).toMatchObject([
    { from: buyer, chainId: '0x7a69', gas: '0x1e848', value: '0x0' },
    { from: buyer, chainId: '0x7a69', gas: '0x1e848', value: '0x0' },
  ]);
});

test('behavior: a leftover USDT permission is taken back first', async () => {
  wallet.allowances.USDT = 7n;
  await settled(startAct(buy, actor, twentyFive, following()));
  expect(wallet.sent).toEqual(['approve 0 USDT', approve, pay]);
});

test('behavior: a leftover USDC permission is replaced in one step', async () => {
  wallet.allowances.USDC = 7n;
  await settled(startAct(buy, actor, { ...twentyFive, coin: 'USDC' }, following()));
  expect(wallet.sent).toEqual(['approve 25000000 USDC', pay]);
});

test('behavior: an equal permission is used', async () => {
  wallet.allowances.USDT = 25_000_000n;
  await settled(startAct(buy, actor, twentyFive, following()));
  expect(wallet.sent).toEqual([pay]);
});

test('behavior: at the end of the sale only what is left is permitted, the whole amount is offered', async () => {
  wallet.raised = 165_000_000_000n - 10_000_000n;
  const order = { ...twentyFive, chargedUnits: 10_000_000n, tokens: 4_761_904_761_904_761_904_761n };
  const outcome = await settled(startAct(buy, actor, order, following()));
  expect(outcome).toMatchObject({ value: { tokens: 4_761_904_761_904_761_904_761n } });
  expect(wallet.sent).toEqual(['approve 10000000 USDT', 'buy 25000000 for 4761904761904761904761']);
});

test('behavior: a wallet that batches is asked once', async () => {
  wallet.isBatching = true;
  const outcome = await settled(startAct(buy, actor, twentyFive, following()));
  expect(outcome).toMatchObject({ value: { tokens: 20_833_333_333_333_333_333_333n } });
  expect(wallet.sent).toEqual([`${approve} + ${pay}`]);
});

test('behavior: a wallet that refuses its batch is asked one by one', async () => {
  wallet.isBatching = true;
  wallet.intercept = (method) => {
    if (method === 'wallet_sendCalls') throw refusal(5750, 'upgrade rejected');
  };
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toHaveProperty('value');
  expect(wallet.sent).toEqual([approve, pay]);
});

test('error: rejecting the permission sends and keeps nothing', async () => {
  wallet.intercept = (method) => {
    if (method === 'eth_sendTransaction') throw refusal(4001);
  };
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toEqual({ code: 'PURCHASE_REJECTED' });
  expect(wallet.sent).toEqual([]);
  expect(isPending()).toBe(false);
});

test('error: rejecting the payment leaves the permission, which the next purchase uses', async () => {
  wallet.intercept = (method) => {
    if (method === 'eth_sendTransaction' && wallet.sent.length === 1) throw refusal(4001);
  };
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toEqual({ code: 'PURCHASE_REJECTED' });
  wallet.intercept = () => undefined;
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toHaveProperty('value');
  expect(wallet.sent).toEqual([approve, pay]);
});

test.each<[string, (wallet: FakeWallet) => void, string]>([
  ['the coin', ({ balances }) => void (balances.USDT = 24_999_999n), 'INSUFFICIENT_BALANCE'],
  ['ETH', (poor) => void (poor.ether = 124_999n), 'INSUFFICIENT_ETH'],
  ['the right network', (away) => void (away.chainId = 1), 'NETWORK_SWITCH_FAILED'],
  ['the account', (locked) => void (locked.accounts = []), 'WALLET_ADDRESS_MISSING'],
  ['the price', (late) => void (late.raised = 12_000_000_000n), 'PRICE_MOVED'],
])('error: without %s nothing is asked', async (_, change, code) => {
  change(wallet);
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toEqual({ code });
  expect(wallet.sent).toEqual([]);
  expect(isPending()).toBe(false);
});

test('error: the price moves between the permission and the payment', async () => {
  wallet.intercept = (method) => {
    if (method === 'eth_estimateGas' && wallet.sent.length === 1) wallet.raised = 12_000_000_000n;
  };
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toEqual({ code: 'PRICE_MOVED' });
  expect(wallet.sent).toEqual([approve]);
  expect(isPending()).toBe(false);
});

test('error: the price moves after signing, and the reason is read from the chain', async () => {
  wallet.allowances.USDT = 25_000_000n;
  wallet.intercept = (method) => {
    if (method === 'eth_sendTransaction') wallet.raised = 12_000_000_000n;
  };
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toEqual({ code: 'PRICE_MOVED' });
  expect(wallet.paid.USDT).toBe(0n);
  expect(isPending()).toBe(false);
});

test('behavior: after 120 s it is still pending, not failed, and ends when it is mined', async () => {
  wallet.allowances.USDT = 25_000_000n;
  wallet.isMining = false;
  const purchase = startAct(buy, actor, twentyFive, following());
  await vi.advanceTimersByTimeAsync(119_000);
  expect(progress.at(-1)).toMatchObject({ step: 'buy', phase: 'waiting' });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(progress.at(-1)).toMatchObject({ step: 'buy', phase: 'still-pending' });
  expect(isPending()).toBe(true);
  wallet.mine();
  expect(await settled(purchase)).toHaveProperty('value');
});

test('behavior: a network that is lost for a while is waited for', async () => {
  wallet.allowances.USDT = 25_000_000n;
  let failures = 5;
  wallet.intercept = (method) => {
    if (method === 'eth_getTransactionReceipt' && failures-- > 0) throw refusal(-32000, 'network down');
  };
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toHaveProperty('value');
  expect(failures).toBeLessThan(0);
});

test('behavior: a payment that is sped up counts once, under its new hash', async () => {
  wallet.allowances.USDT = 25_000_000n;
  wallet.isMining = false;
  const purchase = startAct(buy, actor, twentyFive, following());
  await vi.advanceTimersByTimeAsync(3_000);
  const faster = wallet.replace();
  ledgerKnows(faster);
  expect(await settled(purchase)).toMatchObject({ value: { hash: faster } });
  expect(wallet.paid.USDT).toBe(25_000_000n);
});

test('error: a payment that is cancelled in the wallet is said to be', async () => {
  wallet.allowances.USDT = 25_000_000n;
  wallet.isMining = false;
  const purchase = startAct(buy, actor, twentyFive, following());
  await vi.advanceTimersByTimeAsync(3_000);
  wallet.replace('0x');
  expect(await settled(purchase)).toEqual({ code: 'TRANSACTION_CANCELLED' });
  expect(isPending()).toBe(false);
});

test('error: a second purchase is refused while one is under way, and sends nothing', async () => {
  wallet.allowances.USDT = 25_000_000n;
  wallet.isMining = false;
  const first = startAct(buy, actor, twentyFive, following());
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await settled(startAct(buy, actor, twentyFive, following()), 0)).toEqual({
    code: 'PURCHASE_UNDER_WAY',
  });
  wallet.mine();
  await settled(first);
  expect(wallet.sent).toEqual([pay]);
});

/** Runs a purchase on a page that is then gone: nothing it still does reaches anybody. */
async function pageGoneWhile(isGone: (method: string) => boolean, hasSent: boolean): Promise<void> {
  const page = wallet;
  page.intercept = (method, params) => {
    if (!isGone(method)) return undefined;
    if (hasSent) page.send(params[0] as Parameters<FakeWallet['send']>[0]);
    return new Promise(() => {});
  };
  void startAct(buy, actor, twentyFive, following()).catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  page.intercept = () => undefined;
  // Locks end with their page.
  openPage();
}

test('behavior: a page gone right after signing finds the purchase by the ledger', async () => {
  wallet.allowances.USDT = 25_000_000n;
  await pageGoneWhile((method) => method === 'eth_sendTransaction', true);
  expect(isPending()).toBe(true);
  ledgerKnows(`0x${'1'.repeat(64)}`);
  expect(await settled(resumeAct(buy, actor, following()))).toMatchObject({
    value: { hash: `0x${'1'.repeat(64)}` },
  });
  expect(wallet.sent).toEqual([pay]);
  expect(isPending()).toBe(false);
});

test('behavior: a page gone while waiting goes on by the hash', async () => {
  wallet.allowances.USDT = 25_000_000n;
  wallet.isMining = false;
  await pageGoneWhile((method) => method === 'eth_getTransactionReceipt', false);
  wallet.mine();
  expect(await settled(resumeAct(buy, actor, following()))).toHaveProperty('value');
  expect(wallet.sent).toEqual([pay]);
});

test('error: a payment that a page left on its way is not made a second time by another', async () => {
  wallet.allowances.USDT = 25_000_000n;
  wallet.isMining = false;
  await pageGoneWhile((method) => method === 'eth_getTransactionReceipt', false);
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toEqual({
    code: 'PURCHASE_UNDER_WAY',
  });
  expect(wallet.sent).toEqual([pay]);
});

test('behavior: a page gone while the wallet asks for the permission forgets the purchase', async () => {
  await pageGoneWhile((method) => method === 'eth_sendTransaction', false);
  const onApproved = vi.fn<(terms: object) => void>();
  expect(await settled(resumeAct(buy, actor, { ...following(), onApproved }))).toEqual({ value: null });
  expect(onApproved).not.toHaveBeenCalled();
  expect(isPending()).toBe(false);
});

test('behavior: a page gone after the permission keeps the purchase to be offered, and the permission is used', async () => {
  await pageGoneWhile((method) => method === 'eth_gasPrice' && wallet.sent.length === 1, false);
  const onApproved = vi.fn<(terms: object) => void>();
  const resumed = resumeAct(buy, actor, { ...following(), onApproved });
  expect(await settled(resumed)).toEqual({ value: null });
  expect(onApproved).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ coin: 'USDT', chargedUnits: 25_000_000n }),
  );
  expect(isPending()).toBe(true);
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toHaveProperty('value');
  expect(wallet.sent).toEqual([approve, pay]);
});

test('behavior: a wallet that never answered can still be answered, or be given up', async () => {
  wallet.allowances.USDT = 25_000_000n;
  await pageGoneWhile((method) => method === 'eth_sendTransaction', false);
  const stop = new AbortController();
  const resumed = resumeAct(buy, actor, following(stop.signal));
  resumed.catch(() => {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(progress.at(-1)).toMatchObject({ step: 'buy', phase: 'unanswered' });
  expect(isPending()).toBe(true);
  stop.abort(new DOMException('start again', 'AbortError'));
  await vi.advanceTimersByTimeAsync(0);
  forgetAct(buy, actor);
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toHaveProperty('value');
  expect(wallet.sent).toEqual([pay]);
});

test('behavior: an answer that is lost on its way is no reason to ask again', async () => {
  wallet.allowances.USDT = 25_000_000n;
  wallet.intercept = (method, params) => {
    if (method !== 'eth_sendTransaction') return undefined;
    const hash = wallet.send(params[0] as Parameters<FakeWallet['send']>[0]);
    ledgerKnows(hash);
    throw refusal(-32603, 'the bridge broke');
  };
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toHaveProperty('value');
  expect(wallet.sent).toEqual([pay]);
});

test('behavior: a server that is down cannot undo what the chain says', async () => {
  api.postPurchase.mockRejectedValue(new AppError('SERVICE_UNAVAILABLE'));
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toMatchObject({
    value: { tokens: 20_833_333_333_333_333_333_333n },
  });
});

test('error: a server that denies the purchase is believed', async () => {
  api.postPurchase.mockRejectedValue(new AppError('PURCHASE_NOT_CREDITED'));
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toEqual({
    code: 'PURCHASE_NOT_CREDITED',
  });
});

function forbid(): never {
  throw new DOMException('forbidden', 'SecurityError');
}

test('error: where the browser keeps nothing, nothing is sent', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: forbid, removeItem: forbid });
  expect(await settled(startAct(buy, actor, twentyFive, following()))).toEqual({ code: 'NOTHING_STORED' });
  expect(wallet.sent).toEqual([]);
});
