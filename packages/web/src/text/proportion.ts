/** How much of something a part of it is, as people read it. */
import { formatDecimal } from '#shell/first/format.ts';

/** Returns `part` of `all` with so many significant digits, rounded to the nearest, without trailing zeros: "2.8%", "0.0042%". */
export function percentText(part: bigint, all: bigint, digits: number, language: string): string {
  return `${formatDecimal(significantText(100n * part, all, digits), language)}%`;
}

/** Returns `part / all` as plain decimal text with at most so many significant digits, rounded to the nearest; "0" of nothing. */
export function significantText(part: bigint, all: bigint, digits: number): string {
  if (part === 0n || all === 0n) return '0';
  let places = 0;
  while ((part * 10n ** BigInt(places)) / all < 10n ** BigInt(digits - 1)) places++;
  const scaled = (2n * part * 10n ** BigInt(places) + all) / (2n * all);
  const text = String(scaled).padStart(places + 1, '0');
  if (places === 0) return text;
  const [whole, fraction] = [text.slice(0, -places), text.slice(-places).replace(/0+$/, '')];
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
