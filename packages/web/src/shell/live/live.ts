/** The page's one live store, and its hooks. */
import { isStaleAge } from '@lilape/domain/freshness';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { isHydrating } from '#shell/page/hydration.ts';
import { ageMs, createLiveStore, nothingYet, type LiveData } from './live-store.ts';

const store = createLiveStore();
const tickMs = 1_000;

/**
 * The sale as last heard of; without data while prerendering and until the first answer. An answer is drawn bit by bit,
 * so that a slow phone goes on listening to its owner.
 */
export function useLive(): LiveData {
  const [data, setData] = useState(() => (isHydrating() ? nothingYet : store.getSnapshot()));
  useEffect(() => {
    const follow = () => startTransition(() => setData(store.getSnapshot()));
    follow();
    return store.subscribe(follow);
  }, []);
  return data;
}

/** Where `isNeeded`, follows the sale and writes its status on the document, by which fixed text shows. @see ui/in-sale.css */
export function useSaleState(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const write = () => {
      const status = store.getSnapshot().presale?.status;
      if (status !== undefined) document.documentElement.dataset['sale'] = status;
    };
    write();
    return store.subscribe(write);
  }, [isNeeded]);
}

/** Asks the site for everything now; resolves when the try is over. */
export function refreshLive(): Promise<void> {
  return store.refresh();
}

/** Asks for the newest purchases from before the page was opened. @throws AppError of the call */
export function loadNewest(): Promise<void> {
  return store.loadNewest();
}

export type Age = {
  /** Whole seconds since the chain was last read; null before the first answer. */
  seconds: number | null;
  /** Whether that is too old to buy on. */
  isStale: boolean;
};

/** The age of the data shown, followed every second. */
export function useAge(): Age {
  return ageOf(useSyncExternalStore(subscribeToSeconds, currentSeconds, () => null));
}

/** The age of the data now. */
export function ageNow(): Age {
  return ageOf(currentSeconds());
}

function ageOf(seconds: number | null): Age {
  return { seconds, isStale: seconds === null || isStaleAge(seconds * 1000) };
}

function currentSeconds(): number | null {
  const age = ageMs(store.getSnapshot());
  return age === null ? null : Math.floor(age / 1000);
}

function subscribeToSeconds(listener: () => void): () => void {
  const unsubscribe = store.subscribe(listener);
  const timer = setInterval(listener, tickMs);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}
