// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { giveawayTerms } from './giveaway-terms.ts';

afterEach(() => vi.unstubAllEnvs());

test('behavior: an operator who names nothing has named nothing', () => {
  vi.stubEnv('GIVEAWAY_VOID_IN', '');
  expect(giveawayTerms()).toEqual({
    organiser: null,
    leastAge: null,
    voidIn: [],
    rulesUrl: null,
    freeEntryUrl: null,
  });
});

test('behavior: what the operator names is taken as it is', () => {
  vi.stubEnv('GIVEAWAY_ORGANISER', 'Ape & Sons, Lisbon');
  vi.stubEnv('GIVEAWAY_LEAST_AGE', '18');
  vi.stubEnv('GIVEAWAY_VOID_IN', 'US, GB');
  vi.stubEnv('GIVEAWAY_RULES_URL', 'https://lilape.example/rules');
  vi.stubEnv('GIVEAWAY_FREE_ENTRY_URL', 'https://lilape.example/enter');
  expect(giveawayTerms()).toEqual({
    organiser: 'Ape & Sons, Lisbon',
    leastAge: 18,
    voidIn: ['US', 'GB'],
    rulesUrl: 'https://lilape.example/rules',
    freeEntryUrl: 'https://lilape.example/enter',
  });
});

test.each([
  ['GIVEAWAY_LEAST_AGE', 'adult', 'years from 1 to 99'],
  ['GIVEAWAY_VOID_IN', 'US,Mars', 'Mars is none'],
  ['GIVEAWAY_VOID_IN', 'QQ', 'QQ is none'],
  ['GIVEAWAY_RULES_URL', 'http://lilape.example', 'an https address'],
])('error: %s may not be "%s"', (name, text, words) => {
  vi.stubEnv(name, text);
  expect(() => giveawayTerms()).toThrow(words);
});
