import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { INTERVALS_MINUTES, dueTurn, nextRun, timeOfTurn, turnAt } from '@lilape/domain/posts/slots';

const MINUTE = 60_000;
const QUARTER = { fromMs: 1_000, intervalMinutes: 15 } as const;

test('behavior: turns are whole intervals from when the schedule was made', () => {
  expect([0, 15 * MINUTE - 1, 15 * MINUTE, 31 * MINUTE].map((ms) => turnAt(QUARTER, 1_000 + ms))).toEqual([
    0, 0, 1, 2,
  ]);
  expect(turnAt(QUARTER, 0)).toBe(0);
  expect(nextRun(QUARTER, 1_000)).toBe(1_000 + 15 * MINUTE);
  expect(nextRun(QUARTER, 1_000 + 15 * MINUTE)).toBe(1_000 + 30 * MINUTE);
});

test('behavior: a turn is taken once, within its minute, and never later', () => {
  const first = 1_000 + 15 * MINUTE;
  expect(dueTurn(QUARTER, 0, first - 1)).toBeNull();
  expect(dueTurn(QUARTER, 0, first)).toBe(1);
  expect(dueTurn(QUARTER, 1, first)).toBeNull();
  expect(dueTurn(QUARTER, 0, first + MINUTE - 1)).toBe(1);
  expect(dueTurn(QUARTER, 0, first + MINUTE)).toBeNull();
});

test('behavior: after a night without a worker one turn is taken at most', () => {
  expect(dueTurn(QUARTER, 3, 1_000 + 40 * 15 * MINUTE + 5_000)).toBe(40);
  expect(dueTurn(QUARTER, 3, 1_000 + 40 * 15 * MINUTE + 2 * MINUTE)).toBeNull();
});

test('behavior: however often and unevenly is looked, a turn comes once, and at its time', () => {
  const intervals = fc.constantFrom(...INTERVALS_MINUTES);
  const steps = fc.array(fc.integer({ min: 1, max: 90 * MINUTE }), { maxLength: 60 });
  fc.assert(
    fc.property(intervals, steps, (intervalMinutes, waits) => {
      const clockwork = { fromMs: 5, intervalMinutes };
      let [now, last] = [5, 0];
      for (const wait of waits) {
        now += wait;
        const due = dueTurn(clockwork, last, now);
        if (due === null) continue;
        expect(due).toBeGreaterThan(last);
        const late = now - timeOfTurn(clockwork, due);
        expect(late).toBeGreaterThanOrEqual(0);
        expect(late).toBeLessThan(MINUTE);
        last = due;
      }
    }),
  );
});
