// The lives of stakes that the contract is tested on too, by exact fractions of a third program.
import type { Address } from '@lilape/domain/address';
import { NO_STAKES, type StakeEvent, foldStakeEvent } from '@lilape/domain/staking/fold';
import { isLockDays } from '@lilape/domain/staking/periods';
import { wholeRewardDown } from '@lilape/domain/staking/rewards';
import {
  type Stake,
  claimAt,
  endBonus,
  isDoubled,
  openStake,
  owedDown,
  reservedTokens,
  unstakeAt,
} from '@lilape/domain/staking/stake';
import vectors from '@lilape/domain/vectors/rewards';
import { describe, expect, test } from 'vitest';

const START = 1_700_000_000;
const account: Address = '0x00000000000000000000000000000000000000a1';
const name = { account, stakeId: 1 };

type Step = (typeof vectors.groups)[number]['steps'][number];
type Life = { readonly opened: Stake; readonly reward: string; readonly steps: readonly Step[] };

/** The stakes of a group, each with its steps up to its end. */
function livesOf({ lockDays, withApe, stakes, steps }: (typeof vectors.groups)[number]): Life[] {
  if (!isLockDays(lockDays)) throw new RangeError(`${lockDays} days are no lock.`);
  const ends = steps.flatMap(({ act }, index) => (act === 'unstake' ? [index + 1] : []));
  return stakes.map(({ amount, reward }, index) => ({
    opened: openStake({ tokens: BigInt(amount), lockDays, startSeconds: START, apeId: withApe ? 7 : 0 }),
    reward,
    steps: steps.slice(ends[index - 1] ?? 0, ends[index]),
  }));
}

/** What each step does, and the events that tell of it; `isHere` is whether the ape is still the staker's. */
function live({ opened, steps }: Life): { seen: Step[]; events: [StakeEvent, number][] } {
  const events: [StakeEvent, number][] = [];
  let stake = opened;
  let isHere = true;
  const seen = steps.map(({ act, time }) => {
    const now = START + time;
    const ended = isHere ? { stake, freedTokens: 0n } : endBonus(stake);
    const pending = owedDown(ended.stake, now);
    let [paid, freed] = [0n, 0n];
    if (act === 'leave' || act === 'return') isHere = act === 'return';
    if (act === 'claim' || act === 'unstake' || act === 'unbind') {
      if (isDoubled(stake) && !isHere)
        events.push([{ ...name, type: 'unbound', apeId: 7, freedTokens: ended.freedTokens }, now]);
      ({ stake, freedTokens: freed } = ended);
    }
    if (act === 'claim') {
      ({ stake, tokens: paid } = claimAt(stake, now));
      events.push([{ ...name, type: 'claimed', rewardTokens: paid }, now]);
    }
    if (act === 'unstake') {
      ({ stake, tokens: paid } = unstakeAt(stake, now));
      events.push([{ ...name, type: 'unstaked', tokens: stake.tokens, rewardTokens: paid }, now]);
    }
    const after = { pending: String(pending), paid: String(paid), freed: String(freed) };
    return { act, time, ...after, reserved: String(reservedTokens(stake)) };
  });
  return { seen, events };
}

test('behavior: there are at least 1,000 stakes, with every act', () => {
  const acts = new Set(vectors.groups.flatMap(({ steps }) => steps.map(({ act }) => act)));
  expect([...acts].toSorted()).toEqual(['claim', 'leave', 'look', 'return', 'unbind', 'unstake']);
  expect(vectors.groups.reduce((sum, { stakes }) => sum + stakes.length, 0)).toBeGreaterThanOrEqual(1_000);
});

describe.each(vectors.groups)('behavior: $lockDays days, with an ape: $withApe', (group) => {
  const lives = livesOf(group);

  test('what is reserved at the opening', () => {
    const rewards = lives.map(({ opened: { tokens, lockDays } }) =>
      String(wholeRewardDown(tokens, lockDays, group.withApe)),
    );
    expect(rewards).toEqual(lives.map(({ reward }) => reward));
  });

  test('what is pending, paid, freed and reserved at each step', () => {
    for (const life of lives) expect(live(life).seen).toEqual(life.steps);
  });

  test('the events of a life contradict nothing, and leave nothing staked or reserved', () => {
    for (const life of lives) {
      const { tokens, lockDays, apeId } = life.opened;
      const opening = { ...name, type: 'staked', tokens, lockDays, apeId } as const;
      const events = live(life).events;
      const first = { ...opening, rewardTokens: BigInt(life.reward) };
      let step = foldStakeEvent(NO_STAKES, { stake: null, opened: 0, open: 0 }, first, START);
      for (const [event, now] of events) {
        expect(step.alarms).toEqual([]);
        step = foldStakeEvent(step.totals, { stake: step.stake, opened: 1, open: 1 }, event, now);
      }
      const paidTokens = life.steps.reduce((sum, { paid }) => sum + BigInt(paid), 0n);
      expect(step.alarms).toEqual([]);
      expect(step.totals).toEqual({ ...NO_STAKES, opened: 1, paidTokens });
    }
  });
});
