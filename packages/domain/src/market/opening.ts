// At which price the pools open, and what goes into them. The same rule stands in Solidity, tested on the same vectors.
import { type Stage, stageAt } from '@lilape/domain/presale/stages';

/** What a swap in our pools costs, in ten-thousandths; v4's governance may add a fee of its own. @see decision 143 "a pool that opens itself" */
export const POOL_FEE_BPS = 100;

/** What part of the money raised goes into the pools, in ten-thousandths. @see decision 143 "a pool that opens itself" */
export const POOLED_BPS = 2_000;

/** How long after the release anyone can open the pools. @see decision 143 "a pool that opens itself" */
export const OPENING_WAIT_SECONDS = 86_400;
export const OPENING_WAIT_HOURS = OPENING_WAIT_SECONDS / 3_600;

/** A pool as it opens; amounts in base units. */
export type Opening = {
  /** √(currency 1 per currency 0) · 2⁹⁶, as v4 keeps it. */
  readonly sqrtPriceX96: bigint;
  /** As v4 counts it; 0 where there is nothing to pool. */
  readonly liquidity: bigint;
  readonly moneyUnits: bigint;
  readonly tokens: bigint;
};

const ONE_TOKEN = 10n ** 18n;
export const Q96 = 1n << 96n;
/** √(1.0001^±887,200) · 2⁹⁶, as v4 computes them: the ends of the widest range with ticks 200 apart. */
export const LOWEST_SQRT_PRICE = 4_310_618_292n;
export const HIGHEST_SQRT_PRICE = 1_456_195_216_270_955_103_206_513_029_158_776_779_468_408_838_535n;

/**
 * Price of the last unit sold, micro-dollars a token: that of stage n for U in (Bₙ₋₁, Bₙ], so the end of a stage belongs to
 * it; that of stage 1 where nothing was sold.
 * @throws RangeError for a ladder without stages.
 */
export function lastPriceMicroUsd(stages: readonly Stage[], raisedUnits: bigint): bigint {
  const stage = raisedUnits === 0n ? stages[0] : (stageAt(stages, raisedUnits - 1n) ?? stages.at(-1));
  if (stage === undefined) throw new RangeError('A ladder without stages has no price.');
  return stage.priceMicroUsd;
}

/** ⌊√(price · 2¹⁹² / 10¹⁸)⌋ where LILAPE has the lower address of the two, else ⌊√(10¹⁸ · 2¹⁹² / price)⌋. */
export function openingSqrtPriceX96(priceMicroUsd: bigint, isLilapeFirst: boolean): bigint {
  const [over, under] = isLilapeFirst ? [priceMicroUsd, ONE_TOKEN] : [ONE_TOKEN, priceMicroUsd];
  return rootDown((over << 192n) / under);
}

/** What `moneyUnits` of a coin and at most `tokens` open a pool with: the liquidity of the scarcer, and what it asks of both. */
export function openingOf(
  priceMicroUsd: bigint,
  isLilapeFirst: boolean,
  moneyUnits: bigint,
  tokens: bigint,
): Opening {
  const root = openingSqrtPriceX96(priceMicroUsd, isLilapeFirst);
  const [first, second] = isLilapeFirst ? [tokens, moneyUnits] : [moneyUnits, tokens];
  const byFirst = (first * ((root * HIGHEST_SQRT_PRICE) / Q96)) / (HIGHEST_SQRT_PRICE - root);
  const bySecond = (second * Q96) / (root - LOWEST_SQRT_PRICE);
  const liquidity = byFirst < bySecond ? byFirst : bySecond;
  // v4 rounds up what it is owed, currency 0 in both of its divisions.
  const ofFirst = dividedUp(
    dividedUp(liquidity * Q96 * (HIGHEST_SQRT_PRICE - root), HIGHEST_SQRT_PRICE),
    root,
  );
  const ofSecond = dividedUp(liquidity * (root - LOWEST_SQRT_PRICE), Q96);
  const [usedTokens, usedUnits] = isLilapeFirst ? [ofFirst, ofSecond] : [ofSecond, ofFirst];
  return { sqrtPriceX96: root, liquidity, moneyUnits: usedUnits, tokens: usedTokens };
}

const dividedUp = (over: bigint, under: bigint): bigint => (over + under - 1n) / under;

/** The largest whole number whose square is at most `value`, by Newton's steps from above. */
function rootDown(value: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}
