/** Wakes the page for the steps of the draw, which are React's: when their place comes into view. */

const deeds = ['pointermove', 'pointerdown', 'scroll', 'wheel', 'keydown', 'focusin'] as const;

let isAsked = false;

/** While a draw is on, as soon as the place is seen; before that not until the visitor has done something. */
export function wakeForDraw(page: HTMLElement, isOn: boolean): void {
  const place = page.querySelector('[data-draw]');
  if (place === null) return;
  if (isOn) return watch(place);
  if (isAsked) return;
  isAsked = true;
  const done = () => {
    for (const deed of deeds) removeEventListener(deed, done);
    watch(place);
  };
  for (const deed of deeds) addEventListener(deed, done, { passive: true });
}

function watch(place: Element): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting !== true) return;
    observer.disconnect();
    place.dispatchEvent(new Event('wake', { bubbles: true }));
  });
  observer.observe(place);
}
