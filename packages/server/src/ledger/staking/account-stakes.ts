// The stakes of one account with what happened to each, and whose their apes are, all at one moment of the ledger.
import type { Address } from '@lilape/domain/address';
import type { StakeEvent } from '@lilape/domain/staking/fold';
import { type Stake, isDoubled } from '@lilape/domain/staking/stake';
import { readOwnersOf } from '#ledger/apes/transfers.ts';
import {
  STAKE_COLUMNS,
  type StakeColumns,
  type StakeCounts,
  readStakeCounts,
  stakeOf,
} from '#ledger/staking/stake-rows.ts';
import { type Hex, bytesOf, hexOf } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';

/** An event of a stake. */
export type StakeLine = {
  readonly type: StakeEvent['type'];
  /** Reserved by an opening, paid by a claim or by unstaking, freed by the end of a bonus. */
  readonly rewardTokens: bigint;
  readonly txHash: Hex;
  readonly block: bigint;
  readonly timeSeconds: number;
};

export type KnownStake = {
  readonly stakeId: number;
  readonly stake: Stake;
  /** Whether the ape that doubles it is still the staker's; true where none does. */
  readonly isApeKept: boolean;
  readonly opening: StakeLine;
  /** Oldest first: its opening and the newest. */
  readonly lines: readonly StakeLine[];
};

export type AccountStakes = {
  readonly account: Address;
  readonly stakes: readonly KnownStake[];
  readonly counts: StakeCounts;
  /** The ledger's head, and when the chain's was read. */
  readonly block: bigint;
  readonly readAtMs: number;
};

/** How much is read at most: stakes, the newest, and of each the newest events. */
export type StakeLimits = { readonly stakes: number; readonly lines: number };

type LineRow = StakeColumns & {
  stake_id: number;
  type: StakeEvent['type'];
  reward_tokens: string;
  tx_hash: Buffer;
  block: string;
  time_seconds: string;
};

/** The stakes of `account`, oldest first; null where the ledger lacks staking or the apes that double stakes, or was not at the chain's head yet. Ask at one moment of the database. */
export async function readAccountStakes(
  db: Db,
  account: Address,
  limits: StakeLimits,
): Promise<AccountStakes | null> {
  const head = await readHead(db);
  if (head === null) return null;
  const counts = (await readStakeCounts(db, [account])).get(account) ?? { opened: 0, open: 0 };
  const rows = await readLines(db, account, Math.max(counts.opened - limits.stakes, 0), limits.lines);
  const found = [...Map.groupBy(rows, ({ stake_id }) => stake_id)].map(([stakeId, lines]) => ({
    stakeId,
    lines,
    stake: newestOf(lines),
  }));
  const doubled = found.filter(({ stake }) => isDoubled(stake));
  const owners = await readOwnersOf(
    db,
    doubled.map(({ stake }) => stake.apeId),
  );
  const stakes = found.map(({ stakeId, stake, lines: [first, ...rest] }) => {
    const opening = lineOf(first as LineRow);
    const isApeKept = !isDoubled(stake) || owners.get(stake.apeId) === account;
    return { stakeId, stake, isApeKept, opening, lines: [opening, ...rest.map(lineOf)] };
  });
  return { account, stakes, counts, ...head };
}

async function readHead(db: Db): Promise<{ block: bigint; readAtMs: number } | null> {
  const { rows } = await db.query<{ number: string; read_at_ms: string }>(
    `select st.number, p.read_at_ms from ledger.state st, watch.progress p, ledger.projections r
     where r.name = 'staking' and p.read_at_ms > 0
       and exists (select from ledger.projections where name = 'apes')`,
  );
  const row = rows[0];
  return row === undefined ? null : { block: BigInt(row.number), readAtMs: Number(row.read_at_ms) };
}

/** The opening and the `most` newest events of each of the stakes above `afterId`, in the order they happened. */
async function readLines(db: Db, account: Address, afterId: number, most: number): Promise<LineRow[]> {
  const { rows } = await db.query<LineRow>(
    `select stake_id, type, reward_tokens, tx_hash, block, time_seconds, ${STAKE_COLUMNS} from (
       select *, row_number() over (partition by stake_id order by block desc, log_index desc) as age
       from ledger.stake_events where account = $1 and stake_id > $2
     ) aged where age <= $3 or type = 'staked' order by stake_id, block, log_index`,
    [bytesOf(account), afterId, most],
  );
  return rows;
}

function newestOf(lines: readonly LineRow[]): Stake {
  const newest = lines.at(-1);
  if (newest === undefined) throw new RangeError('A stake without events.');
  return stakeOf(newest);
}

function lineOf(row: LineRow): StakeLine {
  return {
    type: row.type,
    rewardTokens: BigInt(row.reward_tokens),
    txHash: hexOf(row.tx_hash),
    block: BigInt(row.block),
    timeSeconds: Number(row.time_seconds),
  };
}
