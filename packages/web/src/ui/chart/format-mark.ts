/** The label of a mark on an axis of time. */
import type { MarkDetail } from './time-marks.ts';

const markFormats: Record<MarkDetail, Intl.DateTimeFormatOptions> = {
  second: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  minute: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
};

/** Returns a mark's label in the visitor's own time; midnight is written as its day. */
export function formatMark(at: number, detail: MarkDetail, language: string): string {
  const isMidnight = new Date(at).getHours() === 0 && new Date(at).getMinutes() === 0;
  const shown = detail === 'minute' && isMidnight ? 'day' : detail;
  return new Intl.DateTimeFormat(language, markFormats[shown]).format(at);
}
