/** Brings the islands of a document to life: each when it says so, and sooner where it is pressed. @see decision 140 "islands" */
import { HYDRATE, ISLAND_TAG } from '#shell/first/when.ts';
import { openOverlays } from '#shell/first/overlay.ts';
import { shownToast } from '#shell/first/toast.ts';
import { rememberedWallet } from '#shell/first/remembered.ts';
import { preloadWalletFiles } from '#shell/first/wallet-files.ts';
import { loadBuying } from './load-buying.ts';
import { loadOrNotify } from './load-failed.ts';
import { mountIsland } from './mount-island.ts';
import { whenIdle } from './when-idle.ts';

/** How far from the screen an island begins to come. */
const NEAR = '200px';
/** What islands listen to with a press; links, fields and folds work by themselves, and what the frame carries out needs no island. */
const PRESSED = 'button:not([data-action], [data-copy]), [role="button"], [role="tab"]';

const hydrating = new WeakMap<Element, Promise<void>>();
/** What was pressed last in an island that cannot hear yet; whatever was pressed before it is forgotten. */
const pressed = new WeakMap<Element, HTMLElement>();

/** Begins: from here on each island comes by itself, or at a press, which it is then given. */
export function startIslands(): void {
  document.addEventListener('click', takeClick, true);
  document.addEventListener('submit', takeSubmit, true);
  for (const type of ['pointerover', 'focusin', 'touchstart', HYDRATE])
    document.addEventListener(type, foresee, { passive: true });
  for (const store of [openOverlays, shownToast]) store.subscribe(beginWallet);
  void loadFirst();
  whenIdle(() => {
    find('[when=idle]').forEach(begin);
    import('./idle.ts').catch(() => {});
  });
  watchVisible();
  if (rememberedWallet() !== null) bringWallet();
}

/**
 * Goes on with the wallet of the last visit: where React comes by itself, with its libraries; elsewhere it is only asked
 * whether anything has changed. @see decision 199 "a wallet without libraries"
 */
function bringWallet(): void {
  if (find('[prefix]:is([when=load],[when=idle])')[0]) return beginWallet();
  find('[when=wallet]:not([prefix])').forEach(begin);
  import('#wallet/watch-last-visit.ts').then((watch) => watch.watchLastVisit(beginWallet)).catch(() => {});
}

/**
 * Brings what dialogs and toasts live in, and after it what shows the wallet; all files that the first of them needs are asked for
 * at once, or a slow line would cost a round trip each.
 * @throws TypeError where one does not come
 */
export async function hydrateWalletIslands(): Promise<void> {
  preloadWalletFiles();
  // Without a wallet most presses open the choice of one. A failure here is not the visitor's concern: the dialog asks again and reports.
  if (rememberedWallet() === null)
    import('./dialogs.ts').then((rows) => rows.dialogs.wallet.load()).catch(() => {});
  await Promise.all(find('[when=wallet][prefix]').map(hydrate));
  find('[when=wallet]').forEach(begin);
}

function beginWallet(): void {
  // Where one does not come, neither does the wallet: it is not promised any more.
  hydrateWalletIslands().catch(() => delete document.documentElement.dataset['wallet']);
}

/** Resolves once an island hears for itself; one that did not come is asked for again by the next call. */
function hydrate(island: HTMLElement): Promise<void> {
  const known = hydrating.get(island);
  if (known !== undefined) return known;
  const coming = hydrateNow(island);
  hydrating.set(island, coming);
  coming.catch(() => hydrating.delete(island));
  return coming;
}

async function hydrateNow(island: HTMLElement): Promise<void> {
  // Only components have ids of their own.
  if (island.hasAttribute('prefix')) {
    const hydrate = await import('./hydrate.tsx');
    // What React renders asks for the session.
    if (rememberedWallet() !== null) beginWallet();
    await hydrate.hydrateIsland(island);
  } else await mountIsland(island);
  island.setAttribute('hydrated', '');
}

/** Hydrates one that nobody waits for: the browser's console names a file that does not come, and a press asks again. */
function begin(island: HTMLElement): void {
  hydrate(island).catch(() => {});
}

function takeClick(event: MouseEvent): void {
  const control = at(event.target, PRESSED);
  const island = waitingAround(control);
  if (control === null || island === null) return;
  stop(event);
  void giveTo(island, control, () => control.click());
}

function takeSubmit(event: SubmitEvent): void {
  const form = at(event.target, 'form');
  const island = waitingAround(form);
  if (!(form instanceof HTMLFormElement) || island === null) return;
  stop(event);
  void giveTo(island, form, () => form.requestSubmit());
}

/** Says that a press was felt, and carries it out once the island can; where it does not come, a sentence says so. */
async function giveTo(island: HTMLElement, control: HTMLElement, carryOut: () => void): Promise<void> {
  const before = pressed.get(island);
  if (before !== undefined) before.ariaBusy = null;
  pressed.set(island, control);
  control.ariaBusy = 'true';
  const isThere = (await loadOrNotify(hydrate(island))) !== null;
  if (pressed.get(island) !== control) return;
  pressed.delete(island);
  control.ariaBusy = null;
  if (isThere && control.isConnected) carryOut();
}

/** Pointer or focus are on their way: an island comes, and what a button outside of one opens. */
function foresee({ target }: Event): void {
  const island = waitingAround(target);
  if (island !== null) begin(island);
  if (at(target, '[aria-haspopup="dialog"]') === null) return;
  beginWallet();
  // A failure here is not the visitor's concern: the press asks again and reports.
  loadBuying().catch(() => {});
}

function watchVisible(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const island = at(target, ISLAND_TAG);
        if (!isIntersecting || island === null) continue;
        observer.unobserve(target);
        begin(island);
      }
    },
    { rootMargin: NEAR },
  );
  // An island has no box of its own.
  for (const { firstElementChild } of find('[when=visible]'))
    if (firstElementChild !== null) observer.observe(firstElementChild);
}

/** What a page is for: where it does not come, that is said at once. The document is marked once all of it has been tried. */
async function loadFirst(): Promise<void> {
  await Promise.all(find('[when=load]').map((island) => loadOrNotify(hydrate(island))));
  document.documentElement.dataset['page'] = 'ready';
}

const find = (which: string) => [...document.querySelectorAll<HTMLElement>(ISLAND_TAG + which)];

/** The island that something lies in, unless it hears already; one around that hears of what lies in its own document alone. */
function waitingAround(target: EventTarget | null): HTMLElement | null {
  const island = at(target, ISLAND_TAG);
  return island?.hasAttribute('hydrated') === true ? null : island;
}

function at(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
