/** The winners of a revealed draw that the chain does not name yet, computed in this browser from the published list and the seed. */
import type { DrawSummary } from '@lilape/wire/draws';
import { useState } from 'react';
import { winningEntries } from '#api/draws/ask.ts';
import { useAsync } from '#ui/use-async.ts';

export type Winner = {
  readonly account: string;
  /** Its piece of all weight. */
  readonly from: bigint;
  readonly weight: bigint;
  /** The transaction that settled the place; null while only the seed says so. */
  readonly transaction: string | null;
};

/** `none`: the chain names all of them, or no seed is out yet; `waiting`: the list is long, and nobody has asked for it. */
export type Computing = 'none' | 'waiting' | 'busy' | 'failed' | 'done';

export type ComputedWinners = {
  readonly computing: Computing;
  /** By place, those that the chain names too; null before they are computed. */
  readonly computed: readonly Winner[] | null;
  /** Asks for a long list. */
  readonly compute: () => void;
};

/** Entrants whose list is fetched without being asked for: about 200 kB. */
const fewEntrants = 2_000;

/** Computes them as long as places are missing on chain; `listCid` is the published list's, null while it is not known. */
export function useComputedWinners(draw: DrawSummary, listCid: string | null): ComputedWinners {
  const [isWanted, setIsWanted] = useState(draw.list.count <= fewEntrants);
  const isNeeded = listCid !== null && draw.seed !== null && draw.settledPlaces < draw.places;
  const { value, error } = useAsync(isNeeded && isWanted ? draw.id : null, () =>
    winnersOf(draw, listCid ?? ''),
  );
  const computing = !isNeeded
    ? 'none'
    : !isWanted
      ? 'waiting'
      : value !== null
        ? 'done'
        : error === null
          ? 'busy'
          : 'failed';
  return { computing, computed: value, compute: () => setIsWanted(true) };
}

async function winnersOf({ id, seed, places, list }: DrawSummary, cid: string): Promise<readonly Winner[]> {
  const entries = await winningEntries({
    drawId: Number(id),
    cid,
    root: list.root as `0x${string}`,
    seed: seed as `0x${string}`,
    places,
  });
  return entries.map(({ account, from, weight }) => ({ account, from, weight, transaction: null }));
}
