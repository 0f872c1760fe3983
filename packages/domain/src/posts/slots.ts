// What a schedule may be, and when its turns are: whole intervals from the moment at which it was made. Pure.

/** Minutes from one turn to the next that can be chosen; one is for trying. @see specification §9 'Admin' */
export const INTERVALS_MINUTES = [1, 5, 10, 15, 30, 35, 40, 60] as const;
export type IntervalMinutes = (typeof INTERVALS_MINUTES)[number];
export const DEFAULT_INTERVAL_MINUTES: IntervalMinutes = 15;

/** What a schedule is called, for admins alone. */
export const SCHEDULE_NAME_RULE = { most: 60 } as const;
/** More than these are not kept: they share the pace of one group. */
export const MAX_SCHEDULES = 20;

/** A turn that nobody took for so long is left out: after a pause the group is not flooded. */
export const LATEST_MS = 60_000;

const MINUTE_MS = 60_000;

/** A schedule's clock: when it was made, or turned on again, Unix milliseconds. */
export type Clockwork = { readonly fromMs: number; readonly intervalMinutes: IntervalMinutes };

/** The number of the last turn at or before a moment, from 1; 0 before the first. */
export function turnAt({ fromMs, intervalMinutes }: Clockwork, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - fromMs) / (intervalMinutes * MINUTE_MS)));
}

/** When a turn is, Unix milliseconds. */
export function timeOfTurn({ fromMs, intervalMinutes }: Clockwork, turn: number): number {
  return fromMs + turn * intervalMinutes * MINUTE_MS;
}

/** When the next turn after a moment is, Unix milliseconds. */
export function nextRun(clockwork: Clockwork, nowMs: number): number {
  return timeOfTurn(clockwork, turnAt(clockwork, nowMs) + 1);
}

/** The turn that is to be taken now, null where none is, or it is too late for it; `lastTurn` is the last that was taken or left out. */
export function dueTurn(clockwork: Clockwork, lastTurn: number, nowMs: number): number | null {
  const turn = turnAt(clockwork, nowMs);
  if (turn <= lastTurn) return null;
  return nowMs - timeOfTurn(clockwork, turn) < LATEST_MS ? turn : null;
}
