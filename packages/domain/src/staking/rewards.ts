// What LILAPE earns: simple interest, rounded down. The same rule stands in Solidity, tested on the same vectors.
import { type LockDays, SECONDS_PER_DAY, apyBpsOf, lockSeconds } from '@lilape/domain/staking/periods';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { roundUnitsDown } from '@lilape/domain/units';

/** Days of a year, for every rate. */
const YEAR_DAYS = 365n;
const WHOLE_BPS = 10_000n;
const YEAR = YEAR_DAYS * BigInt(SECONDS_PER_DAY) * WHOLE_BPS;
/** Decimals of a daily rate. @see spec §9 Staking */
const DAILY_DECIMALS = 4;

/** Base units that `tokens` earn in `seconds` at a yearly rate: ⌊tokens · apyBps · seconds / (365 days · 10⁴)⌋. @see decision 23 "reserved rewards" */
export function interestDown(tokens: bigint, apyBps: number, seconds: number): bigint {
  return (tokens * BigInt(apyBps) * BigInt(seconds)) / YEAR;
}

/** Base units that a stake earns until its end, all of which are reserved when it is opened. */
export function wholeRewardDown(tokens: bigint, lockDays: LockDays, isDoubled: boolean): bigint {
  return interestDown(tokens, apyBpsOf(lockDays, isDoubled), lockSeconds(lockDays));
}

/** Base units that a stake earns in a day, to 4 decimals of a whole LILAPE. @see spec §9 Staking */
export function dailyRateDown(tokens: bigint, apyBps: number): bigint {
  return roundUnitsDown(interestDown(tokens, apyBps, SECONDS_PER_DAY), TOKEN_DECIMALS, DAILY_DECIMALS);
}

/** The most base units whose whole reward `freeTokens` can cover; 0 for less than that of one base unit. */
export function mostCoveredDown(freeTokens: bigint, lockDays: LockDays, isDoubled: boolean): bigint {
  if (freeTokens < 0n) return 0n;
  const rate = BigInt(apyBpsOf(lockDays, isDoubled)) * BigInt(lockSeconds(lockDays));
  // ⌊most · rate / YEAR⌋ ≤ free, so most · rate < (free + 1) · YEAR.
  const tooMuch = (freeTokens + 1n) * YEAR;
  return (tooMuch - 1n) / rate;
}

/** A moment of a stake and what it has earned by then, base units. */
export type RewardPoint = { readonly atSeconds: number; readonly tokens: bigint };

/** Reward over time from `startSeconds` (unix) to the end of the lock, in `steps` equal steps. */
export function rewardCurve(
  tokens: bigint,
  lockDays: LockDays,
  isDoubled: boolean,
  startSeconds: number,
  steps: number,
): RewardPoint[] {
  const apyBps = apyBpsOf(lockDays, isDoubled);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const elapsed = Math.floor((lockSeconds(lockDays) * step) / steps);
    return { atSeconds: startSeconds + elapsed, tokens: interestDown(tokens, apyBps, elapsed) };
  });
}
