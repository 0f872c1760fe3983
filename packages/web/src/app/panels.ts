/**
 * The keys of the bar's panels, which CSS opens by pointer and focus: arrows go into a panel and along its links, Escape shuts the
 * open one and gives the focus back to its room, and so does following a link. Comes with `idle.ts`. @see frame/header-nav.tsx
 */

const PANEL = '[data-panel]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  const focused = target instanceof Element ? target.closest<HTMLElement>(PANEL) : null;
  if (key === 'Escape') shut(focused ?? document.querySelector<HTMLElement>(`${PANEL}:hover`));
  const step = STEPS[key];
  if (step === undefined || focused === null) return;
  event.preventDefault();
  delete focused.dataset['shut'];
  const links = linksOf(focused);
  links[links.findIndex((link) => link === target) + step]?.focus();
});

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) shut(target.closest<HTMLElement>(PANEL));
});

/** Until pointer or focus leave it. */
function shut(room: HTMLElement | null): void {
  if (room === null) return;
  if (room.contains(document.activeElement)) linksOf(room)[0]?.focus();
  room.dataset['shut'] = '';
  for (const type of ['mouseleave', 'focusout'])
    room.addEventListener(type, () => delete room.dataset['shut'], { once: true });
}

const linksOf = (room: HTMLElement) =>
  [...room.querySelectorAll('a')].filter((link) => link.checkVisibility());
