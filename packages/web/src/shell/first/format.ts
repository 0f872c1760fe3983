/** Numbers as people of each language write them; exact, never rounded, never with an exponent. */
import { type InEach, inLanguage } from '@lilape/domain/languages';

/** Between thousands, and before the fraction. */
const marks: InEach<readonly [separator: string, point: string]> = { en: [',', '.'], ru: ['\u00A0', ','] };

/**
 * Returns plain decimal text ("1234567.89") with grouped digits: "1,234,567.89" in English,
 * "1 234 567,89" with no-break spaces in Russian. Written out here rather than by `Intl`, so that
 * the prerendered page and every browser agree to the letter.
 */
export function formatDecimal(text: string, language: string): string {
  const [separator, point] = inLanguage(marks, language);
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  return fraction === undefined ? grouped : grouped + point + fraction;
}

/** Returns dollars with both digits of their cents: "1,294.50"; whole dollars stay whole, finer parts stay: "60", "0.000001". */
export function formatDollars(text: string, language: string): string {
  const [whole = '', fraction] = text.split('.');
  return formatDecimal(fraction === undefined ? whole : `${whole}.${fraction.padEnd(2, '0')}`, language);
}

/** Returns a price of one token with at least four digits behind the point, so that prices of a column agree: "0.0020". */
export function formatPrice(text: string, language: string): string {
  const [whole = '', fraction = ''] = text.split('.');
  return formatDecimal(`${whole}.${fraction.padEnd(4, '0')}`, language);
}

/** Returns decimal text with at most `places` digits behind the point, cut off, without trailing zeros: "0.5". */
export function cutDown(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  const kept = fraction.slice(0, places).replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}

/** Returns decimal text as grouped text with at most `places` digits behind the point, cut off. */
export function formatTextDown(text: string, places: number, language: string): string {
  return formatDecimal(cutDown(text, places), language);
}
