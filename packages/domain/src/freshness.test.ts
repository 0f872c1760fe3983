import { isStaleAge } from '@lilape/domain/freshness';
import { expect, test } from 'vitest';

// Specification §9: data whose last read of the chain is over 60 s ago is stale.
test.each([
  [0, false],
  [60_000, false],
  [60_001, true],
])('behavior: data %i ms old is stale: %s', (ageMs, isStale) => {
  expect(isStaleAge(ageMs)).toBe(isStale);
});
