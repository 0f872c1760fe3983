/** The desk of a connected wallet in its three places of the staking page. */
import { type ReactNode, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrating } from '#shell/page/use-is-hydrating.ts';
import { useSession } from '#shell/wallet/session.ts';
import { StakeDesk } from './stake-desk.tsx';

const names = ['choose', 'sign', 'stakes'] as const;
type Places = Readonly<Record<(typeof names)[number], Element>>;

/** What stands there for visitors makes room while it is there. */
export function StakesOnPage() {
  const session = useSession();
  const isHydrating = useIsHydrating();
  const places = useMemo(() => (isHydrating ? null : findPlaces()), [isHydrating]);
  const isShown = places !== null && session.status === 'connected';
  useEffect(() => {
    if (!isShown) return undefined;
    const visitors = document.querySelectorAll<HTMLElement>('[data-staking] [data-visitor]');
    for (const part of visitors) part.hidden = true;
    return () => {
      for (const part of visitors) part.hidden = false;
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <StakeDesk
      key={session.address}
      address={session.address}
      lay={{ choose: into(places.choose), sign: into(places.sign), stakes: into(places.stakes) }}
    />
  );
}

const into = (place: Element) => (part: ReactNode) => createPortal(part, place);

function findPlaces(): Places | null {
  const found = names.map((name) => [name, document.querySelector(`[data-desk="${name}"]`)]);
  return found.every(([, place]) => place !== null) ? (Object.fromEntries(found) as Places) : null;
}
