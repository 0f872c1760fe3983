import type { ApeBody } from '@lilape/wire/apes';
import { expect, test } from 'vitest';
import { fillHistory } from './ape-history.ts';

const zero = `0x${'0'.repeat(40)}`;
const [ann, bob] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`];
const places = ['mint', 'transfer', 'to', 'block', 'seen', 'safe', 'final', 'hash'];

type Station = ApeBody['history'][number];
const station = (
  block: number,
  from: string,
  to: string,
  confirmation: Station['confirmation'],
): Station => ({
  from,
  to,
  time: '2027-01-15T08:00:00.000Z',
  block,
  txHash: `0x${'c'.repeat(64)}`,
  confirmation,
});

/** What stands in each row but the pattern. */
function rowsOf(history: readonly Station[]): (string | null)[] {
  document.body.innerHTML = `<ol data-history><li hidden data-pattern>${places
    .map((name) => `<span data-of="${name}">${name}</span>`)
    .join(' ')}<time data-of="time"></time></li></ol>`;
  fillHistory(document, history, 'en');
  return [...document.querySelectorAll('li:not([data-pattern])')].map(({ textContent }) => textContent);
}

test('behavior: each row says what happened and how settled it is, the newest first', () => {
  const rows = rowsOf([
    station(7, zero, ann, 'final'),
    station(9, ann, bob, 'safe'),
    station(12, bob, ann, 'seen'),
  ]);
  expect(rows.map((text) => /(mint|transfer)|$/.exec(text ?? '')?.[0])).toEqual([
    'transfer',
    'transfer',
    'mint',
  ]);
  expect(rows.map((text) => text?.match(/seen|safe|final/g))).toEqual([['seen'], ['safe'], ['final']]);
});

test('behavior: a word that became another replaces it', () => {
  expect(rowsOf([station(7, zero, ann, 'seen')])[0]).toContain('seen');
  fillHistory(document, [station(7, zero, ann, 'final')], 'en');
  expect(document.querySelector('li:not([hidden])')?.textContent).toMatch(/final/);
  expect(document.querySelectorAll('li')).toHaveLength(2);
});
