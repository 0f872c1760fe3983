/** What a wish comes to, by the domain's one rule; pure. @see decision 23 "reserved rewards" */
import { apyBpsOf, SECONDS_PER_DAY } from '@lilape/domain/staking/periods';
import { rewardCurve, wholeRewardDown } from '@lilape/domain/staking/rewards';
import { formatDay } from '#shell/text/moment.ts';
import type { Wish } from './wish.ts';
import { written, writtenInFull } from './written.ts';

/** Days between two rows of the table. */
const rowDays = 30;

/** What is written into the page, by the names of its places. */
export type Figures = Readonly<
  Record<
    'tokens' | 'days' | 'reward' | 'end' | 'exact' | 'apy' | 'base' | 'double' | 'start' | 'middle',
    string
  >
>;

/** The figures for `tokens` base units wished for at `nowMs`, as people of a language read them. */
export function figuresFor(
  tokens: bigint,
  { lockDays, isDoubled }: Wish,
  nowMs: number,
  language: string,
): Figures {
  const day = (days: number) => formatDay(nowMs + days * SECONDS_PER_DAY * 1_000, language);
  const [base, double] = [false, true].map((ape) => wholeRewardDown(tokens, lockDays, ape));
  const reward = wholeRewardDown(tokens, lockDays, isDoubled);
  return {
    tokens: writtenInFull(tokens, language),
    days: String(lockDays),
    reward: written(reward, language),
    end: day(lockDays),
    exact: writtenInFull(reward, language),
    apy: `${apyBpsOf(lockDays, isDoubled) / 100}%`,
    base: written(base ?? 0n, language),
    double: written(double ?? 0n, language),
    start: day(0),
    middle: day(lockDays / 2),
  };
}

/** The curve as rows, every thirty days to the end: the day, what is earned by then alone and with an ape. */
export function rowsFor(tokens: bigint, { lockDays }: Wish, nowMs: number, language: string): string[][] {
  const [alone, doubled] = [false, true].map((ape) =>
    rewardCurve(tokens, lockDays, ape, Math.floor(nowMs / 1_000), lockDays / rowDays).slice(1),
  );
  return (alone ?? []).map(({ atSeconds, tokens: earned }, index) => [
    formatDay(atSeconds * 1_000, language),
    written(earned, language),
    written(doubled?.[index]?.tokens ?? 0n, language),
  ]);
}
