import { poolOpenerAbi, reservesAbi } from '@lilape/contracts/generated/abis';
import { type Hex, LogError } from '@lilape/events/log';
import { OPENER_DECODERS, RESERVES_DECODERS } from '@lilape/events/market';
import { type Abi, type AbiEvent, encodeAbiParameters, encodeEventTopics } from 'viem';
import { expect, test } from 'vitest';

const COIN: Hex = '0xffcf8fdee72ac11b5c542428b35eef5769c409f0';
const POOL: Hex = `0x${'ab'.repeat(32)}`;

function decoded(abi: Abi, name: string, args: Record<string, unknown>) {
  const event = abi.find((item) => item.type === 'event' && item.name === name) as AbiEvent;
  const plain = event.inputs.filter((input) => input.indexed !== true);
  const data = encodeAbiParameters(
    plain,
    plain.map((input) => args[input.name ?? '']),
  );
  const topics = encodeEventTopics({ abi: [event], args }) as Hex[];
  const decoders = abi === (reservesAbi as Abi) ? RESERVES_DECODERS : OPENER_DECODERS;
  return decoders.get(topics[0] ?? '')?.({ topics, data });
}

const split = {
  rewards: 1n,
  liquidity: 2n ** 111n,
  team: 3n,
  marketing: 0n,
  development: 5n,
  dao: 6n,
};

test('behavior: the release with all of its shares', () => {
  expect(decoded(reservesAbi, 'Released', { sold: 10n, split, burned: 7n })).toEqual({
    type: 'released',
    soldTokens: 10n,
    ...split,
    burnedTokens: 7n,
  });
});

test.each([
  [0, 'marketing'],
  [1, 'development'],
  [2, 'dao'],
])('behavior: purpose %i is %s', (purpose, name) => {
  expect(decoded(reservesAbi, 'Paid', { purpose, recipient: COIN, amount: 4n })).toEqual({
    type: 'paid',
    purpose: name,
    recipient: COIN,
    tokens: 4n,
  });
});

test('error: a purpose that the contract does not have', () => {
  expect(() => decoded(reservesAbi, 'Paid', { purpose: 3, recipient: COIN, amount: 4n })).toThrow(LogError);
});

test('error: a release that is cut short', () => {
  const topics = [[...RESERVES_DECODERS.keys()][1]] as Hex[];
  expect(() => RESERVES_DECODERS.get(topics[0] ?? '')?.({ topics, data: `0x${'00'.repeat(224)}` })).toThrow(
    'An event Released is cut short.',
  );
});

test('behavior: what was not released and burned', () => {
  expect(decoded(reservesAbi, 'UnreleasedBurned', { amount: 9n })).toEqual({
    type: 'unreleasedBurned',
    tokens: 9n,
  });
});

test.each([
  [
    'MarketOpened',
    { coin: COIN, poolId: POOL, money: 5n, tokens: 6n, sqrtPriceX96: 2n ** 159n, liquidity: 2n ** 127n },
    {
      type: 'opened',
      coin: COIN,
      poolId: POOL,
      moneyUnits: 5n,
      tokens: 6n,
      sqrtPriceX96: 2n ** 159n,
      liquidity: 2n ** 127n,
    },
  ],
  ['RestBurned', { amount: 8n }, { type: 'restBurned', tokens: 8n }],
  ['Swept', { coin: COIN, amount: 2n }, { type: 'swept', coin: COIN, units: 2n }],
  [
    'OpeningFailed',
    { coin: COIN, givenUpFrom: 1_900_000_000n },
    { type: 'failed', coin: COIN, givenUpFrom: 1_900_000_000 },
  ],
  ['MarketGivenUp', { coin: COIN }, { type: 'givenUp', coin: COIN }],
  [
    'FeesCollected',
    { coin: COIN, burned: 3n, paid: 4n },
    { type: 'fees', coin: COIN, burnedTokens: 3n, paidUnits: 4n },
  ],
])('behavior: %s of the opener', (name, args, event) => {
  expect(decoded(poolOpenerAbi, name, args)).toEqual(event);
});
