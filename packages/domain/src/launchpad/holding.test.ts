import { NO_HOLDING, sumOf } from '@lilape/domain/launchpad/holding';
import { expect, test } from 'vitest';

test('behavior: wallet, stakes and what is not claimed count alike', () => {
  expect(sumOf({ wallet: 1n, staked: 20n, unclaimed: 300n })).toBe(321n);
  expect(sumOf(NO_HOLDING)).toBe(0n);
});
