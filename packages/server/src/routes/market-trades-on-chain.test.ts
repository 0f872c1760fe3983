// Swaps on Uniswap's own PoolManager, LILAPE first in one pool and second in the other: price, depth and fees as the chain has them.
import { poolOpenerAbi } from '@lilape/contracts/generated/abis';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { proceedsDown } from '@lilape/domain/market/worst-case';
import type { MarketBody } from '@lilape/wire/market';
import { textToTokens, textToUnits } from '@lilape/wire/text';
import { concat, keccak256, toHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hex } from '#chain/blocks.ts';
import type { TestChain } from '#testing/chain.ts';
import { partsUnlikeRebuilt } from '#testing/ledger.ts';
import { openerAct, releaseAct } from '#testing/market-acts.ts';
import { DAY, type MarketRig, finaliseAct, poolOf, startMarketRig } from '#testing/market-rig.ts';
import { deployTestSwap, sellActs } from '#testing/swap-acts.ts';

const [ANN, BOB] = [0, 1] as const;
const COINS = ['USDT', 'USDC'] as const;
const ONE = 10n ** 18n;
/** With this deployer LILAPE has a lower address than USDT and a higher one than USDC. */
const DEPLOYER: Hex = `0x${'2'.padStart(64, '0')}`;
/** 600 and 500 dollars at $0.0012: 100,000 LILAPE are pooled with USDT. */
const PAID = { USDT: 600_000_000n, USDC: 500_000_000n } as const;

let rig: MarketRig;
let chain: TestChain;
let swap: Hex;
/** What the market was before the swaps that a reorganisation takes back. */
let kept: MarketBody;

beforeAll(async () => {
  rig = await startMarketRig(2, { deployerKey: DEPLOYER });
  ({ chain } = rig);
  await chain.buy(COINS.map((coin) => ({ buyer: ANN, coin, units: PAID[coin] })));
  await rig.pass(366 * DAY);
  await rig.succeed(finaliseAct(chain, ANN), releaseAct(chain, ANN));
  await rig.pass(DAY);
  const { USDT, USDC } = chain.sale.coins;
  await rig.succeed(openerAct(chain, ANN, 'open', USDT), openerAct(chain, ANN, 'open', USDC));
  swap = await deployTestSwap(chain);
});

afterAll(() => rig.close());

const isFirst = (coin: PaymentToken) => chain.sale.lilape < chain.sale.coins[coin];

async function sell(buyer: number, coin: PaymentToken, what: 'LILAPE' | 'money', amount: bigint) {
  const at = chain.sale.coins[coin];
  const token = what === 'LILAPE' ? chain.sale.lilape : at;
  await rig.succeed(...(await sellActs(chain, rig.client, swap, { buyer, coin: at, token, amount })));
}

/** Trillionths of a dollar, rounded down, by the root price that the PoolManager keeps. */
async function pricePicoUsd(body: MarketBody, coin: PaymentToken): Promise<bigint> {
  const slot = keccak256(concat([poolOf(body, coin).poolId as Hex, toHex(6n, { size: 32 })]));
  const word = await rig.client.getStorageAt({ address: chain.addressOf('poolManager'), slot });
  const square = BigInt.asUintN(160, BigInt(word ?? 0)) ** 2n;
  return isFirst(coin) ? (square * 10n ** 24n) >> 192n : ((10n ** 24n) << 192n) / square;
}

/** Both prices as the chain has them, and what the manager holds beyond what the site says is in the pools. */
async function compared(body: MarketBody): Promise<{ LILAPE: bigint } & Record<PaymentToken, bigint>> {
  const manager = chain.addressOf('poolManager');
  const pooled = COINS.map((coin) => poolOf(body, coin).now);
  for (const [at, coin] of COINS.entries()) {
    const reported = textToPico(pooled[at]?.price ?? '');
    expect(reported - (await pricePicoUsd(body, coin))).toBeOneOf([0n, 1n]);
  }
  const tokens = pooled.reduce((sum, now) => sum + textToTokens(now?.lilape ?? ''), 0n);
  const beyond = async (coin: PaymentToken) =>
    (await rig.held(chain.sale.coins[coin], manager)) - textToUnits(poolOf(body, coin).now?.coin ?? '');
  return {
    LILAPE: (await rig.held(chain.sale.lilape, manager)) - tokens,
    USDT: await beyond('USDT'),
    USDC: await beyond('USDC'),
  };
}

const textToPico = (text: string): bigint => {
  const [whole = '', rest = ''] = text.split('.');
  return BigInt(whole + rest.padEnd(12, '0'));
};

/** At least `expected`, and no more than rounding adds: units of a coin, or of LILAPE what the last bit of a root price moves. */
function expectAbout(value: bigint, expected: bigint): void {
  expect(value - expected).toBeGreaterThanOrEqual(0n);
  expect(value - expected).toBeLessThanOrEqual(expected > ONE || expected === 0n ? 100n : 8n);
}

test('behavior: a sale of LILAPE brings what its pool foretells, in either order of addresses', async () => {
  expect(COINS.map(isFirst)).toEqual([true, false]);
  for (const coin of COINS) {
    const before = poolOf(await rig.atHead(), coin);
    const had = await rig.held(chain.sale.coins[coin], chain.buyers[ANN] ?? '0x');
    await sell(ANN, coin, 'LILAPE', 10_000n * ONE);
    const got = (await rig.held(chain.sale.coins[coin], chain.buyers[ANN] ?? '0x')) - had;
    const { coin: units = '', lilape = '' } = before.now ?? {};
    expectAbout(proceedsDown(textToUnits(units), textToTokens(lilape), 10_000n * ONE) + 4n, got);
    const after = poolOf(await rig.atHead(), coin);
    expect(Number(after.now?.price)).toBeLessThan(0.0012);
    expect(after.openingPrice).toBe('0.0012');
  }
});

test('behavior: after purchases too, prices and depth are the chain’s, and what is beyond them are the fees', async () => {
  kept = await rig.atHead();
  expect((await compared(kept)).LILAPE).toBeGreaterThanOrEqual(200n * ONE);
  await sell(BOB, 'USDC', 'money', 5_000_000n);
  await sell(BOB, 'USDT', 'money', 12_000_000n);
  const body = await rig.atHead();
  const beyond = await compared(body);
  // A hundredth of what was sold of each.
  expectAbout(beyond.LILAPE, 200n * ONE);
  expectAbout(beyond.USDT, 120_000n);
  expectAbout(beyond.USDC, 50_000n);
  for (const coin of COINS)
    expect(Number(poolOf(body, coin).now?.price)).toBeGreaterThan(Number(poolOf(kept, coin).now?.price));
});

test('behavior: fees are what was burned and what the DAO got', async () => {
  const { lilape, coins } = chain.sale;
  const opener = { address: chain.addressOf('poolOpener'), abi: poolOpenerAbi } as const;
  const dao = await rig.client.readContract({ ...opener, functionName: 'dao' });
  const supply = await rig.supplyOf(lilape);
  await rig.succeed(
    openerAct(chain, BOB, 'collectFees', coins.USDT),
    openerAct(chain, BOB, 'collectFees', coins.USDC),
  );
  const body = await rig.atHead();
  const fees = COINS.map((coin) => poolOf(body, coin).fees);
  const burned = fees.reduce((sum, each) => sum + textToTokens(each.burned), 0n);
  expect(burned).toBe(supply - (await rig.supplyOf(lilape)));
  expectAbout(200n * ONE, burned);
  for (const [at, coin] of COINS.entries()) {
    const paid = textToUnits(fees[at]?.paid ?? '');
    expect(paid).toBe(await rig.held(coins[coin], dao));
    expectAbout(coin === 'USDT' ? 120_000n : 50_000n, paid);
  }
  const beyond = await compared(body);
  expectAbout(beyond.LILAPE, 0n);
  expect(Math.max(Number(beyond.USDT), Number(beyond.USDC))).toBeLessThanOrEqual(8);
});

test('behavior: a reorganisation takes swaps and fees back, and others come in their place', async () => {
  // Two purchases of two calls each, and two collections.
  await chain.rpc('anvil_reorg', 6, []);
  await chain.refreshNonces();
  await chain.mine();
  const back = await rig.atHead();
  expect(back.pools.map(({ fees, now }) => [fees, now])).toEqual(
    kept.pools.map(({ fees, now }) => [fees, now]),
  );
  expect((await compared(back)).USDT).toBeLessThan(120_000n);

  await sell(BOB, 'USDT', 'LILAPE', 50_000n * ONE);
  await rig.succeed(openerAct(chain, ANN, 'collectFees', chain.sale.coins.USDT));
  const body = await rig.atHead();
  await compared(body);
  const { fees, now } = poolOf(body, 'USDT');
  expectAbout(600n * ONE, textToTokens(fees.burned));
  expect(fees.paid).toBe('0');
  expect(Number(now?.price)).toBeLessThan(Number(poolOf(kept, 'USDT').now?.price));
  expect(poolOf(body, 'USDC').now).toEqual(poolOf(kept, 'USDC').now);
});

test('behavior: a ledger that is built anew is the same, and nothing of it contradicts the contracts', async () => {
  const unlike = await partsUnlikeRebuilt({ pool: rig.pool, url: rig.databaseUrl }, chain);
  // The ledger's own part has an anchor where the watcher looked, and at a pace not at every block.
  expect(unlike.filter((part) => part !== 'ledger')).toEqual([]);
  const { ledger } = (await (await rig.api.request('/api/')).json()) as { ledger: { alarms: number } };
  expect(ledger.alarms).toBe(0);
});

test('behavior: who counts it again finds the fees in the PoolManager’s own words', async () => {
  // Taken twice in one pool and once in the other, a unit rounded away here and there.
  await sell(BOB, 'USDT', 'money', 7_654_321n);
  await sell(BOB, 'USDC', 'LILAPE', 1_234n * ONE + 5n);
  const { coins } = chain.sale;
  await rig.succeed(
    openerAct(chain, ANN, 'collectFees', coins.USDT),
    openerAct(chain, ANN, 'collectFees', coins.USDC),
  );
  const { results } = await rig.countAgain();
  expect(results.filter(({ status }) => status !== 'agrees')).toEqual([]);
  expect(results.find(({ subject, check }) => subject === 'market' && check === 'accounts')).toMatchObject({
    // Three payees; of each coin four words of the opener and two of the manager.
    value: '15',
  });
});
