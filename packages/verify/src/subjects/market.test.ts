// Release and pools against the sale's record and what both contracts say: a difference is named.
import type { Address } from '@lilape/domain/address';
import type { MarketEvent } from '@lilape/domain/market/fold';
import { openingOf } from '@lilape/domain/market/opening';
import { releasedSharesDown } from '@lilape/domain/market/split';
import type { BuyerAccount } from '@lilape/domain/presale/fold';
import type { PlacedEvent } from '@lilape/events/log';
import { expect, test } from 'vitest';
import type { ContractReads } from '../contract-reads.ts';
import type { Known } from '../known.ts';
import { type View, VIEWS } from '../views.ts';
import { MARKET } from './market.ts';

const at = (end: string): Address => `0x${end.padStart(40, '0')}`;
const [RESERVES, OPENER, PRESALE, LILAPE, USDT, USDC, MANAGER] = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
].map(at) as [Address, Address, Address, Address, Address, Address, Address];
const HASH = `0x${'0'.repeat(64)}` as const;
const known = {
  contracts: {
    reserves: RESERVES,
    poolOpener: OPENER,
    presale: PRESALE,
    lilape: LILAPE,
    usdt: USDT,
    usdc: USDC,
    poolManager: MANAGER,
  },
} as unknown as Known;

// Half a stage of the local ladder in USDT, nothing in USDC.
const UNITS = 6_000_000_000n;
const SOLD = 5_000_000n * 10n ** 18n;
const buyer: BuyerAccount = {
  units: { USDT: UNITS, USDC: 0n },
  tokens: SOLD,
  claimed: false,
  refunded: { USDT: false, USDC: false },
};
const split = releasedSharesDown(SOLD);
const pool = openingOf(1_200n, true, UNITS / 5n, split.liquidity);
const released: MarketEvent = { type: 'released', soldTokens: SOLD, ...split, burnedTokens: 1n };
const opened: MarketEvent = { type: 'opened', coin: USDT, poolId: HASH, ...pool };
const unused: MarketEvent = { ...opened, coin: USDC, moneyUnits: 0n, tokens: 0n, liquidity: 0n };

const terms = { stageCount: 10n, basePrice: 1_200n, priceStep: 100n, tokensPerStage: 10_000_000n };
const rest = { startsAt: 1n, endsAt: 2n, minimum: 3n, softCap: 4n, share: 5n };

/** How much each unit of the position has earned in LILAPE and in USDT, times 2¹²⁸. */
type Growths = readonly [bigint, bigint];

async function counted(
  events: readonly MarketEvent[],
  status = 4n,
  sold = SOLD,
  liquidity = pool.liquidity,
  growths: Growths = [0n, 0n],
) {
  const said = new Map<View, Readonly<Record<string, bigint>>>([
    [VIEWS.releasedAt, { 0: 7n }],
    [VIEWS.releasedSold, { 0: sold }],
    [VIEWS.saleStatus, { 0: status }],
    [VIEWS.terms, { ...terms, ...rest }],
    [VIEWS.moneyShareBps, { 0: 2_000n }],
  ]);
  const reads = {
    one: async (_: Address, view: View, [slot]: readonly bigint[] = []) =>
      view === VIEWS.extsload ? { 0: wordAt(slot ?? 0n, growths) } : (said.get(view) ?? null),
    many: async (_: Address, view: View, calls: readonly (readonly [Address | number])[]) =>
      calls.map(([asked]) => {
        if (view === VIEWS.paidShare) return { 0: 0n };
        const isUsdt = asked === USDT;
        return { status: isUsdt ? 1n : 2n, doneAt: 7n, failedAt: 0n, liquidity: isUsdt ? liquidity : 0n };
      }),
  } as unknown as ContractReads;
  const counting = await MARKET.open(known, reads);
  if (counting === null) throw new Error('There is a market.');
  for (const [index, event] of events.entries()) {
    const placed = { event, block: 7n, txHash: HASH, ordinal: index, logIndex: index, timeSeconds: 7 };
    expect(counting.add(placed as unknown as PlacedEvent<unknown>, () => undefined)).toEqual([]);
  }
  const sale = new Map([[at('a1'), buyer]]);
  const counters = await counting.counters(reads, (name) => (name === 'sale' ? sale : undefined));
  const accounts = await counting.accounts(reads, () => undefined);
  return [counters.difference?.what ?? null, accounts.difference?.what ?? null];
}

test('behavior: what follows from the sale, as both contracts have it', async () => {
  expect(await counted([released, opened, unused])).toEqual([null, null]);
});

test('behavior: a part of its coin will do for a pool that had failed for a month, and no more than all', async () => {
  const failed = (givenUpFrom: number): MarketEvent => ({ type: 'failed', coin: USDT, givenUpFrom });
  const foundWith = async (givenUpFrom: number, liquidity: bigint) =>
    (await counted([released, failed(givenUpFrom), { ...opened, liquidity }, unused]))[0];
  expect(await foundWith(7, pool.liquidity / 2n)).toBeNull();
  expect(await foundWith(8, pool.liquidity / 2n)).toBe(`liquidity of ${USDT}`);
  expect(await foundWith(7, 2n * pool.liquidity)).toBe(`liquidity of ${USDT}`);
  // Without any it is unused, which no coin is that was paid.
  expect(await foundWith(7, 0n)).toBe(`liquidity of ${USDT}`);
});

/** Both words stand side by side: the second is the one whose neighbour was asked for before. */
const asked = new Set<bigint>();
function wordAt(slot: bigint, [tokens, units]: Growths): bigint {
  const isSecond = asked.has(slot - 1n);
  asked.add(slot);
  return isSecond ? units : tokens;
}

const other = releasedSharesDown(SOLD + 1n);

test.each<[string, readonly MarketEvent[], string]>([
  [
    'a pool opened at another price',
    [released, { ...opened, sqrtPriceX96: pool.sqrtPriceX96 + 1n }, unused],
    `price of ${USDT}`,
  ],
  [
    'a pool with less than its part',
    [released, { ...opened, liquidity: pool.liquidity - 1n }, unused],
    `liquidity of ${USDT}`,
  ],
  ['a release of more than was sold', [{ ...released, ...other, soldTokens: SOLD + 1n }], 'sold in the sale'],
])('error: %s', async (_, events, what) => {
  const sold = events[0]?.type === 'released' ? events[0].soldTokens : SOLD;
  expect((await counted(events, 4n, sold))[0]).toBe(what);
});

test('behavior: nothing is held against a sale that is not over', async () => {
  expect((await counted([{ ...released, ...other, soldTokens: SOLD + 1n }], 1n, SOLD + 1n))[0]).toBeNull();
});

test('error: contracts that say otherwise', async () => {
  expect((await counted([released, opened, unused], 4n, SOLD - 1n))[0]).toBe('sold');
  expect((await counted([released, opened, unused], 4n, SOLD, 1n))[1]).toBe(`liquidity of ${USDT}`);
});

const BURNED = 250n * 10n ** 18n;
const PAID = 300_000n;
/** Growth of which the position's part is so much, rounded down. */
const growthOf = (earned: bigint) => ((earned << 128n) + pool.liquidity - 1n) / pool.liquidity;
const fees = (burnedTokens: bigint, paidUnits: bigint): MarketEvent => ({
  type: 'fees',
  coin: USDT,
  burnedTokens,
  paidUnits,
});
const withFees = (events: readonly MarketEvent[]) =>
  counted([released, opened, unused, ...events], 4n, SOLD, pool.liquidity, [
    growthOf(BURNED),
    growthOf(PAID),
  ]);

test('behavior: fees are what the position has earned, less a unit for each taking but one', async () => {
  expect(await withFees([fees(BURNED, PAID)])).toEqual([null, null]);
  expect(await withFees([fees(BURNED - 10n, PAID - 100n), fees(9n, 99n)])).toEqual([null, null]);
});

test.each<[string, readonly MarketEvent[], string]>([
  ['a unit less was burned', [fees(BURNED - 1n, PAID)], `LILAPE of fees burned with ${USDT}`],
  ['a unit more was paid', [fees(BURNED, PAID + 1n)], `fees paid in ${USDT}`],
  [
    'two units are missing of two',
    [fees(BURNED - 2n, PAID - 1n), fees(0n, 1n)],
    `LILAPE of fees burned with ${USDT}`,
  ],
  ['nothing of it is reported', [], `LILAPE of fees burned with ${USDT}`],
])('error: %s', async (_, events, what) => {
  expect((await withFees(events))[1]).toBe(what);
});
