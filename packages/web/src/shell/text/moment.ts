/**
 * Moments as people of each language write them. Written out here rather than by `Intl`, whose first date holds a
 * slow phone up for 60 ms; the test compares the two.
 */

/** How much of the day and of the time is written. */
export type MomentLook = {
  date: 'long' | 'medium';
  time: 'medium' | 'short';
};

const months = {
  en: {
    long: 'January February March April May June July August September October November December'.split(' '),
    medium: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  },
  ru: {
    long: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
    medium: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.'.split(' '),
  },
};

/** Returns the time zone that a moment is written in, for deadlines: "UTC+3", "UTC−3:30". @throws RangeError for no date */
export function formatZone(iso: string): string {
  const minutes = -dateOf(iso).getTimezoneOffset();
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** Returns an ISO 8601 time in the visitor's own time zone: "November 21, 2026 at 1:57 PM". @throws RangeError for no date */
export function formatMoment(
  iso: string,
  language: string,
  { date, time }: MomentLook = { date: 'long', time: 'short' },
): string {
  const at = dateOf(iso);
  const isRussian = language === 'ru';
  const month = months[isRussian ? 'ru' : 'en'][date][at.getMonth()];
  const clock = formatClock(iso, language, time);
  if (isRussian)
    return `${at.getDate()} ${month} ${at.getFullYear()} г.${date === 'long' ? ' в' : ','} ${clock}`;
  return `${month} ${at.getDate()}, ${at.getFullYear()}${date === 'long' ? ' at' : ','} ${clock}`;
}

/** Returns the time of day of an ISO 8601 time in the visitor's own time zone: "1:57 PM". @throws RangeError for no date */
export function formatClock(iso: string, language: string, time: MomentLook['time'] = 'short'): string {
  const at = dateOf(iso);
  const hours = at.getHours();
  const rest = [at.getMinutes(), ...(time === 'medium' ? [at.getSeconds()] : [])].map(
    (part) => `:${String(part).padStart(2, '0')}`,
  );
  if (language === 'ru') return String(hours).padStart(2, '0') + rest.join('');
  return `${hours % 12 || 12}${rest.join('')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Returns the day of unix milliseconds in the visitor's own time zone: "May 21, 2027". */
export function formatDay(ms: number, language: string): string {
  const at = new Date(ms);
  const isRussian = language === 'ru';
  const month = months[isRussian ? 'ru' : 'en'].medium[at.getMonth()];
  if (isRussian) return `${at.getDate()} ${month} ${at.getFullYear()} г.`;
  return `${month} ${at.getDate()}, ${at.getFullYear()}`;
}

function dateOf(iso: string): Date {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) throw new RangeError(`No date: ${iso}`);
  return at;
}
