import type { Address } from '@lilape/domain/address';
import {
  NO_STAKES,
  type StakeBefore,
  type StakeEvent,
  foldPoolEvent,
  foldStakeEvent,
  isStakeEvent,
} from '@lilape/domain/staking/fold';
import { type Stake, claimAt, endBonus, openStake, unstakeAt } from '@lilape/domain/staking/stake';
import { expect, test } from 'vitest';

const DAY = 86_400;
const START = 1_700_000_000;
const account: Address = '0x00000000000000000000000000000000000000a1';
const name = { account, stakeId: 1 };
const nothing: StakeBefore = { stake: null, opened: 0, open: 0 };
const stake = openStake({ tokens: 365n, lockDays: 90, startSeconds: START, apeId: 7 });
const before: StakeBefore = { stake, opened: 1, open: 1 };
const opened = { ...NO_STAKES, stakedTokens: 365n, reservedTokens: 36n, opened: 1, open: 1, stakers: 1 };

const staked: StakeEvent = {
  ...name,
  type: 'staked',
  tokens: 365n,
  lockDays: 90,
  apeId: 7,
  rewardTokens: 36n,
};

test('behavior: an opening locks its amount and reserves its whole reward', () => {
  expect(foldStakeEvent(NO_STAKES, nothing, staked, START)).toEqual({ totals: opened, stake, alarms: [] });
});

test('behavior: the second stake of an account makes no second staker', () => {
  const second = { ...staked, stakeId: 2, apeId: 0, rewardTokens: 18n };
  const { totals, alarms } = foldStakeEvent(opened, { stake: null, opened: 1, open: 1 }, second, START);
  expect(totals).toEqual({ ...opened, stakedTokens: 730n, reservedTokens: 54n, opened: 2, open: 2 });
  expect(alarms).toEqual([]);
});

test('behavior: a claim pays from what is reserved', () => {
  const event: StakeEvent = { ...name, type: 'claimed', rewardTokens: 12n };
  expect(foldStakeEvent(opened, before, event, START + 30 * DAY)).toEqual({
    totals: { ...opened, reservedTokens: 24n, paidTokens: 12n },
    stake: claimAt(stake, START + 30 * DAY).stake,
    alarms: [],
  });
});

test('behavior: the end of a bonus gives the pool back what it frees', () => {
  const event: StakeEvent = { ...name, type: 'unbound', apeId: 7, freedTokens: 18n };
  expect(foldStakeEvent(opened, before, event, START + 30 * DAY)).toEqual({
    totals: { ...opened, reservedTokens: 18n },
    stake: endBonus(stake).stake,
    alarms: [],
  });
});

test('behavior: unstaking closes the stake, and the account that has no other is no staker', () => {
  const event: StakeEvent = { ...name, type: 'unstaked', tokens: 365n, rewardTokens: 36n };
  expect(foldStakeEvent(opened, before, event, START + 90 * DAY)).toEqual({
    totals: { ...NO_STAKES, opened: 1, paidTokens: 36n },
    stake: unstakeAt(stake, START + 90 * DAY).stake,
    alarms: [],
  });
  const two = { ...opened, open: 2 };
  const { totals } = foldStakeEvent(two, { ...before, open: 2 }, event, START + 90 * DAY);
  expect([totals.open, totals.stakers]).toEqual([1, 1]);
});

test('behavior: of the pool it is counted what was given and what was taken out', () => {
  const [funded, taken] = [
    { type: 'funded', from: account, tokens: 5n },
    { type: 'taken', to: account, tokens: 3n },
  ] as const;
  expect(foldPoolEvent(opened, funded)).toEqual({ ...opened, fundedTokens: 5n });
  expect(foldPoolEvent(opened, taken)).toEqual({ ...opened, takenTokens: 3n });
  expect([staked, funded, taken].map(isStakeEvent)).toEqual([true, false, false]);
});

const inactive: StakeBefore = { stake: { ...stake, isActive: false }, opened: 1, open: 0 };

test.each<[string, StakeBefore, StakeEvent, number, string]>([
  ['an opening whose reward is another', nothing, { ...staked, rewardTokens: 35n }, 0, 'REWARD_DIFFERS'],
  ['an opening for an unknown lock', nothing, { ...staked, lockDays: 91 }, 0, 'UNKNOWN_LOCK'],
  ['an opening under a number that was used', before, staked, 0, 'STAKE_ID_DIFFERS'],
  [
    'a claim of another amount',
    before,
    { ...name, type: 'claimed', rewardTokens: 13n },
    30,
    'REWARD_DIFFERS',
  ],
  ['a claim of no stake', nothing, { ...name, type: 'claimed', rewardTokens: 1n }, 30, 'UNKNOWN_STAKE'],
  [
    'a claim of one that is closed',
    inactive,
    { ...name, type: 'claimed', rewardTokens: 0n },
    99,
    'UNKNOWN_STAKE',
  ],
  [
    'another ape that leaves',
    before,
    { ...name, type: 'unbound', apeId: 8, freedTokens: 18n },
    0,
    'NOT_BOUND',
  ],
  [
    'another reserve that is freed',
    before,
    { ...name, type: 'unbound', apeId: 7, freedTokens: 17n },
    0,
    'FREED_DIFFERS',
  ],
  [
    'a bonus that ends twice',
    { ...before, stake: endBonus(stake).stake },
    { ...name, type: 'unbound', apeId: 7, freedTokens: 0n },
    0,
    'NOT_BOUND',
  ],
  [
    'a bonus of no stake',
    nothing,
    { ...name, type: 'unbound', apeId: 7, freedTokens: 0n },
    0,
    'UNKNOWN_STAKE',
  ],
  [
    'unstaking before the end',
    before,
    { ...name, type: 'unstaked', tokens: 365n, rewardTokens: 12n },
    30,
    'UNSTAKED_EARLY',
  ],
  [
    'unstaking another amount',
    before,
    { ...name, type: 'unstaked', tokens: 364n, rewardTokens: 36n },
    90,
    'STAKE_DIFFERS',
  ],
  [
    'unstaking with another reward',
    before,
    { ...name, type: 'unstaked', tokens: 365n, rewardTokens: 37n },
    90,
    'REWARD_DIFFERS',
  ],
  [
    'unstaking twice',
    inactive,
    { ...name, type: 'unstaked', tokens: 365n, rewardTokens: 0n },
    90,
    'UNKNOWN_STAKE',
  ],
])('error: %s is reported', (_what, known, event, days, code) => {
  const { alarms } = foldStakeEvent(opened, known, event, START + days * DAY);
  expect(alarms.map((alarm) => alarm.code)).toEqual([code]);
});

test.each<[string, StakeEvent, Partial<typeof opened>]>([
  [
    'an opening',
    { ...staked, rewardTokens: 35n },
    { stakedTokens: 730n, reservedTokens: 71n, opened: 2, open: 2 },
  ],
  ['a claim', { ...name, type: 'claimed', rewardTokens: 13n }, { reservedTokens: 23n, paidTokens: 13n }],
  ['a bonus', { ...name, type: 'unbound', apeId: 7, freedTokens: 1n }, { reservedTokens: 35n }],
  [
    'unstaking',
    { ...name, type: 'unstaked', tokens: 364n, rewardTokens: 1n },
    { stakedTokens: 1n, reservedTokens: 35n, paidTokens: 1n, open: 0, stakers: 0 },
  ],
])('behavior: %s that contradicts the rules is counted as it says', (_what, event, expected) => {
  const { totals } = foldStakeEvent(opened, before, event, START + 90 * DAY);
  expect(totals).toEqual({ ...opened, ...expected });
});

test('behavior: an opening under a number that was used leaves the first as it is', () => {
  expect(foldStakeEvent(opened, before, staked, START).stake).toBe(null);
  const unknown = foldStakeEvent(NO_STAKES, nothing, { ...staked, lockDays: 91 }, START);
  expect([unknown.stake, unknown.totals.opened]).toEqual([null, 1] satisfies [Stake | null, number]);
});
