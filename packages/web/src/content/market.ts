/** Figures of what happens after the sale, for sentences: from the rules of the contracts, in the sizes on Base. */
import { POOL_FEE_BPS, POOLED_BPS } from '@lilape/domain/market/opening';
import { outlookOf } from '@lilape/domain/market/outlook';
import { allOutside, MAX_LEFT_PPM, worstCasePpmDown } from '@lilape/domain/market/worst-case';
import { BASE_STAGES } from '@lilape/domain/presale/base-ladder';
import { ladderEndUnits } from '@lilape/domain/presale/stages';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { bilingual, figure, type Said } from '#text/document.ts';
import { percentText } from '#text/proportion.ts';

const MILLION = 1_000_000n;
const million = MILLION * 10n ** BigInt(STABLE_DECIMALS);
const firstStage = BASE_STAGES[0]?.endUnits ?? 0n;
const allStages = ladderEndUnits(BASE_STAGES);

const percent = (part: bigint, all: bigint): Said =>
  bilingual((language) => percentText(part, all, 2, language));

/** Part of the money raised that is pooled, and the fee of a swap. */
export const pooledPart = figure(String(POOLED_BPS / 100), '', '%');
export const swapFee = figure(String(POOL_FEE_BPS / 100), '', '%');

/** Raised where stage 2 begins. */
export const stageTwoAt = figure(formatUnits(firstStage, STABLE_DECIMALS), '$');

/** Left of the opening price when all buyers sell at once: at most, and after ten stages. */
export const mostLeft = percent(MAX_LEFT_PPM, MILLION);
export const leftAfterAll = leftAfter(allStages);

/** Left when all that exists outside the pools is sold: at most, and after a million dollars. */
export const mostLeftOfAll = percent(leftWithAll(firstStage), MILLION);
export const leftOfAllAtMillion = percent(leftWithAll(million), MILLION);

/** Left of the opening price when all buyers sell at once after a sale that raised so many units. */
export function leftAfter(raisedUnits: bigint): Said {
  return percent(leftOf(raisedUnits), MILLION);
}

function leftOf(raisedUnits: bigint): bigint {
  const { soldTokens, pooledTokens } = outlookOf(BASE_STAGES, raisedUnits);
  return worstCasePpmDown(pooledTokens, soldTokens);
}

function leftWithAll(raisedUnits: bigint): bigint {
  const { soldTokens, pooledTokens, slices } = outlookOf(BASE_STAGES, raisedUnits);
  return worstCasePpmDown(pooledTokens, allOutside(soldTokens, slices.liquidity));
}
