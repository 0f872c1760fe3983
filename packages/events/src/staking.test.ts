import { lilApeStakingAbi } from '@lilape/contracts/generated/abis';
import { type AbiEvent, encodeAbiParameters, encodeEventTopics } from 'viem';
import { expect, test } from 'vitest';
import type { Hex } from '@lilape/events/log';
import { STAKING_DECODERS } from '@lilape/events/staking';

const ANN: Hex = '0xffcf8fdee72ac11b5c542428b35eef5769c409f0';

function decoded(name: string, args: Record<string, unknown>) {
  const event = lilApeStakingAbi.find((item) => item.type === 'event' && item.name === name) as AbiEvent;
  const plain = event.inputs.filter((input) => input.indexed !== true);
  const data = encodeAbiParameters(
    plain,
    plain.map((input) => args[input.name ?? '']),
  );
  const topics = encodeEventTopics({ abi: [event], args }) as Hex[];
  return STAKING_DECODERS.get(topics[0] ?? '')?.({ topics, data });
}

test.each([
  [
    'Staked',
    { user: ANN, stakeId: 2n, amount: 365n, lockDays: 180n, nftTokenId: 10_000n, reward: 108n },
    {
      type: 'staked',
      account: ANN,
      stakeId: 2,
      tokens: 365n,
      lockDays: 180,
      apeId: 10_000,
      rewardTokens: 108n,
    },
  ],
  [
    'RewardsClaimed',
    { user: ANN, stakeId: 2n, amount: 9n },
    { type: 'claimed', account: ANN, stakeId: 2, rewardTokens: 9n },
  ],
  [
    'Unstaked',
    { user: ANN, stakeId: 2n, amount: 365n, rewards: 2n ** 111n },
    { type: 'unstaked', account: ANN, stakeId: 2, tokens: 365n, rewardTokens: 2n ** 111n },
  ],
  [
    'Unbound',
    { user: ANN, stakeId: 2n, nftTokenId: 7n, freed: 50n },
    { type: 'unbound', account: ANN, stakeId: 2, apeId: 7, freedTokens: 50n },
  ],
  ['RewardsFunded', { from: ANN, amount: 1n }, { type: 'funded', from: ANN, tokens: 1n }],
  ['FreeRewardsTaken', { to: ANN, amount: 1n }, { type: 'taken', to: ANN, tokens: 1n }],
] as const)('behavior: %s is decoded', (name, args, event) => {
  expect(decoded(name, args)).toEqual(event);
});

test('behavior: handing the contract on is no event of the ledger', () => {
  const names = lilApeStakingAbi.flatMap((item) => (item.type === 'event' ? [item.name] : []));
  expect(names).toContain('OwnershipTransferred');
  expect(STAKING_DECODERS.size).toBe(6);
});
