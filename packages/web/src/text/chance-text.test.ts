import { expect, test } from 'vitest';
import { chanceText } from './chance-text.ts';

test.each([
  ['0', null],
  ['0.0123', 'oneIn 81'],
  ['0.15', 'oneIn 6.7'],
  ['0.1667', 'oneIn 6'],
  ['0.000000000001', 'oneIn 1,000,000,000,000'],
  ['0.2', 'percent 20'],
  ['0.425', 'percent 42.5'],
  ['0.999999999999', 'percent 99.9'],
  ['1', 'percent 100'],
])('behavior: %s is said as %s', (text, said) => {
  const chance = chanceText(text, 'en');
  expect(chance && `${chance.kind} ${chance.figure}`).toBe(said);
});

test('behavior: a Russian reads a comma', () => {
  expect(chanceText('0.425', 'ru')).toEqual({ kind: 'percent', figure: '42,5' });
});
