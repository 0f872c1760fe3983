/** Goes on with what an account left open on chain, wherever the visitor is. @see decision 14 "pending is not failed" */
import { useEffect } from 'react';
import { useSession } from '#shell/wallet/session.ts';
import { acts } from '#wallet/acts.ts';

/** Shows nothing itself: the acts say by toast how they end. */
export function OpenActs() {
  const session = useSession();
  useEffect(() => {
    if (session.status !== 'connected') return;
    for (const act of acts) void act.resume();
  }, [session]);
  return null;
}
