/** Shows the place on the page that an address names. */
import { unfoldAll } from './unfold.ts';

/** Scrolls to the element of a hash, a question opened; returns whether there is one. `isAtOnce` leaves out the gliding. */
export function showAnchor(hash: string, isAtOnce = false): boolean {
  const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
  if (target === null) return false;
  if (target instanceof HTMLDetailsElement) openQuestion(target);
  // What was unfolded has moved everything: gliding back to where the browser already was would only be noise.
  const hasUnfolded = unfoldAll();
  target.scrollIntoView({ behavior: isAtOnce || hasUnfolded ? 'instant' : scrollBehavior() });
  return true;
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
