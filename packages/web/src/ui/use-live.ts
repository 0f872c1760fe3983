/** The page's one live store as React sees it. */
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useIsHydrating } from '#shell/page/use-is-hydrating.ts';
import { type LiveData, nothingYet } from '#shell/live/live-store.ts';
import { type Age, ageOf } from '#shell/first/age.ts';
import { sale, secondsNow } from '#shell/live/sale.ts';

const tickMs = 1_000;

/**
 * The sale as last heard of; without data while prerendering and until the first answer. An answer is rendered bit by bit,
 * so that a slow phone goes on listening to its owner.
 */
export function useLive(): LiveData {
  const isHydrating = useIsHydrating();
  const [data, setData] = useState(() => (isHydrating ? nothingYet : sale.getSnapshot()));
  useEffect(() => {
    const follow = () => startTransition(() => setData(sale.getSnapshot()));
    follow();
    return sale.subscribe(follow);
  }, []);
  return data;
}

/** The age of the data shown, followed every second. */
export function useAge(): Age {
  return ageOf(useSyncExternalStore(subscribeToSeconds, secondsNow, () => null));
}

function subscribeToSeconds(listener: () => void): () => void {
  const unsubscribe = sale.subscribe(listener);
  const timer = setInterval(listener, tickMs);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}
