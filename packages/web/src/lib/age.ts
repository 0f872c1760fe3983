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
  return new Intl.RelativeTimeFormat(language, { style: 'short' }).format(-Math.floor(seconds / size), unit);
}
