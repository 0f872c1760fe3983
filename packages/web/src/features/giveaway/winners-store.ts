/** The winners, as far as the site or this browser knows them, and how many of them have been shown. */
import { draw as drawEndpoint } from '@lilape/wire/endpoints/draws';
import type { Winner } from '#draws/use-computed-winners.ts';
import { callApi } from '#shell/first/api.ts';
import { createStore } from '#shell/first/store.ts';
import { giveaway, onMove } from './giveaway-store.ts';

export type Winners = {
  /** By place. */
  readonly all: readonly Winner[];
  /** How many have been shown, the last place first; the others stay hidden for a moment. */
  readonly shown: number;
};

/** The page's one store of them; what is on chain is read while somebody follows. */
export const winners = createStore<Winners>({ all: [], shown: 0 }, () => {
  void readWinners();
  return onMove(() => void readWinners());
});

/** Takes what this browser has computed, of places that the chain does not name yet; with `atOnce` all of it is shown. */
export function addComputed(computed: readonly Winner[], atOnce: boolean): void {
  const named = winners.get().all.filter(({ transaction }) => transaction !== null);
  setWinners([...named, ...computed.slice(named.length)], atOnce);
}

/** What was shown stays shown. */
function setWinners(all: readonly Winner[], atOnce: boolean): void {
  const { shown } = winners.get();
  winners.set({ all, shown: atOnce ? all.length : Math.min(shown, all.length) });
}

/** Whether the winner of a place is shown. */
export function isShown({ all, shown }: Winners, place: number): boolean {
  return place >= all.length - shown;
}

/** The place, from 0, that an address has won, once that is shown; null for none. */
export function placeOf(known: Winners, address: string | null): number | null {
  const place = known.all.findIndex(({ account }) => account.toLowerCase() === address?.toLowerCase());
  return place >= 0 && isShown(known, place) ? place : null;
}

/** The winners that are on chain, all at once; the moment itself is shown by the table of winners. */
async function readWinners(): Promise<void> {
  const { draw } = giveaway.get().body ?? {};
  if (draw == null || draw.settledPlaces === 0) return;
  try {
    const { body } = await callApi(drawEndpoint, { params: { id: draw.id } });
    const named = body.winners.map(({ account, from, weight, transaction }) => ({
      account,
      from: BigInt(from),
      weight: BigInt(weight),
      transaction,
    }));
    const { all } = winners.get();
    setWinners([...named, ...all.slice(named.length)], all.length === 0);
  } catch {
    // They stay as they were known; the next change asks again.
  }
}
