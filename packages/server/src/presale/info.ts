// The sale as the wire tells it: presale info and stats of a ledger snapshot.
import { closesAt, raisedUnits, saleStatus } from '@lilape/domain/presale/sale-status';
import {
  ladderStages,
  stageAt,
  stageProgressPct,
  tokensLeftInStageDown,
} from '@lilape/domain/presale/stages';
import { tokensToText, unitsToText } from '@lilape/wire/text';
import type { HoldersBody } from '@lilape/wire/holders';
import type { PresaleInfo, StatsBody } from '@lilape/wire/presale';
import { holderTotalsOf } from '#ledger/holders/snapshot.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';
import type { SaleSnapshot } from '#ledger/sale/snapshot.ts';
import { isoOf, isoOfMs } from '#moments.ts';

/** Presale info; the status is that of the newest block's time. Sold out, it stays in the last stage. @see decision 5 "ten stages" */
export function presaleInfoOf({ terms, totals, heads }: SaleSnapshot): PresaleInfo {
  const stages = ladderStages(terms);
  const raised = raisedUnits(totals);
  const selling = stageAt(stages, raised);
  const stage = selling ?? stages.at(-1);
  if (stage === undefined) throw new RangeError('a sale without stages');
  const next = stages.find(({ number }) => number === stage.number + 1);
  return {
    current_stage: stage.number,
    current_price: unitsToText(stage.priceMicroUsd),
    stage_progress: stageProgressPct(stages, raised),
    tokens_per_stage: String(terms.tokensPerStage),
    total_tokens_sold: tokensToText(totals.tokens),
    stage_prices: Object.fromEntries(
      stages.map(({ number, priceMicroUsd }) => [String(number), unitsToText(priceMicroUsd)]),
    ),
    as_of: isoOfMs(heads.readAtMs),
    block: Number(heads.number),
    next_price: next === undefined ? null : unitsToText(next.priceMicroUsd),
    tokens_left_in_stage: tokensToText(tokensLeftInStageDown(stages, raised)),
    sold_out: selling === undefined,
    status: saleStatus(terms, totals, heads.timeSeconds),
    starts_at: isoOf(terms.startsAt),
    ends_at: isoOf(closesAt(terms, totals)),
    raised: unitsToText(raised),
    soft_cap: unitsToText(terms.softCapUnits),
    minimum: unitsToText(terms.minimumUnits),
  };
}

/** Supply, burned and owners; null where LILAPE's transfers are not read. */
export function holdersOf(snapshot: LedgerSnapshot): HoldersBody | null {
  const totals = holderTotalsOf(snapshot);
  if (totals === null) return null;
  return {
    supply: tokensToText(totals.supply),
    burned: tokensToText(totals.burned),
    owners: totals.owners,
  };
}

/** Accepted dollars, holders and purchases, counted from seen on; holders are buyers until the sale is finalised. @see decision 61 "total holders" */
export function statsOf(snapshot: SaleSnapshot): StatsBody {
  const { totals } = snapshot;
  const owners = totals.outcome === 'finalised' ? holderTotalsOf(snapshot)?.owners : undefined;
  return {
    success: true,
    stats: {
      totalRaised: unitsToText(raisedUnits(totals)),
      totalHolders: owners ?? totals.buyers,
      totalPurchases: totals.purchases,
    },
  };
}
