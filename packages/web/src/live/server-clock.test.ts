/** The server's time while the visitor's machine sleeps or its clock is set back. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isStale, nothingYet } from './live-store.ts';
import { serverNowMs, setServerClock } from './server-clock.ts';

const startMs = Date.parse('2026-11-21T12:00:00.000Z');
const twoMinutesMs = 120_000;
let monotonicMs = 5_000;

beforeEach(() => {
  monotonicMs = 5_000;
  vi.useFakeTimers({ now: startMs, toFake: ['Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => monotonicMs);
  setServerClock(startMs);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('behavior: a laptop that slept two minutes knows that they have passed', () => {
  const shown = { ...nothingYet, asOfMs: startMs };
  expect(isStale(shown)).toBe(false);
  vi.setSystemTime(startMs + twoMinutesMs);
  expect(isStale(shown)).toBe(true);
  expect(serverNowMs()).toBe(Date.parse('2026-11-21T12:02:00.000Z'));
});

test('behavior: a clock that was set back hides nothing', () => {
  vi.setSystemTime(startMs - twoMinutesMs);
  monotonicMs += twoMinutesMs;
  expect(serverNowMs()).toBe(Date.parse('2026-11-21T12:02:00.000Z'));
});
