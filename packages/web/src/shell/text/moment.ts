/**
 * Moments as people of each language write them. Written out here rather than by `Intl`, whose first date holds a
 * slow phone up for 60 ms; the test compares the two.
 */
import { type InEach, inLanguage } from '@lilape/domain/languages';

/** How much of the day and of the time is written. */
export type MomentLook = {
  date: 'long' | 'medium';
  time: 'medium' | 'short';
};

/** How a language writes a date and a time of day. */
type Writing = {
  months: Readonly<Record<MomentLook['date'], readonly string[]>>;
  writeDay: (date: number, month: string, year: number) => string;
  /** Between the day and the time. */
  between: Readonly<Record<MomentLook['date'], string>>;
  /** `rest` is minutes and seconds, each behind its colon. */
  writeClock: (hours: number, rest: string) => string;
};

const writings: InEach<Writing> = {
  en: {
    months: {
      long: 'January February March April May June July August September October November December'.split(
        ' ',
      ),
      medium: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    },
    writeDay: (date, month, year) => `${month} ${date}, ${year}`,
    between: { long: ' at ', medium: ', ' },
    writeClock: (hours, rest) => `${hours % 12 || 12}${rest} ${hours < 12 ? 'AM' : 'PM'}`,
  },
  ru: {
    months: {
      long: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
      medium: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.'.split(' '),
    },
    writeDay: (date, month, year) => `${date} ${month} ${year}`,
    // Never at the beginning of a line.
    between: { long: ' г. в ', medium: ', ' },
    writeClock: (hours, rest) => String(hours).padStart(2, '0') + rest,
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
  return (
    writeDate(at, language, date) + inLanguage(writings, language).between[date] + clockOf(at, language, time)
  );
}

/** Returns the time of day of an ISO 8601 time in the visitor's own time zone: "1:57 PM". @throws RangeError for no date */
export function formatClock(iso: string, language: string, time: MomentLook['time'] = 'short'): string {
  return clockOf(dateOf(iso), language, time);
}

/** Returns the day of unix milliseconds in the visitor's own time zone: "May 21, 2027". */
export function formatDay(ms: number, language: string): string {
  return writeDate(new Date(ms), language, 'medium');
}

function writeDate(at: Date, language: string, look: MomentLook['date']): string {
  const { months, writeDay } = inLanguage(writings, language);
  return writeDay(at.getDate(), months[look][at.getMonth()] ?? '', at.getFullYear());
}

function clockOf(at: Date, language: string, time: MomentLook['time']): string {
  const rest = [at.getMinutes(), ...(time === 'medium' ? [at.getSeconds()] : [])].map(
    (part) => `:${String(part).padStart(2, '0')}`,
  );
  return inLanguage(writings, language).writeClock(at.getHours(), rest.join(''));
}

function dateOf(iso: string): Date {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) throw new RangeError(`No date: ${iso}`);
  return at;
}
