/**
 * Lays the parts of a long page out one by one. Until then `boot.ts` has them folded: the browser renders those on the
 * screen and leaves the others out, so that neither the first paint nor the faces that come after it cost the layout
 * of the whole page. The style of a section that is laid out also takes it from the rule in `base.css`.
 */
import { whenIdle } from './when-idle.ts';

/** Unfolds section by section, whenever nothing else is to be done. */
export function unfold(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main section')].values();

  const unfoldNext = () => {
    const { value: section } = sections.next();
    if (section === undefined || !isFolded()) {
      unfoldAll();
      return;
    }
    section.style.setProperty('content-visibility', 'visible');
    requestAnimationFrame(() => whenIdle(unfoldNext));
  };

  whenIdle(unfoldNext);
}

/** Unfolds everything at once, for whoever goes to a place; returns whether anything was folded. */
export function unfoldAll(): boolean {
  if (!isFolded()) return false;
  delete document.documentElement.dataset['folded'];
  for (const section of document.querySelectorAll<HTMLElement>('main section'))
    section.style.removeProperty('content-visibility');
  return true;
}

function isFolded(): boolean {
  return document.documentElement.dataset['folded'] !== undefined;
}
