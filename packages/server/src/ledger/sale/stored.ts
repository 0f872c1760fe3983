// The sale's terms and totals as JSON of the ledger, and back.
import type { SaleTotals } from '@lilape/domain/presale/fold';
import type { ByCoin } from '@lilape/domain/presale/methods';
import type { Terms } from '@lilape/domain/presale/stages';
import type { Json, Stored } from '#ledger/stored.ts';

/** Terms of what was stored as the sale's facts. */
export function readTerms(facts: Json): Terms {
  const stored = facts as Stored<Terms>;
  return {
    stageCount: stored.stageCount,
    basePriceMicroUsd: BigInt(stored.basePriceMicroUsd),
    priceStepMicroUsd: BigInt(stored.priceStepMicroUsd),
    tokensPerStage: BigInt(stored.tokensPerStage),
    startsAt: stored.startsAt,
    endsAt: stored.endsAt,
    minimumUnits: BigInt(stored.minimumUnits),
    softCapUnits: BigInt(stored.softCapUnits),
    shareTokens: BigInt(stored.shareTokens),
  };
}

/** Totals of what was stored as the sale's state. */
export function readTotals(state: Json): SaleTotals {
  const stored = state as Stored<SaleTotals>;
  return {
    units: bigints(stored.units),
    refundedUnits: bigints(stored.refundedUnits),
    collectedUnits: bigints(stored.collectedUnits),
    tokens: BigInt(stored.tokens),
    claimedTokens: BigInt(stored.claimedTokens),
    burnedTokens: BigInt(stored.burnedTokens),
    buyers: stored.buyers,
    purchases: stored.purchases,
    closingAt: stored.closingAt,
    outcome: stored.outcome,
  };
}

function bigints({ USDT, USDC }: ByCoin<string>): ByCoin<bigint> {
  return { USDT: BigInt(USDT), USDC: BigInt(USDC) };
}
