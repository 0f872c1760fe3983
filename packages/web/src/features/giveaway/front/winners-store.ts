/** The winners, as far as anybody here knows them, and how many of them have been shown. */
import type { Address } from '@lilape/domain/address';
import { createStore } from '#shell/page/store.ts';

export type Winner = {
  readonly account: Address;
  /** Its piece of all tokens, base units. */
  readonly from: bigint;
  readonly weight: bigint;
  /** The transaction that settled the place; null while only the seed says so. */
  readonly transaction: string | null;
};

export type Winners = {
  /** By place. */
  readonly all: readonly Winner[];
  /** How many have been shown, the last place first; the others stay hidden for a moment. */
  readonly shown: number;
};

/** The page's one store of them: filled from the site, or by this browser's own sum. */
export const winners = createStore<Winners>({ all: [], shown: 0 });

/** Takes what is known now; what was shown stays shown, and with `atOnce` all of it is. */
export function tellWinners(all: readonly Winner[], atOnce: boolean): void {
  const { shown } = winners.get();
  winners.set({ all, shown: atOnce ? all.length : Math.min(shown, all.length) });
}

/** Whether the winner of a place is shown. */
export function isShown({ all, shown }: Winners, place: number): boolean {
  return place >= all.length - shown;
}
