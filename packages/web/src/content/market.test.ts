import { expect, test } from 'vitest';
import {
  leftAfter,
  leftAfterAll,
  leftOfAllAtMillion,
  mostLeft,
  mostLeftOfAll,
  pooledPart,
  stageTwoAt,
  swapFee,
} from './market.ts';

test('behavior: the sentences say what the contracts do', () => {
  expect(pooledPart.en).toBe('20%');
  expect(swapFee.en).toBe('1%');
  expect(stageTwoAt).toEqual({
    en: '$25,241,400,000',
    ru: '$25\u00A0241\u00A0400\u00A0000',
  });
  expect([mostLeft.en, leftAfterAll.en, mostLeftOfAll.en, leftOfAllAtMillion.en]).toEqual([
    '2.8%',
    '1.9%',
    '1%',
    '0.71%',
  ]);
  expect(mostLeft.ru).toBe('2,8%');
  expect(leftAfter(1_000_000_000_000n).en).toBe('2.8%');
});
