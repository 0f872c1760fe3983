/** What the front page alone says about the sale. */
import type { PresaleInfo } from '@lilape/wire/presale';
import { expect, test } from 'vitest';
import type { ConditionName, Seen } from '#shell/live/figures.ts';
import { type Asked, frontConditionsOf, frontFiguresOf } from './front-figures.ts';
import { nothing, seen } from '#shell/live/seen-in-tests.ts';

test('behavior: figures as people read them in English', () => {
  const figure = frontFiguresOf(seen(), 'en');
  expect(figure('next-price')).toEqual({ text: '$0.0014' });
  expect(figure('sold')).toEqual({ text: '12.5' });
  expect(figure('goal')).toEqual({ text: '$25,000' });
  expect(figure('raised')).toEqual({ text: '$13,625.50', full: '$13,625.50' });
  expect(figure('buyers')).toEqual({ text: '12' });
  expect(figure('purchases')).toEqual({ text: '1,234' });
  expect(figure('end')?.iso).toBe('2027-11-01T00:00:00.000Z');
  expect(frontFiguresOf(seen(), 'ru')('raised')).toEqual({
    text: '$13\u00A0625,50',
    full: '$13\u00A0625,50',
  });
});

test('behavior: what was raised is shown in cents, and to the unit where that is more', () => {
  const stats = { totalRaised: '30227.509001', totalHolders: 9, totalPurchases: 9 };
  const figure = frontFiguresOf(seen({ data: { ...seen().data, stats } }), 'en');
  expect(figure('raised')).toEqual({ text: '$30,227.50', full: '$30,227.509001' });
});

test('behavior: the last stage has no next price, which is not the same as an unknown one', () => {
  expect(frontFiguresOf(seen({}, { next_price: null }), 'en')('next-price')).toBeNull();
  expect(frontFiguresOf(nothing, 'en')('next-price')).toBeUndefined();
});

test.each<[string, Seen, ConditionName[]]>([
  ['open', seen(), ['known', 'selling', 'goal-missing']],
  ['past its goal', seen({}, { raised: '25000' }), ['known', 'selling', 'goal-reached']],
  ['over', seen({}, { status: 'refunding' }), ['known', 'stopped', 'goal-missing']],
  ['sold out', seen({}, { status: 'ended', sold_out: true }), ['known', 'sold-out', 'goal-missing']],
  ['not known yet', nothing, ['unknown']],
])('behavior: what holds when the sale is %s', (_, { data }, expected) => {
  const names: ConditionName[] = [
    'known',
    'unknown',
    'selling',
    'stopped',
    'sold-out',
    'goal-missing',
    'goal-reached',
  ];
  expect(names.filter(frontConditionsOf(data, 'known'))).toEqual(expected);
});

const buys = (dollars: number, info: Partial<PresaleInfo>) =>
  frontFiguresOf(seen({}, info), 'en')(`buys ${dollars}`);

test('behavior: an amount of dollars says what it buys now, over the end of a stage too', () => {
  // 25 ÷ 0.0013, rounded down
  expect(buys(25, { raised: '13625.5' })).toEqual({ text: '19,230' });
  // Stage 2 ends at 25,000: 40 ÷ 0.0013 + 60 ÷ 0.0014
  expect(buys(100, { raised: '24960' })).toEqual({ text: '73,626' });
  // The three stages end at 39,000.
  expect(buys(500, { raised: '38500' })).toEqual({ text: '357,142' });
  expect(buys(500, { raised: '38500.000001' })).toBeNull();
  expect(frontFiguresOf(nothing, 'en')('buys 25')).toBeUndefined();
});

test('behavior: a purchase is shown short, and in full where that is more', () => {
  const figure = frontFiguresOf(seen(), 'en');
  expect(figure('newest.buyer 0')).toEqual({
    text: '0x0DE4…5802',
    full: '0x0DE4e02582e559584F927ddED24DF6eB10a35802',
  });
  expect(figure('newest.tokens 0')).toEqual({ text: '46,538', full: '46,538.461538' });
  expect(figure('newest.paid 0')).toEqual({ text: '60.5 USDT', full: '60.5 USDT' });
  expect(figure('newest.age 0')).toEqual({ text: '2 min. ago', iso: '2026-11-21T11:59:00.000Z' });
  expect(figure('newest.buyer 1')).toBeUndefined();
});

const sold = (info: Partial<PresaleInfo>) =>
  ([1, 2, 3] as const).map((stage) => frontFiguresOf(seen({}, info), 'en')(`rung.sold ${stage}`)?.text);

test('behavior: rungs below the stage are full, those above empty, all full once it is sold out', () => {
  expect(sold({})).toEqual(['100', '12.5', '0']);
  expect(sold({ sold_out: true })).toEqual(['100', '100', '100']);
});

test.each<[string, Asked, ConditionName[]]>([
  ['not asked for', 'unasked', ['newest-asking']],
  ['asked for', 'asking', ['newest-asking']],
  ['known to be none', 'known', ['newest-none']],
  ['not answered', 'failed', ['newest-failed']],
])('behavior: what holds while purchases are %s', (_, asked, expected) => {
  const names: ConditionName[] = ['newest-asking', 'newest-none', 'newest-failed', 'newest 0', 'newest 1'];
  expect(names.filter(frontConditionsOf(nothing.data, asked))).toEqual(expected);
  expect(names.filter(frontConditionsOf(seen().data, asked))).toEqual(['newest 0']);
});

test('behavior: of what any page says it says nothing', () => {
  expect(frontFiguresOf(seen(), 'en')('price')).toBeUndefined();
  expect(frontConditionsOf(seen().data, 'known')('age-live')).toBeUndefined();
});
