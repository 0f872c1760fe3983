import type { Address } from '@lilape/domain/address';
import type { Transfer } from '@lilape/domain/holders/fold';
import type { SaleEvent } from '@lilape/domain/presale/fold';
import type { StakingEvent } from '@lilape/domain/staking/fold';
import type { PlacedEvent } from '@lilape/events/log';
import { beforeEach, expect, test } from 'vitest';
import { type Holdings, createHoldings } from './holdings.ts';

const ZERO: Address = `0x${'0'.repeat(40)}`;
const [ANN, BOB] = [
  '0x00000000000000000000000000000000000000a1',
  '0x00000000000000000000000000000000000000b2',
] as const;
const ONE = 10n ** 18n;
const END = 10_000;

const terms = {
  stageCount: 2,
  basePriceMicroUsd: 1_000n,
  priceStepMicroUsd: 1_000n,
  tokensPerStage: 1_000n,
  startsAt: 0,
  endsAt: END,
  minimumUnits: 1n,
  softCapUnits: 600_000n,
  shareTokens: 2_000n * ONE,
};

let holdings: Holdings;

beforeEach(() => {
  holdings = createHoldings(terms);
});

type Given = { holders?: Transfer[]; staking?: StakingEvent[]; sale?: SaleEvent[] };

/** Takes what happened in a block. */
function block(number: number, given: Given): void {
  const placed = (event: unknown): PlacedEvent<unknown> => ({
    contract: ZERO,
    txHash: '0x',
    ordinal: 0,
    block: BigInt(number),
    blockHash: '0x',
    logIndex: 0,
    timeSeconds: 0,
    event,
  });
  holdings.take(new Map(Object.entries(given).map(([name, events]) => [name, events.map(placed)])));
}

const bought = (buyer: Address, chargedUnits: bigint): SaleEvent => ({
  type: 'purchased',
  buyer,
  coin: 'USDT',
  chargedUnits,
  tokens: chargedUnits * 10n ** 15n,
  raisedBeforeUnits: 0n,
});
const staked = (account: Address, stakeId: number, tokens: bigint): StakingEvent => ({
  type: 'staked',
  account,
  stakeId,
  tokens,
  lockDays: 90,
  apeId: 0,
  rewardTokens: 1n,
});

/** The three lines of an account. */
function linesOf(account: Address, number: number, timeSeconds = 1): readonly bigint[] | null {
  const found = holdings.after(number, timeSeconds).get(account);
  return found === undefined ? null : [found.wallet, found.staked, found.unclaimed];
}

test('behavior: tokens move between the three lines, each at its block', () => {
  block(1, { holders: [{ from: ZERO, to: ANN, tokens: 50n }], sale: [bought(ANN, 700_000n)] });
  block(2, {
    holders: [{ from: ANN, to: BOB, tokens: 25n }],
    staking: [staked(ANN, 1, 20n), staked(ANN, 2, 5n)],
  });
  block(3, { staking: [{ type: 'unstaked', account: ANN, stakeId: 1, tokens: 20n, rewardTokens: 1n }] });
  block(4, { sale: [{ type: 'claimed', account: ANN, tokens: 700n * ONE }] });
  expect(linesOf(ANN, 0)).toBeNull();
  expect(linesOf(ANN, 1)).toEqual([50n, 0n, 700n * ONE]);
  expect(linesOf(ANN, 2)).toEqual([25n, 25n, 700n * ONE]);
  expect(linesOf(ANN, 3)).toEqual([25n, 5n, 700n * ONE]);
  expect(linesOf(ANN, 4)).toEqual([25n, 5n, 0n]);
  expect(linesOf(BOB, 4)).toEqual([25n, 0n, 0n]);
  expect(holdings.after(4, 1).has(ZERO)).toBe(false);
});

test('behavior: rewards and a freed ape leave the principal as it is', () => {
  block(1, {
    staking: [
      staked(ANN, 1, 20n),
      { type: 'claimed', account: ANN, stakeId: 1, rewardTokens: 3n },
      { type: 'unbound', account: ANN, stakeId: 1, apeId: 7, freedTokens: 1n },
    ],
  });
  expect(linesOf(ANN, 1)).toEqual([0n, 20n, 0n]);
});

test('behavior: what was bought counts for nothing once the money goes back, by the clock or by a word', () => {
  block(1, { sale: [bought(ANN, 500_000n)] });
  expect(linesOf(ANN, 1, END - 1)).toEqual([0n, 0n, 500n * ONE]);
  expect(linesOf(ANN, 2, END)).toBeNull();
  holdings = createHoldings(terms);
  block(1, { sale: [bought(ANN, 700_000n)] });
  block(2, { sale: [{ type: 'cancelled' }] });
  expect(linesOf(ANN, 1)).toEqual([0n, 0n, 700n * ONE]);
  expect(linesOf(ANN, 2)).toBeNull();
});

test('behavior: what was bought in a sale that reached its goal counts until it is claimed', () => {
  block(1, { sale: [bought(ANN, 700_000n)] });
  expect(linesOf(ANN, 1, END + 1)).toEqual([0n, 0n, 700n * ONE]);
});
