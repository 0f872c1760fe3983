/** The pool in numbers: asked of the site at once, every 30 s and whenever the ledger tells; where the site does not answer, a wallet's own node may. */
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { isStaleAge } from '@lilape/domain/freshness';
import { parseUnits } from '@lilape/domain/units';
import { stakingStats } from '@lilape/wire/endpoints/staking';
import type { StakingStatsBody } from '@lilape/wire/staking';
import { callApi } from '#shell/first/api.ts';
import { contracts } from '#shell/first/deployment.ts';
import { followTopic } from '#shell/asking/follow-topic.ts';
import { oneAtATime } from '#shell/asking/one-at-a-time.ts';
import { createStore } from '#shell/first/store.ts';

/** Base units of LILAPE, all as of one block. */
export type PoolFigures = {
  readonly staked: bigint;
  readonly reserved: bigint;
  readonly free: bigint;
  /** null where only the site knows: the contract does not count it. */
  readonly paid: bigint | null;
  readonly open: number | null;
  readonly stakers: number | null;
  readonly block: number;
};

export type Pool = {
  /** The last answer; null before the first. */
  readonly figures: PoolFigures | null;
  readonly from: 'site' | 'wallet';
  /** Whether the site read the chain too long ago. @see decision 10 "no invented figures" */
  readonly isLate: boolean;
  /** Whether its last try failed. */
  readonly hasFailed: boolean;
};

/** A text that changes when stakes or the pool did, and not with every block. */
export function amountsMark({ figures }: Pick<Pool, 'figures'>): string {
  return figures === null ? '' : `${figures.staked} ${figures.reserved} ${figures.free}`;
}

const nothingYet: Pool = { figures: null, from: 'site', isLate: false, hasFailed: false };

/** The page's one store of it; it asks while somebody follows. */
export const pool = createStore<Pool>(nothingYet, () =>
  contracts.staking === null ? () => {} : followTopic('staking', refreshPool),
);

/** Asks the site now; resolves when the try is over. */
export const refreshPool = oneAtATime(read);

/** Takes what a wallet's node said, where the site does not answer. */
export function tellPool(
  { staked, reserved, free }: Pick<PoolFigures, 'staked' | 'reserved' | 'free'>,
  block: number,
): void {
  if (!pool.get().hasFailed) return;
  const figures = { staked, reserved, free, paid: null, open: null, stakers: null, block };
  pool.set({ figures, from: 'wallet', isLate: false, hasFailed: true });
}

async function read(): Promise<void> {
  if (contracts.staking === null) return;
  try {
    const { body, serverTimeMs = Date.now() } = await callApi(stakingStats);
    const isLate = isStaleAge(serverTimeMs - Date.parse(body.as_of));
    pool.set({ figures: figuresOf(body), from: 'site', isLate, hasFailed: false });
  } catch {
    // Whatever it was, the page says the same: the figures are old, or none.
    pool.set({ ...pool.get(), hasFailed: true });
  }
}

const units = (text: string) => parseUnits(text, TOKEN_DECIMALS) ?? 0n;

function figuresOf(body: StakingStatsBody): PoolFigures {
  return {
    staked: units(body.totalStaked),
    reserved: units(body.rewardsReserved),
    free: units(body.rewardsFree),
    paid: units(body.rewardsPaid),
    open: body.openStakes,
    stakers: body.stakers,
    block: body.block,
  };
}
