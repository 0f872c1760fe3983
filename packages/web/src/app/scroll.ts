/** Where the page stands after a change of address: at the top, or at the anchor that the address names, opened. */
import { useEffect, useRef } from 'react';
import { useLocation } from '#shell/page/location.ts';
import { unfoldAll } from './unfold.ts';

/** Scrolls smoothly to the element of a hash, and to the top when a route without one is entered. */
export function useScrollRules(): void {
  const place = useLocation();
  const lastPath = useRef(place.path);

  useEffect(() => {
    const { path, hash } = place;
    const isNewRoute = lastPath.current !== path;
    lastPath.current = path;
    const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
    if (target instanceof HTMLDetailsElement) openQuestion(target);
    const hasUnfolded = (target !== null || isNewRoute) && unfoldAll();
    // What was unfolded has moved everything: gliding back to where the browser already was would only be noise.
    if (target !== null) target.scrollIntoView({ behavior: hasUnfolded ? 'instant' : scrollBehavior() });
    else if (isNewRoute) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [place]);
}

/** A question is opened by its address, and shown though a filter hides it; without scripts it stays as it is. */
function openQuestion(question: HTMLDetailsElement): void {
  question.open = true;
  if (question.checkVisibility()) return;
  question.closest('section')?.querySelector<HTMLInputElement>('input[value="all"]')?.click();
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
