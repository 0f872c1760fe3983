// Compares the rows of stakes with the totals of their events: sums, and what the rules make of each open stake.
import type { StakingTotals } from '@lilape/domain/staking/fold';
import { isDoubled, reservedTokens } from '@lilape/domain/staking/stake';
import { readOpenStakesAt, sumStakeEventsAt } from '#ledger/staking/stake-rows.ts';
import type { Db } from '#postgres/database.ts';

/** What of the rows up to `block` is not as `totals` say, and apes that double more than one stake. */
export async function auditStakes(db: Db, block: bigint, totals: StakingTotals): Promise<string[]> {
  const open = await readOpenStakesAt(db, block);
  const { opened, paidTokens } = await sumStakeEventsAt(db, block);
  const apes = open.filter(({ stake }) => isDoubled(stake)).map(({ stake }) => stake.apeId);
  const compared = [
    ['staked', sumOf(open.map(({ stake }) => stake.tokens)), totals.stakedTokens],
    ['reserved', sumOf(open.map(({ stake }) => reservedTokens(stake))), totals.reservedTokens],
    ['paid', paidTokens, totals.paidTokens],
    ['opened', opened, totals.opened],
    ['open', open.length, totals.open],
    ['stakers', new Set(open.map(({ account }) => account)).size, totals.stakers],
    ['bound apes', new Set(apes).size, apes.length],
  ] as const;
  return compared
    .filter(([, rows, total]) => rows !== total)
    .map(([name, rows, total]) => `${name}: rows ${rows}, totals ${total}`);
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);
