/** Whole LILAPE that the stages sold, so rounded that they add up with those left. */
import type { PresaleInfo } from '@lilape/wire/presale';
import { wholeLeft } from '#shell/live/whole-left.ts';

/**
 * Returns whole LILAPE sold: with those left all that the stages up to the current one hold. What purchases lost by
 * rounding, some base units each, counts as sold.
 */
export function wholeSold(
  info: Pick<PresaleInfo, 'current_stage' | 'tokens_per_stage' | 'tokens_left_in_stage'>,
): bigint {
  return BigInt(info.current_stage) * BigInt(info.tokens_per_stage) - wholeLeft(info.tokens_left_in_stage);
}
