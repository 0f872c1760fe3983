/** What the page says about the sale, from what it knows. */
import { expect, test } from 'vitest';
import { type ConditionName, type Seen, conditionsOf, figuresOf } from './figures.ts';
import { nothingYet } from './live-store.ts';
import { nothing, seen } from './seen-in-tests.ts';

test('behavior: figures as people read them in English', () => {
  const figure = figuresOf(seen(), 'en');
  expect(figure('price')).toEqual({ text: '$0.0013' });
  expect(figure('next-price')).toEqual({ text: '$0.0014' });
  expect(figure('stage')).toEqual({ text: '2' });
  expect(figure('sold')).toEqual({ text: '12.5' });
  expect(figure('left')).toEqual({ text: '8,750,000' });
  expect(figure('goal')).toEqual({ text: '$25,000' });
  expect(figure('raised')).toEqual({ text: '$13,625.50' });
  expect(figure('buyers')).toEqual({ text: '12' });
  expect(figure('purchases')).toEqual({ text: '1,234' });
  expect(figure('end')?.iso).toBe('2027-11-01T00:00:00.000Z');
});

test('behavior: figures as people read them in Russian', () => {
  const figure = figuresOf(seen(), 'ru');
  expect(figure('left')).toEqual({ text: '8\u00A0750\u00A0000' });
  expect(figure('raised')).toEqual({ text: '$13\u00A0625,50' });
});

test('behavior: the last stage has no next price, which is not the same as an unknown one', () => {
  expect(figuresOf(seen({}, { next_price: null }), 'en')('next-price')).toBeNull();
  expect(figuresOf(nothing, 'en')('next-price')).toBeUndefined();
});

test('behavior: before any answer no figure is known', () => {
  const figure = figuresOf(nothing, 'en');
  for (const name of ['price', 'raised', 'buyers', 'left'] as const)
    expect(figure(name) ?? undefined).toBeUndefined();
  const holds = conditionsOf(nothing);
  expect(holds('unknown')).toBe(true);
  expect(holds('age-asking')).toBe(true);
});

test.each<[string, Seen, ConditionName[]]>([
  ['open', seen(), ['known', 'selling', 'goal-missing', 'age-live', 'age-told']],
  [
    'past its goal',
    seen({}, { raised: '25000' }),
    ['known', 'selling', 'goal-reached', 'age-live', 'age-told'],
  ],
  ['over', seen({}, { status: 'refunding' }), ['known', 'stopped', 'goal-missing', 'age-live', 'age-told']],
  [
    'sold out',
    seen({}, { status: 'ended', sold_out: true }),
    ['known', 'sold-out', 'goal-missing', 'age-live', 'age-told'],
  ],
  ['a little old', seen({ seconds: 10 }), ['known', 'selling', 'goal-missing', 'age-older', 'age-told']],
  ['too old', seen({ seconds: 61 }), ['known', 'selling', 'goal-missing', 'age-late', 'age-told']],
  [
    'out of reach from the start',
    { ...nothing, data: { ...nothingYet, isUnreachable: true } },
    ['unknown', 'age-late', 'never-told'],
  ],
  ['not known yet', nothing, ['unknown', 'age-asking']],
])('behavior: what holds when the sale is %s', (_, now, expected) => {
  const names: ConditionName[] = [
    'known',
    'unknown',
    'selling',
    'stopped',
    'sold-out',
    'goal-missing',
    'goal-reached',
    'age-asking',
    'age-live',
    'age-older',
    'age-late',
    'never-told',
    'age-told',
  ];
  expect(names.filter(conditionsOf(now))).toEqual(expected);
});
