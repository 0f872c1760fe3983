/** Numbers as people of each language write them; exact, never rounded, never with an exponent. */

/**
 * Returns plain decimal text ("1234567.89") with grouped digits: "1,234,567.89" in English,
 * "1 234 567,89" with no-break spaces in Russian. Written out here rather than by `Intl`, so that
 * the prerendered page and every browser agree to the letter.
 */
export function formatDecimal(text: string, language: string): string {
  const [separator, point] = language === 'ru' ? ['\u00A0', ','] : [',', '.'];
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator);
  return fraction === undefined ? grouped : grouped + point + fraction;
}
