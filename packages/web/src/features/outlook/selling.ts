/** What becomes of the price when so many tenths of what buyers have are sold at once, and what the sellers get; pure. */
import type { Outlook } from '@lilape/domain/market/outlook';
import { allOutside, proceedsDown, worstCasePpmDown } from '@lilape/domain/market/worst-case';

/** Buyers are thought of as ten groups with a tenth of what was sold each. */
export const TENTHS = 10;

const MILLION = 1_000_000n;

export type Selling = {
  /** Millionths of the opening price that are left. */
  readonly leftPpm: bigint;
  /** What the sellers get together, units of a coin. */
  readonly proceedsUnits: bigint;
  /** What they had paid on average for what they sell, units of a coin. */
  readonly paidUnits: bigint;
};

/** When `tenths` of ten sell at once after a sale of `raisedUnits`. */
export function sellingOf(outlook: Outlook, raisedUnits: bigint, tenths: number): Selling {
  const sold = soldBy(outlook, tenths);
  return {
    leftPpm: worstCasePpmDown(outlook.pooledTokens, sold),
    proceedsUnits: proceedsOf(outlook, tenths),
    paidUnits: (raisedUnits * BigInt(tenths)) / BigInt(TENTHS),
  };
}

/** Millionths of the opening price that each tenth gets for a token on average, the first seller first. */
export function gotPpm(outlook: Outlook): readonly bigint[] {
  const tokens = soldBy(outlook, 1);
  return Array.from({ length: TENTHS }, (_, index) => {
    const units = proceedsOf(outlook, index + 1) - proceedsOf(outlook, index);
    return (MILLION * units * outlook.pooledTokens) / (tokens * outlook.pooledUnits);
  });
}

/** Millionths of the opening price that are left when all that exists outside the pools is sold. */
export function allSoldPpm({ soldTokens, pooledTokens, slices }: Outlook): bigint {
  return worstCasePpmDown(pooledTokens, allOutside(soldTokens, slices.liquidity));
}

const soldBy = ({ soldTokens }: Outlook, tenths: number) => (soldTokens * BigInt(tenths)) / BigInt(TENTHS);

const proceedsOf = (outlook: Outlook, tenths: number) =>
  proceedsDown(outlook.pooledUnits, outlook.pooledTokens, soldBy(outlook, tenths));
