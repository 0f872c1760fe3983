// Alarms: reported once, after patience where they may pass by themselves, and written only where they change.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#log.ts';
import { ring, ringIfLasting, silence } from '#watcher/bell.ts';
import type { Watch, WatchedAlarm } from '#watcher/state.ts';

const reported: WatchedAlarm[] = [];
let written: number;
let watch: Watch;

beforeEach(() => {
  vi.useFakeTimers();
  [reported.length, written] = [0, 0];
  watch = {
    standing: new Set(),
    reported: new Set(),
    wrongSinceMs: new Map(),
    patienceMs: 60_000,
    log: createLog('error', () => undefined),
    onAlarm: (alarm: WatchedAlarm) => void reported.push(alarm),
    session: { run: async () => void (written += 1) },
  } as unknown as Watch;
});

afterEach(() => void vi.useRealTimers());

test('behavior: an alarm is written and reported once until it is cleared', async () => {
  await ring(watch, 'SHORTFALL', 'holds 4, must hold 5');
  await ring(watch, 'SHORTFALL', 'holds 3, must hold 5');
  expect(reported).toEqual([{ code: 'SHORTFALL', detail: 'holds 4, must hold 5' }]);
  expect(written).toBe(1);
  await silence(watch, 'SHORTFALL');
  await silence(watch, 'SHORTFALL');
  expect(written).toBe(2);
  await ring(watch, 'SHORTFALL', 'holds 3, must hold 5');
  expect([reported.length, written]).toEqual([2, 3]);
});

test('behavior: an alarm that the database does not take is reported first, and once', async () => {
  const { session } = watch;
  const full = { run: () => Promise.reject(new Error('No space left on device')) };
  Object.assign(watch, { session: full });
  await expect(ring(watch, 'SHORTFALL', 'holds 4, must hold 5')).rejects.toThrow('No space left');
  await expect(ring(watch, 'SHORTFALL', 'holds 4, must hold 5')).rejects.toThrow('No space left');
  expect(reported).toEqual([{ code: 'SHORTFALL', detail: 'holds 4, must hold 5' }]);
  Object.assign(watch, { session });
  await ring(watch, 'SHORTFALL', 'holds 4, must hold 5');
  expect([reported.length, written]).toEqual([1, 1]);
});

test('behavior: what may pass by itself is an alarm once it has lasted a minute without pause', async () => {
  const look = () => ringIfLasting(watch, 'ENDPOINT_BEHIND', 'ends at 5');
  await look();
  vi.advanceTimersByTime(59_999);
  await look();
  await silence(watch, 'ENDPOINT_BEHIND');
  vi.advanceTimersByTime(1);
  await look();
  vi.advanceTimersByTime(59_999);
  await look();
  expect([reported, written]).toEqual([[], 0]);
  vi.advanceTimersByTime(1);
  await look();
  expect(reported).toEqual([{ code: 'ENDPOINT_BEHIND', detail: 'ends at 5' }]);
});
