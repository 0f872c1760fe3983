// What strangers may spend: a number of RPC calls a second, for all of them together.
import { AppError } from '@lilape/domain/app-error';

export type Budget = {
  /** Takes `calls` out of it. @throws AppError SERVICE_UNAVAILABLE, which says when to come back, if they are not in it */
  spend(calls: number): void;
};

/** A public endpoint allows some hundreds a second for everything; the watcher needs about ten of them. */
const CALLS_PER_SECOND = 100;
const BURST = 200;

/** A budget that starts full and fills up again evenly; `clock` in milliseconds. */
export function createBudget(clock: () => number = () => performance.now()): Budget {
  let left = BURST;
  let atMs = clock();
  return {
    spend(calls) {
      const nowMs = clock();
      left = Math.min(BURST, left + ((nowMs - atMs) / 1_000) * CALLS_PER_SECOND);
      atMs = nowMs;
      if (left < calls) throw new AppError('SERVICE_UNAVAILABLE');
      left -= calls;
    },
  };
}
