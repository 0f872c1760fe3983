import type { ApeBody } from '@lilape/wire/apes';
import { expect, test } from 'vitest';
import { fillHistory } from './fill-history.ts';

const zero = `0x${'0'.repeat(40)}`;
const [ann, bob] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`];

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

const isShown = (element: Element) => element.closest('[hidden]') === null;

/** What is to be read in each row. */
function rows(): string[] {
  return [...document.querySelectorAll('li')].map((row) =>
    [...row.children]
      .filter(isShown)
      .map(({ textContent }) => textContent)
      .join(' '),
  );
}

function rowsOf(history: readonly Station[]): string[] {
  const whens = ['mint', 'transfer', 'seen', 'safe', 'final'];
  document.body.innerHTML = `<p data-when="minted">stays</p><ol><template><li>${whens
    .map((name) => `<span data-when="station.${name}">${name}</span>`)
    .join(
      '',
    )}<code data-fill="station.to"></code><time data-fill="station.time"></time><i data-fill="station.block"></i
    ><a data-fill="station.hash" href="https://scan.example"></a></li></template></ol>`;
  fillHistory(document, history, 'en');
  return rows();
}

test('behavior: each row says what happened and how settled it is, the newest first', () => {
  const said = rowsOf([
    station(7, zero, ann, 'final'),
    station(9, ann, bob, 'safe'),
    station(12, bob, ann, 'seen'),
  ]);
  expect(said.map((text) => /(mint|transfer)|$/.exec(text)?.[0])).toEqual(['transfer', 'transfer', 'mint']);
  expect(said.map((text) => text.match(/seen|safe|final/g))).toEqual([['seen'], ['safe'], ['final']]);
});

test('behavior: a word that became another replaces it', () => {
  expect(rowsOf([station(7, zero, ann, 'seen')])[0]).toContain('seen');
  fillHistory(document, [station(7, zero, ann, 'final')], 'en');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toMatch(/final/);
  expect(document.querySelector('li code')?.getAttribute('title')).toBe(ann);
  expect(document.querySelector('li a')?.getAttribute('href')).toBe(
    `https://scan.example/tx/0x${'c'.repeat(64)}`,
  );
  expect(document.querySelector('li time')?.getAttribute('datetime')).toBe('2027-01-15T08:00:00.000Z');
});
