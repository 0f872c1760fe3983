/** The chain's time, ticking. */
import { useEffect, useState } from 'react';
import { chainNowMs } from './chain-clock.ts';

const secondMs = 1_000;

/** Unix seconds by the chain's clock, anew every second, or every so many milliseconds. */
export function useChainNow(everyMs = secondMs): number {
  const [now, setNow] = useState(chainNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(chainNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

const chainNow = () => Math.floor(chainNowMs() / secondMs);
