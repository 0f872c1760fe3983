/** Which ape of the branch the visitor has chosen: pressed below, painted above. */
import { createStore } from '#shell/first/store.ts';

export type Chosen = {
  /** null: what the studio offers. */
  readonly id: number | null;
  /** The one that was chosen and was not to be had any more. */
  readonly missed: number | null;
};

const nothing: Chosen = { id: null, missed: null };

/** The page's one store of it. */
export const chosen = createStore<Chosen>(nothing);

/** The number of the ape that hangs on a wallet's easel, chosen or not; null before it does. */
export const offeredApe = createStore<number | null>(null);

/** Whether the wallet is minting what hangs there, so that no other can take its place. */
export const isEaselBusy = createStore(false);

/** Takes an ape of the branch. */
export function choose(id: number): void {
  chosen.set({ id, missed: null });
}

/** Goes back to what the studio offers, after a mint or where another was quicker. */
export function chooseNone(): void {
  if (chosen.get().id !== null) chosen.set(nothing);
}

/** Goes back to it because the studio says that the chosen one is not on the branch; without a choice nothing changes. */
export function missChosen(): void {
  const { id } = chosen.get();
  if (id !== null) chosen.set({ id: null, missed: id });
}
