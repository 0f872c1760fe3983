// Release and pools as the wire has them.
import { checksumAddress } from '@lilape/domain/address';
import { confirmationOf } from '@lilape/domain/confirmation';
import type { Recorded } from '@lilape/domain/draws/fold';
import {
  type CoinMarket,
  type MarketTotals,
  type Purpose,
  type Split,
  marketOf as coinMarketOf,
} from '@lilape/domain/market/fold';
import { POOL_PRICE_DECIMALS, poolPricePicoUsd, pooledDown } from '@lilape/domain/market/pooled';
import { OPENING_WAIT_SECONDS, lastPriceMicroUsd, openingOf } from '@lilape/domain/market/opening';
import { PRIZE_TOKENS, dueDown, releasedSharesDown, releasedSupply } from '@lilape/domain/market/split';
import { allOutside, worstCasePpmDown } from '@lilape/domain/market/worst-case';
import { PAYMENT_TOKENS, type PaymentToken } from '@lilape/domain/presale/methods';
import { raisedUnits, saleStatus } from '@lilape/domain/presale/sale-status';
import { ladderStages } from '@lilape/domain/presale/stages';
import { formatUnits } from '@lilape/domain/units';
import type { MarketBody, MarketPool, MarketStage } from '@lilape/wire/market';
import { tokensToText, unitsToText } from '@lilape/wire/text';
import type { PoolSlots } from '#chain/reads.ts';
import type { MarketFacts } from '#ledger/market/contract.ts';
import { readMarketTotals, storedMarketFacts } from '#ledger/market/stored.ts';
import type { LedgerHeads, LedgerSnapshot } from '#ledger/read.ts';
import { type SaleSnapshot, saleOf } from '#ledger/sale/snapshot.ts';
import { isoOf, isoOfMs } from '#moments.ts';

/** What the contracts said; null where the ledger does not read them. Nothing is known of what is in the pools now. */
export function marketOf(snapshot: LedgerSnapshot): MarketBody | null {
  const known = snapshot.projections['market'];
  if (known === undefined || snapshot.projections['sale'] === undefined) return null;
  const { heads } = snapshot;
  const facts = storedMarketFacts(known.facts);
  const totals = readMarketTotals(known.state);
  const { released, unreleasedBurnedTokens, restBurnedTokens } = totals;
  const sale = saleOf(snapshot);
  const stage = stageOf(totals, sale);
  const pools = PAYMENT_TOKENS.map((coin) => [coin, coinMarketOf(totals, facts.coins[coin])] as const);
  // The first pool that opens takes its part of the LILAPE: from then on the pools say themselves how they opened.
  const isForetold = stage !== 'failed' && !pools.some(([, { status }]) => status === 'opened');
  return {
    success: true,
    stage,
    released: released && {
      ...reportedOf(released, heads),
      sold: tokensToText(released.soldTokens),
      burned: tokensToText(released.burnedTokens),
      split: splitToWire(released.split),
    },
    opensAt: released && isoOf(released.timeSeconds + OPENING_WAIT_SECONDS),
    unreleasedBurned: tokensToText(unreleasedBurnedTokens),
    restBurned: restBurnedTokens === null ? null : tokensToText(restBurnedTokens),
    payouts: {
      marketing: payoutOf(totals, 'marketing', heads),
      development: payoutOf(totals, 'development', heads),
      dao: payoutOf(totals, 'dao', heads),
    },
    pools: pools.map(([coin, market]) => poolToWire(facts, coin, market, heads)),
    moneyShareBps: facts.moneyShareBps,
    treasury: checksumAddress(facts.treasury),
    forecast: isForetold ? forecastOf(facts, sale) : null,
    block: Number(heads.number),
    time: isoOf(heads.timeSeconds),
    as_of: isoOfMs(heads.readAtMs),
  };
}

/** The same with what is in the pools, by the ids of those that are open. */
export function withPools(
  body: MarketBody,
  { projections }: Pick<LedgerSnapshot, 'projections'>,
  slots: ReadonlyMap<string, PoolSlots>,
): MarketBody {
  const { lilape } = storedMarketFacts(projections['market']?.facts ?? {});
  const pools = body.pools.map((pool): MarketPool => {
    const said = slots.get(pool.poolId ?? '');
    if (pool.status !== 'opened' || said === undefined || said.sqrtPriceX96 === 0n) return pool;
    const isFirst = lilape < pool.address.toLowerCase();
    const { sqrtPriceX96, liquidity } = said;
    const held = pooledDown(sqrtPriceX96, BigInt(pool.liquidity), isFirst);
    const now = {
      price: priceText(sqrtPriceX96, isFirst),
      lilape: tokensToText(held.tokens),
      coin: unitsToText(held.moneyUnits),
      liquidity: String(liquidity),
    };
    return { ...pool, now };
  });
  return { ...body, pools };
}

function stageOf({ released }: MarketTotals, { terms, totals, heads }: SaleSnapshot): MarketStage {
  if (released !== null) return 'released';
  const status = saleStatus(terms, totals, heads.timeSeconds);
  if (status === 'refunding' || status === 'cancelled') return 'failed';
  return status === 'finalised' ? 'finalised' : 'selling';
}

function payoutOf({ released, paidTokens }: MarketTotals, purpose: Purpose, { timeSeconds }: LedgerHeads) {
  const paid = paidTokens[purpose];
  const share = released?.split[purpose] ?? 0n;
  const due = released === null ? 0n : dueDown(share, timeSeconds - released.timeSeconds, paid);
  return { paid: tokensToText(paid), due: tokensToText(due), left: tokensToText(share - paid) };
}

function poolToWire(
  { lilape }: MarketFacts,
  name: PaymentToken,
  market: CoinMarket,
  heads: LedgerHeads,
): MarketPool {
  const { coin, status, done, failed, poolId, sqrtPriceX96, moneyUnits, tokens, liquidity } = market;
  const isOpen = status === 'opened';
  return {
    coin: name,
    address: checksumAddress(coin),
    status,
    done: done && reportedOf(done, heads),
    givenUpFrom: status === 'waiting' && failed !== null ? isoOf(failed.givenUpFrom) : null,
    poolId: isOpen ? poolId : null,
    openingPrice: isOpen ? priceText(sqrtPriceX96, lilape < coin) : null,
    openedWith: isOpen ? { lilape: tokensToText(tokens), coin: unitsToText(moneyUnits) } : null,
    liquidity: String(liquidity),
    swept: unitsToText(market.sweptUnits),
    fees: { burned: tokensToText(market.feesBurnedTokens), paid: unitsToText(market.feesPaidUnits) },
    now: null,
  };
}

/** What becomes of everything if the sale ends, or has ended, with what it has; the pools open in the order of the coins. */
function forecastOf({ moneyShareBps, lilape, coins }: MarketFacts, { terms, totals }: SaleSnapshot) {
  const sold = totals.tokens;
  const split = releasedSharesDown(sold);
  const price = lastPriceMicroUsd(ladderStages(terms), raisedUnits(totals));
  let left = split.liquidity;
  const pools = PAYMENT_TOKENS.map((coin) => {
    const money = (totals.units[coin] * BigInt(moneyShareBps)) / 10_000n;
    const opening = openingOf(price, lilape < coins[coin], money, left);
    left -= opening.tokens;
    return { coin, lilape: tokensToText(opening.tokens), money: unitsToText(opening.moneyUnits) };
  });
  const pooled = split.liquidity - left;
  return {
    sold: tokensToText(sold),
    supply: tokensToText(releasedSupply(sold)),
    prizes: tokensToText(PRIZE_TOKENS),
    split: splitToWire(split),
    price: unitsToText(price),
    pools,
    worstCasePpm: Number(worstCasePpmDown(pooled, sold)),
    worstCaseOfAllPpm: Number(worstCasePpmDown(pooled, allOutside(sold, split.liquidity))),
  };
}

function splitToWire({ rewards, liquidity, team, marketing, development, dao }: Split) {
  return {
    rewards: tokensToText(rewards),
    liquidity: tokensToText(liquidity),
    team: tokensToText(team),
    marketing: tokensToText(marketing),
    development: tokensToText(development),
    dao: tokensToText(dao),
  };
}

const priceText = (sqrtPriceX96: bigint, isFirst: boolean): string =>
  formatUnits(poolPricePicoUsd(sqrtPriceX96, isFirst), POOL_PRICE_DECIMALS);

function reportedOf({ txHash, block, timeSeconds }: Recorded, heads: LedgerHeads) {
  return {
    transaction: txHash,
    block: Number(block),
    time: isoOf(timeSeconds),
    status: confirmationOf(block, heads),
  };
}
