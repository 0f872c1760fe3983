/** The game's board on the admin page in every way in which the server may answer. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Admin, AdminContext } from '#admin/use-admin.ts';
import type { AdminScore } from './game-api.ts';
import { GameSection } from './game-section.tsx';

const score = (number: string, place: number, name: string | null): AdminScore => ({
  number,
  place,
  name,
  score: 500 - place,
  ticks: 3_000,
  outcome: 'won',
  time: '2026-11-23T08:00:00.000Z',
});

const asked: string[] = [];
/** The board of each day; what is asked without a day is of the 23rd. */
let boards: Record<string, AdminScore[]>;
let failsWith: Response | Error | null;
let removalAnswers: () => Response | Error;
const handleError = vi.fn<Admin['handleError']>();

beforeAll(async () => {
  await import('#ui/fault.tsx');
}, 30_000);

const settle = (answer: Response | Error) => {
  if (answer instanceof Error) throw answer;
  return answer;
};

beforeEach(() => {
  asked.length = 0;
  handleError.mockClear();
  failsWith = null;
  boards = { '2026-11-23': [score('7', 1, 'Joe'), score('9', 2, null)], '2026-11-22': [] };
  removalAnswers = () => Response.json({ success: true });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const removed = /scores\/(\d+)\/removal$/.exec(address)?.[1];
    if (removed !== undefined) {
      const answer = settle(removalAnswers());
      if (answer.ok || answer.status === 404)
        boards['2026-11-23'] = (boards['2026-11-23'] ?? []).filter(({ number }) => number !== removed);
      return answer;
    }
    if (failsWith !== null) return settle(failsWith);
    const day = new URL(address, 'https://site.example').searchParams.get('day') ?? '2026-11-23';
    return Response.json({ success: true, day, scores: boards[day] ?? [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const session = { id: 'a1b2', ends_at: '2026-11-24T08:00:00.000Z' } as NonNullable<
  NonNullable<Admin['now']>['session']
>;
const admin: Admin = {
  now: { session, hasEnded: false },
  ways: { hasPassword: true, hasWallets: false },
  error: null,
  ask: () => {},
  enter: () => {},
  leave: () => {},
  handleError,
};
const open = () =>
  render(
    <I18nProvider i18n={i18n}>
      <AdminContext value={admin}>
        <GameSection />
      </AdminContext>
    </I18nProvider>,
  );

const names = () =>
  screen.queryAllByRole('listitem').map((line) => line.querySelector('strong')?.textContent);
const chooseJoe = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Take place 1 off the board: “Joe”' }));
const dialog = () => within(screen.getByRole('dialog'));
const confirm = () => fireEvent.click(dialog().getByRole('button', { name: 'Remove it for good' }));

test('behavior: the board is shown with its names, and with how long each game took', async () => {
  open();
  await waitFor(() => expect(names()).toEqual(['Joe', 'A game without a name']));
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('499 points0:48.0game won');
  expect(asked).toEqual(['/api/admin/game/scores']);
});

test('behavior: another day is asked for by its date, and today without one', async () => {
  open();
  await waitFor(() => expect(names()).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'A day earlier' }));
  await screen.findByText('No game of this day is on the board.');
  expect(asked.at(-1)).toBe('/api/admin/game/scores?day=2026-11-22');
  expect(screen.getByLabelText<HTMLInputElement>('Day (UTC)').value).toBe('2026-11-22');
  fireEvent.change(screen.getByLabelText('Day (UTC)'), { target: { value: '' } });
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(asked.at(-1)).toBe('/api/admin/game/scores');
});

test('behavior: nothing is removed before what goes was named and confirmed', async () => {
  open();
  await chooseJoe();
  expect(screen.getByRole('dialog').textContent).toContain('“Joe”Board of 2026-11-23499 points');
  fireEvent.click(dialog().getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.filter((address) => address.endsWith('removal'))).toEqual([]);
  await chooseJoe();
  confirm();
  await waitFor(() => expect(names()).toEqual(['A game without a name']));
  expect(asked.filter((address) => address.endsWith('removal'))).toEqual([
    '/api/admin/game/scores/7/removal',
  ]);
  expect(document.activeElement?.tagName).toBe('OUTPUT');
  expect(document.activeElement?.textContent).toContain('“Joe”: off the board for good.');
});

test('error: another admin was faster: it is said, and the board is read anew', async () => {
  open();
  removalAnswers = () =>
    Response.json({ success: false, code: 'GAME_REPLAY_UNKNOWN', error: 'gone' }, { status: 404 });
  await chooseJoe();
  confirm();
  await waitFor(() =>
    expect(dialog().getByRole('alert').textContent).toContain('It’s off the board already'),
  );
  expect(dialog().queryByRole('button', { name: 'Remove it for good' })).toBeNull();
  await waitFor(() => expect(names()).toEqual(['A game without a name']));
});

test('error: the removal does not come through: the game stays, and it can be tried again', async () => {
  open();
  removalAnswers = () => new TypeError('Failed to fetch');
  await chooseJoe();
  confirm();
  await waitFor(() => expect(dialog().getByRole('alert').textContent).not.toBe(''));
  expect(names()).toEqual(['Joe', 'A game without a name']);
  removalAnswers = () => Response.json({ success: true });
  confirm();
  await waitFor(() => expect(names()).toEqual(['A game without a name']));
});

test('error: nobody is signed in any more: the admin page hears of it, and nothing was removed', async () => {
  open();
  removalAnswers = () =>
    Response.json({ success: false, code: 'SIGN_IN_FIRST', error: 'sign in' }, { status: 401 });
  await chooseJoe();
  confirm();
  await waitFor(() =>
    expect(handleError).toHaveBeenCalledWith(expect.objectContaining({ code: 'SIGN_IN_FIRST' })),
  );
  expect(names()).toEqual(['Joe', 'A game without a name']);
});

test('error: the board does not come: it is said, and asked for again', async () => {
  failsWith = new TypeError('Failed to fetch');
  open();
  await screen.findByRole('alert');
  failsWith = null;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(names()).toHaveLength(2));
});
