// When people are notified of an alarm: when it begins, when it ends, now and then while it stands, and no flood while it flaps. Pure.

/** What was last reported: that it stands, or that it is over. */
export type Notice = {
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

/** An alarm that stands is reported again after so long. */
export const REMIND_MS = 4 * 3_600_000;
/** One that came back within so long of its end counts on. */
export const UNREST_MS = 6 * 3_600_000;
const CALM_MS = 60_000;
const MAX_DOUBLINGS = 6;

/** How long it must be gone before that is reported: a minute, doubled with each time that it came back, an hour or so at most. */
export function calmMs(times: number): number {
  return CALM_MS * 2 ** Math.min(Math.max(times - 1, 0), MAX_DOUBLINGS);
}

export type NoticeKind = 'begun' | 'still' | 'over';

/** What to tell now; null: nothing. */
export function nextNotice(now: AlarmNow, last: Notice | null, nowMs: number): NoticeKind | null {
  if (last === null || last.word === 'over') return now.isStanding ? 'begun' : null;
  if (now.isStanding) return nowMs - last.atMs >= REMIND_MS ? 'still' : null;
  return nowMs - (now.endedAtMs ?? last.atMs) >= calmMs(last.times) ? 'over' : null;
}

/** What was reported, once `telling` was. */
export function noticeAfter(kind: NoticeKind, last: Notice | null, nowMs: number): Notice {
  const isUnrest = last !== null && nowMs - last.atMs < UNREST_MS;
  const times = isUnrest ? last.times : 0;
  if (kind === 'over') return { word: 'over', atMs: nowMs, times };
  return { word: 'begun', atMs: nowMs, times: kind === 'begun' ? times + 1 : Math.max(1, times) };
}
