// Who takes part in a launch, in figures: how many of which tier, their tickets, their chances, and the allotments. Pure.
import { chanceAmong } from '@lilape/domain/draws/chance';
import type { LaunchEntrant } from '@lilape/domain/launchpad/launch-list';
import { type Allotments, allotmentsAmong } from '@lilape/domain/launchpad/allotments';
import { TIERS, type TierId } from '@lilape/domain/launchpad/tiers';

export type Crowd = Allotments & {
  readonly entrants: number;
  readonly totalTickets: bigint;
  /** The lowest tier first. */
  readonly tiers: readonly TierCrowd[];
};

export type TierCrowd = {
  readonly tier: TierId;
  readonly holders: number;
  /** Of each of them. */
  readonly tickets: number;
  /** Of one of them, to win a drawn place, 0 to 1. */
  readonly chance: number;
};

type Terms = { readonly allocation: bigint; readonly places: number };

/** The figures of a list for a launch that gives `allocation` whole units and wants to draw so many `places`. */
export function crowdOf(entrants: readonly LaunchEntrant[], terms: Terms): Crowd {
  return crowdAmong(holdersIn(entrants), terms);
}

/** How many hold each tier, the lowest first. */
export function holdersIn(entrants: readonly Pick<LaunchEntrant, 'tier'>[]): number[] {
  return TIERS.map(({ id }) => entrants.reduce((count, { tier }) => (tier === id ? count + 1 : count), 0));
}

/** The figures of so many holders of each tier, the lowest first. */
export function crowdAmong(holders: readonly number[], { allocation, places }: Terms): Crowd {
  const tiers = TIERS.map((tier, i) => ({ ...tier, holders: holders[i] ?? 0 }));
  const sum = (of: (tier: (typeof tiers)[number]) => number) =>
    tiers.reduce((total, tier) => total + of(tier), 0);
  const entrants = sum((tier) => tier.holders);
  const guaranteed = sum((tier) => (tier.isGuaranteed ? tier.holders : 0));
  const allotments = allotmentsAmong(allocation, places, entrants, guaranteed);
  const counts = new Map(tiers.map((tier) => [BigInt(tier.tickets), tier.holders]));
  const chanceOf = chanceAmong(counts, allotments.drawn);
  return {
    ...allotments,
    entrants,
    totalTickets: BigInt(sum((tier) => tier.tickets * tier.holders)),
    tiers: tiers.map(({ id, tickets, holders: count }) => ({
      tier: id,
      holders: count,
      tickets,
      chance: count === 0 ? 0 : chanceOf(BigInt(tickets)),
    })),
  };
}
