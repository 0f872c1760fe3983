/** Where the game's page stands; sentences and screens of every state stand in its HTML. */
import { showOnly } from '#shell/first/show-only.ts';

export type GameState =
  | 'title'
  | 'asking'
  /** The field is on the screen, and its game is about to begin. */
  | 'ready'
  | 'playing'
  | 'paused'
  | 'won'
  | 'lost'
  | 'timeout'
  | 'watching'
  | 'failed';

/** Shows the parts of a state; what is asked for is waited for in a screen as high as what was there. */
export function tellState(page: HTMLElement, state: GameState): void {
  const screen = page.querySelector<HTMLElement>('[data-cabinet]');
  if (screen !== null) screen.style.minBlockSize = state === 'asking' ? `${screen.offsetHeight}px` : '';
  page.dataset['state'] = state;
  showOnly(page, 'data-shown', state);
}

/** Writes `text` wherever `name` stands. */
export function tell(page: ParentNode, name: string, text: string): void {
  for (const place of page.querySelectorAll(`[data-now="${name}"]`))
    if (place.textContent !== text) place.textContent = text;
}
