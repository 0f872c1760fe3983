// The ladder of the sale on Base, in the sizes of the specification.
import {
  BASE_PRICE_MICRO_USD,
  ladderStages,
  PRICE_STEP_MICRO_USD,
  STAGE_COUNT,
} from '@lilape/domain/presale/stages';
import { SHARE_TOKENS } from '@lilape/domain/shares';

/** Whole tokens in each stage on Base: the sale's share in equal parts. @see decision 6 "sale terms" */
export const BASE_TOKENS_PER_STAGE = SHARE_TOKENS.presale / BigInt(STAGE_COUNT);

/** The ten stages on Base. */
export const BASE_STAGES = ladderStages({
  stageCount: STAGE_COUNT,
  basePriceMicroUsd: BASE_PRICE_MICRO_USD,
  priceStepMicroUsd: PRICE_STEP_MICRO_USD,
  tokensPerStage: BASE_TOKENS_PER_STAGE,
});
