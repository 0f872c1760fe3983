import { expect, test } from 'vitest';
import { blankLaunch } from './launch-typed.ts';
import { merge } from './merge.ts';

const before = {
  ...blankLaunch,
  project: 'Pump',
  places: '100',
  symbol: 'PUMP',
  links: ['https://a.example'],
};

test('behavior: what only the other changed is taken, what only I changed stays', () => {
  const mine = { ...before, project: 'Pump!' };
  const now = { ...before, places: '50', links: ['https://b.example'] };
  expect(merge(before, mine, now)).toEqual({
    typed: { ...before, project: 'Pump!', places: '50', links: ['https://b.example'] },
    taken: ['links', 'places'],
    clashes: [],
  });
});

test('behavior: what both changed differently stays as I typed it, and is named', () => {
  const mine = { ...before, places: '10', symbol: 'PMP' };
  const now = { ...before, places: '50', symbol: 'PMP' };
  expect(merge(before, mine, now)).toEqual({
    typed: mine,
    taken: [],
    clashes: [{ field: 'places', theirs: '50', mine: '10' }],
  });
});
