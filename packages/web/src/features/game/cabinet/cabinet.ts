/** The game itself, loaded with Start: joins session, painter, hands and sounds to the page. */
import type { Language } from '#shell/page/language.ts';
import { tellState } from '../page/state.ts';

export type Cabinet = {
  /** What the button `[data-game-do="what"]` does. */
  press(what: string): void;
  /** Shows a recorded game of the board. */
  watch(id: string): void;
  stop(): void;
};

type Told = {
  /** The title card is shown again. */
  onLeft(): void;
  /** A game was taken, for the board of `day`. */
  onHandedIn(day: string, place: number): void;
};

/** Opens the cabinet in `page`. */
export function openCabinet(page: HTMLElement, _language: Language, { onLeft }: Told): Cabinet {
  return {
    press(what) {
      if (what !== 'leave') return;
      tellState(page, 'title');
      onLeft();
    },
    watch() {},
    stop() {},
  };
}
