/** A part of a whole in percent. */
import { formatDecimal } from '#shell/first/format.ts';

/** With one digit behind the point, cut off: "2.2%"; "< 0.1%" of what is less, "0%" of nothing. */
export function percentOf(part: number, whole: number, language: string): string {
  if (part <= 0 || whole <= 0) return '0%';
  const tenths = Math.floor((1_000 * part) / whole);
  return tenths === 0
    ? `< ${formatDecimal('0.1', language)}%`
    : `${formatDecimal(`${Math.trunc(tenths / 10)}.${tenths % 10}`, language)}%`;
}
