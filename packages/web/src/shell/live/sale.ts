/** The page's one live store of the sale, without React: the first script and the whole page look at the same. */
import { type Age, ageOf } from '#shell/first/age.ts';
import { ageMs, createLiveStore } from './live-store.ts';

/** The store. */
export const sale = createLiveStore();

/** Asks the site for everything now; resolves when the try is over. */
export function refreshLive(): Promise<void> {
  return sale.refresh();
}

/** The age of the data now. */
export function ageNow(): Age {
  return ageOf(secondsNow());
}

/** Whole seconds since the chain was last read; null before the first answer. */
export function secondsNow(): number | null {
  const age = ageMs(sale.getSnapshot());
  return age === null ? null : Math.floor(age / 1_000);
}
