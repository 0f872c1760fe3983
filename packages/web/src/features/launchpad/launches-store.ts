/** The launches: asked of the site at once, and every 30 s: a browser has few streams to give, and the tier has one. */
import { isStaleAge } from '@lilape/domain/freshness';
import { launches as launchesEndpoint } from '@lilape/wire/endpoints/launches';
import type { LaunchesBody } from '@lilape/wire/launches';
import { callApi } from '#shell/first/api.ts';
import { followOccasions } from '#shell/asking/follow-topic.ts';
import { oneAtATime } from '#shell/asking/one-at-a-time.ts';
import { createStore } from '#shell/first/store.ts';

export type Launches = {
  /** The last answer; null before the first. */
  readonly body: LaunchesBody | null;
  /** How much the chain's clock is ahead of the visitor's, milliseconds. */
  readonly aheadMs: number;
  /** Whether the site read the chain too long ago. @see decision 10 "no invented figures" */
  readonly isLate: boolean;
  /** Whether its last try failed. */
  readonly hasFailed: boolean;
};

/** The page's one store of them; it asks while somebody follows. */
export const launches = createStore<Launches>(
  { body: null, aheadMs: 0, isLate: false, hasFailed: false },
  () => followOccasions({}, refreshLaunches),
);

/** Asks now; resolves when the try is over. */
export const refreshLaunches = oneAtATime(read);

async function read(): Promise<void> {
  try {
    const { body, serverTimeMs = Date.now() } = await callApi(launchesEndpoint);
    const isLate = isStaleAge(serverTimeMs - Date.parse(body.as_of));
    const aheadMs = Math.max(serverTimeMs, Date.parse(body.time)) - Date.now();
    launches.set({ body, aheadMs, isLate, hasFailed: false });
  } catch {
    // Whatever it was, the page says the same: what it shows is old, or nothing.
    launches.set({ ...launches.get(), hasFailed: true });
  }
}
