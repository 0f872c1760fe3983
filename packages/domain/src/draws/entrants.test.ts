import { entrantAt, entrantOf, listEntrants, totalWeight } from '@lilape/domain/draws/entrants';
import { anyList } from '@lilape/domain/draws/lists.fixture';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const given = [
  { account: '0x00000000000000000000000000000000000000B2', weight: 5n },
  { account: '0x1000000000000000000000000000000000000000', weight: 7n },
  { account: '0x00000000000000000000000000000000000000c3', weight: 0n },
  { account: '0x00000000000000000000000000000000000000a1', weight: 30n },
] as const;
const list = listEntrants(given);

describe('listEntrants', () => {
  test('behavior: accounts ascend as numbers, weights add up, who has none is left out', () => {
    expect(list).toEqual([
      { index: 0, account: '0x00000000000000000000000000000000000000a1', from: 0n, weight: 30n },
      { index: 1, account: '0x00000000000000000000000000000000000000b2', from: 30n, weight: 5n },
      { index: 2, account: '0x1000000000000000000000000000000000000000', from: 35n, weight: 7n },
    ]);
    expect(totalWeight(list)).toBe(42n);
  });

  test('behavior: nobody is an empty list without weight', () => {
    expect(listEntrants([])).toEqual([]);
    expect(totalWeight([])).toBe(0n);
  });

  test('behavior: the order in which accounts are given changes nothing', () => {
    fc.assert(
      fc.property(anyList, (rows) => {
        expect(listEntrants(rows.toReversed())).toEqual(listEntrants(rows));
      }),
    );
  });

  test('error: an account twice, however it is written, and a weight below zero', () => {
    const again = { account: '0x00000000000000000000000000000000000000A1', weight: 1n } as const;
    expect(() => listEntrants([...given, again])).toThrow('0x00000000000000000000000000000000000000a1');
    expect(() => listEntrants([{ ...again, weight: -1n }])).toThrow(RangeError);
  });
});

test('behavior: an account is found however it is written', () => {
  expect(entrantOf(list, '0x00000000000000000000000000000000000000B2')?.index).toBe(1);
  expect(entrantOf(list, '0x00000000000000000000000000000000000000c3')).toBeNull();
  expect(entrantOf([], '0x00000000000000000000000000000000000000c3')).toBeNull();
});

test.each([
  [0n, 0],
  [29n, 0],
  [30n, 1],
  [34n, 1],
  [35n, 2],
  [41n, 2],
])('behavior: point %s is in the part of entrant %s', (point, index) => {
  expect(entrantAt(list, point).index).toBe(index);
});

test('error: no part holds a point beyond the weight, or below it', () => {
  expect(() => entrantAt(list, 42n)).toThrow(RangeError);
  expect(() => entrantAt(list, -1n)).toThrow(RangeError);
});
