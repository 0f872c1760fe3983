// Staking as a projection of the ledger: each stake after each of its events, and what they sum up to.
import type { Address } from '@lilape/domain/address';
import {
  NO_STAKES,
  type StakeEvent,
  type StakingAlarm,
  type StakingEvent,
  type StakingTotals,
  foldPoolEvent,
  foldStakeEvent,
  isStakeEvent,
} from '@lilape/domain/staking/fold';
import type { Stake } from '@lilape/domain/staking/stake';
import type { ClientBase } from 'pg';
import type { BlockMark } from '#ledger/cursor.ts';
import { foldByBlock } from '#ledger/fold-by-block.ts';
import type { Fold, Folded, Projection, ProjectionLog } from '#ledger/projection.ts';
import { auditStakes } from '#ledger/staking/audit.ts';
import { type StakingDeployment, readStakingState, stakingFindings } from '#ledger/staking/contract.ts';
import { STAKING_DECODERS } from '@lilape/events/staking';
import { PUBLISHED_STAKES } from '#ledger/staking/published.ts';
import {
  type RecordedEvent,
  STAKE_EVENTS,
  type StakeCounts,
  addStakeEvents,
  dropStakeEventsAfter,
  keyOf,
  readStakeCounts,
  readStakes,
} from '#ledger/staking/stake-rows.ts';
import { readStakingTotals } from '#ledger/staking/stored.ts';
import { toStored } from '#ledger/stored.ts';

type StakingLog = ProjectionLog<StakingEvent>;

/** Stakes by their keys and counts by account, changed in place as events are folded. */
type Known = { readonly stakes: Map<string, Stake>; readonly counts: Map<Address, StakeCounts> };

/** The projection of the staking contract at `deployment`. */
export function stakingProjection(deployment: StakingDeployment): Projection<StakingEvent> {
  return {
    name: 'staking',
    foldVersion: 1,
    sources: [{ address: deployment.staking, decoders: STAKING_DECODERS }],
    tables: [STAKE_EVENTS],
    orphanTables: [],
    published: PUBLISHED_STAKES,
    emptyState: toStored(NO_STAKES),
    // Locks and rates are the contract's code; the tests' vectors hold both to the same.
    readFacts: async () => ({}),
    open: () => stakingFold(deployment),
  };
}

function stakingFold(deployment: StakingDeployment): Fold<StakingEvent> {
  return {
    async add(client, state, { blocks, logs }) {
      const known = await readKnown(client, logs);
      const { recorded, ...folded } = foldLogs(readStakingTotals(state), known, blocks, logs);
      await addStakeEvents(client, recorded);
      return folded;
    },
    takeBack: dropStakeEventsAfter,
    async check(endpoint, hash, state) {
      const said = await readStakingState(endpoint, deployment, hash);
      return stakingFindings(readStakingTotals(state), said, deployment.lowPoolTokens);
    },
    audit: (client, block, state) => auditStakes(client, block, readStakingTotals(state)),
  };
}

async function readKnown(client: ClientBase, logs: readonly StakingLog[]): Promise<Known> {
  const names = new Map<string, StakeEvent>();
  for (const { event } of logs) if (isStakeEvent(event)) names.set(keyOf(event), event);
  const accounts = new Set(Array.from(names.values(), ({ account }) => account));
  return {
    stakes: await readStakes(client, [...names.values()]),
    counts: await readStakeCounts(client, [...accounts]),
  };
}

/** Folds the logs into `known`, in place, and notes the totals after each block. */
function foldLogs(
  before: StakingTotals,
  known: Known,
  blocks: readonly BlockMark[],
  logs: readonly StakingLog[],
): Folded & { readonly recorded: RecordedEvent[] } {
  const recorded: RecordedEvent[] = [];
  const folded = foldByBlock(before, blocks, logs, (totals, log) => {
    const step = foldInto(totals, known, log);
    if (step.recorded !== null) recorded.push(step.recorded);
    return step;
  });
  return { ...folded, recorded };
}

type Step = {
  readonly totals: StakingTotals;
  readonly alarms: readonly StakingAlarm[];
  readonly recorded: RecordedEvent | null;
};

function foldInto(totals: StakingTotals, { stakes, counts }: Known, log: StakingLog): Step {
  const { event, timeSeconds } = log;
  if (!isStakeEvent(event)) return { totals: foldPoolEvent(totals, event), alarms: [], recorded: null };
  const had = counts.get(event.account) ?? { opened: 0, open: 0 };
  const stake = stakes.get(keyOf(event)) ?? null;
  const step = foldStakeEvent(totals, { stake, ...had }, event, timeSeconds);
  if (step.stake === null) return { ...step, recorded: null };
  const has = countsAfter(had, event);
  stakes.set(keyOf(event), step.stake);
  counts.set(event.account, has);
  return { ...step, recorded: { log: { ...log, event }, stake: step.stake, counts: has } };
}

function countsAfter({ opened, open }: StakeCounts, { type }: StakeEvent): StakeCounts {
  if (type === 'staked') return { opened: opened + 1, open: open + 1 };
  return { opened, open: type === 'unstaked' ? open - 1 : open };
}
