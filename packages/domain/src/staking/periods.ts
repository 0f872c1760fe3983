// The three locks of staking and what each pays in a year.

/** Hundredths of a percent in a year. @see spec §9 Staking */
export type Period = {
  readonly lockDays: number;
  readonly baseApyBps: number;
  /** With an ape: twice the base. */
  readonly apeApyBps: number;
};

/** The locks that can be chosen, the shortest first. @see spec §9 Staking */
export const PERIODS = [
  { lockDays: 90, baseApyBps: 2_000, apeApyBps: 4_000 },
  { lockDays: 180, baseApyBps: 3_000, apeApyBps: 6_000 },
  { lockDays: 360, baseApyBps: 5_000, apeApyBps: 10_000 },
] as const satisfies readonly Period[];

export type LockDays = (typeof PERIODS)[number]['lockDays'];

/** @see spec §9 Staking */
export const DEFAULT_LOCK_DAYS: LockDays = 90;

export const SECONDS_PER_DAY = 86_400;

/** The period of a lock, or undefined where none has so many days. */
export function periodOf(lockDays: LockDays): Period;
export function periodOf(lockDays: number): Period | undefined;
export function periodOf(lockDays: number): Period | undefined {
  return PERIODS.find((period) => period.lockDays === lockDays);
}

/** Whether a lock of so many days can be chosen. */
export function isLockDays(days: number): days is LockDays {
  return periodOf(days) !== undefined;
}

/** Yearly rate of a lock in hundredths of a percent, doubled where an ape sits on the stake. */
export function apyBpsOf(lockDays: LockDays, isDoubled: boolean): number {
  const { apeApyBps, baseApyBps } = periodOf(lockDays);
  return isDoubled ? apeApyBps : baseApyBps;
}

/** Seconds from a stake's start to its end. */
export function lockSeconds(lockDays: LockDays): number {
  return lockDays * SECONDS_PER_DAY;
}
