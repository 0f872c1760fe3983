// How release and pools stand, as JSON of the ledger, and back.
import type { CoinMarket, MarketTotals } from '@lilape/domain/market/fold';
import type { MarketFacts } from '#ledger/market/contract.ts';
import type { Json, Stored } from '#ledger/stored.ts';

/** Totals of what was stored as the market's state. */
export function readMarketTotals(state: Json): MarketTotals {
  const { released, paidTokens, paidAtSeconds, unreleasedBurnedTokens, restBurnedTokens, markets } =
    state as Stored<MarketTotals>;
  return {
    released: released && {
      ...released,
      block: BigInt(released.block),
      soldTokens: BigInt(released.soldTokens),
      burnedTokens: BigInt(released.burnedTokens),
      split: amountsOf(released.split),
    },
    paidTokens: amountsOf(paidTokens),
    paidAtSeconds,
    unreleasedBurnedTokens: BigInt(unreleasedBurnedTokens),
    restBurnedTokens: restBurnedTokens === null ? null : BigInt(restBurnedTokens),
    markets: markets.map(marketIn),
  };
}

/** What was stored as the market's facts. */
export function storedMarketFacts(facts: Json): MarketFacts {
  return facts as Stored<MarketFacts>;
}

function marketIn(stored: Stored<CoinMarket>): CoinMarket {
  return {
    ...stored,
    done: stored.done && { ...stored.done, block: BigInt(stored.done.block) },
    moneyUnits: BigInt(stored.moneyUnits),
    tokens: BigInt(stored.tokens),
    sqrtPriceX96: BigInt(stored.sqrtPriceX96),
    liquidity: BigInt(stored.liquidity),
    sweptUnits: BigInt(stored.sweptUnits),
    feesBurnedTokens: BigInt(stored.feesBurnedTokens),
    feesPaidUnits: BigInt(stored.feesPaidUnits),
  };
}

/** The same with amounts in place of their texts. */
const amountsOf = <Key extends string>(amounts: Readonly<Record<Key, string>>): Record<Key, bigint> =>
  Object.fromEntries(Object.entries<string>(amounts).map(([key, amount]) => [key, BigInt(amount)])) as Record<
    Key,
    bigint
  >;
