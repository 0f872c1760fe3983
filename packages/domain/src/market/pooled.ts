// What a pool says at a moment: the price of a token, and what a position over the whole range holds.
import { HIGHEST_SQRT_PRICE, LOWEST_SQRT_PRICE, Q96 } from '@lilape/domain/market/opening';

/** Decimals of the prices of a pool, in dollars: six more than a coin has, since they can fall far. */
export const POOL_PRICE_DECIMALS = 12;

/** Trillionths of a dollar a token at the root price of a pool, rounded to the nearest. */
export function poolPricePicoUsd(sqrtPriceX96: bigint, isLilapeFirst: boolean): bigint {
  // A token is 10¹⁸ base units, a unit of a coin 10⁶ trillionths.
  const square = sqrtPriceX96 * sqrtPriceX96;
  const scaled = 10n ** 24n;
  const [over, under] = isLilapeFirst ? [square * scaled, 1n << 192n] : [scaled << 192n, square];
  return under === 0n ? 0n : (over + under / 2n) / under;
}

/** What liquidity over the whole range holds of both sides at the root price of a pool, rounded down as v4 would pay it. */
export function pooledDown(
  sqrtPriceX96: bigint,
  liquidity: bigint,
  isLilapeFirst: boolean,
): { readonly tokens: bigint; readonly moneyUnits: bigint } {
  const root =
    sqrtPriceX96 < LOWEST_SQRT_PRICE
      ? LOWEST_SQRT_PRICE
      : sqrtPriceX96 > HIGHEST_SQRT_PRICE
        ? HIGHEST_SQRT_PRICE
        : sqrtPriceX96;
  const first = (liquidity * Q96 * (HIGHEST_SQRT_PRICE - root)) / HIGHEST_SQRT_PRICE / root;
  const second = (liquidity * (root - LOWEST_SQRT_PRICE)) / Q96;
  return isLilapeFirst ? { tokens: first, moneyUnits: second } : { tokens: second, moneyUnits: first };
}
