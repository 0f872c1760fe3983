// Amounts as the wire writes them, without the schemas, which are too heavy for a page to open with.
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits, parseUnits } from '@lilape/domain/units';

/** Base units of LILAPE as wire text. */
export const tokensToText = (tokens: bigint): string => formatUnits(tokens, TOKEN_DECIMALS);
/** 6-decimal units as wire text in dollars. */
export const unitsToText = (units: bigint): string => formatUnits(units, STABLE_DECIMALS);

/** Base units of wire text in tokens. @throws RangeError for text that no schema of this package lets through */
export const textToTokens = (text: string): bigint => exactly(parseUnits(text, TOKEN_DECIMALS), text);
/** 6-decimal units, or micro-dollars, of wire text in dollars. @throws RangeError as above */
export const textToUnits = (text: string): bigint => exactly(parseUnits(text, STABLE_DECIMALS), text);

function exactly(units: bigint | undefined, text: string): bigint {
  if (units === undefined) throw new RangeError(`not an exact amount: ${text}`);
  return units;
}
