// How the allocation of a launch is shared out: as many equal allotments as there are places, guaranteed and drawn. Pure.
import { type TierId, tierById } from '@lilape/domain/launchpad/tiers';

/** Most places that one draw can have. @see contract Draws, MOST_PLACES */
export const MAX_DRAWN_PLACES = 1_000;

export type Allotments = {
  /** Entrants whose tier has a place of its own. */
  readonly guaranteed: number;
  /** Places that are drawn; who has a guaranteed one can win one of these too. */
  readonly drawn: number;
  /** What each place gets, in whole units of the allocation. */
  readonly allotment: bigint;
  /** What is too little to be shared out among all. */
  readonly leftOver: bigint;
};

/**
 * The allotments of an allocation (whole units) among entrants with these tiers, where `places` are to be drawn. They are
 * equal and counted after the snapshot, so whatever the crowd every place gets one. @see decision 105 "equal shares"
 */
export function allotmentsOf(allocation: bigint, places: number, tiers: Iterable<TierId>): Allotments {
  let [entrants, guaranteed] = [0, 0];
  for (const id of tiers) {
    entrants++;
    if (tierById(id).isGuaranteed) guaranteed++;
  }
  return allotmentsAmong(allocation, places, entrants, guaranteed);
}

/** The same among so many entrants, of whom so many have a guaranteed place. */
export function allotmentsAmong(
  allocation: bigint,
  places: number,
  entrants: number,
  guaranteed: number,
): Allotments {
  const drawn = drawnPlaces(places, entrants);
  const all = BigInt(guaranteed + drawn);
  if (all === 0n) return { guaranteed, drawn, allotment: 0n, leftOver: allocation };
  return { guaranteed, drawn, allotment: allocation / all, leftOver: allocation % all };
}

/** Places that are drawn of those planned, among so many entrants. */
export function drawnPlaces(places: number, entrants: number): number {
  return Math.min(places, entrants, MAX_DRAWN_PLACES);
}
