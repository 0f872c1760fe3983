import { describe, expect, test } from 'vitest';
import { factsOf } from '@lilape/domain/posts/facts';
import { charsTooMany, renderPost } from '@lilape/domain/posts/render';
import {
  DEFAULT_TEMPLATES,
  POST_LIMITS,
  POST_TYPES,
  type PostTemplate,
  templateProblem,
} from '@lilape/domain/posts/template';

const FACTS = factsOf({
  purchase: { chargedUnits: 120_000_000n, tokens: 100_000n * 10n ** 18n },
  raisedUnits: 5_000_000_000n,
  holders: 42,
  ethUsd: { answer: 3_700n, decimals: 0 },
});
const ONE: PostTemplate = { title: 'Title', fields: [{ label: 'Said', value: 'as it stands' }], gif: null };

test('behavior: words of the template become figures, all else is said as it stands', () => {
  expect(renderPost(DEFAULT_TEMPLATES['Post 1'], FACTS).text).toBe(
    '🍌 A new ape in the jungle\n\nPaid: $120\nAbout: 0.0324 ETH\nFor: 100,000 LILAPE\nRaised so far: $5,000',
  );
  expect(renderPost(ONE, FACTS).html).toBe('<b>Title</b>\n\nSaid: <b>as it stands</b>');
});

test('behavior: nothing that was typed is a mark', () => {
  const typed = { title: 'a < b & c', fields: [{ label: '1 > 0', value: 'x', prefix: '<', unit: '&' }] };
  expect(renderPost(typed, FACTS).html).toBe('<b>a &lt; b &amp; c</b>\n\n1 &gt; 0: <b>&lt;x &amp;</b>');
});

test('behavior: what is too long is counted without its marks, shorter under a clip', () => {
  const long = renderPost({ title: 't', fields: [{ label: 'l', value: 'v'.repeat(1_018) }] }, FACTS);
  expect(long.text.length).toBe(1_024);
  expect(charsTooMany(long, true)).toBe(0);
  expect(charsTooMany({ html: '', text: `${long.text}!` }, true)).toBe(1);
  expect(charsTooMany({ html: '', text: 'v'.repeat(4_096) }, false)).toBe(0);
});

test.each(POST_TYPES)('behavior: what %s says until somebody changes it keeps the rules and fits', (type) => {
  const template = DEFAULT_TEMPLATES[type];
  expect(templateProblem(template)).toBeNull();
  expect(charsTooMany(renderPost(template, FACTS), template.gif !== null)).toBe(0);
});

describe('behavior: what may not stand in a template is named with its place', () => {
  const field = { label: 'Said', value: 'it' };
  test.each([
    [{ title: '' }, { field: null, problem: 'IS_MISSING' }],
    [{ title: 't'.repeat(POST_LIMITS.titleChars + 1) }, { field: null, problem: 'IS_TOO_LONG' }],
    [{ title: '<b>bold</b>' }, { field: null, problem: 'HAS_MARKUP' }],
    [{ title: 'over\u202eturned' }, { field: null, problem: 'HAS_INVISIBLE' }],
    [{ fields: [] }, { field: null, problem: 'IS_MISSING' }],
    [{ fields: Array.from({ length: 13 }, () => field) }, { field: null, problem: 'HAS_TOO_MANY' }],
    [{ gif: '../secret.mp4' }, { field: null, problem: 'IS_NO_CLIP' }],
    [{ fields: [field, { ...field, label: '' }] }, { field: 1, problem: 'IS_MISSING' }],
    [{ fields: [{ ...field, value: '' }] }, { field: 0, problem: 'IS_MISSING' }],
    [{ fields: [{ ...field, unit: 'u'.repeat(13) }] }, { field: 0, problem: 'IS_TOO_LONG' }],
    [{ fields: [{ ...field, prefix: 'a\nb' }] }, { field: 0, problem: 'HAS_INVISIBLE' }],
  ])('args: %j', (given, problem) => {
    expect(templateProblem({ ...ONE, ...given })).toEqual(problem);
  });
  test('args: no sign before or behind is no fault', () => {
    expect(templateProblem({ ...ONE, fields: [{ ...field, prefix: '', unit: '' }] })).toBeNull();
  });
});
