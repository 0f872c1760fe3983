import { expect, test } from 'vitest';
import { reconnectMs } from '#watcher/wake.ts';

test.for([
  [0, 1_000],
  [1, 2_000],
  [5, 32_000],
  [6, 60_000],
  [10_000, 60_000],
] as const)('behavior: after %i failures an address is tried again in %i ms', ([failures, expected]) => {
  expect(reconnectMs(failures)).toBe(expected);
});
