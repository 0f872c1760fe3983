/** A chance as people say it. */
import { formatDecimal } from '#shell/first/format.ts';

/** From here on a chance is said in percent, below as one in so many. */
const plainlyLikely = 0.2;

/** `oneIn` "1 in 81", with a digit behind the point below ten; `percent` "42.5". */
export type ChanceText = { readonly kind: 'oneIn' | 'percent'; readonly figure: string };

/** A chance from 0 to 1, as decimal text, in words; null for none at all. */
export function chanceText(text: string, language: string): ChanceText | null {
  // Nothing is computed from it any further.
  const chance = Number(text);
  if (!(chance > 0)) return null;
  if (chance < plainlyLikely) {
    const oneIn = (1 / chance).toFixed(chance > 0.1 ? 1 : 0).replace(/\.0$/, '');
    return { kind: 'oneIn', figure: formatDecimal(oneIn, language) };
  }
  // Only what is sure is said to be.
  const percent = chance === 1 ? '100' : Math.min(chance * 100, 99.9).toFixed(1);
  return { kind: 'percent', figure: formatDecimal(percent.replace(/\.0$/, ''), language) };
}
