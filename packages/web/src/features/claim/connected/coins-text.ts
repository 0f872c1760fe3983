/** Money in the coins of the sale, as text. */
import { PAYMENT_TOKENS, type PaymentToken } from '@lilape/domain/presale/methods';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { formatDecimal } from '#shell/first/format.ts';

/** A coin and how much of it, 6-decimal units. */
export type CoinUnits = readonly [coin: PaymentToken, units: bigint];

/** The coins of which there is any, in their order. */
export function unitsOf(units: Readonly<Record<PaymentToken, bigint>>): CoinUnits[] {
  return PAYMENT_TOKENS.filter((coin) => units[coin] > 0n).map((coin) => [coin, units[coin]]);
}

/** '60 USDT + 25 USDC'; each amount stays with its coin. */
export function coinsText(amounts: readonly CoinUnits[], locale: string): string {
  return amounts
    .map(([coin, units]) => `${formatDecimal(formatUnits(units, STABLE_DECIMALS), locale)}\u00A0${coin}`)
    .join(' + ');
}
