import { actions, openedStakes, stakesInTime } from '@lilape/domain/staking/stakes.fixture';
import { interestDown, wholeRewardDown } from '@lilape/domain/staking/rewards';
import {
  type Stake,
  apyBpsNow,
  canUnstakeAt,
  claimAt,
  daysLeftAt,
  endBonus,
  endsAt,
  isDoubled,
  lastClaimAt,
  openStake,
  owedDown,
  paidTokens,
  pendingDown,
  accrualOf,
  reservedTokens,
  unstakeAt,
} from '@lilape/domain/staking/stake';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const DAY = 86_400;
const START = 1_700_000_000;
/** 365 base units at 20% earn one in 5 days, at 40% two. */
const plain = openStake({ tokens: 365n, lockDays: 90, startSeconds: START, apeId: 0 });
const doubled = openStake({ tokens: 365n, lockDays: 90, startSeconds: START, apeId: 7 });

test('behavior: a stake as it is opened', () => {
  expect([endsAt(plain), lastClaimAt(plain), apyBpsNow(plain), isDoubled(plain)]).toEqual([
    1_707_776_000,
    START,
    2_000,
    false,
  ]);
  expect([apyBpsNow(doubled), isDoubled(doubled)]).toEqual([4_000, true]);
  expect([reservedTokens(plain), reservedTokens(doubled)]).toEqual([18n, 36n]);
  expect([paidTokens(plain), paidTokens(doubled)]).toEqual([0n, 0n]);
});

test.each([
  ['before its start', -1, 0n],
  ['at its start', 0, 0n],
  ['a second before the first base unit', 5 * DAY - 1, 0n],
  ['after five days', 5 * DAY, 1n],
  ['at the end', 90 * DAY, 18n],
  ['a year later', 455 * DAY, 18n],
] as const)('behavior: what is owed %s', (_when, elapsed, expected) => {
  expect(owedDown(plain, START + elapsed)).toBe(expected);
});

test('behavior: a claim pays what is owed and leaves the rest reserved', () => {
  const claimed = claimAt(doubled, START + 30 * DAY);
  expect(claimed.tokens).toBe(12n);
  expect([paidTokens(claimed.stake), reservedTokens(claimed.stake)]).toEqual([12n, 24n]);
  expect(lastClaimAt(claimed.stake)).toBe(START + 30 * DAY);
  expect(owedDown(claimed.stake, START + 30 * DAY)).toBe(0n);
});

test('behavior: a claim after the end is paid up to the end', () => {
  const { stake, tokens } = claimAt(plain, START + 1_000 * DAY);
  expect([tokens, lastClaimAt(stake), reservedTokens(stake)]).toEqual([18n, endsAt(plain), 0n]);
});

test('behavior: when the ape has left, what accrued since the last claim counts at the base rate', () => {
  const claimed = claimAt(doubled, START + 30 * DAY).stake;
  const { stake, freedTokens } = endBonus(claimed);
  expect(freedTokens).toBe(12n);
  expect([apyBpsNow(stake), isDoubled(stake), stake.apeId]).toEqual([2_000, false, 7]);
  expect([paidTokens(stake), reservedTokens(stake)]).toEqual([12n, 12n]);
  expect(owedDown(stake, START + 60 * DAY)).toBe(6n);
  const again = claimAt(stake, START + 60 * DAY).stake;
  expect([paidTokens(again), reservedTokens(again)]).toEqual([18n, 6n]);
});

test('behavior: a bonus ends once, and only where there was one', () => {
  const { stake } = endBonus(doubled);
  expect(endBonus(stake)).toEqual({ stake, freedTokens: 0n });
  expect(endBonus(plain)).toEqual({ stake: plain, freedTokens: 0n });
});

test('behavior: unstaking pays what is still owed and closes the stake', () => {
  const claimed = claimAt(plain, START + 45 * DAY).stake;
  const { stake, tokens } = unstakeAt(claimed, START + 100 * DAY);
  expect([tokens, stake.isActive, paidTokens(stake)]).toEqual([9n, false, 18n]);
  expect([owedDown(stake, START + 200 * DAY), reservedTokens(stake)]).toEqual([0n, 0n]);
  expect(canUnstakeAt(stake, START + 200 * DAY)).toBe(false);
});

test.each([
  [0, 90, false],
  [1, 90, false],
  [DAY, 89, false],
  [90 * DAY - 1, 1, false],
  [90 * DAY, 0, true],
  [91 * DAY, 0, true],
] as const)('behavior: %i seconds after its start it has %i days left; can be unstaked: %s', (...row) => {
  const [elapsed, days, isUnlocked] = row;
  expect(daysLeftAt(accrualOf(plain), START + elapsed)).toBe(days);
  expect(canUnstakeAt(plain, START + elapsed)).toBe(isUnlocked);
});

/** Claims at each of the moments; the stake then, and all that was paid. */
function claimAll(stake: Stake, moments: readonly number[]): { stake: Stake; tokens: bigint } {
  return moments.reduce(
    (sum, moment) => {
      const claimed = claimAt(sum.stake, moment);
      return { stake: claimed.stake, tokens: sum.tokens + claimed.tokens };
    },
    { stake, tokens: 0n },
  );
}

test('behavior: any number of claims sums to the same as one', () => {
  fc.assert(
    fc.property(stakesInTime, ({ stake, moments }) => {
      const all = claimAll(stake, moments);
      expect(all).toEqual(claimAll(stake, moments.slice(-1)));
      expect(all.tokens).toBe(paidTokens(all.stake));
    }),
  );
});

test('behavior: nothing accrues beyond the end', () => {
  fc.assert(
    fc.property(openedStakes, fc.integer({ min: 0, max: 2 ** 34 }), (stake, late) => {
      expect(owedDown(stake, endsAt(stake) + late)).toBe(reservedTokens(stake));
      const claimed = claimAt(stake, endsAt(stake) + late).stake;
      expect(claimed.paidSeconds).toBe(endsAt(stake) - stake.startSeconds);
      expect(claimAt(claimed, endsAt(stake) + late + 1).tokens).toBe(0n);
    }),
  );
});

test('behavior: what is paid over a life, and freed, is what was reserved at its opening, to the last base unit', () => {
  fc.assert(
    fc.property(stakesInTime, fc.array(actions, { minLength: 12, maxLength: 12 }), (drawn, kinds) => {
      const opened = reservedTokens(drawn.stake);
      let { stake } = drawn;
      let paid = 0n;
      let freed = 0n;
      for (const [index, moment] of drawn.moments.entries()) {
        if (kinds[index] === 'endBonus') {
          const ended = endBonus(stake);
          freed += ended.freedTokens;
          stake = ended.stake;
        } else {
          const claimed = claimAt(stake, moment);
          paid += claimed.tokens;
          stake = claimed.stake;
        }
        expect(paid + freed + reservedTokens(stake)).toBe(opened);
        expect(paidTokens(stake)).toBe(paid);
        expect(freed >= 0n && owedDown(stake, moment) >= 0n).toBe(true);
      }
      const last = Math.max(endsAt(stake), drawn.moments.at(-1) ?? 0);
      const end = unstakeAt(stake, last);
      expect(paid + freed + end.tokens).toBe(opened);
      expect(paidTokens(end.stake)).toBe(paid + end.tokens);
      expect(paid + end.tokens <= wholeRewardDown(stake.tokens, stake.lockDays, true)).toBe(true);
      expect(paid + end.tokens >= wholeRewardDown(stake.tokens, stake.lockDays, false)).toBe(true);
    }),
  );
});

test('behavior: an ape that leaves never makes a stake owe more', () => {
  fc.assert(
    fc.property(stakesInTime, ({ stake, moments }) => {
      const claimed = claimAll(stake, moments.slice(0, 3)).stake;
      const single = endBonus(claimed).stake;
      for (const moment of moments.slice(3))
        expect(owedDown(single, moment) <= owedDown(claimed, moment)).toBe(true);
    }),
  );
});

test('behavior: what a page knows of a stake is enough to say what it owes', () => {
  fc.assert(
    fc.property(stakesInTime, ({ stake, moments }) => {
      const { stake: claimed } = claimAll(stake, moments.slice(0, 4));
      for (const moment of moments)
        expect(pendingDown(accrualOf(claimed), moment)).toBe(owedDown(claimed, moment));
    }),
  );
});

test('behavior: what is owed never falls, and rises by what the time between earns, within one base unit', () => {
  fc.assert(
    fc.property(stakesInTime, ({ stake, moments }) => {
      for (const [index, moment] of moments.entries()) {
        const before = moments[index - 1] ?? stake.startSeconds;
        const rise = owedDown(stake, moment) - owedDown(stake, before);
        const seconds = Math.min(moment, endsAt(stake)) - Math.min(before, endsAt(stake));
        const alone = interestDown(stake.tokens, apyBpsNow(stake), seconds);
        expect(rise === alone || rise === alone + 1n).toBe(true);
      }
    }),
  );
});
