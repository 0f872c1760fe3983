// Events of stakes as rows of the ledger, each with the stake after it: written by the fold, read back for the next.
import type { StakeEvent, StakeName } from '@lilape/domain/staking/fold';
import { isLockDays } from '@lilape/domain/staking/periods';
import type { Stake } from '@lilape/domain/staking/stake';
import type { Address } from '@lilape/domain/address';
import type { ClientBase } from 'pg';
import type { ProjectionLog, ProjectionTable } from '#ledger/projection.ts';
import { addressOf, bytesOf } from '#ledger/stored.ts';
import { copyBytes, copyIn } from '#postgres/copy.ts';
import type { Db } from '#postgres/database.ts';

export const STAKE_EVENTS: ProjectionTable = {
  name: 'ledger.stake_events',
  columns: '*',
  key: ['tx_hash', 'ordinal'],
  indexes: [],
};

/** Stakes that an account ever opened, and those of them that are open. */
export type StakeCounts = { readonly opened: number; readonly open: number };

/** An event with the stake and its account's counts after it. */
export type RecordedEvent = {
  readonly log: ProjectionLog<StakeEvent>;
  readonly stake: Stake;
  readonly counts: StakeCounts;
};

/** What a row says of the stake after its event. */
export const STAKE_COLUMNS =
  'tokens, lock_days, start_seconds, ape_id, paid_seconds, bonus_end_seconds, is_active';

/** A row's columns of `STAKE_COLUMNS`. */
export type StakeColumns = {
  tokens: string;
  lock_days: number;
  start_seconds: string;
  ape_id: number;
  paid_seconds: number;
  bonus_end_seconds: number | null;
  is_active: boolean;
};

/** Adds events in blocks after all that are there. Call inside a transaction. */
export async function addStakeEvents(client: ClientBase, events: readonly RecordedEvent[]): Promise<void> {
  if (events.length === 0) return;
  await copyIn(client, {
    sql: `copy ledger.stake_events (tx_hash, ordinal, block, log_index, time_seconds, account, stake_id, type,
      reward_tokens, ${STAKE_COLUMNS}, account_opened, account_open) from stdin`,
    rows: events,
    lineOf: ({ log, stake, counts }) => {
      const { event } = log;
      const place = [copyBytes(log.txHash), log.ordinal, log.block, log.logIndex, log.timeSeconds];
      const said = [copyBytes(event.account), event.stakeId, event.type, rewardOf(event)];
      const bonusEnd = stake.bonusEndSeconds ?? '\\N';
      const fixed = [stake.tokens, stake.lockDays, stake.startSeconds, stake.apeId];
      const after = [stake.paidSeconds, bonusEnd, stake.isActive, counts.opened, counts.open];
      return `${[...place, ...said, ...fixed, ...after].join('\t')}\n`;
    },
  });
}

const rewardOf = (event: StakeEvent): bigint =>
  event.type === 'unbound' ? event.freedTokens : event.rewardTokens;

/** Takes out the events after `block`, and with them what they made of stakes. Call inside a transaction. */
export async function dropStakeEventsAfter(client: ClientBase, block: bigint): Promise<void> {
  await client.query('delete from ledger.stake_events where block > $1', [String(block)]);
}

/** How those of the stakes `names` stand that were opened, by `keyOf` their names. */
export async function readStakes(db: Db, names: readonly StakeName[]): Promise<Map<string, Stake>> {
  if (names.length === 0) return new Map();
  const { rows } = await db.query<StakeColumns & { account: Buffer; stake_id: number }>(
    `select asked.account, asked.stake_id, newest.*
     from unnest($1::bytea[], $2::integer[]) as asked (account, stake_id)
     cross join lateral (
       select ${STAKE_COLUMNS} from ledger.stake_events e where e.account = asked.account and e.stake_id = asked.stake_id
       order by block desc, log_index desc limit 1
     ) newest`,
    [names.map(({ account }) => bytesOf(account)), names.map(({ stakeId }) => stakeId)],
  );
  return new Map(
    rows.map((row) => [keyOf({ account: addressOf(row.account), stakeId: row.stake_id }), stakeOf(row)]),
  );
}

/** A text for a stake, no two the same. */
export const keyOf = ({ account, stakeId }: StakeName): string => `${account} ${stakeId}`;

/** How many stakes those of `accounts` have that ever had one. */
export async function readStakeCounts(
  db: Db,
  accounts: readonly Address[],
): Promise<Map<Address, StakeCounts>> {
  if (accounts.length === 0) return new Map();
  const { rows } = await db.query<{ account: Buffer; account_opened: number; account_open: number }>(
    `select asked.account, newest.* from unnest($1::bytea[]) as asked (account)
     cross join lateral (
       select account_opened, account_open from ledger.stake_events e where e.account = asked.account
       order by block desc, log_index desc limit 1
     ) newest`,
    [accounts.map(bytesOf)],
  );
  return new Map(
    rows.map((row) => [addressOf(row.account), { opened: row.account_opened, open: row.account_open }]),
  );
}

/** Every open stake after the block `atBlock`, with whose it is. */
export async function readOpenStakesAt(
  db: Db,
  atBlock: bigint,
): Promise<{ readonly account: Address; readonly stake: Stake }[]> {
  const { rows } = await db.query<StakeColumns & { account: Buffer }>(
    `select account, ${STAKE_COLUMNS} from (
       select distinct on (account, stake_id) account, ${STAKE_COLUMNS} from ledger.stake_events
       where block <= $1 order by account, stake_id, block desc, log_index desc
     ) newest where is_active`,
    [String(atBlock)],
  );
  return rows.map((row) => ({ account: addressOf(row.account), stake: stakeOf(row) }));
}

/** Stakes ever opened and base units paid as rewards up to the block `atBlock`. */
export async function sumStakeEventsAt(
  db: Db,
  atBlock: bigint,
): Promise<{ readonly opened: number; readonly paidTokens: bigint }> {
  const { rows } = await db.query<{ opened: number; paid: string }>(
    `select (count(*) filter (where type = 'staked'))::integer as opened,
       coalesce(sum(reward_tokens) filter (where type in ('claimed', 'unstaked')), 0) as paid
     from ledger.stake_events where block <= $1`,
    [String(atBlock)],
  );
  return { opened: rows[0]?.opened ?? 0, paidTokens: BigInt(rows[0]?.paid ?? 0) };
}

/** The stake in a row. @throws RangeError for a lock that there is not */
export function stakeOf(row: StakeColumns): Stake {
  const { lock_days: lockDays } = row;
  if (!isLockDays(lockDays)) throw new RangeError(`A stake is locked for ${lockDays} days.`);
  return {
    tokens: BigInt(row.tokens),
    lockDays,
    startSeconds: Number(row.start_seconds),
    apeId: row.ape_id,
    paidSeconds: row.paid_seconds,
    bonusEndSeconds: row.bonus_end_seconds,
    isActive: row.is_active,
  };
}
