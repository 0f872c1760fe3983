// The events of stakes as the published ledger tells them, from their rows.
import type { StakeEvent } from '@lilape/domain/staking/fold';
import { type LineArgs, eventLine } from '@lilape/events/lines';
import type { PublishedRows } from '#ledger/projection.ts';
import { addressOf, hexOf } from '#ledger/stored.ts';

type PublishedRow = {
  readonly tx_hash: Buffer;
  readonly ordinal: number;
  readonly block: string;
  readonly log_index: number;
  readonly account: Buffer;
  readonly stake_id: number;
  readonly type: StakeEvent['type'];
  readonly reward_tokens: string;
  readonly tokens: string;
  readonly lock_days: number;
  readonly ape_id: number;
};

/** What the pool was given and what was taken from it is in the totals alone. */
export const PUBLISHED_STAKES: PublishedRows = {
  table: 'ledger.stake_events',
  columns: 'tx_hash, ordinal, account, stake_id, type, reward_tokens, tokens, lock_days, ape_id',
  within: 'log_index',
  lineOf: (row: PublishedRow) =>
    eventLine(
      {
        block: BigInt(row.block),
        txHash: hexOf(row.tx_hash),
        ordinal: row.ordinal,
        logIndex: row.log_index,
      },
      saidBy(row),
    ),
};

/** What an event said, as `StakeEvent` names it. */
function saidBy(row: PublishedRow): LineArgs {
  const { type, stake_id: stakeId, tokens, reward_tokens: rewardTokens } = row;
  const name = { type, account: addressOf(row.account), stakeId };
  switch (type) {
    case 'staked':
      return { ...name, tokens, lockDays: row.lock_days, apeId: row.ape_id, rewardTokens };
    case 'claimed':
      return { ...name, rewardTokens };
    case 'unstaked':
      return { ...name, tokens, rewardTokens };
    case 'unbound':
      return { ...name, apeId: row.ape_id, freedTokens: rewardTokens };
  }
}
