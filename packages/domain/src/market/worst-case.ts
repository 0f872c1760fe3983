// What is left of the price when everybody sells at once.
import { POOL_FEE_BPS, POOLED_BPS } from '@lilape/domain/market/opening';
import { releasedSupply } from '@lilape/domain/market/split';

const WHOLE_BPS = 10_000n;
const MILLION = 1_000_000n;

/**
 * Millionths of the price that are left when `outsideTokens` are sold into pools with `pooledTokens`, each swap paying the
 * fee: ⌊10⁶ · T² / (T + X(1 − f))²⌋. Over both pools, as if they were one: whoever sells takes the better price of the two.
 * Where nothing is pooled there is no price, and nothing is left of it.
 * @see decision 143 "a pool that opens itself"
 */
export function worstCasePpmDown(pooledTokens: bigint, outsideTokens: bigint): bigint {
  if (pooledTokens === 0n) return 0n;
  const kept = pooledTokens * WHOLE_BPS;
  const all = kept + outsideTokens * (WHOLE_BPS - BigInt(POOL_FEE_BPS));
  return (MILLION * kept * kept) / (all * all);
}

/**
 * Millionths of the price that are left at most when all buyers sell at once: where the last price was the only one. With
 * every later stage the average price lies further below the last one, so that less LILAPE is pooled for what was sold.
 */
export const MAX_LEFT_PPM = worstCasePpmDown(BigInt(POOLED_BPS), WHOLE_BPS);

/** A pool's units of a coin that `soldTokens` are paid with, all in one go or one after the other: ⌊M · X(1 − f) / (T + X(1 − f))⌋. */
export function proceedsDown(pooledUnits: bigint, pooledTokens: bigint, soldTokens: bigint): bigint {
  const sold = soldTokens * (WHOLE_BPS - BigInt(POOL_FEE_BPS));
  return sold === 0n ? 0n : (pooledUnits * sold) / (pooledTokens * WHOLE_BPS + sold);
}

/** LILAPE base units outside the pools when all that exists is sold: the supply but for the share for liquidity, pooled or burned. */
export function allOutside(soldTokens: bigint, liquidityTokens: bigint): bigint {
  return releasedSupply(soldTokens) - liquidityTokens;
}
