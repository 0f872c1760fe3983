// The price ladder: stages, their prices and the units at which each ends.

/** What fixes a ladder. Prices are micro-dollars a whole token, sizes whole tokens. @see decisions 5 "ten stages" and 6 "sale terms" */
export type Ladder = {
  readonly stageCount: number;
  readonly basePriceMicroUsd: bigint;
  readonly priceStepMicroUsd: bigint;
  readonly tokensPerStage: bigint;
};

/** The terms of a sale, fixed in the contract at deployment. Times are unix seconds, units have 6 decimals. */
export type Terms = Ladder & {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly minimumUnits: bigint;
  readonly softCapUnits: bigint;
  /** LILAPE base units minted into the sale. */
  readonly shareTokens: bigint;
};

/** One stage: it sells to payments in [startUnits, endUnits) of the units accepted so far. */
export type Stage = {
  readonly number: number;
  readonly priceMicroUsd: bigint;
  readonly startUnits: bigint;
  readonly endUnits: bigint;
};

/** The ladder of the specification; only the stage's size differs between chains. @see spec §9, decision 5 "ten stages" */
export const STAGE_COUNT = 10;
export const BASE_PRICE_MICRO_USD = 1_200n;
export const PRICE_STEP_MICRO_USD = 100n;

/** Price of stage `number` (from 1), micro-dollars a token. */
export function stagePriceMicroUsd(ladder: Ladder, number: number): bigint {
  return ladder.basePriceMicroUsd + ladder.priceStepMicroUsd * BigInt(number - 1);
}

/** All stages in order. A token at p micro-dollars costs p units, so stage n ends p·tokensPerStage after it starts. */
export function ladderStages(ladder: Ladder): readonly Stage[] {
  const stages: Stage[] = [];
  let startUnits = 0n;
  for (let number = 1; number <= ladder.stageCount; number++) {
    const priceMicroUsd = stagePriceMicroUsd(ladder, number);
    const endUnits = startUnits + ladder.tokensPerStage * priceMicroUsd;
    stages.push({ number, priceMicroUsd, startUnits, endUnits });
    startUnits = endUnits;
  }
  return stages;
}

/** Units at which the sale is sold out, B₁₀. */
export function ladderEndUnits(stages: readonly Stage[]): bigint {
  return stages.at(-1)?.endUnits ?? 0n;
}

/** The stage that sells the next unit, or undefined once sold out. The unit at Bₙ belongs to stage n + 1. */
export function stageAt(stages: readonly Stage[], raisedUnits: bigint): Stage | undefined {
  return stages.find((stage) => raisedUnits < stage.endUnits);
}

/** (U − Bₙ₋₁)/(Bₙ − Bₙ₋₁)·100, rounded down to 2 decimals; 100 once sold out. */
export function stageProgressPct(stages: readonly Stage[], raisedUnits: bigint): number {
  const stage = stageAt(stages, raisedUnits);
  if (stage === undefined) return 100;
  const hundredths = ((raisedUnits - stage.startUnits) * 10_000n) / (stage.endUnits - stage.startUnits);
  return Number(hundredths) / 100;
}

/** LILAPE base units that the current stage can still sell, rounded down; 0 once sold out. */
export function tokensLeftInStageDown(stages: readonly Stage[], raisedUnits: bigint): bigint {
  const stage = stageAt(stages, raisedUnits);
  if (stage === undefined) return 0n;
  return ((stage.endUnits - raisedUnits) * 10n ** 18n) / stage.priceMicroUsd;
}
