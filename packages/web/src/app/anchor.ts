/** Shows the place on the page that an address names. */
import { unfoldAll } from './unfold.ts';

/** Scrolls to the element of a hash, folds around it opened; returns whether there is one. `isAtOnce` leaves out the gliding. */
export function showAnchor(hash: string, isAtOnce = false): boolean {
  const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
  if (target === null) return false;
  openAround(target);
  // What was unfolded has moved everything: gliding back to where the browser already was would only be noise.
  const hasUnfolded = unfoldAll();
  target.scrollIntoView({ behavior: isAtOnce || hasUnfolded ? 'instant' : scrollBehavior() });
  return true;
}

/** Opens every fold that the place is or stands in, and shows it though a filter hides it; without scripts it stays as it is. */
function openAround(target: HTMLElement): void {
  let fold = target.closest('details');
  while (fold !== null) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
  if (!target.checkVisibility()) showUnfiltered(target);
}

function showUnfiltered(target: HTMLElement): void {
  target.closest('section')?.querySelector<HTMLInputElement>('input[value="all"]')?.click();
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
