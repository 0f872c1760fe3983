/** The server's time as a visitor's two clocks tell it: one that sleeps, one that can be set. */
import { beforeEach, expect, test, vi } from 'vitest';

const SERVER_MS = 1_893_456_000_000;
const clocks = { monotonicMs: 5_000, wallMs: 1_700_000_000_000 };

/** The module anew: it remembers the last answer. */
async function answered() {
  vi.resetModules();
  const { setServerClock, serverNowMs } = await import('./server-clock.ts');
  return { setServerClock, serverNowMs };
}

/** Lets each clock go on, by milliseconds. */
function pass(monotonicMs: number, wallMs: number) {
  clocks.monotonicMs += monotonicMs;
  clocks.wallMs += wallMs;
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => clocks.monotonicMs);
  vi.spyOn(Date, 'now').mockImplementation(() => clocks.wallMs);
  return () => vi.restoreAllMocks();
});

test('boundary: before the first answer nobody knows the time', async () => {
  const { serverNowMs } = await answered();
  expect(serverNowMs()).toBeUndefined();
});

test.each([
  ['both clocks go on: the time does', 61_000, 61_000, 61_000],
  ['the machine sleeps for an hour: the hour counts', 20, 3_600_000, 3_600_000],
  ['the wall clock is set back by a day: what the other says counts', 90_000, -86_400_000, 90_000],
  ['the wall clock is set ahead by a day: data is rather called old than new', 1_000, 86_400_000, 86_400_000],
  ['both stand still or go back: the time never does', 0, -1, 0],
])('behavior: %s', async (_name, monotonicMs, wallMs, elapsedMs) => {
  const { setServerClock, serverNowMs } = await answered();
  setServerClock(SERVER_MS);
  pass(monotonicMs, wallMs);
  expect(serverNowMs()).toBe(SERVER_MS + elapsedMs);
});

test('behavior: the next answer sets it anew, also back', async () => {
  const { setServerClock, serverNowMs } = await answered();
  setServerClock(SERVER_MS);
  pass(1_000, 86_400_000);
  setServerClock(SERVER_MS + 1_000);
  expect(serverNowMs()).toBe(SERVER_MS + 1_000);
  pass(500, 500);
  expect(serverNowMs()).toBe(SERVER_MS + 1_500);
});
