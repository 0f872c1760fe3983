/** What the page says about the sale, from what it knows. */
import { expect, test } from 'vitest';
import { type ConditionName, type Seen, conditionsOf, figuresOf } from './figures.ts';
import { nothingYet } from './live-store.ts';
import { nothing, seen } from './seen-in-tests.ts';

test('behavior: figures as people read them in English', () => {
  const figure = figuresOf(seen(), 'en');
  expect(figure('price')).toEqual({ text: '$0.0013' });
  expect(figure('stage')).toEqual({ text: '2' });
  expect(figure('left')).toEqual({ text: '8,750,001' });
  expect(figure('age.seconds')).toEqual({ text: '3' });
});

test('behavior: figures as people read them in Russian', () => {
  expect(figuresOf(seen(), 'ru')('left')).toEqual({ text: '8\u00A0750\u00A0001' });
});

test('behavior: before any answer no figure is known', () => {
  const figure = figuresOf(nothing, 'en');
  for (const name of ['price', 'left', 'age.seconds'] as const) expect(figure(name)).toBeUndefined();
});

test.each<[string, Seen, ConditionName[]]>([
  ['fresh', seen(), ['age-live', 'age-known']],
  ['a little old', seen({ seconds: 10 }), ['age-older', 'age-known']],
  ['too old', seen({ seconds: 61 }), ['age-late', 'age-known']],
  [
    'out of reach from the start',
    { ...nothing, data: { ...nothingYet, isUnreachable: true } },
    ['age-late', 'never-known'],
  ],
  ['not known yet', nothing, ['age-asking']],
])('behavior: what holds when the data is %s', (_, now, expected) => {
  const names: ConditionName[] = [
    'age-asking',
    'age-live',
    'age-older',
    'age-late',
    'never-known',
    'age-known',
  ];
  expect(names.filter(conditionsOf(now))).toEqual(expected);
});

test('behavior: of what only one page says it says nothing', () => {
  expect(figuresOf(seen(), 'en')('raised')).toBeUndefined();
  expect(conditionsOf(seen())('selling')).toBeUndefined();
});
