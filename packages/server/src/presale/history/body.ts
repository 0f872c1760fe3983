// The sale's history as the wire tells it: points over time, sums by stage, newest purchases.
import { quoteDown } from '@lilape/domain/presale/quote';
import { raisedUnits } from '@lilape/domain/presale/sale-status';
import { type Stage, ladderStages } from '@lilape/domain/presale/stages';
import { tokensToText, unitsToText } from '@lilape/wire/text';
import type { HistoryPoint, HistoryStage, SaleHistory } from '@lilape/wire/history';
import type { PurchaseGroup, StageCrossing } from '#ledger/sale/history.ts';
import type { HistoryFacts } from './reader.ts';
import { purchaseToWire } from '#presale/purchase-wire.ts';
import { isoOf, isoOfMs } from '#moments.ts';

/** The body of `GET /api/sale/history`. */
export function saleHistoryOf({
  snapshot,
  widthSeconds,
  groups,
  crossings,
  newest,
}: HistoryFacts): SaleHistory {
  const { heads, terms, totals } = snapshot;
  return {
    success: true,
    as_of: isoOfMs(heads.readAtMs),
    block: Number(heads.number),
    time: isoOf(heads.timeSeconds),
    starts_at: isoOf(terms.startsAt),
    raised: unitsToText(raisedUnits(totals)),
    tokens: tokensToText(totals.tokens),
    purchases: totals.purchases,
    buyers: totals.buyers,
    bucket_seconds: widthSeconds,
    points: pointsOf(groups),
    stages: stagesOf(ladderStages(terms), groups, crossings),
    newest: newest.map((purchase) => purchaseToWire(purchase, heads)),
  };
}

function pointsOf(groups: readonly PurchaseGroup[]): HistoryPoint[] {
  const points: HistoryPoint[] = [];
  let [units, tokens, purchases] = [0n, 0n, 0];
  let bucket: number | undefined;
  // Within a bucket stages follow one another, so its last group has its last block.
  for (const group of groups.toSorted((a, b) => a.bucket - b.bucket || a.stage - b.stage)) {
    units += group.units;
    tokens += group.tokens;
    purchases += group.purchases;
    const point = {
      block: Number(group.lastBlock),
      time: isoOf(group.lastSeconds),
      raised: unitsToText(units),
      tokens: tokensToText(tokens),
      purchases,
    };
    if (group.bucket === bucket) points[points.length - 1] = point;
    else points.push(point);
    bucket = group.bucket;
  }
  return points;
}

type Sum = { units: bigint; tokens: bigint };

/** A group counts whole in the stage in which it began; what crossed into later stages is moved there by its portions. */
function stagesOf(
  stages: readonly Stage[],
  groups: readonly PurchaseGroup[],
  crossings: readonly StageCrossing[],
): HistoryStage[] {
  const sums: Sum[] = stages.map(() => ({ units: 0n, tokens: 0n }));
  for (const { stage, units, tokens } of groups) add(sums[stage], units, tokens);
  for (const { raisedUnits: raised, units } of crossings) {
    const [began, ...later] = quoteDown(stages, raised, units).portions;
    if (began === undefined) continue;
    for (const portion of later) {
      add(sums[began.stage - 1], -portion.units, -portion.tokens);
      add(sums[portion.stage - 1], portion.units, portion.tokens);
    }
  }
  return stages.map((stage, index) => {
    const { units, tokens } = sums[index] ?? { units: 0n, tokens: 0n };
    const last = crossings.find(
      ({ raisedUnits: raised, units: paid }) => raised < stage.endUnits && stage.endUnits <= raised + paid,
    );
    return {
      stage: stage.number,
      price: unitsToText(stage.priceMicroUsd),
      raised: unitsToText(units),
      size: unitsToText(stage.endUnits - stage.startUnits),
      tokens: tokensToText(tokens),
      completed: last === undefined ? null : { block: Number(last.block), time: isoOf(last.timeSeconds) },
    };
  });
}

function add(sum: Sum | undefined, units: bigint, tokens: bigint): void {
  if (sum === undefined) return;
  sum.units += units;
  sum.tokens += tokens;
}
