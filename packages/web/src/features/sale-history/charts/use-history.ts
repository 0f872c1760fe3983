/** The sale's history, asked for anew whenever the live sale has moved on. */
import type { SaleHistory } from '@lilape/wire/history';
import { useEffect } from 'react';
import { useAsync, type Async } from '#ui/use-async.ts';
import { useLive } from '#ui/use-live.ts';
import { saleHistory } from './answer.ts';

/** How soon a purchase shows in the charts, at most once in this time, milliseconds. */
const refreshMs = 1_000;
/** How often words such as 'seen' are looked up again while they can still change, milliseconds. */
const wordsMs = 15_000;

/** The history as last heard of; after a failure the last one stays. */
export function useHistory(): Async<SaleHistory> {
  const { presale } = useLive();
  const history = useAsync('history', saleHistory);
  const { value, isLoading, reload } = history;
  const waitMs = waitOf(value, presale);
  useEffect(() => {
    if (waitMs === null || isLoading) return undefined;
    const timer = setTimeout(reload, waitMs);
    return () => clearTimeout(timer);
    // A new answer starts the wait again.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [waitMs, isLoading, value]);
  return history;
}

/** Milliseconds until the history is worth asking for again; null while nothing can have changed. */
function waitOf(value: SaleHistory | null, live: { block: number; raised: string } | null): number | null {
  if (value === null) return null;
  if (live !== null && live.block > value.block && live.raised !== value.raised) return refreshMs;
  return value.newest.some(({ status }) => status !== 'final') ? wordsMs : null;
}
