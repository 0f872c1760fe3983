/** Brings the game's page to life without React: the board, what waits to be handed in, and at Start the cabinet. */
import type { Cabinet } from '../cabinet/cabinet.ts';
import type { Language } from '@lilape/domain/languages';
import { followBoard } from './follow-board.ts';
import { formatPoints } from './board-text.ts';
import { tell, tellState } from './state.ts';
import { forget, readKept } from '../cabinet/kept.ts';

const ID = /^[1-9]\d{0,14}$/;

/** The number of the game that an address asks to be shown; null where it asks for none. */
function watchedIn(search: string): string | null {
  const id = new URLSearchParams(search).get('watch') ?? '';
  return ID.test(id) ? id : null;
}

/** The board in `root`, and the game at Start. */
export function mount(root: HTMLElement, language: Language): void {
  const page = root.querySelector<HTMLElement>('[data-game]');
  if (page === null) return;
  const board = followBoard(page, language);
  let cabinet: Cabinet | null = null;
  /** What was pressed last wins over what still loads. */
  let asked = 0;

  const showKept = () => {
    const finished = readKept('finished');
    for (const [kind, game] of [
      ['finished', finished],
      ['open', finished === null ? readKept('open') : null],
    ] as const) {
      const notice = page.querySelector<HTMLElement>(`[data-kept="${kind}"]`);
      if (notice !== null) notice.hidden = game === null;
      if (game !== null) tell(page, 'keptScore', formatPoints(game.score, language));
    }
  };
  /** What was wanted of a cabinet that did not come. */
  let missed: ((cabinet: Cabinet) => void) | null = null;
  const inCabinet = async (act: (cabinet: Cabinet) => void) => {
    const ask = ++asked;
    if (cabinet === null) {
      tellState(page, 'asking');
      try {
        const { openCabinet } = await import('../cabinet/cabinet.ts');
        // Two presses may have asked for it.
        cabinet ??= openCabinet(page, language, {
          onLeft: showKept,
          onHandedIn: (day, place) => board.show(day, place),
        });
      } catch {
        // The page's own words say that it did not come; the browser's console names the file.
        if (ask === asked) tellState(page, 'failed');
        missed = act;
        return;
      }
    }
    if (ask === asked) act(cabinet);
  };
  const press = (what: string) => {
    if (what === 'earlier' || what === 'later') return board.turn(what);
    if (what === 'board') return board.refresh();
    if (what === 'forget') {
      forget(readKept('finished') === null ? 'open' : 'finished');
      return showKept();
    }
    if (what === 'leave' && cabinet === null) {
      asked++;
      return tellState(page, 'title');
    }
    if (what === 'retry' && cabinet === null && missed !== null) return void inCabinet(missed);
    void inCabinet((opened) => opened.press(what));
  };
  const followAddress = () => {
    const id = watchedIn(location.search);
    if (id !== null) void inCabinet((opened) => opened.watch(id));
    else if (page.dataset['state'] === 'watching') press('leave');
  };
  page.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const what = target?.closest<HTMLElement>('button[data-game-do]')?.dataset['gameDo'];
    if (what !== undefined && what !== 'send') press(what);
    const link = target?.closest<HTMLAnchorElement>('a[data-watch]');
    if (link == null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    followAddress();
  });
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    press('send');
  });
  addEventListener('popstate', followAddress);

  showKept();
  followAddress();
}
