// When people are told of an alarm: when it begins, when it ends, now and then while it stands, and no flood while it flaps. Pure.

/** What was last told: that it stands, or that it is over. */
export type Told = {
  readonly word: 'begun' | 'over';
  /** When, Unix milliseconds. */
  readonly atMs: number;
  /** How often it began within the last six hours of unrest. */
  readonly times: number;
};

/** An alarm as it is now. */
export type AlarmNow = {
  readonly isStanding: boolean;
  /** When it last ended, Unix milliseconds; null where it never did, or nobody knows. */
  readonly endedAtMs: number | null;
};

/** An alarm that stands is told again after so long. */
export const REMIND_MS = 4 * 3_600_000;
/** One that came back within so long of its end counts on. */
export const UNREST_MS = 6 * 3_600_000;
const CALM_MS = 60_000;
const MOST_DOUBLINGS = 6;

/** How long it must be gone before that is told: a minute, doubled with each time that it came back, an hour or so at most. */
export function calmMs(times: number): number {
  return CALM_MS * 2 ** Math.min(Math.max(times - 1, 0), MOST_DOUBLINGS);
}

export type Telling = 'begun' | 'still' | 'over';

/** What to tell now; null: nothing. */
export function tellingOf(now: AlarmNow, told: Told | null, nowMs: number): Telling | null {
  if (told === null || told.word === 'over') return now.isStanding ? 'begun' : null;
  if (now.isStanding) return nowMs - told.atMs >= REMIND_MS ? 'still' : null;
  return nowMs - (now.endedAtMs ?? told.atMs) >= calmMs(told.times) ? 'over' : null;
}

/** What was told, once `telling` was. */
export function toldAfter(telling: Telling, told: Told | null, nowMs: number): Told {
  const isUnrest = told !== null && nowMs - told.atMs < UNREST_MS;
  const times = isUnrest ? told.times : 0;
  if (telling === 'over') return { word: 'over', atMs: nowMs, times };
  return { word: 'begun', atMs: nowMs, times: telling === 'begun' ? times + 1 : Math.max(1, times) };
}
