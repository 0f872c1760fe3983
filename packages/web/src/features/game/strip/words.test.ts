/** The words of the strip come from the page. */
import { worldOf } from '@lilape/game/world';
import { expect, test } from 'vitest';
import { valuesOf } from './strip.ts';
import { PANELS, fillIn, readStripWords } from './words.ts';

test('behavior: figures of the run stand for their names', () => {
  expect(fillIn('Hooked after %time, %score points.', { time: '0:28', score: '80' })).toBe(
    'Hooked after 0:28, 80 points.',
  );
  expect(fillIn('100 %sure', {})).toBe('100 %sure');
});

test('behavior: figures are those of the world', () => {
  expect(valuesOf({ ...worldOf(1), tick: 4_100, score: 80, bananasLeft: 3, enemiesLeft: 1 })).toEqual({
    score: '80',
    time: '1:05',
    bananas: '5',
    enemies: '2',
  });
});

test('behavior: every panel has its words from the HTML', () => {
  const page = document.createElement('div');
  const texts = document.createElement('template');
  texts.dataset['stripWords'] = '';
  for (const name of [...PANELS, 'parrotSays', 'snakeSays', 'crabSays', 'title', 'score'])
    texts.dataset[name] = `<${name}>`;
  page.append(texts);
  const words = readStripWords(page);
  expect(Object.keys(words)).toHaveLength(23);
  for (const [name, text] of Object.entries(words)) expect(text).toBe(`<${name}>`);
});

test('error: a page without words says so', () => {
  expect(() => readStripWords(document.createElement('div'))).toThrow(TypeError);
});
