// Contracts stand alone: what they are deployed with is what the domain counts with.
import { moneyShareBps, prizeUnits, shares, shareUnits } from '@lilape/contracts/deploy/shares';
import { POOLED_BPS } from '@lilape/domain/market/opening';
import { PRIZE_TOKENS } from '@lilape/domain/market/split';
import { SHARE_TOKENS } from '@lilape/domain/shares';
import { expect, test } from 'vitest';

test('behavior: shares, prizes and the part of the money that is pooled are the same to both', () => {
  expect(moneyShareBps).toBe(BigInt(POOLED_BPS));
  expect(prizeUnits).toBe(PRIZE_TOKENS);
  const units = Object.values(SHARE_TOKENS).map((tokens) => tokens * 10n ** 18n);
  expect(shares.map(({ name }) => shareUnits(name))).toEqual(units);
});
