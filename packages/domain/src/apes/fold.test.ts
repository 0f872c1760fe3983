import type { Address } from '@lilape/domain/address';
import { NO_APES, foldApe, isMint } from '@lilape/domain/apes/fold';
import { expect, test } from 'vitest';

const zero: Address = '0x0000000000000000000000000000000000000000';
const ape: Address = '0x00000000000000000000000000000000000000a1';
const bee: Address = '0x00000000000000000000000000000000000000b2';

test('behavior: a mint counts the ape in its band, a prize as one', () => {
  const first = foldApe(NO_APES, null, { from: zero, to: ape, id: 4 });
  expect(first).toEqual({
    totals: { minted: 1, prizes: 0, bands: { common: 0, uncommon: 0, rare: 1, epic: 0, legendary: 0 } },
    isRecorded: true,
    alarms: [],
  });
  const second = foldApe(first.totals, null, { from: zero, to: bee, id: 9_902 });
  expect([second.totals.minted, second.totals.prizes]).toEqual([2, 1]);
});

test('behavior: who hands an ape on changes no total', () => {
  const step = foldApe(NO_APES, ape, { from: ape, to: bee, id: 4 });
  expect(step).toEqual({ totals: NO_APES, isRecorded: true, alarms: [] });
  expect([isMint({ from: zero }), isMint({ from: ape })]).toEqual([true, false]);
});

test.each([
  ['minted twice', ape, zero, 4, 'NOT_ITS_OWNER'],
  ['sent by somebody else', ape, bee, 4, 'NOT_ITS_OWNER'],
  ['sent before it was minted', null, bee, 4, 'NOT_ITS_OWNER'],
  ['of an id that cannot be', null, zero, 10_001, 'NO_SUCH_APE'],
] as const)('error: an ape %s is reported', (_why, owner, from, id, code) => {
  const { alarms, isRecorded } = foldApe(NO_APES, owner, { from, to: bee, id });
  expect(alarms.map((alarm) => alarm.code)).toEqual([code]);
  expect(isRecorded).toBe(code !== 'NO_SUCH_APE');
});
