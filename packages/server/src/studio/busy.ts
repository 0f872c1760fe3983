// Whether the thread that answers requests has much to do at the moment.
import { performance } from 'node:perf_hooks';

/** Short enough to follow a crowd that comes and goes. */
const LOOK_MS = 100;
/** A thread that rests less than this is one for whose answers people wait. */
const BUSY_SHARE = 0.5;

/** Says whether this thread spent more than half of its last tenth of a second, or a little more, at work. */
export function createBusyness(): () => boolean {
  let since = performance.eventLoopUtilization();
  let lookedAtMs = performance.now();
  let isBusy = false;
  return () => {
    const nowMs = performance.now();
    if (nowMs - lookedAtMs >= LOOK_MS) {
      isBusy = performance.eventLoopUtilization(since).utilization > BUSY_SHARE;
      since = performance.eventLoopUtilization();
      lookedAtMs = nowMs;
    }
    return isBusy;
  };
}
