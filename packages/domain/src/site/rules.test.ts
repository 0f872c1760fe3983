// What may stand in the site's settings, and what never does.
import { expect, test } from 'vitest';
import { BUNDLED_SITE, hasExamples } from '@lilape/domain/site/bundled';
import { siteProblems } from '@lilape/domain/site/rules';
import { type SiteSettings, isAnnounced, siteChanges } from '@lilape/domain/site/settings';

/** 2027-01-01T00:00:00Z. */
const NOW = 1_798_761_600_000;
const problemsOf = (changes: Partial<SiteSettings>) =>
  siteProblems({ ...BUNDLED_SITE, ...changes }, BUNDLED_SITE, NOW);

test('behavior: what is built in is right', () => {
  expect(problemsOf({})).toEqual({});
  expect(hasExamples(BUNDLED_SITE)).toBe(true);
});

test.each<[keyof SiteSettings, string]>([
  ['telegram', ''],
  ['telegram', 'https://t.me/lilape'],
  ['telegram', 'https://t.me/+abcdef'],
  ['twitter', 'https://x.com/lilape'],
  ['twitter', 'https://twitter.com/lilape'],
  ['website', 'https://lilape.org'],
  ['email', 'hello+shop@lilape.org'],
  ['announcementLink', '/mint-nft'],
  ['announcementLink', '/#giveaway'],
  ['announcementLink', '/'],
  ['announcementLink', 'https://t.me/lilape/7'],
  ['announcementUntil', '2027-02-01T12:00:00Z'],
])('behavior: %s may be "%s"', (field, text) => {
  expect(problemsOf({ [field]: text })).toEqual({});
});

test.each<[keyof SiteSettings, string, string]>([
  ['telegram', 'http://t.me/lilape', 'IS_NO_LINK'],
  ['telegram', 'javascript:alert(1)', 'IS_NO_LINK'],
  ['telegram', 'https://t.me', 'IS_NO_HOST'],
  ['telegram', 'https://t.me.evil.org/lilape', 'IS_NO_HOST'],
  ['telegram', 'https://evil.org/t.me/lilape', 'IS_NO_HOST'],
  ['telegram', 'https://t.me:8443/lilape', 'IS_NO_HOST'],
  ['telegram', 'https://t.me@evil.org/lilape', 'IS_NO_LINK'],
  ['telegram', 'https://t.me/lil"ape', 'IS_NO_LINK'],
  ['telegram', 'https://t.me/\u202elilape', 'IS_NO_LINK'],
  ['telegram', `https://t.me/${'a'.repeat(200)}`, 'IS_TOO_LONG'],
  ['twitter', 'https://notx.com/lilape', 'IS_NO_HOST'],
  ['twitter', 'https://mobile.x.com/lilape', 'IS_NO_HOST'],
  ['website', 'https://127.0.0.1/', 'IS_NO_LINK'],
  ['website', 'lilape.org', 'IS_NO_LINK'],
  ['email', 'mailto:hello@lilape.org', 'IS_NO_EMAIL'],
  ['email', 'a@b.c?bcc=x@y.z', 'IS_NO_EMAIL'],
  ['email', 'hello@lilape', 'IS_NO_EMAIL'],
  ['announcementLink', '//evil.org', 'IS_NO_PAGE'],
  ['announcementLink', '/\\evil.org', 'IS_NO_PAGE'],
  ['announcementLink', '/mint?x=1', 'IS_NO_PAGE'],
  ['announcementLink', 'https://evil.org/claim', 'IS_NO_HOST'],
  ['announcementUntil', '2026-12-31T23:59:59Z', 'IS_OVER'],
  ['announcementUntil', '2027-01-01T00:00:00Z', 'IS_OVER'],
  ['announcementUntil', '2028-06-01T00:00:00Z', 'IS_TOO_FAR'],
  ['announcementUntil', '2027-13-01T00:00:00Z', 'IS_NO_TIME'],
  ['announcementUntil', 'tomorrow', 'IS_NO_TIME'],
])('error: %s may not be "%s"', (field, text, problem) => {
  expect(problemsOf({ [field]: text })).toEqual({ [field]: problem });
});

const line = (announcementEn: string, announcementRu = 'Да') =>
  problemsOf({ announcementEn, announcementRu });

test('error: a line above the header is in both languages, short, and plain', () => {
  expect(line('Minting opens today')).toEqual({});
  expect(line('')).toEqual({ announcementEn: 'NEEDS_BOTH_LANGUAGES' });
  expect(line('Yes', '')).toEqual({ announcementRu: 'NEEDS_BOTH_LANGUAGES' });
  expect(line('a'.repeat(121))).toEqual({ announcementEn: 'IS_TOO_LONG' });
  expect(line('Hi\u202e there')).toEqual({ announcementEn: 'HAS_INVISIBLE' });
  expect(line('Hi\nthere')).toEqual({ announcementEn: 'HAS_INVISIBLE' });
  expect(line('<b>Hi</b>')).toEqual({ announcementEn: 'HAS_MARKUP' });
});

test('error: lists have a few rows, each once, each right', () => {
  const moonPay = { name: 'MoonPay', url: 'https://buy.moonpay.com/x' };
  const article = { outlet: 'The Paper', title: 'An ape', url: 'https://paper.org/ape' };
  expect(problemsOf({ onRamps: [moonPay], articles: [article] })).toEqual({});
  expect(problemsOf({ onRamps: [] })).toEqual({ onRamps: 'IS_MISSING' });
  expect(problemsOf({ onRamps: [moonPay, moonPay] })).toEqual({ onRamps: 'SAYS_TWICE' });
  expect(problemsOf({ onRamps: [{ ...moonPay, url: 'https://evilmoonpay.com/x' }] })).toEqual({
    onRamps: 'IS_NO_HOST',
  });
  expect(problemsOf({ onRamps: [{ ...moonPay, name: '' }] })).toEqual({ onRamps: 'IS_MISSING' });
  expect(problemsOf({ articles: [{ ...article, url: 'ftp://paper.org' }] })).toEqual({
    articles: 'IS_NO_LINK',
  });
  expect(problemsOf({ articles: [{ ...article, title: 'a\u0007' }] })).toEqual({ articles: 'HAS_INVISIBLE' });
  const many = Array.from({ length: 9 }, (_, index) => ({ ...article, url: `https://paper.org/${index}` }));
  expect(problemsOf({ articles: many })).toEqual({ articles: 'HAS_TOO_MANY' });
});

test('behavior: an end that has passed since it was set is no fault of what is changed beside it', () => {
  const stood = { ...BUNDLED_SITE, announcementUntil: '2026-01-01T00:00:00Z' };
  expect(siteProblems({ ...stood, telegram: '' }, stood, NOW)).toEqual({});
});

test('behavior: a line is shown until its end, to the millisecond', () => {
  const ending = { announcementEn: 'Hi', announcementUntil: '2027-01-01T00:00:00Z' };
  expect([NOW - 1, NOW].map((nowMs) => isAnnounced(ending, nowMs))).toEqual([true, false]);
  expect(isAnnounced({ ...ending, announcementUntil: '' }, NOW)).toBe(true);
  expect(isAnnounced({ announcementEn: '', announcementUntil: '' }, NOW)).toBe(false);
});

test('behavior: what changed is listed field by field, lists a line each', () => {
  const after = {
    ...BUNDLED_SITE,
    telegram: 'https://t.me/lilape',
    onRamps: [{ name: 'MoonPay', url: 'https://buy.moonpay.com/x' }],
  };
  expect(siteChanges(BUNDLED_SITE, after)).toEqual([
    { field: 'telegram', before: 'https://t.me/lilape_example', after: 'https://t.me/lilape' },
    {
      field: 'onRamps',
      before:
        'Coinbase Onramp | https://www.coinbase.com/buy-crypto\nMoonPay | https://www.moonpay.com/buy/usdc_base',
      after: 'MoonPay | https://buy.moonpay.com/x',
    },
  ]);
});
