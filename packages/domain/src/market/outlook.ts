// What a sale that raises so much leaves behind: what exists, who has it, and what its pools open with.
import { lastPriceMicroUsd, openingOf, POOLED_BPS } from '@lilape/domain/market/opening';
import {
  PRIZE_TOKENS,
  type ReleasedKey,
  releasedSharesDown,
  releasedSupply,
} from '@lilape/domain/market/split';
import { quoteDown } from '@lilape/domain/presale/quote';
import type { Stage } from '@lilape/domain/presale/stages';

/** Who has a slice of everything: the buyers, the winners of the giveaway, and the shares that are released. */
export type SliceKey = 'buyers' | 'prizes' | ReleasedKey;

/** LILAPE in base units, money in units of 6 decimals. */
export type Outlook = {
  readonly soldTokens: bigint;
  /** All that exists once the shares are released. */
  readonly supplyTokens: bigint;
  /** What adds up to that. */
  readonly slices: Readonly<Record<SliceKey, bigint>>;
  /** Of the last unit sold, at which the pools open; micro-dollars a token. */
  readonly priceMicroUsd: bigint;
  /** In both pools as if they were one. */
  readonly pooledUnits: bigint;
  readonly pooledTokens: bigint;
};

/**
 * Everything as it is when the pools have opened after a sale of `raisedUnits`, to the last units, which depend on how purchases
 * were rounded. Of the share for liquidity `slices` has all, though what the pools do not take is burned.
 */
export function outlookOf(stages: readonly Stage[], raisedUnits: bigint): Outlook {
  const soldTokens = quoteDown(stages, 0n, raisedUnits).tokens;
  const shares = releasedSharesDown(soldTokens);
  const priceMicroUsd = lastPriceMicroUsd(stages, raisedUnits);
  const money = (raisedUnits * BigInt(POOLED_BPS)) / 10_000n;
  const { moneyUnits, tokens } = openingOf(priceMicroUsd, true, money, shares.liquidity);
  return {
    soldTokens,
    supplyTokens: releasedSupply(soldTokens),
    slices: { buyers: soldTokens, prizes: PRIZE_TOKENS, ...shares },
    priceMicroUsd,
    pooledUnits: moneyUnits,
    pooledTokens: tokens,
  };
}

/** `slice` of `all` in hundredths of a percent, rounded to the nearest. */
export function sliceBps(slice: bigint, all: bigint): number {
  return Number((2n * slice * 10_000n + all) / (2n * all));
}
