/** Where the page stands after a change of address: at the top, or at the anchor that the address names, opened. */
import { useEffect, useRef } from 'react';
import { useLocation } from '#shell/page/location.ts';
import { showAnchor } from './anchor.ts';
import { unfoldAll } from './unfold.ts';

/** Scrolls smoothly to the element of a hash, and to the top when a route without one is entered; `entry.ts` sees to the first address. */
export function useScrollRules(): void {
  const place = useLocation();
  const lastPath = useRef(place.path);

  useEffect(() => {
    const { path, hash, visit } = place;
    const isNewRoute = lastPath.current !== path;
    lastPath.current = path;
    if (visit === 0) return;
    const hasUnfolded = isNewRoute && unfoldAll();
    if (!showAnchor(hash, hasUnfolded) && isNewRoute) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [place]);
}
