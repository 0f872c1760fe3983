import { expect, test } from 'vitest';
import { type FactSources, factsOf } from '@lilape/domain/posts/facts';
import { OLDEST_MS, refusalOf } from '@lilape/domain/posts/refusal';
import { DEFAULT_TEMPLATES, POST_TYPES } from '@lilape/domain/posts/template';

const SALE: FactSources = {
  purchase: { chargedUnits: 120_000_000n, tokens: 100_000n * 10n ** 18n },
  raisedUnits: 5_000_000_000n,
  holders: 42,
  ethUsd: { answer: 3_700n, decimals: 0 },
};
const why = (type: (typeof POST_TYPES)[number], sources: Partial<FactSources>, ageMs = 0) =>
  refusalOf(type, DEFAULT_TEMPLATES[type], { facts: factsOf({ ...SALE, ...sources }), ageMs });

test('behavior: with everything known and fresh, all are sent', () => {
  expect(POST_TYPES.map((type) => why(type, {}, OLDEST_MS))).toEqual([null, null, null]);
});

test('behavior: without a purchase those that tell of one are not sent', () => {
  expect(POST_TYPES.map((type) => why(type, { purchase: null })?.code)).toEqual([
    'POST_NO_PURCHASE',
    undefined,
    'POST_NO_PURCHASE',
  ]);
});

test('behavior: without a price only what says an amount in ether waits', () => {
  expect(POST_TYPES.map((type) => why(type, { ethUsd: null })?.code)).toEqual([
    'POST_NO_PRICE',
    undefined,
    undefined,
  ]);
});

test('behavior: figures older than a minute are not posted, and their age is said', () => {
  expect(why('Post 2', {}, OLDEST_MS + 1_000)).toEqual({ code: 'POST_FIGURES_OLD', values: { seconds: 61 } });
});

test('behavior: what Telegram would not take whole is not sent', () => {
  const template = {
    ...DEFAULT_TEMPLATES['Post 2'],
    fields: Array.from({ length: 12 }, () => ({ label: 'l'.repeat(60), value: 'v'.repeat(120) })),
  };
  expect(refusalOf('Post 2', template, { facts: factsOf(SALE), ageMs: 0 })).toEqual({
    code: 'POST_TOO_LONG',
    values: { post: 'Post 2', chars: 1_191 },
  });
});
