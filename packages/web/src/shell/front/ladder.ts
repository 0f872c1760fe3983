/** The price ladder, as the domain's rules want it, from presale info. */
import { AppError } from '@lilape/domain/app-error';
import { type Stage, ladderStages } from '@lilape/domain/presale/stages';
import { parseUnits } from '@lilape/domain/units';
import type { PresaleInfo } from '@lilape/wire/presale';
import { textToUnits } from '@lilape/wire/text';

/**
 * The stages that presale info describes.
 * @throws AppError UNEXPECTED_ANSWER where its price map is no even ladder: such prices are not the contract's
 */
export function stagesOf(info: Pick<PresaleInfo, 'stage_prices' | 'tokens_per_stage'>): readonly Stage[] {
  const stageCount = Object.keys(info.stage_prices).length;
  const priceOf = (number: number) => {
    const text = info.stage_prices[number];
    if (text === undefined) throw unexpected('stage_prices');
    return textToUnits(text);
  };
  const tokensPerStage = parseUnits(info.tokens_per_stage, 0);
  if (tokensPerStage === undefined) throw unexpected('tokens_per_stage');
  const basePriceMicroUsd = priceOf(1);
  const priceStepMicroUsd = stageCount > 1 ? priceOf(2) - basePriceMicroUsd : 0n;
  const stages = ladderStages({ stageCount, basePriceMicroUsd, priceStepMicroUsd, tokensPerStage });
  const isEven = stages.every(({ number, priceMicroUsd }) => priceOf(number) === priceMicroUsd);
  if (!isEven) throw unexpected('stage_prices');
  return stages;
}

function unexpected(what: string): AppError {
  return new AppError('UNEXPECTED_ANSWER', {}, { cause: new TypeError(what) });
}
