import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chainNowMs, setChainTime } from './chain-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

test('behavior: goes by the newest block, forward only, and on between blocks', () => {
  expect(chainNowMs()).toBe(1_000_000);
  // The visitor's clock is 100 s ahead.
  setChainTime(900);
  expect(chainNowMs()).toBe(900_000);
  vi.advanceTimersByTime(8_000);
  // The same block, asked for again.
  setChainTime(900);
  expect(chainNowMs()).toBe(908_000);
  setChainTime(910);
  expect(chainNowMs()).toBe(910_000);
});
