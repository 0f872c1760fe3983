// Release and pools as a projection of the ledger: the events of reserves and pool opener as rows, and how both stand.
import { type MarketEvent, type MarketTotals, NO_MARKETS, foldMarketEvent } from '@lilape/domain/market/fold';
import { PAID_OVER_TIME } from '@lilape/domain/market/split';
import { OPENER_DECODERS, RESERVES_DECODERS } from '@lilape/events/market';
import { foldByBlock } from '#ledger/fold-by-block.ts';
import {
  type MarketDeployment,
  marketFindings,
  readMarketFacts,
  readMarketState,
} from '#ledger/market/contract.ts';
import {
  MARKET_EVENTS,
  PUBLISHED_MARKET,
  addMarketEvents,
  dropMarketEventsAfter,
  sumMarketAt,
} from '#ledger/market/market-rows.ts';
import { readMarketTotals } from '#ledger/market/stored.ts';
import type { Fold, Projection } from '#ledger/projection.ts';
import { toStored } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';

/** The projection of reserves and opener at `deployment`. Swaps are not read. @see decision 158 "the market in the ledger" */
export function marketProjection(deployment: MarketDeployment): Projection<MarketEvent> {
  return {
    name: 'market',
    foldVersion: 1,
    sources: [
      { address: deployment.reserves, decoders: RESERVES_DECODERS },
      { address: deployment.opener, decoders: OPENER_DECODERS },
    ],
    tables: [MARKET_EVENTS],
    orphanTables: [],
    published: PUBLISHED_MARKET,
    emptyState: toStored(NO_MARKETS),
    // Shares and times are the contracts' code; the tests' vectors hold both to the same.
    readFacts: async (endpoint) => toStored(await readMarketFacts(endpoint, deployment)),
    open: () => marketFold(deployment),
  };
}

function marketFold(deployment: MarketDeployment): Fold<MarketEvent> {
  return {
    async add(client, state, { blocks, logs }) {
      const folded = foldByBlock(readMarketTotals(state), blocks, logs, (totals, log) =>
        foldMarketEvent(totals, log.event, log),
      );
      await addMarketEvents(client, logs);
      return folded;
    },
    takeBack: dropMarketEventsAfter,
    async check(endpoint, hash, state) {
      const said = await readMarketState(endpoint, deployment, hash);
      return marketFindings(readMarketTotals(state), said, deployment.coins);
    },
    audit: (client, block, state) => auditMarket(client, block, readMarketTotals(state)),
  };
}

/** What of the rows up to `block` is not as `totals` say. */
async function auditMarket(db: Db, block: bigint, totals: MarketTotals): Promise<string[]> {
  const { sums, counts } = await sumMarketAt(db, block);
  const { released, paidTokens, unreleasedBurnedTokens, restBurnedTokens, markets } = totals;
  const done = markets.filter(({ status }) => status === 'opened' || status === 'unused');
  const compared = [
    ['releases', counts.get('released') ?? 0, released === null ? 0 : 1],
    ['openings', counts.get('opened') ?? 0, done.length],
    ['released burnedTokens', undefined, released?.burnedTokens],
    ['unreleasedBurned tokens', undefined, unreleasedBurnedTokens],
    ['restBurned tokens', undefined, restBurnedTokens],
    ...PAID_OVER_TIME.map((key) => [`paid ${key} tokens`, undefined, paidTokens[key]] as const),
    ...markets.flatMap(
      ({ coin, moneyUnits, tokens, sweptUnits, feesBurnedTokens, feesPaidUnits }) =>
        [
          [`opened ${coin} moneyUnits`, undefined, moneyUnits],
          [`opened ${coin} tokens`, undefined, tokens],
          [`swept ${coin} units`, undefined, sweptUnits],
          [`fees ${coin} burnedTokens`, undefined, feesBurnedTokens],
          [`fees ${coin} paidUnits`, undefined, feesPaidUnits],
        ] as const,
    ),
  ] as const;
  return compared.flatMap(([name, counted, reported]) => {
    const rows = counted ?? sums.get(name) ?? 0n;
    return rows === (reported ?? 0n) ? [] : [`${name}: rows ${rows}, totals ${reported ?? 0n}`];
  });
}
