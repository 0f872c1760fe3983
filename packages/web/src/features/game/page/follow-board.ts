/** Fills the board, and turns its days. */
import * as endpoints from '@lilape/wire/endpoints/game';
import type { GameBoardBody } from '@lilape/wire/game';
import { callApi } from '#shell/first/api.ts';
import { showOnly } from '#shell/first/show-only.ts';
import type { Language } from '@lilape/domain/languages';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { dayAfter, formatBoardDay, formatLevelDay, formatPoints, formatTicks } from './board-text.ts';
import { tell } from './state.ts';

export type Board = {
  turn(to: 'earlier' | 'later'): void;
  refresh(): void;
  /** Turns to the day of a game that was just handed in, and marks its place. */
  show: (day: string, place: number) => void;
};

/** Follows the board in `page`. */
export function followBoard(page: HTMLElement, language: Language): Board {
  const section = page.querySelector<HTMLElement>('[data-board-state]');
  const table = page.querySelector<HTMLTableElement>('table[data-board]');
  if (section === null || table === null) return { turn() {}, refresh() {}, show() {} };
  /** The newest day there is; empty until the site has answered. */
  let today = '';
  /** The day that is wanted; today's, where none is. */
  let wanted: string | undefined;
  let own: { day: string; place: number } | null = null;
  let shown: GameBoardBody | null = null;
  let asked = 0;

  const tellBoard = (state: 'asking' | 'empty' | 'failed' | 'some') => {
    section.dataset['boardState'] = state;
    showOnly(section, 'data-board-shown', state);
  };
  const fill = (body: GameBoardBody) => {
    shown = body;
    tell(page, 'boardDay', formatBoardDay(body.day, language));
    tell(page, 'replaysTime', formatZoned(body.replaysTime, language));
    const isOpen = body.scores.some(({ replay }) => replay !== null);
    showOnly(section, 'data-replays', isOpen ? 'open' : 'later');
    const place = own?.day === body.day ? own.place : null;
    table.tBodies[0]?.replaceChildren(
      ...body.scores.map((score) => rowOf(score, table, score.place === place, language)),
    );
    tellBoard(body.scores.length === 0 ? 'empty' : 'some');
    button('later', body.day >= today);
  };
  const button = (what: string, isDisabled: boolean) => {
    const found = section.querySelector<HTMLButtonElement>(`[data-game-do="${what}"]`);
    if (found !== null) found.disabled = isDisabled;
  };
  const read = async () => {
    const ask = ++asked;
    if (shown === null || (wanted ?? today) !== shown.day) tellBoard('asking');
    try {
      const { body } = await callApi(endpoints.gameBoard, { query: { day: wanted } });
      if (ask !== asked) return;
      if (wanted === undefined) {
        today = body.day;
        tell(page, 'day', formatLevelDay(today, language));
      }
      fill(body);
    } catch {
      if (ask !== asked) return;
      // What is known of that day stays.
      if (shown?.day === (wanted ?? today)) fill(shown);
      else tellBoard('failed');
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void read();
  });
  void read();

  return {
    turn(to) {
      if (today === '') return void read();
      const day = dayAfter(wanted ?? today, to === 'earlier' ? -1 : 1);
      wanted = day >= today ? undefined : day;
      tell(page, 'boardDay', formatBoardDay(day >= today ? today : day, language));
      button('later', wanted === undefined);
      void read();
    },
    refresh: () => void read(),
    show(day, place) {
      own = { day, place };
      wanted = today === '' || day >= today ? undefined : day;
      void read();
    },
  };
}

type Score = GameBoardBody['scores'][number];

function rowOf(score: Score, table: HTMLTableElement, isOwn: boolean, language: Language): HTMLElement {
  const { dataset } = table;
  const row = document.createElement('tr');
  row.dataset['end'] = score.outcome;
  if (isOwn) {
    row.dataset['own'] = '';
    row.ariaCurrent = 'true';
  }
  const name = document.createElement('bdi');
  name.textContent = score.name ?? dataset['nobody'] ?? '';
  name.toggleAttribute('data-nobody', score.name === null);
  row.append(
    cell(formatPoints(score.place, language)),
    cell(name),
    cell(formatPoints(score.score, language)),
    cell(formatTicks(score.ticks, language)),
    cell(dataset[score.outcome] ?? ''),
    cell(score.replay === null ? '—' : watchLink(score.replay, dataset)),
  );
  return row;
}

function cell(content: string | Node): HTMLElement {
  const element = document.createElement('td');
  element.append(content);
  return element;
}

function watchLink(replay: string, { path = '', watch = '' }: DOMStringMap): HTMLElement {
  const link = document.createElement('a');
  link.href = `${path}?watch=${replay}`;
  link.dataset['watch'] = '';
  link.textContent = watch;
  return link;
}
