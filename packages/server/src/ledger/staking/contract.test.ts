import { lilApeStakingAbi } from '@lilape/contracts/generated/abis';
import { NO_STAKES } from '@lilape/domain/staking/fold';
import { encodeFunctionData, toHex } from 'viem';
import { expect, test } from 'vitest';
import type { Endpoint } from '#chain/endpoints.ts';
import { readStakingState, type StakingState, stakingFindings } from '#ledger/staking/contract.ts';

const TOTALS = { ...NO_STAKES, stakedTokens: 500n, reservedTokens: 40n, opened: 3, open: 2, stakers: 1 };
const STATE: StakingState = {
  stakedTokens: 500n,
  reservedTokens: 40n,
  opened: 3n,
  heldTokens: 600n,
  freeTokens: 60n,
};
const none = { differences: [], shortfalls: [], surplus: [] };

test('behavior: counters that are the sum of the events; what is beyond them is the pool’s', () => {
  expect(stakingFindings(TOTALS, STATE, 0n)).toEqual({ ...none, low: [] });
});

test.each<[string, Partial<StakingState>]>([
  ['staked: events 500, contract 501', { stakedTokens: 501n }],
  ['reserved: events 40, contract 39', { reservedTokens: 39n }],
  ['opened: events 3, contract 4', { opened: 4n }],
  ['free: events 60, contract 59', { freeTokens: 59n }],
])('error: a difference is named: %s', (sentence, changed) => {
  expect(stakingFindings(TOTALS, { ...STATE, ...changed }, 0n)).toEqual({
    ...none,
    low: [],
    differences: [sentence],
  });
});

test('error: a contract that holds less than stakes and reserves is reported', () => {
  expect(stakingFindings(TOTALS, { ...STATE, heldTokens: 539n, freeTokens: null }, 0n)).toEqual({
    ...none,
    low: [],
    shortfalls: ['LILAPE: holds 539, must hold 540'],
  });
});

test('behavior: before the contract is there, only stakes contradict it', () => {
  expect(stakingFindings(NO_STAKES, null, 1n)).toEqual(none);
  expect(stakingFindings(TOTALS, null, 1n)).toEqual({
    ...none,
    differences: ['there are stakes but no contract'],
  });
});

test('behavior: at a block before the contract nothing but its code is asked', async () => {
  const asked: string[] = [];
  const request = (method: string) => {
    asked.push(method);
    return Promise.resolve('0x');
  };
  const deployment = { staking: '0x51', lilape: '0x52', lowPoolTokens: 0n } as const;
  expect(await readStakingState({ request } as unknown as Endpoint, deployment, '0x53')).toBeNull();
  expect(asked).toEqual(['eth_getCode']);
});

/** A chain where the contract says that 500 are staked, 40 reserved, 3 opened and 60 free, and holds `held`. */
function chainWith(held: bigint): Endpoint {
  const calls = { totalStaked: 500n, rewardsReserved: 40n, stakeCounter: 3n, rewardsFree: 60n };
  const answers = new Map<string, bigint>(
    Object.entries(calls).map(([functionName, said]) => [
      encodeFunctionData({ abi: lilApeStakingAbi, functionName: functionName as keyof typeof calls }),
      said,
    ]),
  );
  const request = (method: string, [call]: readonly [{ data: string }]) =>
    Promise.resolve(method === 'eth_getCode' ? '0x60' : toHex(answers.get(call.data) ?? held, { size: 32 }));
  return { request } as unknown as Endpoint;
}

test.each([
  [540n, 60n],
  [539n, null],
  // More than the difference of the two, less than their sum.
  [461n, null],
])(
  'behavior: of a contract that holds %d what is free is asked only where it covers its debts',
  async (held, freeTokens) => {
    const [staking, lilape] = [`0x${'51'.repeat(20)}`, `0x${'52'.repeat(20)}`] as const;
    const deployment = { staking, lilape, lowPoolTokens: 0n };
    expect(await readStakingState(chainWith(held), deployment, '0x53')).toEqual({
      ...STATE,
      heldTokens: held,
      freeTokens,
    });
  },
);

const one = 10n ** 18n;
const lowOf = (freeTokens: bigint | null, least: bigint) =>
  stakingFindings(TOTALS, { ...STATE, freeTokens, heldTokens: 540n + (freeTokens ?? -1n) }, least).low;

test('error: a pool that runs low is reported, where somebody said how low', () => {
  expect(lowOf(3n * one, 3n * one)).toEqual([]);
  expect(lowOf(3n * one - 1n, 3n * one)).toEqual([
    '2.999999999999999999 LILAPE are free for new stakes, less than 3',
  ]);
  expect(lowOf(null, one)).toEqual(['0 LILAPE are free for new stakes, less than 1']);
  expect(lowOf(0n, 0n)).toEqual([]);
});

test('behavior: before the shares are released nothing is there, and that is no alarm', () => {
  const nothing = { stakedTokens: 0n, reservedTokens: 0n, opened: 0n, heldTokens: 0n, freeTokens: 0n };
  const none = { ...TOTALS, stakedTokens: 0n, reservedTokens: 0n, opened: 0 };
  expect(stakingFindings(none, nothing, 3n * one).low).toEqual([]);
  expect(stakingFindings(none, { ...nothing, heldTokens: 1n, freeTokens: 1n }, 3n * one).low).toHaveLength(1);
});
