import { drawsAbi } from '@lilape/contracts/generated/abis';
import { DRAWS_DECODERS } from '@lilape/events/draws';
import { type Hex, LogError } from '@lilape/events/log';
import { type AbiEvent, encodeAbiParameters, encodeEventTopics } from 'viem';
import { expect, test } from 'vitest';

const ANN: Hex = '0xffcf8fdee72ac11b5c542428b35eef5769c409f0';
const HASH: Hex = `0x${'ab'.repeat(32)}`;
const SIGNATURE: Hex = `0x${'8d'.repeat(48)}`;

function encoded(name: string, args: Record<string, unknown>): { topics: Hex[]; data: Hex } {
  const event = drawsAbi.find((item) => item.type === 'event' && item.name === name) as AbiEvent;
  const plain = event.inputs.filter((input) => input.indexed !== true);
  const data = encodeAbiParameters(
    plain,
    plain.map((input) => args[input.name ?? '']),
  );
  return { topics: encodeEventTopics({ abi: [event], args }) as Hex[], data };
}

function decoded(name: string, args: Record<string, unknown>) {
  const log = encoded(name, args);
  return DRAWS_DECODERS.get(log.topics[0] ?? '')?.(log);
}

const REVEALED = { drawId: 1n, round: 20_791_007n, signature: SIGNATURE, seed: HASH };

test.each([
  [
    'DrawOpened',
    {
      drawId: 1n,
      root: HASH,
      count: 100_000n,
      totalWeight: 2n ** 111n,
      places: 103n,
      round: 20_791_007n,
      listDigest: HASH,
    },
    {
      type: 'opened',
      drawId: 1,
      root: HASH,
      count: 100_000,
      totalWeight: 2n ** 111n,
      places: 103,
      round: 20_791_007,
      listDigest: HASH,
    },
  ],
  ['DrawWithdrawn', { drawId: 7n }, { type: 'withdrawn', drawId: 7 }],
  [
    'DrawRevealed',
    REVEALED,
    { type: 'revealed', drawId: 1, round: 20_791_007, signature: SIGNATURE, seed: HASH },
  ],
  [
    'PlaceWon',
    { drawId: 1n, place: 2n, account: ANN, index: 5n, from: 10n, weight: 3n, prize: 10n ** 26n },
    {
      type: 'won',
      drawId: 1,
      place: 2,
      account: ANN,
      index: 5,
      from: 10n,
      weight: 3n,
      prizeTokens: 10n ** 26n,
    },
  ],
  ['LeftoverBurned', { amount: 9n }, { type: 'burned', tokens: 9n }],
])('behavior: %s is decoded', (name, args, event) => {
  expect(decoded(name, args)).toEqual(event);
});

test('error: bytes that are cut short are not what the contract says', () => {
  const { topics, data } = encoded('DrawRevealed', REVEALED);
  const cut = `0x${data.slice(2, -96)}` as const;
  expect(() => DRAWS_DECODERS.get(topics[0] ?? '')?.({ topics, data: cut })).toThrow(LogError);
});
