import { erc20Abi, presaleAbi } from '@lilape/contracts/generated/abis';
import { deployments } from '@lilape/contracts/generated/deployments';
import type { MarketBody } from '@lilape/wire/market';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccount } from '../stack/chain/fund.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { buyer, openMarket, readLedger } from './market.ts';
import { type Folder, newFolder, removeFolder } from './rig.ts';

const { presale, lilape, usdt, staking } = deployments[31337].contracts;
let folder: Folder;
let stack: Stack;

beforeAll(async () => {
  folder = await newFolder();
  stack = await startStack({ ...folder, rpcUrl: undefined, databaseUrl: undefined, role: 'all' });
});
afterAll(async () => {
  await stack.stop();
  await removeFolder(folder, []);
});

type Answer = { success: boolean; code?: string; block?: number; final?: number; timeSeconds?: number };

async function lab(action?: object): Promise<Answer> {
  const response = await fetch(`${stack.url}/api/lab`, {
    ...(action && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action),
    }),
  });
  return (await response.json()) as Answer;
}

const market = () => openMarket(stack.rpcUrl);
const status = () =>
  market().reader.readContract({ address: presale, abi: presaleAbi, functionName: 'status' });
const held = (address: `0x${string}`, account: `0x${string}`) =>
  market().reader.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [account] });
const balanceOf = (address: `0x${string}`) => held(address, buyer.address);
/** A chain that is replaced under the server may have its endpoint set aside for 16 seconds, more than once. */
const ledgerIs = (rows: number) =>
  expect.poll(() => readLedger(stack.url), { timeout: 60_000 }).toHaveLength(rows);

async function giveaway() {
  const response = await fetch(`${stack.url}/api/giveaway`);
  return (await response.json()) as {
    status: string;
    isListOpened: boolean | null;
    draw: { roundTime: string } | null;
  };
}
const marketNow = async () => (await (await fetch(`${stack.url}/api/market`)).json()) as MarketBody;
const beaconStatus = async () => (await fetch(`${stack.url}/api/draws/1/beacon`)).status;

test('behavior: everything that is handed out arrives', async () => {
  for (const token of ['USDT', 'ETH', 'LILAPE'])
    expect(await lab({ action: 'hand-out', token, to: buyer.address })).toMatchObject({ success: true });
  expect(await balanceOf(usdt)).toBe(10_000_000_000n);
  expect(await balanceOf(lilape)).toBe(1_000_000_000n * 10n ** 18n);
  expect(await market().reader.getBalance({ address: buyer.address })).toBe(10n ** 19n);
});

test('behavior: the demo wallet holds LILAPE from the start, and staking all of its rewards', async () => {
  expect(await held(lilape, demoAccount.address)).toBe(1_000_000_000n * 10n ** 18n);
  expect(await held(lilape, staking)).toBe(63_103_500_000_000n * 10n ** 18n);
});

test('behavior: a jump moves the chain and makes all of it final', async () => {
  const before = await lab();
  const after = await lab({ action: 'jump', seconds: 86_400 });
  expect(after.timeSeconds).toBeGreaterThanOrEqual((before.timeSeconds ?? 0) + 86_400);
  expect(after.final).toBeGreaterThan(before.block ?? 0);
});

test('behavior: a replaced block keeps a purchase with its transactions and loses it without', async () => {
  await market().prepare();
  await market().buy(5_000_000n);
  expect(await lab({ action: 'reorganise', blocks: 2, keepsTransactions: true })).toMatchObject({
    success: true,
  });
  await ledgerIs(1);
  await market().buy(6_000_000n);
  await ledgerIs(2);
  await lab({ action: 'reorganise', blocks: 1, keepsTransactions: false });
  await ledgerIs(1);
});

test('error: blocks so deep that one may be final', async () => {
  const answer = await lab({ action: 'reorganise', blocks: 8, keepsTransactions: true });
  expect(answer.success).toBe(false);
});

test('behavior: a killed server comes back with the same ledger', async () => {
  const { pid } = stack.server;
  const isBroken = Promise.race([stack.broken, new Promise((resolve) => setImmediate(resolve, false))]);
  expect(await lab({ action: 'restart-server' })).toMatchObject({ success: true });
  await expect.poll(() => stack.server.pid, { timeout: 20_000 }).not.toBe(pid);
  await expect.poll(() => readLedger(stack.url).catch(() => []), { timeout: 30_000 }).toHaveLength(1);
  expect(await isBroken).toBe(false);
});

test('behavior: the sale is cancelled, and can then be ended in no other way', async () => {
  expect(await lab({ action: 'end-sale', how: 'cancelled' })).toMatchObject({ success: true });
  expect(await status()).toBe(6);
  expect(await lab({ action: 'end-sale', how: 'sold-out' })).toMatchObject({ code: 'LAB_SALE_OVER' });
});

test.each([
  ['below-goal', 5],
  ['goal-reached', 3],
  ['sold-out', 3],
])('behavior: begun anew, the sale ends %s', async (how, ended) => {
  expect(await lab({ action: 'begin-anew' })).toMatchObject({ success: true });
  expect(await status()).toBe(1);
  await ledgerIs(0);
  expect(await lab({ action: 'end-sale', how })).toMatchObject({ success: true });
  expect(await status()).toBe(ended);
});

test('behavior: a sale that has reached its goal cannot miss it, and its draw is opened with the list that the site publishes', async () => {
  await lab({ action: 'begin-anew' });
  expect(await lab({ action: 'open-giveaway' })).toMatchObject({ code: 'LAB_SALE_RUNS' });
  expect(await lab({ action: 'open-market' })).toMatchObject({ code: 'LAB_SALE_RUNS' });
  await market().prepare();
  await market().buy(1_000_000_000n);
  expect(await lab({ action: 'end-sale', how: 'below-goal' })).toMatchObject({ code: 'LAB_GOAL_REACHED' });
  const ended = await lab({ action: 'end-sale', how: 'goal-reached' });
  const opened = await lab({ action: 'open-giveaway' });
  const seen = new Set<boolean | null>();
  const isListOpened = async () => {
    const { isListOpened: is } = await giveaway();
    seen.add(is);
    return is;
  };
  await expect.poll(isListOpened, { timeout: 20_000 }).toBe(true);
  // Until the site has the list itself it calls no draw a stranger's.
  expect(seen).not.toContain(false);
  const { status: drawn, draw } = await giveaway();
  expect(drawn).toBe('open');
  const roundSeconds = Date.parse(draw?.roundTime ?? '') / 1_000;
  expect(roundSeconds).toBeGreaterThanOrEqual((ended.timeSeconds ?? 0) + 13 * 3_600);
  expect(roundSeconds).toBeLessThan((opened.timeSeconds ?? 0) + 13 * 3_600 + 30);
  expect(await lab({ action: 'open-giveaway' })).toMatchObject({ code: 'LAB_DRAW_STANDS' });
  expect(await lab({ action: 'open-launches' })).toMatchObject({ code: 'LAB_NO_LAUNCH_WAITS' });
  expect(await lab({ action: 'trade', what: 'sell' })).toMatchObject({ code: 'LAB_NO_POOL' });
  const foretold = (await marketNow()).forecast?.worstCasePpm ?? 0;
  expect(foretold).toBeGreaterThan(10_000);
  expect(await lab({ action: 'open-market' })).toMatchObject({ success: true });
  // Nobody paid with USDT. All buyers' LILAPE are sold at once: as much of the price is left as was foretold.
  expect(await lab({ action: 'trade', what: 'crash' })).toMatchObject({ success: true });
  const leftPpm = async () => {
    const { pools } = await marketNow();
    return pools.flatMap(({ now, openingPrice }) =>
      now === null ? [] : [Math.floor((Number(now.price) / Number(openingPrice)) * 1_000_000)],
    );
  };
  await expect.poll(leftPpm, { timeout: 20_000 }).toEqual([foretold]);
  expect(await lab({ action: 'trade', what: 'buy' })).toMatchObject({ success: true });
  await expect.poll(async () => (await leftPpm())[0], { timeout: 20_000 }).toBeGreaterThan(foretold);
  expect(await lab({ action: 'trade', what: 'sell' })).toMatchObject({ success: true });
  expect(await lab({ action: 'open-market' })).toMatchObject({ code: 'LAB_MARKET_OPEN' });
  await expect.poll(beaconStatus, { timeout: 60_000 }).toBe(200);
});

test('behavior: a chain that is begun anew has the clock’s time, whatever it was moved by', async () => {
  await lab({ action: 'jump', seconds: 86_400 });
  const { timeSeconds = 0 } = await lab({ action: 'begin-anew' });
  expect(Math.abs(timeSeconds - Date.now() / 1_000)).toBeLessThan(60);
});

test.each([90, 180, 360])('behavior: %d days pass at once, as long as LILAPE can be locked', async (days) => {
  const before = await lab();
  const after = await lab({ action: 'jump', seconds: days * 86_400 });
  expect((after.timeSeconds ?? 0) - (before.timeSeconds ?? 0)).toBeGreaterThanOrEqual(days * 86_400);
});
