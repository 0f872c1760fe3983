/** Brings the kept HTML of header and footer to life: one listener for the whole document instead of code for each part. */
import { announce } from '#shell/first/announce.ts';
import { isLanguage, languageOf, localizedPath } from '@lilape/domain/languages';
import { languageKey } from '#shell/first/language.ts';
import { toggleMotion } from '#shell/first/motion.ts';
import { writeStored } from '#shell/first/storage.ts';
import { toggleTheme } from '#shell/first/theme.ts';
import { openWallet } from '#shell/first/choose-wallet.ts';
import { hydrateWalletIslands } from './islands.ts';
import { loadBuying } from './load-buying.ts';
import { loadOrNotify } from './load-failed.ts';

const confirmationMs = 2000;

/**
 * Handles `data-action` "theme", "motion", "reload", "refresh", "wallet" and "buy", `data-copy` (nothing in it: the
 * code within it, or what stands before it), the language links and links in
 * the open menu.
 */
export function listenToFrame(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('a, button');
    if (control === null) return;
    const { action, copy } = control.dataset;
    if (action === 'theme') toggleTheme();
    if (action === 'motion') toggleMotion();
    if (action === 'reload') location.reload();
    if (action === 'refresh') void refresh(control);
    if (action === 'wallet') void whileBusy(control, hydrateWalletIslands(), openWallet);
    if (action === 'buy') void buy(control);
    if (copy !== undefined) void copyFrom(control, copy || textToCopy(control));
    if (control instanceof HTMLAnchorElement) followFrom(control);
  });
}

/** Leads the language links to the page that is open; one document stands for all addresses beneath a path. */
export function pointLanguageLinks(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]'))
    if (isLanguage(link.lang)) link.pathname = localizedPath(path, link.lang);
}

function followFrom(link: HTMLAnchorElement): void {
  if (link.hreflang !== '') {
    writeStored(languageKey, link.hreflang);
    link.search = location.search;
    link.hash = location.hash;
  }
  link.closest<HTMLElement>('[popover]')?.hidePopover();
}

const textToCopy = (control: HTMLElement) =>
  (control.querySelector('code') ?? control.previousElementSibling)?.textContent ?? '';

/** Copies `text`; the control tells the outcome by `data-done`, and by the words for it on itself or around it. */
async function copyFrom(control: HTMLElement, text: string): Promise<void> {
  const { copied = '', failed = '' } = control.closest<HTMLElement>('[data-copied]')?.dataset ?? {};
  try {
    await navigator.clipboard.writeText(text);
    control.dataset['done'] = '';
    setTimeout(() => delete control.dataset['done'], confirmationMs);
    announce(copied);
  } catch {
    announce(failed);
  }
}

const refresh = (button: HTMLElement) =>
  whileBusy(button, import('#shell/live/sale.ts'), ({ refreshLive }) => refreshLive());

function buy(button: HTMLElement): Promise<void> {
  button.closest<HTMLElement>('[popover]')?.hidePopover();
  // What the dialog stands in comes first: where it does not, a sentence says so.
  return whileBusy(button, Promise.all([loadBuying(), hydrateWalletIslands()]), ([{ buyNow }]) =>
    buyNow(languageOf(location.pathname), button.getAttribute('value') ?? ''),
  );
}

/** Shows that a press was felt until what it asked for has come and is through. */
async function whileBusy<Part>(
  button: HTMLElement,
  asked: Promise<Part>,
  act: (part: Part) => unknown,
): Promise<void> {
  button.ariaBusy = 'true';
  const loaded = await loadOrNotify(asked);
  if (loaded !== null) await act(loaded);
  button.ariaBusy = null;
}
