/** The launch that the page's address names: asked at once, every 30 s and whenever the ledger tells of a draw. */
import { AppError } from '@lilape/domain/app-error';
import { isStaleAge } from '@lilape/domain/freshness';
import { launch as launchEndpoint } from '@lilape/wire/endpoints/launches';
import type { LaunchBody } from '@lilape/wire/launches';
import { callApi } from '#shell/first/api.ts';
import { followTopic } from '#shell/asking/follow-topic.ts';
import { oneAtATime } from '#shell/asking/one-at-a-time.ts';
import { createStore } from '#shell/first/store.ts';
import { useStore } from '#shell/page/use-store.ts';
import { useNow } from '#ui/use-now.ts';

export type KnownLaunch = {
  /** The last answer; null before the first. */
  readonly body: LaunchBody | null;
  /** How much the chain's clock is ahead of the visitor's, milliseconds. */
  readonly aheadMs: number;
  /** Whether the site read the chain too long ago. @see decision 10 "no invented figures" */
  readonly isLate: boolean;
  /** Why there is no answer, or none newer: there is no such launch, or the last try failed. */
  readonly fault: 'none' | 'failed' | null;
};

/** The page's one store of it; it asks while somebody follows. */
export const launch = createStore<KnownLaunch>({ body: null, aheadMs: 0, isLate: false, fault: null }, () =>
  followTopic('draws', refreshLaunch),
);

/** Asks now; resolves when the try is over. */
export const refreshLaunch = oneAtATime(read);

/** The number in the address of the page; null where there is none. */
export const launchId = () => /\/launchpad\/([1-9]\d{0,8})\/?$/.exec(location.pathname)?.[1] ?? null;

async function read(): Promise<void> {
  const id = launchId();
  if (id === null) return launch.set({ ...launch.get(), fault: 'none' });
  try {
    const { body, serverTimeMs = Date.now() } = await callApi(launchEndpoint, { params: { id } });
    const aheadMs = Math.max(serverTimeMs, Date.parse(body.time)) - Date.now();
    launch.set({ body, aheadMs, isLate: isStaleAge(serverTimeMs - Date.parse(body.as_of)), fault: null });
  } catch (thrown) {
    const isNone = thrown instanceof AppError && thrown.code === 'LAUNCH_UNKNOWN';
    launch.set({ ...launch.get(), fault: isNone ? 'none' : 'failed' });
  }
}

/** What is known of it, and unix milliseconds by the chain's clock. */
export function useLaunch(): KnownLaunch & { readonly nowMs: number } {
  const known = useStore(launch);
  return { ...known, nowMs: useNow(known.body !== null) + known.aheadMs };
}
