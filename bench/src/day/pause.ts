// Waiting that ends with the day.
import { setTimeout as wait } from 'node:timers/promises';

/** Resolves after `ms`, or as soon as `signal` aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
