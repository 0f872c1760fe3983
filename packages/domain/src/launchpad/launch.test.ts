import {
  type LaunchTerms,
  allocationProblem,
  changesBetween,
  isChangeable,
  launchTimeProblem,
  linksProblem,
  placesProblem,
  symbolProblem,
  termsProblem,
} from '@lilape/domain/launchpad/launch';
import { expect, test } from 'vitest';

const NOW = 1_800_000_000;
const terms: LaunchTerms = {
  project: 'Pump',
  textEn: 'A launch.\n\nSoon.',
  textRu: 'Запуск.',
  picture: null,
  links: ['https://pump.example/'],
  allocation: 1_000_000n,
  symbol: 'PUMP',
  places: 100,
  launchTimeSeconds: NOW + 200_000,
};

test.each([
  [NOW + 90_000, null],
  [NOW + 89_999, 'IS_TOO_SOON'],
  [NOW, 'IS_TOO_SOON'],
  [NOW - 1, 'IS_TOO_SOON'],
  [NOW + 31_536_000, null],
  [NOW + 31_536_001, 'IS_TOO_FAR'],
])('args: a launch at %i, made at 1800000000, has the problem %s', (at, problem) => {
  expect(launchTimeProblem(at, NOW)).toBe(problem);
});

test('behavior: a launch can be changed until the second before its snapshot', () => {
  const at = NOW + 86_400;
  expect([isChangeable(at, NOW - 1), isChangeable(at, NOW), isChangeable(at, NOW + 1)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  [[], null],
  [['https://a.example', 'https://b.example'], null],
  [['https://a.example', 'https://a.example'], 'SAYS_TWICE'],
  [['https://a.example', 'ftp://b.example'], 'IS_NO_LINK'],
  [Array.from({ length: 7 }, (_, i) => `https://a${i}.example`), 'HAS_TOO_MANY'],
])('args: the links %j have the problem %s', (links, problem) => {
  expect(linksProblem(links)).toBe(problem);
});

test('args: symbols, allocations and numbers of places', () => {
  expect(['PUMP', '$LIL', 'a1', '', 'TOO_LONG', 'ABCDEFGHIJKLM', 'РUMP'].map(symbolProblem)).toEqual([
    null,
    null,
    null,
    'IS_NO_SYMBOL',
    'IS_NO_SYMBOL',
    'IS_NO_SYMBOL',
    'IS_NO_SYMBOL',
  ]);
  expect(['1', '9'.repeat(30), '0', '01', '-1', '1.5', '1e3', '9'.repeat(31)].map(allocationProblem)).toEqual(
    [null, null, ...Array.from({ length: 6 }, () => 'IS_NO_NUMBER')],
  );
  expect([1, 1_000, 0, 1_001, 1.5, NaN].map(placesProblem)).toEqual([
    null,
    null,
    ...Array.from({ length: 4 }, () => 'IS_NO_PLACE_COUNT'),
  ]);
});

test('behavior: the first field that is wrong is reported', () => {
  expect(termsProblem(terms)).toBeNull();
  expect(termsProblem({ ...terms, textRu: '<b>', places: 0 })).toEqual({
    field: 'textRu',
    problem: 'HAS_MARKUP',
  });
});

test('behavior: what changed is listed by field, with what it was and what it is', () => {
  expect(changesBetween(terms, terms)).toEqual([]);
  expect(
    changesBetween(terms, {
      ...terms,
      picture: 'bafkrei',
      links: ['https://a.example', 'https://b.example'],
      allocation: 2n,
      launchTimeSeconds: NOW + 300_000,
    }),
  ).toEqual([
    { field: 'picture', before: null, after: 'bafkrei' },
    { field: 'links', before: 'https://pump.example/', after: 'https://a.example\nhttps://b.example' },
    { field: 'allocation', before: '1000000', after: '2' },
    { field: 'launchTimeSeconds', before: '1800200000', after: '1800300000' },
  ]);
});
