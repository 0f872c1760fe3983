// Staking, counted: every stake from its opening on, with what it was paid, as the contract keeps it.
import type { Address } from '@lilape/domain/address';
import {
  NO_STAKES,
  type StakingEvent,
  foldPoolEvent,
  foldStakeEvent,
  isStakeEvent,
} from '@lilape/domain/staking/fold';
import { type Stake, endsAt, lastClaimAt, paidTokens } from '@lilape/domain/staking/stake';
import { eventLine } from '@lilape/events/lines';
import { STAKING_DECODERS } from '@lilape/events/staking';
import { type Answer, VIEWS } from '../views.ts';
import { type Counting, type Pair, type Subject, firstUnequal, toJson } from './subject.ts';

export const STAKING: Subject = {
  name: 'staking',
  open: async ({ contracts: { staking } }) => (staking === null ? null : count(staking)),
};

type Owned = { readonly account: Address; readonly stakeId: number; readonly stake: Stake };

function count(staking: Address): Counting {
  const stakes = new Map<string, Owned>();
  const counts = new Map<Address, { opened: number; open: number }>();
  let totals = NO_STAKES;
  return {
    sources: [{ address: staking, decoders: STAKING_DECODERS }],
    add(log, emit) {
      const event = log.event as StakingEvent;
      if (!isStakeEvent(event)) {
        totals = foldPoolEvent(totals, event);
        return [];
      }
      const { account, stakeId, type } = event;
      const key = `${account} ${stakeId}`;
      const had = counts.get(account) ?? { opened: 0, open: 0 };
      const stake = stakes.get(key)?.stake ?? null;
      const step = foldStakeEvent(totals, { stake, ...had }, event, log.timeSeconds);
      totals = step.totals;
      if (step.stake === null) return step.alarms;
      stakes.set(key, { account, stakeId, stake: step.stake });
      if (type === 'staked') counts.set(account, { opened: had.opened + 1, open: had.open + 1 });
      if (type === 'unstaked') counts.set(account, { ...had, open: had.open - 1 });
      emit(eventLine(log, event));
      return step.alarms;
    },
    end: () => undefined,
    totals: () => ({ json: toJson(totals), value: `${totals.stakedTokens}` }),
    async counters(reads) {
      const [staked, reserved, opened] = await Promise.all(
        [VIEWS.totalStaked, VIEWS.rewardsReserved, VIEWS.stakeCounter].map((view) =>
          reads.one(staking, view),
        ),
      );
      const pairs: Pair[] = [
        ['totalStaked', totals.stakedTokens, of(staked)],
        ['rewardsReserved', totals.reservedTokens, of(reserved)],
        ['stakeCounter', BigInt(totals.opened), of(opened)],
      ];
      const difference = firstUnequal('staking', 'counters', pairs, `views of ${staking}`);
      return { count: pairs.length, value: String(of(staked)), difference };
    },
    accountCount: () => stakes.size,
    async accounts(reads, onDone) {
      const all = [...stakes.values()];
      const said = await reads.many(
        staking,
        VIEWS.getStake,
        all.map(({ account, stakeId }) => [account, stakeId]),
        onDone,
      );
      const pairs = all.flatMap((owned, at) => stakePairs(owned, said[at] ?? null));
      const look = `getStake(address,uint256) of ${staking}`;
      const difference = firstUnequal('staking', 'accounts', pairs, look);
      return { count: all.length, value: String(all.length), difference };
    },
  };
}

/** Before the contract stands nothing is staked. */
const of = (answer: Answer | null | undefined): bigint => Object.values(answer ?? {})[0] ?? 0n;

/** Pending rewards and the rate follow from these, the time, and who has the ape at this moment. */
function stakePairs({ account, stakeId, stake }: Owned, said: Answer | null): Pair[] {
  const computed = {
    amount: stake.tokens,
    lockDays: BigInt(stake.lockDays),
    startTime: BigInt(stake.startSeconds),
    endTime: BigInt(endsAt(stake)),
    lastClaimTime: BigInt(lastClaimAt(stake)),
    totalClaimed: paidTokens(stake),
    nftTokenId: BigInt(stake.apeId),
    active: BigInt(stake.isActive),
  };
  const whose = `of stake ${stakeId} of ${account}`;
  return Object.entries(computed).map(([name, value]) => [`${name} ${whose}`, value, said?.[name] ?? null]);
}
