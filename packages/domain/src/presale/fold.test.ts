import type { Address } from '@lilape/domain/address';
import {
  type BuyerAccount,
  EMPTY_TOTALS,
  type SaleEvent,
  type SaleTotals,
  touchedAccount,
  foldSaleEvent,
} from '@lilape/domain/presale/fold';
import { quoteDown } from '@lilape/domain/presale/quote';
import { ladderStages } from '@lilape/domain/presale/stages';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const stages = ladderStages({
  stageCount: 2,
  basePriceMicroUsd: 1_000n,
  priceStepMicroUsd: 1_000n,
  tokensPerStage: 1_000n,
});
const ape = '0x00000000000000000000000000000000000000a1';
const bee = '0x00000000000000000000000000000000000000b2';
const ONE = 10n ** 18n;

const bought = (
  chargedUnits: bigint,
  tokens: bigint,
  raisedBeforeUnits: bigint,
  coin: 'USDT' | 'USDC' = 'USDT',
): SaleEvent => ({
  type: 'purchased',
  buyer: ape,
  coin,
  chargedUnits,
  tokens,
  raisedBeforeUnits,
});

test('behavior: a purchase adds to totals and account and is priced stage by stage', () => {
  const first = foldSaleEvent(stages, EMPTY_TOTALS, null, bought(500_000n, 500n * ONE, 0n));
  expect(first.alarms).toEqual([]);
  const second = foldSaleEvent(
    stages,
    first.totals,
    first.account,
    bought(1_500_000n, 1_000n * ONE, 500_000n, 'USDC'),
  );
  expect(second.alarms).toEqual([]);
  expect(second.totals).toMatchObject({
    units: { USDT: 500_000n, USDC: 1_500_000n },
    tokens: 1_500n * ONE,
    purchases: 2,
    buyers: 1,
  });
  expect(second.account).toMatchObject({
    units: { USDT: 500_000n, USDC: 1_500_000n },
    tokens: 1_500n * ONE,
  });
});

test('error: tokens that the ladder does not give are recorded and raised', () => {
  const { totals, alarms } = foldSaleEvent(stages, EMPTY_TOTALS, null, bought(1_000n, 2n * ONE, 0n));
  expect(totals.tokens).toBe(2n * ONE);
  expect(alarms).toEqual([
    { code: 'TOKENS_DIFFER', expected: '1000000000000000000', actual: '2000000000000000000' },
  ]);
});

test('error: a gap before a purchase is raised', () => {
  const { alarms } = foldSaleEvent(stages, EMPTY_TOTALS, null, bought(1_000n, ONE, 7_000n));
  expect(alarms).toEqual([{ code: 'RAISED_DIFFERS', expected: '0', actual: '7000' }]);
});

test('error: a charge beyond the ladder is raised', () => {
  const { alarms } = foldSaleEvent(stages, EMPTY_TOTALS, null, bought(3_000_001n, 2_000n * ONE, 0n));
  expect(alarms.map((alarm) => alarm.code)).toEqual(['BEYOND_LADDER']);
});

test('error: paying an account twice is raised', () => {
  const { totals, account } = foldSaleEvent(stages, EMPTY_TOTALS, null, bought(1_000n, ONE, 0n));
  const claim: SaleEvent = { type: 'claimed', account: ape, tokens: ONE };
  const once = foldSaleEvent(stages, totals, account, claim);
  expect(once.alarms).toEqual([]);
  expect(foldSaleEvent(stages, once.totals, once.account, claim).alarms.map(({ code }) => code)).toEqual([
    'PAID_TWICE',
  ]);
});

test('behavior: what is claimed is added up', () => {
  const { totals, account } = foldSaleEvent(stages, EMPTY_TOTALS, null, bought(1_000n, ONE, 0n));
  const first = foldSaleEvent(stages, totals, account, { type: 'claimed', account: ape, tokens: ONE });
  const second = foldSaleEvent(stages, first.totals, null, { type: 'claimed', account: bee, tokens: 7n });
  expect([totals, first.totals, second.totals].map(({ claimedTokens }) => claimedTokens)).toEqual([
    0n,
    ONE,
    ONE + 7n,
  ]);
});

test.each([
  ['purchase', bought(1_000n, ONE, 0n), ape],
  ['claim', { type: 'claimed', account: bee, tokens: ONE }, bee],
  ['refund', { type: 'refunded', account: bee, coin: 'USDC', units: 1n }, bee],
  ['collection', { type: 'collected', coin: 'USDC', units: 1n }, null],
  ['rescue', { type: 'rescued', token: ape, to: bee, amount: 1n }, null],
] as const)('behavior: a %s touches the account that it is for', (_kind, event, touched) => {
  expect(touchedAccount(event)).toBe(touched);
});

test('behavior: finalising agrees with the sum of both coins, and adds to what was burned', () => {
  const totals: SaleTotals = {
    ...EMPTY_TOTALS,
    units: { USDT: 300n, USDC: 20n },
    tokens: 5n * ONE,
    burnedTokens: 1n,
  };
  const event: SaleEvent = { type: 'finalised', raisedUnits: 320n, soldTokens: 5n * ONE, burnedTokens: 6n };
  const finalised = foldSaleEvent(stages, totals, null, event);
  expect(finalised.alarms).toEqual([]);
  expect(finalised.totals).toMatchObject({ outcome: 'finalised', burnedTokens: 7n });
});

test('error: finalising with other figures than were counted is raised', () => {
  const event: SaleEvent = { type: 'finalised', raisedUnits: 1n, soldTokens: 2n, burnedTokens: 0n };
  expect(foldSaleEvent(stages, EMPTY_TOTALS, null, event).alarms).toEqual([
    { code: 'RAISED_DIFFERS', expected: '0', actual: '1' },
    { code: 'SOLD_DIFFERS', expected: '0', actual: '2' },
  ]);
});

test('error: a refund of another amount than was paid is raised', () => {
  const { totals, account } = foldSaleEvent(stages, EMPTY_TOTALS, null, bought(1_000n, ONE, 0n, 'USDC'));
  const refund: SaleEvent = { type: 'refunded', account: ape, coin: 'USDC', units: 999n };
  expect(foldSaleEvent(stages, totals, account, refund).alarms).toEqual([
    { code: 'PAYOUT_DIFFERS', expected: '1000', actual: '999' },
  ]);
});

test('error: a second outcome is raised', () => {
  const cancelled: SaleTotals = { ...EMPTY_TOTALS, outcome: 'cancelled' };
  const finalised: SaleEvent = { type: 'finalised', raisedUnits: 0n, soldTokens: 0n, burnedTokens: 0n };
  expect(foldSaleEvent(stages, cancelled, null, finalised).alarms.map(({ code }) => code)).toEqual([
    'OUTCOME_CHANGED',
  ]);
});

test('behavior: whatever is bought, accounts add up to the totals and nothing contradicts the ladder', () => {
  const order = fc.record({
    buyer: fc.constantFrom<Address>(ape, bee),
    coin: fc.constantFrom('USDT' as const, 'USDC' as const),
    offered: fc.bigInt({ min: 1n, max: 400_000n }),
  });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 40 }), (orders) => {
      const accounts = new Map<Address, BuyerAccount>();
      let totals = EMPTY_TOTALS;
      for (const { buyer, coin, offered } of orders) {
        const raisedBeforeUnits = totals.units.USDT + totals.units.USDC;
        const { chargedUnits, tokens } = quoteDown(stages, raisedBeforeUnits, offered);
        if (chargedUnits === 0n) continue;
        const event: SaleEvent = { type: 'purchased', buyer, coin, chargedUnits, tokens, raisedBeforeUnits };
        const step = foldSaleEvent(stages, totals, accounts.get(buyer) ?? null, event);
        expect(step.alarms).toEqual([]);
        totals = step.totals;
        if (step.account !== null) accounts.set(buyer, step.account);
      }
      const sum = (of: (account: BuyerAccount) => bigint) =>
        [...accounts.values()].reduce((all, account) => all + of(account), 0n);
      expect(totals.buyers).toBe(accounts.size);
      expect(totals.units).toEqual({
        USDT: sum(({ units }) => units.USDT),
        USDC: sum(({ units }) => units.USDC),
      });
      expect(totals.tokens).toBe(sum(({ tokens }) => tokens));
    }),
  );
});

const COINS = [
  ['USDT', { USDT: true, USDC: false }],
  ['USDC', { USDT: false, USDC: true }],
] as const;

test.for(COINS)('behavior: collections of %s in parts are added up, and one too many is raised', ([coin]) => {
  const { totals } = foldSaleEvent(stages, EMPTY_TOTALS, null, bought(1_000n, ONE, 0n, coin));
  const part = foldSaleEvent(stages, totals, null, { type: 'collected', coin, units: 400n });
  const rest = foldSaleEvent(stages, part.totals, null, { type: 'collected', coin, units: 600n });
  expect([...part.alarms, ...rest.alarms]).toEqual([]);
  expect(rest.totals.collectedUnits).toEqual({ USDT: 0n, USDC: 0n, [coin]: 1_000n });
  const more = foldSaleEvent(stages, rest.totals, null, { type: 'collected', coin, units: 1n });
  expect(more.alarms).toEqual([{ code: 'PAYOUT_DIFFERS', expected: '0', actual: '1' }]);
});

test('behavior: what is burned after a cancelled sale is counted as burned', () => {
  const cancelled: SaleTotals = { ...EMPTY_TOTALS, outcome: 'cancelled' };
  const { totals, alarms } = foldSaleEvent(stages, cancelled, null, { type: 'unsold-burned', tokens: 7n });
  expect({ burnedTokens: totals.burnedTokens, alarms }).toEqual({ burnedTokens: 7n, alarms: [] });
});

test.for(COINS)('behavior: a refund of %s is folded, and a second one raised', ([coin, refunded]) => {
  const { totals, account } = foldSaleEvent(stages, EMPTY_TOTALS, null, bought(1_000n, ONE, 0n, coin));
  const event: SaleEvent = { type: 'refunded', account: ape, coin, units: 1_000n };
  const once = foldSaleEvent(stages, totals, account, event);
  expect(once.account?.refunded).toEqual(refunded);
  expect(once.totals.refundedUnits).toEqual({ USDT: 0n, USDC: 0n, [coin]: 1_000n });
  const twice = foldSaleEvent(stages, once.totals, once.account, event);
  expect(twice.alarms.map(({ code }) => code)).toEqual(['PAID_TWICE']);
});
