/** What the page says about the sale, from what it knows. */
import type { PresaleInfo } from '@lilape/wire/presale';
import type { Purchase } from '@lilape/wire/purchases';
import { expect, test } from 'vitest';
import { type ConditionName, type Seen, conditionsOf, figuresOf } from './figures.ts';
import { nothingYet } from './live-store.ts';

const presale: PresaleInfo = {
  current_stage: 2,
  current_price: '0.0013',
  stage_progress: 12.5,
  tokens_per_stage: '10000000',
  total_tokens_sold: '11250000',
  stage_prices: { 1: '0.0012', 2: '0.0013', 3: '0.0014' },
  as_of: '2026-11-21T12:00:00.000Z',
  block: 7,
  next_price: '0.0014',
  tokens_left_in_stage: '8750000.5',
  sold_out: false,
  status: 'open',
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: '2027-11-01T00:00:00.000Z',
  raised: '13625.5',
  soft_cap: '25000',
  minimum: '1',
};

const purchase: Purchase = {
  txHash: `0x${'a'.repeat(64)}`,
  ordinal: 0,
  block: 7,
  time: '2026-11-21T11:59:00.000Z',
  buyer: '0x0DE4e02582e559584F927ddED24DF6eB10a35802',
  method: 'USDT',
  paid: '60.5',
  raisedBefore: '0',
  bands: [],
  tokens: '46538.461538',
  status: 'seen',
};

const seen = (part: Partial<Seen> = {}, info: Partial<PresaleInfo> = {}): Seen => ({
  data: {
    ...nothingYet,
    presale: { ...presale, ...info },
    stats: { totalRaised: '13625.5', totalHolders: 12, totalPurchases: 1234 },
    newest: [purchase],
    asOfMs: Date.parse(presale.as_of),
  },
  seconds: 3,
  nowMs: Date.parse('2026-11-21T12:01:00.000Z'),
  newest: 'known',
  ...part,
});

const nothing: Seen = { data: nothingYet, seconds: null, nowMs: undefined, newest: 'unasked' };

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

const buys = (dollars: number, info: Partial<PresaleInfo>) =>
  figuresOf(seen({}, info), 'en')(`buys ${dollars}`);

test('behavior: an amount of dollars says what it buys now, over the end of a stage too', () => {
  // 25 ÷ 0.0013, rounded down
  expect(buys(25, { raised: '13625.5' })).toEqual({ text: '19,230' });
  // Stage 2 ends at 25,000: 40 ÷ 0.0013 + 60 ÷ 0.0014
  expect(buys(100, { raised: '24960' })).toEqual({ text: '73,626' });
  // The three stages end at 39,000.
  expect(buys(500, { raised: '38500' })).toEqual({ text: '357,142' });
  expect(buys(500, { raised: '38500.000001' })).toBeNull();
  expect(figuresOf(nothing, 'en')('buys 25')).toBeUndefined();
});

test('behavior: a purchase is told short, and in full where that is more', () => {
  const figure = figuresOf(seen(), 'en');
  expect(figure('newest.buyer 0')).toEqual({
    text: '0x0DE4…5802',
    full: '0x0DE4e02582e559584F927ddED24DF6eB10a35802',
  });
  expect(figure('newest.tokens 0')).toEqual({ text: '46,538', full: '46,538.461538' });
  expect(figure('newest.paid 0')).toEqual({ text: '60.5 USDT' });
  expect(figure('newest.age 0')).toEqual({ text: '2 min. ago', iso: '2026-11-21T11:59:00.000Z' });
  expect(figure('newest.buyer 1')).toBeUndefined();
});

const sold = (info: Partial<PresaleInfo>) =>
  ([1, 2, 3] as const).map((stage) => figuresOf(seen({}, info), 'en')(`rung.sold ${stage}`)?.text);

test('behavior: rungs below the stage are full, those above empty, all full once it is sold out', () => {
  expect(sold({})).toEqual(['100', '12.5', '0']);
  expect(sold({ sold_out: true })).toEqual(['100', '100', '100']);
});

test('behavior: the last stage has no next price, which is not the same as an unknown one', () => {
  expect(figuresOf(seen({}, { next_price: null }), 'en')('next-price')).toBeNull();
  expect(figuresOf(nothing, 'en')('next-price')).toBeUndefined();
});

test('behavior: before any answer no figure is known, and nobody is said not to have bought', () => {
  const figure = figuresOf(nothing, 'en');
  for (const name of ['price', 'raised', 'buyers', 'left', 'newest.buyer 0'] as const)
    expect(figure(name) ?? undefined).toBeUndefined();
  const holds = conditionsOf(nothing);
  expect(holds('unknown')).toBe(true);
  expect(holds('newest-asking')).toBe(true);
  expect(holds('newest-none')).toBe(false);
  expect(holds('age-asking')).toBe(true);
});

test.each<[string, Seen, ConditionName[]]>([
  ['open', seen(), ['known', 'selling', 'goal-missing', 'age-live', 'age-told', 'newest 0']],
  [
    'past its goal',
    seen({}, { raised: '25000' }),
    ['known', 'selling', 'goal-reached', 'age-live', 'age-told', 'newest 0'],
  ],
  [
    'over',
    seen({}, { status: 'refunding' }),
    ['known', 'stopped', 'goal-missing', 'age-live', 'age-told', 'newest 0'],
  ],
  [
    'sold out',
    seen({}, { status: 'ended', sold_out: true }),
    ['known', 'sold-out', 'goal-missing', 'age-live', 'age-told', 'newest 0'],
  ],
  [
    'a little old',
    seen({ seconds: 10 }),
    ['known', 'selling', 'goal-missing', 'age-older', 'age-told', 'newest 0'],
  ],
  [
    'too old',
    seen({ seconds: 61 }),
    ['known', 'selling', 'goal-missing', 'age-late', 'age-told', 'newest 0'],
  ],
  [
    'out of reach from the start',
    { ...nothing, data: { ...nothingYet, isUnreachable: true }, newest: 'failed' },
    ['unknown', 'age-late', 'never-told', 'newest-failed'],
  ],
  ['without purchases', { ...nothing, newest: 'known' }, ['unknown', 'age-asking', 'newest-none']],
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
    'newest-asking',
    'newest-none',
    'newest-failed',
    'newest 0',
    'newest 1',
  ];
  expect(names.filter(conditionsOf(now))).toEqual(expected);
});
