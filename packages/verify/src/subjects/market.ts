// Release and pools, counted: every share by what was sold, every pool by what was raised, as both contracts have them, and its
// fees by what Uniswap's PoolManager says that its position has earned.
import type { Address } from '@lilape/domain/address';
import {
  MARKET_STATUSES,
  type MarketEvent,
  type MarketTotals,
  NO_MARKETS,
  foldMarketEvent,
  marketOf,
} from '@lilape/domain/market/fold';
import { lastPriceMicroUsd, openingOf } from '@lilape/domain/market/opening';
import { PAID_OVER_TIME } from '@lilape/domain/market/split';
import { ladderStages } from '@lilape/domain/presale/stages';
import { eventLine } from '@lilape/events/lines';
import { OPENER_DECODERS, RESERVES_DECODERS } from '@lilape/events/market';
import type { ContractReads } from '../contract-reads.ts';
import { feesByGrowth } from '../pool-fees.ts';
import { type Answer, VIEWS } from '../views.ts';
import { type SaleState, readTerms } from './sale.ts';
import { type Counting, type Pair, type Subject, firstUnequal, toJson } from './subject.ts';

type Addresses = {
  readonly reserves: Address;
  readonly opener: Address;
  readonly presale: Address;
  readonly lilape: Address;
  /** Uniswap's; null where the record names none. */
  readonly manager: Address | null;
  readonly coins: Readonly<Record<'USDT' | 'USDC', Address>>;
};

export const MARKET: Subject = {
  name: 'market',
  async open({ contracts }) {
    const { reserves, poolOpener: opener, poolManager: manager, presale, lilape, usdt, usdc } = contracts;
    if (reserves === null || opener === null) return null;
    if (presale === null || lilape === null || usdt === null || usdc === null) return null;
    return count({ reserves, opener, manager, presale, lilape, coins: { USDT: usdt, USDC: usdc } });
  },
};

/** The contract's number of a sale that was finalised. */
const FINALISED = 4n;

function count(at: Addresses): Counting {
  const { reserves, opener, coins } = at;
  let totals = NO_MARKETS;
  const takings = new Map<Address, number>();
  return {
    sources: [
      { address: reserves, decoders: RESERVES_DECODERS },
      { address: opener, decoders: OPENER_DECODERS },
    ],
    add(log, emit) {
      const event = log.event as MarketEvent;
      const step = foldMarketEvent(totals, event, log);
      totals = step.totals;
      if (event.type === 'fees') takings.set(event.coin, (takings.get(event.coin) ?? 0) + 1);
      emit(eventLine(log, event));
      return step.alarms;
    },
    end: () => undefined,
    totals: () => ({ json: toJson(totals), value: `${totals.released?.soldTokens ?? 0n}` }),
    async counters(reads, stateOf) {
      const [releasedAt, sold] = await Promise.all([
        reads.one(reserves, VIEWS.releasedAt),
        reads.one(reserves, VIEWS.releasedSold),
      ]);
      const pairs: Pair[] = [
        ['releasedAt', BigInt(totals.released?.timeSeconds ?? 0), wordOf(releasedAt)],
        ['sold', totals.released?.soldTokens ?? 0n, wordOf(sold)],
        ...(await bySale(at, totals, reads, stateOf('sale'))),
      ];
      const difference = firstUnequal('market', 'counters', pairs, `views of ${reserves} and ${opener}`);
      return { count: pairs.length, value: `${wordOf(sold)}`, difference };
    },
    accountCount: () => PAID_OVER_TIME.length + Object.keys(coins).length,
    async accounts(reads, onDone) {
      const purposes = PAID_OVER_TIME.map((_, purpose) => [purpose]);
      const both = Object.values(coins);
      const paid = await reads.many(reserves, VIEWS.paidShare, purposes, onDone);
      const markets = await reads.many(
        opener,
        VIEWS.marketOf,
        both.map((coin) => [coin]),
        onDone,
      );
      const pairs: Pair[] = [
        ...PAID_OVER_TIME.map(
          (key, i) => [`paid for ${key}`, totals.paidTokens[key], wordOf(paid[i])] as const,
        ),
        ...both.flatMap((coin, i) => marketPairs(totals, coin, markets[i] ?? null)),
        ...(
          await Promise.all(both.map((coin) => feePairs(at, totals, reads, coin, takings.get(coin) ?? 0)))
        ).flat(),
      ];
      const look = `paid(uint8) of ${reserves}, marketOf(address) of ${opener}, extsload(bytes32) of ${at.manager}`;
      const difference = firstUnequal('market', 'accounts', pairs, look);
      return { count: purposes.length + both.length, value: String(pairs.length), difference };
    },
  };
}

/** Before the contracts stand nothing is released. */
const wordOf = (answer: Answer | null | undefined): bigint => Object.values(answer ?? {})[0] ?? 0n;

function marketPairs(totals: MarketTotals, coin: Address, said: Answer | null): Pair[] {
  const { status, done, failed, liquidity } = marketOf(totals, coin);
  const computed = {
    status: BigInt(MARKET_STATUSES.indexOf(status)),
    doneAt: BigInt(done?.timeSeconds ?? 0),
    failedAt: BigInt(failed?.atSeconds ?? 0),
    liquidity,
  };
  return Object.entries(computed).map(([name, value]) => [`${name} of ${coin}`, value, said?.[name] ?? 0n]);
}

/** What was burned and paid of a pool's fees, by the growth that the PoolManager keeps of its position. */
async function feePairs(
  { opener, manager, lilape }: Addresses,
  totals: MarketTotals,
  reads: ContractReads,
  coin: Address,
  takings: number,
): Promise<Pair[]> {
  const { status, poolId, liquidity, feesBurnedTokens, feesPaidUnits } = marketOf(totals, coin);
  if (manager === null || status !== 'opened') return [];
  const grown = await feesByGrowth(reads, { manager, owner: opener, poolId, liquidity });
  const [tokens, units] = lilape < coin ? [grown?.[0], grown?.[1]] : [grown?.[1], grown?.[0]];
  /** What was reported, where rounding every taking down for itself explains the rest. */
  const said = (reported: bigint, most: bigint | undefined): bigint | null => {
    if (most === undefined) return null;
    const lost = most - reported;
    return lost === 0n || (lost > 0n && lost < BigInt(takings)) ? reported : most;
  };
  return [
    [`LILAPE of fees burned with ${coin}`, feesBurnedTokens, said(feesBurnedTokens, tokens)],
    [`fees paid in ${coin}`, feesPaidUnits, said(feesPaidUnits, units)],
  ];
}

/** What the release and each opening must have been, by the sale's own record; nothing where that was not counted. */
async function bySale(
  { opener, presale, lilape, coins }: Addresses,
  totals: MarketTotals,
  reads: ContractReads,
  sale: unknown,
): Promise<Pair[]> {
  if (totals.released === null || !(sale instanceof Map)) return [];
  if (wordOf(await reads.one(presale, VIEWS.saleStatus)) !== FINALISED) return [];
  const accounts = [...(sale as SaleState).values()];
  const sold = accounts.reduce((sum, { tokens }) => sum + tokens, 0n);
  const units = (coin: 'USDT' | 'USDC') => accounts.reduce((sum, account) => sum + account.units[coin], 0n);
  const stages = ladderStages(await readTerms(presale, reads));
  const price = lastPriceMicroUsd(stages, units('USDT') + units('USDC'));
  const shareBps = wordOf(await reads.one(opener, VIEWS.moneyShareBps));
  const pairs: Pair[] = [['sold in the sale', sold, totals.released.soldTokens]];
  const markets = Object.values(coins).map((coin) => marketOf(totals, coin));
  for (const name of ['USDT', 'USDC'] as const) {
    const { coin, status, sqrtPriceX96, liquidity, failed, done } = marketOf(totals, coins[name]);
    if (status !== 'opened' && status !== 'unused') continue;
    const money = (units(name) * shareBps) / 10_000n;
    const isFirst = lilape < coin;
    // What lay there: at least the share less the other pool's part, and whatever strangers gave. Both allow the same but
    // where LILAPE is the scarcer by a rounding.
    const others = markets.reduce((sum, other) => sum + (other.coin === coin ? 0n : other.tokens), 0n);
    const share = totals.released.split.liquidity;
    const least = openingOf(price, isFirst, money, share - others);
    const most = openingOf(price, isFirst, money, 2n * share);
    // A month after a failure on record a pool takes what came, though the coin's issuer keeps a part from the sale; it never counts as unused then.
    const isInPart = status === 'opened' && failed !== null && (done?.timeSeconds ?? 0) >= failed.givenUpFrom;
    const isBetween = (isInPart || liquidity >= least.liquidity) && liquidity <= most.liquidity;
    pairs.push(
      [`price of ${coin}`, least.sqrtPriceX96, sqrtPriceX96],
      [`liquidity of ${coin}`, isBetween ? liquidity : least.liquidity, liquidity],
    );
  }
  return pairs;
}
