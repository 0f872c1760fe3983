/** The form under a finished game: a name, and the board's answer. */
import { formatPoints } from '../page/board-text.ts';
import { tell } from '../page/state.ts';
import { showOnly } from '#shell/first/show-only.ts';
import type { Language } from '@lilape/domain/languages';
import { readStored, writeStored } from '#shell/first/storage.ts';
import { textOfInputs } from './base64.ts';
import { sentenceAbout } from './failure.ts';
import { forget, keep, type KeptGame } from './kept.ts';
import type { Finished } from './result.ts';
import { isRefusedForGood } from './ask-start.ts';

/** Key of the name in local storage. @see content/privacy.ts */
export const nameKey = 'lilape.player';

/** Where a game stands on its way to the board; `below` the best hundred. */
type HandInState = 'open' | 'sending' | 'refused' | 'done' | 'below' | 'practice' | 'nothing';

export type HandIn = {
  /** Offers to hand a game in, and keeps it until that is done. */
  offer(game: Finished): void;
  /** Hands in the game that was offered last. */
  send(): Promise<void>;
};

/** The game as it is kept and handed in; null where it is practice or scored nothing. */
export function keptOf({ started, inputs, world }: Finished): KeptGame | null {
  if (started === null || world.score === 0) return null;
  return { ...started, log: textOfInputs(inputs), score: world.score };
}

/** Follows the form in `page`; `onTaken` is called with the day and the place of a game that was taken. */
export function followHandIn(
  page: HTMLElement,
  language: Language,
  onTaken: (day: string, place: number) => void,
): HandIn {
  const form = page.querySelector<HTMLFormElement>('form[data-hand-in]');
  const field = form?.elements.namedItem('name');
  let offered: KeptGame | null = null;
  let isSending = false;

  const turnTo = (state: HandInState, refusal = '') => {
    if (form === null) return;
    form.dataset['handIn'] = state;
    showOnly(form, 'data-hands', state);
    for (const button of form.querySelectorAll('button'))
      button.ariaBusy = state === 'sending' ? 'true' : null;
    tell(form, 'refusal', refusal);
  };
  return {
    offer(game) {
      offered = keptOf(game);
      if (field instanceof HTMLInputElement && field.value === '') field.value = readStored(nameKey) ?? '';
      if (offered === null) return turnTo(game.started === null ? 'practice' : 'nothing');
      keep('finished', offered);
      turnTo('open');
    },
    async send() {
      const game = offered;
      if (game === null || isSending) return;
      const name = field instanceof HTMLInputElement ? field.value.trim() : '';
      isSending = true;
      turnTo('sending');
      try {
        const { handIn } = await import('./handing.ts');
        const { day, place, isOnBoard } = await handIn(game, name);
        writeStored(nameKey, name);
        forget('finished', game.nonce);
        onTaken(day, place);
        // Another game may be on the screen by now.
        if (game !== offered) return;
        offered = null;
        tell(page, 'place', formatPoints(place, language));
        const state = isOnBoard ? 'done' : 'below';
        turnTo(state);
        // The button that was pressed is gone; who hears the page hears what came of it.
        form?.querySelector<HTMLElement>(`[data-hands="${state}"]`)?.focus();
      } catch (thrown) {
        const isForGood = isRefusedForGood(thrown);
        if (isForGood) forget('finished', game.nonce);
        const refusal = (await sentenceAbout(thrown, language)) ?? form?.dataset['unsent'] ?? '';
        if (game !== offered) return;
        if (isForGood) offered = null;
        turnTo(isForGood ? 'refused' : 'open', refusal);
      } finally {
        isSending = false;
      }
    },
  };
}
