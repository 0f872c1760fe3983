/** Asks for the islands of a draw when its place comes into view. */
import { HYDRATE, ISLAND_TAG } from '#shell/island/when.ts';

const deeds = ['pointermove', 'pointerdown', 'scroll', 'wheel', 'keydown', 'focusin'] as const;

let isAsked = false;

/** While a draw is on, as soon as the place is seen; before that not until the visitor has done something. */
export function hydrateForDraw(page: HTMLElement, isOn: boolean): void {
  const place = page.querySelector('[data-draw]');
  if (place === null) return;
  if (isOn) return watch(page, place);
  if (isAsked) return;
  isAsked = true;
  const done = () => {
    for (const deed of deeds) removeEventListener(deed, done);
    watch(page, place);
  };
  for (const deed of deeds) addEventListener(deed, done, { passive: true });
}

function watch(page: HTMLElement, place: Element): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting !== true) return;
    observer.disconnect();
    for (const island of page.querySelectorAll(ISLAND_TAG))
      island.dispatchEvent(new Event(HYDRATE, { bubbles: true }));
  });
  observer.observe(place);
}
