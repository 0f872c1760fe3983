import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { type Workload, createBusyness } from '#studio/busy.ts';

/** A thread that works and rests as it is said. */
function scripted() {
  const total = { active: 0, idle: 0 };
  const workload: Workload = {
    now: () => total.active + total.idle,
    eventLoopUtilization: (since) => {
      const [active, idle] = [total.active - (since?.active ?? 0), total.idle - (since?.idle ?? 0)];
      return { active, idle, utilization: active / (active + idle) };
    },
  };
  const live = (activeMs: number, idleMs: number) => {
    total.active += activeMs;
    total.idle += idleMs;
  };
  return { workload, live };
}

test('behavior: a thread is busy that worked for more than half of its last tenth of a second', () => {
  const { workload, live } = scripted();
  const isBusy = createBusyness(workload);
  expect(isBusy()).toBe(false);
  live(99, 0);
  expect(isBusy()).toBe(false);
  live(1, 0);
  expect(isBusy()).toBe(true);
  live(50, 50);
  expect(isBusy()).toBe(false);
  live(51, 49);
  expect(isBusy()).toBe(true);
});

test('behavior: this thread has a workload that can be asked', () => {
  expect(createBusyness(performance)()).toBe(false);
});
