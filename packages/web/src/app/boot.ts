/**
 * Runs before the first paint, inline in every document, its hash named by the content policy: sets theme and motion that were
 * chosen, keeps room for a wallet that is remembered, takes a visitor without a chosen language to the page in the browser's, lets pages pass into one another,
 * and starts the page's scripts once it is on the screen. What is pressed before they have come is pressed again then. Standalone: the build turns this file alone into a classic script.
 */
// The build writes these in. @see build/boot-script.ts
declare const firstLanguage: string;
declare const otherLanguages: readonly string[];
/** Whether it is the page of the wall, which alone brings what is said of it below. */
declare const hasWall: boolean;

try {
  const theme = localStorage.getItem('lilape.theme');
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  if (localStorage.getItem('lilape.motion') === 'still') document.documentElement.dataset['motion'] = 'still';
  // Where a wallet is about to be there again, its account stands in the header and room is kept for its islands.
  if (localStorage.getItem('lilape.wallet') !== null) {
    const account = localStorage.getItem('lilape.account') ?? '';
    document.documentElement.dataset['wallet'] = account;
    document.documentElement.style.setProperty('--account', `"${account}"`);
    const stakes = localStorage.getItem('lilape.stakes');
    if (stakes !== null) document.documentElement.dataset['stakes'] = stakes;
  }
  const language = localStorage.getItem('lilape.language') ?? navigator.language.slice(0, 2);
  // The address of a page in the first language names none.
  if (document.documentElement.lang === firstLanguage && otherLanguages.includes(language))
    location.replace(`/${language}${location.href.slice(location.origin.length)}`);
} catch {
  // Storage is forbidden: the system's theme and the language of the address stand.
}

// A page entered at its top is rendered section by section (`unfold.ts`); elsewhere the place to show must be right at once.
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (entry?.type === 'navigate' && location.hash === '') document.documentElement.dataset['folded'] = '';

// What an address shows by faces is marked so as soon as the wall is read: the first paint is of no other view.
if (hasWall && /(owner=0x|view=faces)(?!.*view=dots)/.test(location.search)) {
  const reading = new MutationObserver(() => {
    const wall = document.getElementById('wall');
    // Only with the last of its choices: one that is read as chosen would take the mark away.
    const [faces, dots] = wall?.querySelectorAll<HTMLInputElement>('[name=view]') ?? [];
    if (wall === null || faces === undefined || dots === undefined) return;
    reading.disconnect();
    faces.checked = true;
    wall.dataset['view'] = 'faces';
    wall.toggleAttribute('data-few', location.search.includes('owner'));
  });
  reading.observe(document, { childList: true, subtree: true });
}

/** What was pressed last while nobody could hear it. */
let pressed: HTMLElement | null = null;
const unheard = 'button:is([data-action], [data-copy], [aria-haspopup]), page-island button';

/** Keeps a press on what only scripts can carry out, or a form that only they can send, and shows that it was felt. */
const keep = (event: Event): void => {
  const isSent = event.type === 'submit';
  const control =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>(isSent ? 'page-island form' : unheard)
      : null;
  if (control === null) return;
  if (control.closest('page-island') !== null) event.preventDefault();
  if (pressed !== null) pressed.ariaBusy = null;
  pressed = control;
  pressed.ariaBusy = 'true';
};

/** From here on the page hears for itself; fired in the very task that ran its script. */
const hearNoMore = ({ type }: Event): void => {
  removeEventListener('click', keep, true);
  removeEventListener('submit', keep, true);
  if (pressed === null) return;
  pressed.ariaBusy = null;
  if (type === 'error') return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
};

addEventListener('click', keep, true);
addEventListener('submit', keep, true);

/** How long the first paint may take before the scripts start without it, milliseconds. */
const paintMs = 1_000;
let isStarted = false;

/** Fetches what the document names for later and adds the entry; nothing that can be read has to wait for them. */
const start = (): void => {
  if (isStarted) return;
  isStarted = true;
  // Each in a task of its own: on a slow phone all of them in one would keep a press waiting.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) setTimeout(ask, 0, link);
  setTimeout(run);
};

const ask = (link: HTMLLinkElement): void => {
  // `shell/first/later-sheet.ts` asks again.
  link.addEventListener('error', () => (link.dataset['failed'] = ''));
  link.rel = link.dataset['rel'] ?? '';
};

const run = (): void => {
  // Declared only by pages with live figures. No preload: browsers warn of one whose figures are slow to come.
  document.fonts.load("1em 'JetBrains Mono Variable'").catch(() => {});
  const script = document.createElement('script');
  script.type = 'module';
  script.src = document.querySelector<HTMLLinkElement>('#entry')?.href ?? '';
  script.addEventListener('load', hearNoMore);
  script.addEventListener('error', hearNoMore);
  document.head.append(script);
};

document.addEventListener('DOMContentLoaded', () => {
  // A hidden tab is never painted, and not every browser tells of its paints.
  if (document.hidden) start();
  else setTimeout(start, paintMs);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
});

// Pages pass into one another in sight. Not in a style sheet: Chromium asks before it has read one that came over the network.
// Last, for a browser from before 2023 cannot make one and stops here.
const passing = new CSSStyleSheet();
passing.replaceSync('@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');
document.adoptedStyleSheets = [passing];
