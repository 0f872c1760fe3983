// Who takes part in a launch, in figures: how many of which tier, their tickets, their chances, and the shares. Pure.
import { anyChance } from '@lilape/domain/draws/chance';
import { totalWeight } from '@lilape/domain/draws/entrants';
import type { LaunchEntrant } from '@lilape/domain/launchpad/launch-list';
import { type Shares, sharesOf } from '@lilape/domain/launchpad/shares';
import { TIERS, type TierId } from '@lilape/domain/launchpad/tiers';

export type Crowd = Shares & {
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

/** The figures of a list for a launch that gives `allocation` whole units and wants to draw so many `places`. */
export function crowdOf(
  entrants: readonly LaunchEntrant[],
  { allocation, places }: { readonly allocation: bigint; readonly places: number },
): Crowd {
  const shares = sharesOf(
    allocation,
    places,
    entrants.map(({ tier }) => tier),
  );
  const holders = new Map<TierId, number>();
  for (const { tier } of entrants) holders.set(tier, (holders.get(tier) ?? 0) + 1);
  const chanceOf = anyChance(entrants, shares.drawn);
  return {
    ...shares,
    entrants: entrants.length,
    totalTickets: totalWeight(entrants),
    tiers: TIERS.map(({ id, tickets }) => {
      const count = holders.get(id) ?? 0;
      return { tier: id, holders: count, tickets, chance: count === 0 ? 0 : chanceOf(BigInt(tickets)) };
    }),
  };
}
