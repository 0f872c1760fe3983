// What a payment is charged and credited: the sale's one pricing rule.
import { type Stage, ladderEndUnits } from '@lilape/domain/presale/stages';

/** The part of a payment that falls into one stage. Units have 6 decimals, tokens 18. */
export type Portion = {
  readonly stage: number;
  readonly priceMicroUsd: bigint;
  readonly units: bigint;
  readonly tokens: bigint;
};

export type Quote = {
  /** Units taken: the amount offered, or what is left of the sale if that is less. */
  readonly chargedUnits: bigint;
  /** LILAPE base units credited, each portion rounded down. */
  readonly tokens: bigint;
  readonly portions: readonly Portion[];
};

const ONE_TOKEN = 10n ** 18n;
const ONE_COIN = 10n ** 6n;

/** LILAPE base units that one whole payment coin buys at a price, rounded down. */
export function tokensPerCoinDown(priceMicroUsd: bigint): bigint {
  return (ONE_COIN * ONE_TOKEN) / priceMicroUsd;
}

/**
 * The most of a balance that can be offered, in units: all of it, but no more than the sale has left, and of that no
 * less than the least payment, since the contract takes only what is left from a payment that offers enough.
 */
export function mostPayableUnits(
  stages: readonly Stage[],
  raisedUnits: bigint,
  minimumUnits: bigint,
  balanceUnits: bigint,
): bigint {
  const left = ladderEndUnits(stages) - raisedUnits;
  const takes = left > minimumUnits ? left : minimumUnits;
  return balanceUnits < takes ? balanceUnits : takes;
}

/**
 * Prices a payment of `amountUnits` when `raisedUnits` have been accepted: [U, U + a) cut at the stage ends,
 * each overlap credited ⌊overlap · 10¹⁸ / price⌋. Beyond the last stage nothing is charged.
 * The same rule stands in Solidity, tested on the same vectors.
 * @see decision 7 "exact pricing"
 */
export function quoteDown(stages: readonly Stage[], raisedUnits: bigint, amountUnits: bigint): Quote {
  const end = ladderEndUnits(stages);
  const left = end > raisedUnits ? end - raisedUnits : 0n;
  const chargedUnits = amountUnits < left ? amountUnits : left;
  const portions: Portion[] = [];
  for (const stage of stages) {
    const from = raisedUnits > stage.startUnits ? raisedUnits : stage.startUnits;
    const to = raisedUnits + chargedUnits < stage.endUnits ? raisedUnits + chargedUnits : stage.endUnits;
    if (to <= from) continue;
    const units = to - from;
    const tokens = (units * ONE_TOKEN) / stage.priceMicroUsd;
    portions.push({ stage: stage.number, priceMicroUsd: stage.priceMicroUsd, units, tokens });
  }
  return { chargedUnits, tokens: portions.reduce((sum, portion) => sum + portion.tokens, 0n), portions };
}
