/** Moments with their time zone, for deadlines and what others are shown. */
import { formatMoment, formatZone, type MomentLook } from './moment.ts';

/** Returns an ISO 8601 time in the visitor's own time zone, which it names: "November 21, 2026 at 1:57 PM (UTC+3)". @throws RangeError for no date */
export function formatZoned(iso: string, language: string, look?: MomentLook): string {
  return `${formatMoment(iso, language, look)} (${formatZone(iso)})`;
}
