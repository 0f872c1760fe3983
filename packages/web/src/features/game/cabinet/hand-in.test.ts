/** Handing a game in: what is sent, what the form says of each answer, and what stays kept. */
import { makeBot, SKILLS } from '@lilape/game/testing/bot';
import { packInput, type Input } from '@lilape/game/input';
import { step } from '@lilape/game/step';
import { worldOf } from '@lilape/game/world';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followHandIn, nameKey } from './hand-in.ts';
import { readKept, type StartedGame } from './kept.ts';
import { finishedOf } from './recorded.ts';
import type { Finished } from './result.ts';

const started: StartedGame = {
  nonce: 'q83vEjRWeJCrze8SNFZ4kA',
  seed: 4,
  day: '2026-11-23',
  endsTime: '2099-11-23T14:00:00.000Z',
};

/** A game that a bot won. */
function played(): Uint16Array<ArrayBuffer> {
  const world = worldOf(started.seed);
  const bot = makeBot(SKILLS.good, 1);
  const inputs: Input[] = [];
  while (world.outcome === 'playing') {
    const input = bot(world);
    inputs.push({ ...input });
    step(world, input);
  }
  return Uint16Array.from(inputs, packInput);
}

const inputs = played();
const won = finishedOf(started.seed, inputs, started);
const score = won.world.score;
const answer = {
  success: true,
  day: started.day,
  place: 3,
  isOnBoard: true,
  score,
  ticks: inputs.length,
  outcome: 'won',
};

let page: HTMLElement;
const taken = vi.fn<(day: string, place: number) => void>();
const asked = vi.fn<typeof fetch>();
const state = () => page.querySelector('form')?.dataset['handIn'];
const refusal = () => page.querySelector('[data-now="refusal"]')?.textContent;

/** What was sent the first, second time. */
function bodyOf(call: number): unknown {
  const body = asked.mock.calls[call]?.[1]?.body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<div id="page"><form data-hand-in="open" data-unsent="Kept here.">
    <div data-hands="open sending"><input name="name"><button></button></div>
    <p data-now="refusal"></p><p data-hands="done" hidden><b data-now="place"></b></p></form></div>`;
  page = document.querySelector<HTMLElement>('#page') ?? document.body;
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function offer(game: Finished = won, name = '') {
  const handIn = followHandIn(page, 'en', taken);
  handIn.offer(game);
  const field = page.querySelector('input');
  if (field !== null && name !== '') field.value = name;
  return handIn;
}

test('behavior: a game is kept as soon as it is offered, and forgotten once it is taken', async () => {
  asked.mockResolvedValue(Response.json(answer));
  const handIn = offer(won, ' Banana Joe ');
  expect(readKept('finished')).toMatchObject({ nonce: started.nonce, score });
  await handIn.send();
  expect(bodyOf(0)).toMatchObject({
    ticket: started.nonce,
    name: 'Banana Joe',
  });
  expect(readKept('finished')).toBeNull();
  expect(taken).toHaveBeenCalledWith('2026-11-23', 3);
  expect([state(), page.querySelector('[data-now="place"]')?.textContent]).toEqual(['done', '3']);
  expect(localStorage.getItem(nameKey)).toBe('Banana Joe');
});

test('behavior: without a name nobody is named, and a place below the best hundred is said as such', async () => {
  asked.mockResolvedValue(Response.json({ ...answer, place: 140, isOnBoard: false }));
  await offer().send();
  expect(bodyOf(0)).not.toHaveProperty('name');
  expect(state()).toBe('below');
});

test('behavior: a lost answer keeps the game, and handing it in again is the same request', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Response.json(answer));
  const handIn = offer();
  await handIn.send();
  expect([state(), refusal()]).toEqual([
    'open',
    'No connection to the site. Check your network and try again.',
  ]);
  expect(readKept('finished')?.score).toBe(score);
  await handIn.send();
  expect(bodyOf(1)).toEqual(bodyOf(0));
  expect(state()).toBe('done');
});

test.each([
  ['GAME_TICKET_USED', 409, {}, 'refused', false],
  ['GAME_REPEATED', 409, {}, 'refused', false],
  ['GAME_TICKET_ENDED', 409, { time: '2026-11-23T14:00:00.000Z' }, 'refused', false],
  ['GAME_TOO_FAST', 409, { seconds: 12 }, 'open', true],
  ['TOO_MANY_REQUESTS', 429, {}, 'open', true],
  ['SERVICE_UNAVAILABLE', 503, {}, 'open', true],
  ['INVALID_FIELD', 400, { field: 'name', problem: 'IS_TOO_LONG', expected: 'PLAYER_NAME' }, 'open', true],
] as const)(
  'error: refused with %s (%i) %j the form is %s, still kept: %s',
  async (code, status, values, stands, isKept) => {
    asked.mockResolvedValue(
      Response.json({ success: false, code, error: 'In English.', values }, { status }),
    );
    await offer().send();
    expect(state()).toBe(stands);
    expect(refusal()).not.toBe('');
    expect(refusal()).not.toMatch(/\{|T14:00/);
    expect(readKept('finished') !== null).toBe(isKept);
    expect(taken).not.toHaveBeenCalled();
  },
);

test('behavior: pressed twice it is sent once', async () => {
  asked.mockResolvedValue(Response.json(answer));
  const handIn = offer();
  await Promise.all([handIn.send(), handIn.send()]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('behavior: practice is not for the board, and neither is a game without a point', async () => {
  const practice = offer({ ...won, started: null });
  expect(state()).toBe('practice');
  await practice.send();
  offer({ ...won, world: { ...won.world, score: 0 } });
  expect(state()).toBe('nothing');
  expect(asked).not.toHaveBeenCalled();
  expect(readKept('finished')).toBeNull();
});
