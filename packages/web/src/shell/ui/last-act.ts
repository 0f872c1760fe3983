/** The act for everybody that was just done: its ending outlives the button, which goes when the page moves on. */
import { createStore } from '#shell/first/store.ts';

/** To what was just opened for everybody. */
export type NextStep = 'claim';

export type LastAct = {
  title: string;
  text: string;
  figure: string;
  /** null where a stranger's transaction did it. */
  hash: string | null;
  /** Where it leads, other than to checking it. */
  next?: NextStep;
};

/** null before there is one, and once it was put away. */
export const lastAct = createStore<LastAct | null>(null);

let places = 0;

/** Says that a screen shows it; returns the way to take that back, with which it goes. */
export function placeLastAct(): () => void {
  places += 1;
  return () => {
    places -= 1;
    lastAct.set(null);
  };
}

/** Shows the ending where there is a place for it; returns whether there is. */
export function endInPlace(act: LastAct): boolean {
  if (places > 0) lastAct.set(act);
  return places > 0;
}
