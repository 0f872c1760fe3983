/** Games that the browser keeps: what was stored here comes back, anything else is nothing. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, keep, keptKeys, parseKept, readKept, type KeptGame } from './kept.ts';

const game: KeptGame = {
  nonce: 'q83vEjRWeJCrze8SNFZ4kA',
  seed: 7,
  day: '2026-11-23',
  endsTime: '2026-11-23T14:00:00.000Z',
  log: 'AQYEOpUANwBYAg==',
  score: 120,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') });
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

test('behavior: a game is kept until it is forgotten', () => {
  expect(readKept('finished')).toBeNull();
  expect(keep('finished', game)).toBe(true);
  expect(readKept('finished')).toEqual(game);
  expect(readKept('open')).toBeNull();
  forget('finished');
  expect(readKept('finished')).toBeNull();
});

test('behavior: a game that can no longer be handed in is forgotten', () => {
  keep('open', game);
  vi.setSystemTime(new Date('2026-11-23T14:00:00.001Z'));
  expect(readKept('open')).toBeNull();
  expect(localStorage.getItem(keptKeys.open)).toBeNull();
});

test('behavior: a better game that waits is not pushed out by a worse one', () => {
  keep('finished', game);
  expect(keep('finished', { ...game, nonce: 'another', score: 119 })).toBe(false);
  expect(readKept('finished')?.score).toBe(120);
  expect(keep('finished', { ...game, nonce: 'another', score: 121 })).toBe(true);
  expect(readKept('finished')?.nonce).toBe('another');
});

test('behavior: forgetting a game by its nonce leaves another one', () => {
  keep('finished', game);
  forget('finished', 'another');
  expect(readKept('finished')).toEqual(game);
  forget('finished', game.nonce);
  expect(readKept('finished')).toBeNull();
});

test.each([
  ['', 'nothing'],
  ['{', 'no JSON'],
  ['null', 'nothing of worth'],
  ['[]', 'a list'],
  [JSON.stringify({ ...game, log: 1 }), 'another log'],
  [JSON.stringify({ ...game, seed: '7' }), 'another seed'],
  [JSON.stringify({ ...game, endsTime: 'soon' }), 'no time'],
])('args: %j is no game: %s', (text) => {
  expect(parseKept(text)).toBeNull();
});

function forbidden(): never {
  throw new DOMException('forbidden', 'SecurityError');
}

test('behavior: where storage is forbidden nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(keep('finished', game)).toBe(false);
  expect(readKept('finished')).toBeNull();
  vi.unstubAllGlobals();
});

test('behavior: a game is kept in the form that earlier pages kept it in', () => {
  keep('finished', game);
  const { nonce, ...rest } = game;
  expect(JSON.parse(localStorage.getItem(keptKeys.finished) ?? '')).toEqual({ ticket: nonce, ...rest });
  expect(readKept('finished')).toEqual(game);
});
