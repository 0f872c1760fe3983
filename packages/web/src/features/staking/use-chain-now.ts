/** The chain's time, ticking. */
import { useEffect, useState } from 'react';
import { chainNowMs } from './front/chain-clock.ts';

const tickMs = 1_000;

/** Unix seconds by the chain's clock, anew every second. */
export function useChainNow(): number {
  const [now, setNow] = useState(() => Math.floor(chainNowMs() / 1_000));
  useEffect(() => {
    const timer = setInterval(() => setNow(Math.floor(chainNowMs() / 1_000)), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
