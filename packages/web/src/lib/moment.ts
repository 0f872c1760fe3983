/** Moments as people of each language write them. A formatter is slow to make, so each is made once. */

const formatters = new Map<string, Intl.DateTimeFormat>();

/** How much of the day and of the time is written. */
export type MomentLook = {
  date: 'long' | 'medium';
  time: 'medium' | 'short';
};

/** Returns an ISO 8601 time in the visitor's own time zone: "November 21, 2026 at 1:57 PM". @throws RangeError for no date */
export function formatMoment(
  iso: string,
  language: string,
  { date, time }: MomentLook = { date: 'long', time: 'short' },
): string {
  const key = `${language} ${date} ${time}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(language, { dateStyle: date, timeStyle: time });
  formatters.set(key, formatter);
  return formatter.format(new Date(iso));
}
