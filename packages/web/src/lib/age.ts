/** How long ago something was, in words. */

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Returns an age in milliseconds as "2 min. ago" in a language, rounded down to the largest whole unit; negative ages count as now. */
export function formatAge(ageMs: number, language: string): string {
  const seconds = Math.max(0, Math.floor(ageMs / 1000));
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  return formatterOf(language).format(-Math.floor(seconds / size), unit);
}

const formatters = new Map<string, Intl.RelativeTimeFormat>();

/** A formatter is slow to make, and ages are written every second. */
function formatterOf(language: string): Intl.RelativeTimeFormat {
  const formatter = formatters.get(language) ?? new Intl.RelativeTimeFormat(language, { style: 'short' });
  formatters.set(language, formatter);
  return formatter;
}
