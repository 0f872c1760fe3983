// One stake: what it owes, and what claiming, the end of its bonus and unstaking make of it. Times follow the contract's.
import { type LockDays, SECONDS_PER_DAY, apyBpsOf, lockSeconds } from '@lilape/domain/staking/periods';
import { interestDown } from '@lilape/domain/staking/rewards';

/** What is fixed about a stake when it is opened. */
export type StakeTerms = {
  /** Base units locked. */
  readonly tokens: bigint;
  readonly lockDays: LockDays;
  /** Unix seconds. */
  readonly startSeconds: number;
  /** The ape it was opened with, 0 for none; stays after its bonus has ended. */
  readonly apeId: number;
};

/** Seconds are counted from the start. What was paid is no field: it follows from the times. */
export type Stake = StakeTerms & {
  /** Up to when rewards were paid. */
  readonly paidSeconds: number;
  /** When the bonus ended, always one of the moments up to which was paid; null while it lasts or where there was none. */
  readonly bonusEndSeconds: number | null;
  /** False once it was unstaked. */
  readonly isActive: boolean;
};

/** A stake as it is opened. */
export function openStake(terms: StakeTerms): Stake {
  return { ...terms, paidSeconds: 0, bonusEndSeconds: null, isActive: true };
}

/** From when it can be unstaked, unix seconds. */
export function endsAt({ startSeconds, lockDays }: Pick<Stake, 'startSeconds' | 'lockDays'>): number {
  return startSeconds + lockSeconds(lockDays);
}

/** Up to when its rewards were paid, unix seconds; its start before the first claim. */
export function lastClaimAt({ startSeconds, paidSeconds }: Stake): number {
  return startSeconds + paidSeconds;
}

/** Whether an ape doubles it, until the end or until the ape is found to have left. */
export function isDoubled({ apeId, bonusEndSeconds }: Stake): boolean {
  return apeId !== 0 && bonusEndSeconds === null;
}

/** Present yearly rate in hundredths of a percent. */
export function apyBpsNow(stake: Stake): number {
  return apyBpsOf(stake.lockDays, isDoubled(stake));
}

/** Whether its lock is over at `nowSeconds` (unix) and it was not unstaked yet. */
export function canUnstakeAt(stake: Stake, nowSeconds: number): boolean {
  return stake.isActive && nowSeconds >= endsAt(stake);
}

/** Days until its lock is over, rounded up and never below 0. @see spec §3 Staking page */
export function daysLeftAt({ endSeconds }: Pick<Accrual, 'endSeconds'>, nowSeconds: number): number {
  return Math.max(Math.ceil((endSeconds - nowSeconds) / SECONDS_PER_DAY), 0);
}

/** What is known of a stake wherever it is shown; enough to say what it owes. */
export type Accrual = {
  /** Base units locked. */
  readonly tokens: bigint;
  /** Present yearly rate, hundredths of a percent. */
  readonly apyBps: number;
  /** Unix seconds. */
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** Up to when rewards were paid; `startSeconds` before the first claim. */
  readonly lastClaimSeconds: number;
};

/** Base units that a claim at `nowSeconds` (unix) would pay; nothing accrues before the start or beyond the end. */
export function pendingDown(accrual: Accrual, nowSeconds: number): bigint {
  const { tokens, apyBps, startSeconds, endSeconds, lastClaimSeconds } = accrual;
  const until = Math.max(Math.min(nowSeconds, endSeconds), lastClaimSeconds);
  const earnedBy = (seconds: number) => interestDown(tokens, apyBps, seconds - startSeconds);
  return earnedBy(until) - earnedBy(lastClaimSeconds);
}

/** What a stake owes at `nowSeconds` (unix), base units; 0 once it was unstaked. */
export function owedDown(stake: Stake, nowSeconds: number): bigint {
  return stake.isActive ? pendingDown(accrualOf(stake), nowSeconds) : 0n;
}

/** Base units set aside for it: what it will have been paid from now to its end. */
export function reservedTokens(stake: Stake): bigint {
  return owedDown(stake, endsAt(stake));
}

/** Base units paid to it as rewards so far, by claims and by unstaking. */
export function paidTokens(stake: Stake): bigint {
  const { tokens, lockDays, paidSeconds, bonusEndSeconds } = stake;
  const base = apyBpsOf(lockDays, false);
  if (bonusEndSeconds === null) return interestDown(tokens, apyBpsNow(stake), paidSeconds);
  const doubled = interestDown(tokens, apyBpsOf(lockDays, true), bonusEndSeconds);
  return doubled + interestDown(tokens, base, paidSeconds) - interestDown(tokens, base, bonusEndSeconds);
}

/** A claim at `nowSeconds` (unix), and the base units it pays. */
export function claimAt(stake: Stake, nowSeconds: number): { stake: Stake; tokens: bigint } {
  const elapsed = Math.min(nowSeconds, endsAt(stake)) - stake.startSeconds;
  const paid = { ...stake, paidSeconds: Math.max(elapsed, stake.paidSeconds) };
  return { stake: paid, tokens: owedDown(stake, nowSeconds) };
}

/**
 * The end of the bonus, and the base units that it frees of what was reserved: what accrued since the last claim
 * counts at the base rate. Nothing changes where no ape doubles it. @see decision 24 "an ape on a stake"
 */
export function endBonus(stake: Stake): { stake: Stake; freedTokens: bigint } {
  if (!isDoubled(stake)) return { stake, freedTokens: 0n };
  const single = { ...stake, bonusEndSeconds: stake.paidSeconds };
  return { stake: single, freedTokens: reservedTokens(stake) - reservedTokens(single) };
}

/** Unstaking at `nowSeconds` (unix), which is not before its end, and the base units of rewards that it pays. */
export function unstakeAt(stake: Stake, nowSeconds: number): { stake: Stake; tokens: bigint } {
  const { stake: paid, tokens } = claimAt(stake, nowSeconds);
  return { stake: { ...paid, isActive: false }, tokens };
}

/** The parts of a stake from which follows what it owes. */
export function accrualOf(stake: Stake): Accrual {
  return {
    tokens: stake.tokens,
    apyBps: apyBpsNow(stake),
    startSeconds: stake.startSeconds,
    endSeconds: endsAt(stake),
    lastClaimSeconds: lastClaimAt(stake),
  };
}
