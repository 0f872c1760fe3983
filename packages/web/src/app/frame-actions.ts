/** Brings the kept HTML of header and footer to life: one listener for the whole document instead of code for each part. */
import { announce } from '#shell/first/announce.ts';
import { isLanguage, languageOf, localizedPath } from '@lilape/domain/languages';
import { languageKey } from '#shell/first/language.ts';
import { toggleMotion } from '#shell/first/motion.ts';
import { writeStored } from '#shell/first/storage.ts';
import { toggleTheme } from '#shell/first/theme.ts';
import { openWallet } from '#shell/first/choose-wallet.ts';
import { loadOrNotify } from './load-failed.ts';

const confirmationMs = 2000;

/**
 * Handles `data-action` "theme", "motion", "reload", "refresh", "add-token", "wallet" and "buy", `data-copy` (nothing in it: the
 * code within it, or what stands before it), the language links and links in
 * the open menu.
 */
export function listenToFrame(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('a, button');
    if (control === null) return;
    if (control.dataset['action'] === 'theme') toggleTheme();
    if (control.dataset['action'] === 'motion') toggleMotion();
    if (control.dataset['action'] === 'reload') location.reload();
    if (control.dataset['action'] === 'refresh') void refresh(control);
    if (control.dataset['action'] === 'add-token') void addToken();
    if (control.dataset['action'] === 'wallet') void openWallet();
    if (control.dataset['action'] === 'buy') void buy(control);
    if (control.dataset['copy'] !== undefined)
      void copyFrom(control, control.dataset['copy'] || textToCopy(control));
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

async function addToken(): Promise<void> {
  const loaded = await loadOrNotify(import('#features/guide/add-token.ts'));
  await loaded?.addToken(languageOf(location.pathname));
}

/** Fetches the way to pay; `islands.ts` asks while the pointer is still on its way. */
export const loadBuying = () => import('#features/buy/buy-now.ts');

function buy(button: HTMLElement): Promise<void> {
  button.closest<HTMLElement>('[popover]')?.hidePopover();
  return whileBusy(button, loadBuying(), ({ buyNow }) =>
    buyNow(languageOf(location.pathname), button.getAttribute('value') ?? undefined),
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
