/** Amounts of LILAPE as staking writes them: with a fixed number of digits, like a bank statement, or to the last one. */
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits, roundUnitsDown } from '@lilape/domain/units';
import { formatDecimal } from '#shell/first/format.ts';

/** Base units as grouped text with `places` digits behind the point, cut off, and with none where those are two zeros: "147,945.20", "1,000". @see decision 214 "round sums" */
export function tokensText(units: bigint, language: string, places = 2): string {
  const [whole = '', fraction = ''] = formatUnits(
    roundUnitsDown(units, TOKEN_DECIMALS, places),
    TOKEN_DECIMALS,
  ).split('.');
  return formatDecimal(`${whole}.${fraction.padEnd(places, '0')}`, language).replace(/\D00$/, '');
}

/** Base units as grouped text to the last digit that is not 0. */
export function tokensTextInFull(units: bigint, language: string): string {
  return formatDecimal(formatUnits(units, TOKEN_DECIMALS), language);
}
