/** Amounts in base units as people of each language write them. */
import { formatUnits, roundUnitsDown } from '@lilape/domain/units';
import { formatDecimal } from '#shell/first/format.ts';

/**
 * Returns base units as grouped text with at most `places` digits behind the point, rounded down: an amount is never
 * shown as more than it is.
 */
export function formatAmountDown(units: bigint, decimals: number, places: number, language: string): string {
  return formatDecimal(formatUnits(roundUnitsDown(units, decimals, places), decimals), language);
}
