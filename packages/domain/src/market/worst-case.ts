// What is left of the price when everybody sells at once.
import { POOL_FEE_BPS } from '@lilape/domain/market/opening';
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

/** LILAPE base units outside the pools when all that exists is sold: the supply but for the share for liquidity, pooled or burned. */
export function allOutside(soldTokens: bigint, liquidityTokens: bigint): bigint {
  return releasedSupply(soldTokens) - liquidityTokens;
}
