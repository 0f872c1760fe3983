/** Lays the desk of a connected wallet into the staking page, whose HTML is kept as it was written. */
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { StakeDesk } from '#features/staking/stake-desk.tsx';
import { useSession } from '#shell/wallet/session.ts';
import { usePlace } from './use-place.ts';

/** What stands there for visitors makes room while it is there. */
export function StakesOnStaking() {
  const session = useSession();
  const choose = usePlace('[data-desk="choose"]');
  const sign = usePlace('[data-desk="sign"]');
  const stakes = usePlace('[data-desk="stakes"]');
  useLayoutEffect(() => {
    if (stakes === null) return undefined;
    const visitors = document.querySelectorAll<HTMLElement>('[data-staking] [data-visitor]');
    for (const part of visitors) part.hidden = true;
    return () => {
      for (const part of visitors) part.hidden = false;
    };
  }, [stakes]);
  if (choose === null || sign === null || stakes === null || session.status !== 'connected') return null;
  return (
    <StakeDesk
      key={session.address}
      address={session.address}
      lay={{
        choose: (part) => createPortal(part, choose),
        sign: (part) => createPortal(part, sign),
        stakes: (part) => createPortal(part, stakes),
      }}
    />
  );
}
