// What the tests of staking draw from: amounts, locks, moments.
import { type LockDays, PERIODS, lockSeconds } from '@lilape/domain/staking/periods';
import { type Stake, openStake } from '@lilape/domain/staking/stake';
import * as fc from 'fast-check';

export const LOCK_DAYS: readonly LockDays[] = PERIODS.map(({ lockDays }) => lockDays);

/** Amounts that the contract can hold, small and large alike. */
export const tokenAmounts: fc.Arbitrary<bigint> = fc.oneof(
  fc.bigInt({ min: 1n, max: 10_000n }),
  fc.bigInt({ min: 1n, max: 2n ** 112n - 1n }),
);

/** Opened stakes of any lock, with and without an ape. */
export const openedStakes: fc.Arbitrary<Stake> = fc
  .record({
    tokens: tokenAmounts,
    lockDays: fc.constantFrom(...LOCK_DAYS),
    startSeconds: fc.integer({ min: 1, max: 2 ** 33 }),
    apeId: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000 })),
  })
  .map(openStake);

/** A stake with moments from its start to somewhat beyond its end, in order. */
export const stakesInTime: fc.Arbitrary<{ stake: Stake; moments: number[] }> = openedStakes.chain((stake) =>
  fc
    .array(fc.integer({ min: 0, max: lockSeconds(stake.lockDays) + 1_000_000 }), { maxLength: 12 })
    .map((elapsed) => ({
      stake,
      moments: elapsed.toSorted((a, b) => a - b).map((seconds) => stake.startSeconds + seconds),
    })),
);

/** Something that is done to a stake, at the next of its moments. */
export const actions: fc.Arbitrary<'claim' | 'endBonus'> = fc.constantFrom('claim', 'claim', 'endBonus');
