// The index of decisions is what the decisions say, and they fit together.
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { indexPath, parseDecision, readDecisions, renderIndex, statusOf } from './decisions.ts';

const decisions = readDecisions();

const read = (number: number, line: string) =>
  parseDecision(`${String(number).padStart(3, '0')}-x.md`, `# ${number}. x\n\n${line}\n`);

test('behavior: the index is fresh (`npm run docs` writes it)', () => {
  expect(readFileSync(indexPath, 'utf8')).toBe(renderIndex(decisions));
});

test('behavior: a number is given once, and what a decision takes the place of or amends came before it', () => {
  const numbers = decisions.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)]);
  const odd = decisions.flatMap(({ number, supersedes, amends }) =>
    [...supersedes, ...amends].filter((other) => other >= number || !numbers.includes(other)),
  );
  expect(odd).toEqual([]);
});

test('behavior: the status of a decision is said by later ones', () => {
  const given = [
    read(1, 'Subject: sale.'),
    read(2, 'Subject: sale.'),
    read(3, 'Subject: sale.'),
    read(4, 'Subject: page. Supersedes 1. Amends 2, 1.'),
    read(5, 'Subject: page. Amends 2.'),
  ];
  expect(given.map((decision) => statusOf(decision, given))).toEqual([
    'superseded by 4',
    'amended by 4, 5',
    'accepted',
    'accepted',
    'accepted',
  ]);
});

test.each([
  ['Subject: weather.', 'needs a line'],
  ['Subject: sale. Replaces 4.', 'needs a line'],
  ['', 'needs a line'],
])('error: "%s" under the heading', (line, said) => {
  expect(() => parseDecision('007-x.md', `# 7. x\n\n${line}\n`)).toThrow(said);
});

test('error: a heading with another number', () => {
  expect(() => parseDecision('007-x.md', '# 8. x\n\nSubject: sale.\n')).toThrow(
    'must open with "# 7. Its title"',
  );
});
