/** What a draft comes to, by the domain's one rule; pure. @see decision 23 "reserved rewards" */
import { apyBpsOf, SECONDS_PER_DAY } from '@lilape/domain/staking/periods';
import { rewardCurve, wholeRewardDown } from '@lilape/domain/staking/rewards';
import { formatDay } from '#shell/text/moment.ts';
import type { StakeDraft } from '../draft.ts';
import { tokensText, tokensTextInFull } from './tokens-text.ts';

/** Days between two rows of the table. */
const rowDays = 30;

type Terms = Pick<StakeDraft, 'lockDays' | 'isDoubled'>;

/** The figures for `tokens` base units under `terms`, as people of a language read them. */
export function figuresFor(tokens: bigint, { lockDays, isDoubled }: Terms, language: string) {
  const rewardWith = (ape: boolean) => wholeRewardDown(tokens, lockDays, ape);
  return {
    tokens: tokensTextInFull(tokens, language),
    reward: tokensText(rewardWith(isDoubled), language),
    exact: tokensTextInFull(rewardWith(isDoubled), language),
    apy: `${apyBpsOf(lockDays, isDoubled) / 100}%`,
    base: tokensText(rewardWith(false), language),
    double: tokensText(rewardWith(true), language),
    gain: tokensText(rewardWith(true) - rewardWith(false), language),
  };
}

/** First, middle and last day of a lock that begins at `nowMs`. */
export function daysOf({ lockDays }: Pick<Terms, 'lockDays'>, nowMs: number, language: string) {
  const day = (days: number) => formatDay(nowMs + days * SECONDS_PER_DAY * 1_000, language);
  return { start: day(0), middle: day(lockDays / 2), end: day(lockDays) };
}

/** A row of the table: a day, and what is earned by then alone and with an ape. */
export type CurveRow = { readonly day: string; readonly base: string; readonly double: string };

/** The curve as rows, every thirty days to the end. */
export function rowsFor(
  tokens: bigint,
  { lockDays }: Pick<Terms, 'lockDays'>,
  nowMs: number,
  language: string,
): readonly CurveRow[] {
  const curve = (ape: boolean) =>
    rewardCurve(tokens, lockDays, ape, Math.floor(nowMs / 1_000), lockDays / rowDays).slice(1);
  const doubled = curve(true);
  return curve(false).map(({ atSeconds, tokens: earned }, index) => ({
    day: formatDay(atSeconds * 1_000, language),
    base: tokensText(earned, language),
    double: tokensText(doubled[index]?.tokens ?? 0n, language),
  }));
}
