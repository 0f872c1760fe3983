// A moment in ISO 8601 as Unix milliseconds, without the machine's clock or calendar. Pure.

const FORM = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,3}))?Z$/;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Unix milliseconds of a text such as `2026-12-24T18:00:00.000Z`; null where it names no moment after 1970. */
export function momentMs(text: string): number | null {
  const found = FORM.exec(text);
  if (found === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number);
  const days = daysSince1970(year, month, day);
  if (days === null || hour > 23 || minute > 59 || second > 59) return null;
  const ms = Number((found[7] ?? '').padEnd(3, '0'));
  return (((days * 24 + hour) * 60 + minute) * 60 + second) * 1_000 + ms;
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const leapsBefore = (year: number): number =>
  Math.floor((year - 1) / 4) - Math.floor((year - 1) / 100) + Math.floor((year - 1) / 400);

function daysSince1970(year: number, month: number, day: number): number | null {
  const own = (MONTH_DAYS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);
  if (year < 1970 || day < 1 || day > own) return null;
  const ofMonths = MONTH_DAYS.slice(0, month - 1).reduce<number>((sum, days) => sum + days, 0);
  const leapDay = month > 2 && isLeap(year) ? 1 : 0;
  return (year - 1970) * 365 + leapsBefore(year) - leapsBefore(1970) + ofMonths + leapDay + day - 1;
}
