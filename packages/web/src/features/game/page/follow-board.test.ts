/** The board: its rows, its days, and what it says where there are none. */
import type { GameBoardBody } from '@lilape/wire/game';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followBoard } from './follow-board.ts';

const board = (day: string, scores: GameBoardBody['scores'] = []): GameBoardBody => ({
  success: true,
  day,
  replaysTime: '2026-11-24T00:10:00.000Z',
  scores,
});
const score = (place: number, name: string | null, replay: string | null) => ({
  place,
  name,
  score: 500 - place,
  ticks: 4_021,
  outcome: 'won' as const,
  time: '2026-11-23T12:00:00.000Z',
  replay,
});

let page: HTMLElement;
const asked = vi.fn<typeof fetch>();
const settle = () => vi.waitFor(() => expect(state()).not.toBe('asking'));
const state = () => page.querySelector<HTMLElement>('section')?.dataset['boardState'];
const later = () => page.querySelector<HTMLButtonElement>('[data-game-do="later"]');
const rows = () =>
  [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

beforeEach(() => {
  document.body.innerHTML = `<div id="page"><b data-now="day"></b><section data-board-state="asking">
    <b data-now="boardDay"></b><button data-game-do="earlier"></button><button data-game-do="later"></button>
    <p data-board-shown="empty"></p><p data-board-shown="failed"></p>
    <table data-board data-board-shown="some" data-path="/game" data-nobody="Somebody" data-won="won" data-watch="Watch"><tbody></tbody></table>
    <span data-replays="later"></span><span data-replays="open"></span></section></div>`;
  page = document.querySelector<HTMLElement>('#page') ?? document.body;
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const addresses = () => asked.mock.calls.map(([address]) => address);

test('behavior: rows say place, name, points, time and end, and link to games that can be watched', async () => {
  asked.mockResolvedValue(
    Response.json(board('2026-11-22', [score(1, '<b>Joe', '17'), score(2, null, null)])),
  );
  followBoard(page, 'en');
  await settle();
  expect(state()).toBe('some');
  expect(rows()).toEqual([
    ['1', '<b>Joe', '499', '1:04.3', 'won', 'Watch'],
    ['2', 'Somebody', '498', '1:04.3', 'won', '—'],
  ]);
  expect(page.querySelector('tbody a')?.getAttribute('href')).toBe('/game?watch=17');
  expect(page.querySelector('[data-now="day"]')?.textContent).toBe('Nov 22');
  expect(later()?.disabled).toBe(true);
});

test('behavior: days are turned back and forth, and today is asked for without its date', async () => {
  asked.mockImplementation(async (address) =>
    Response.json(board(address === '/api/game/scores' ? '2026-11-23' : '2026-11-22')),
  );
  const followed = followBoard(page, 'en');
  await settle();
  expect(state()).toBe('empty');
  followed.turn('earlier');
  await settle();
  expect(later()?.disabled).toBe(false);
  followed.turn('later');
  await settle();
  expect(addresses()).toEqual(['/api/game/scores', '/api/game/scores?day=2026-11-22', '/api/game/scores']);
});

test('behavior: a game that was just handed in is marked', async () => {
  asked.mockImplementation(async () =>
    Response.json(board('2026-11-23', [score(1, 'A', null), score(2, 'B', null)])),
  );
  const followed = followBoard(page, 'en');
  await settle();
  followed.show('2026-11-23', 2);
  await vi.waitFor(() => expect(page.querySelectorAll('[data-own]')).toHaveLength(1));
  expect(page.querySelector('[data-own]')?.textContent).toContain('B');
});

test('error: a board that does not come says so, one that was read before stays', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const followed = followBoard(page, 'en');
  await settle();
  expect(state()).toBe('failed');
  asked.mockResolvedValueOnce(Response.json(board('2026-11-23', [score(1, 'A', null)])));
  followed.refresh();
  await vi.waitFor(() => expect(state()).toBe('some'));
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  followed.refresh();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  expect(state()).toBe('some');
});
