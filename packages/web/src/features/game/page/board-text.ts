/** What the board says of a game and of a day, as people write it. */
import { TICK_MS } from '@lilape/game/constants';
import { formatDay } from '#shell/text/moment.ts';
import { formatDecimal } from '#shell/first/format.ts';

const DAY_MS = 86_400_000;

/** How long a game took: "1:04.3", in Russian "1:04,3". */
export function formatTicks(ticks: number, language: string): string {
  const tenths = Math.floor((ticks * TICK_MS) / 100);
  const seconds = Math.floor(tenths / 10);
  const whole = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return whole + formatDecimal(`0.${tenths % 10}`, language).slice(1);
}

/** A day by UTC, "2026-11-23", as a date: "Nov 23, 2026". */
export function formatBoardDay(day: string, language: string): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  // Noon of the same date wherever the visitor is.
  return formatDay(new Date(year, month - 1, date, 12).getTime(), language);
}

/** The day of the level that is played: its year goes without saying, "Nov 23". */
export function formatLevelDay(day: string, language: string): string {
  return formatBoardDay(day, language).replace(/,?\s\d{4}$/u, '');
}

/** The day so many days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Points with grouped digits. */
export const formatPoints = (points: number, language: string): string =>
  formatDecimal(String(points), language);
