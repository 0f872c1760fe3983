// Whether the thread that answers requests has much to do at the moment.
import { performance } from 'node:perf_hooks';

/** Short enough to follow a crowd that comes and goes. */
const LOOK_MS = 100;
/** A thread that rests less than this is one for whose answers people wait. */
const BUSY_FRACTION = 0.5;

/** What is asked of `performance`. */
export type Workload = Pick<typeof performance, 'now' | 'eventLoopUtilization'>;

/** Says whether this thread spent more than half of its last tenth of a second, or a little more, at work. */
export function createBusyness(workload: Workload = performance): () => boolean {
  let since = workload.eventLoopUtilization();
  let lookedAtMs = workload.now();
  let isBusy = false;
  return () => {
    const nowMs = workload.now();
    if (nowMs - lookedAtMs >= LOOK_MS) {
      isBusy = workload.eventLoopUtilization(since).utilization > BUSY_FRACTION;
      since = workload.eventLoopUtilization();
      lookedAtMs = nowMs;
    }
    return isBusy;
  };
}
