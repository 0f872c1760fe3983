/** A launch as the site knows it: asked at once, every 30 s and whenever the ledger tells of a draw, with the chain's time to the second. */
import { isStaleAge } from '@lilape/domain/freshness';
import { launch as launchEndpoint } from '@lilape/wire/endpoints/launches';
import type { LaunchBody } from '@lilape/wire/launches';
import { useEffect, useState } from 'react';
import { callApi } from '#shell/api/api.ts';
import { followTopic } from '#shell/live/follow-topic.ts';
import { useAsync } from '#ui/use-async.ts';

const secondMs = 1_000;

export type KnownLaunch = {
  /** The last answer; null before the first. */
  readonly body: LaunchBody | null;
  readonly error: unknown;
  /** Whether the site read the chain too long ago, or does not answer. @see decision 10 "no invented figures" */
  readonly isLate: boolean;
  /** Unix milliseconds by the chain's clock. */
  readonly nowMs: number;
  readonly reload: () => void;
};

/** Follows the launch of that number. */
export function useLaunch(id: string): KnownLaunch {
  const [occasion, setOccasion] = useState(0);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const { value, error, reload } = useAsync(
    id,
    async (signal) => {
      const { body, serverTimeMs = Date.now() } = await callApi(launchEndpoint, { params: { id }, signal });
      const aheadMs = Math.max(serverTimeMs, Date.parse(body.time)) - Date.now();
      return { body, aheadMs, isStale: isStaleAge(serverTimeMs - Date.parse(body.as_of)) };
    },
    String(occasion),
  );
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), secondMs);
    const stop = followTopic('draws', async () => setOccasion((before) => before + 1));
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return {
    body: value?.body ?? null,
    error,
    isLate: value !== null && (value.isStale || error !== null),
    nowMs: nowMs + (value?.aheadMs ?? 0),
    reload,
  };
}
