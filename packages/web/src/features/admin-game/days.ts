/** Days of the board, which are days by UTC, and how long a game took. */

/** Length of a day, milliseconds. */
const DAY_MS = 86_400_000;
/** Length of a tick, milliseconds. */
const TICK_MS = 16;

/** The day so many days later, or earlier: `otherDay('2026-12-31', 1)` is "2027-01-01". @throws RangeError for no day */
export const otherDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How long so many ticks are, in minutes, seconds and tenths: 4,500 are "1:12.0". */
export function playedTime(ticks: number): string {
  const tenths = Math.floor((ticks * TICK_MS) / 100);
  const seconds = (tenths % 600) / 10;
  return `${Math.floor(tenths / 600)}:${seconds.toFixed(1).padStart(4, '0')}`;
}
