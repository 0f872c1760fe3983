/** The turns of schedules in the next three hours, and how long until one. */
import type { Schedule } from '@lilape/wire/schedules';

const MINUTE_MS = 60_000;

/** How far the line reaches, milliseconds. */
export const LINE_MS = 180 * MINUTE_MS;

/** When a schedule's turns are until the line ends, Unix milliseconds; none while it is paused. */
export function turnsOf({ nextRun, interval }: Schedule, nowMs: number): readonly number[] {
  if (nextRun === null) return [];
  const first = Date.parse(nextRun);
  const stepMs = Number(interval) * MINUTE_MS;
  const count = Math.max(0, Math.floor((nowMs + LINE_MS - first) / stepMs) + 1);
  return Array.from({ length: count }, (_, turn) => first + turn * stepMs).filter((at) => at >= nowMs);
}

/** How long until a moment: `12:05`, `1:02:05`; `0:00` once it is over. */
export function formatWait(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}

const two = (part: number) => String(part).padStart(2, '0');

/** The half hours of the line, Unix milliseconds, by the visitor's own clock. */
export function marksOf(nowMs: number): readonly number[] {
  const step = 30 * MINUTE_MS;
  const first = Math.ceil(nowMs / step) * step;
  return Array.from({ length: 6 }, (_, mark) => first + mark * step).filter((at) => at < nowMs + LINE_MS);
}
