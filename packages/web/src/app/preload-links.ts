/** Loads a page's code, or where dialogs come from, while the visitor is still moving towards its link or button. */
import type { Language } from '#shell/page/language.ts';
import { linkedPage } from './browser-router.tsx';
import { loadBuying } from './frame-actions.ts';
import { loadPage, pageAt } from './page-loader.ts';

/** Watches pointer, touch and focus on links to pages in this language, and on buttons that open a dialog. */
export function preloadLinkedPages(language: Language): void {
  const preload = (event: Event) => {
    if (isForDialog(event.target)) Promise.all([import('./dialogs.ts'), loadBuying()]).catch(() => {});
    const page = linkedPage(event.target, language);
    // A failure here is not the visitor's concern: following the link tries again and reports.
    if (page !== null) loadPage(pageAt(page.path)).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, preload, { passive: true });
}

function isForDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-haspopup="dialog"]') !== null;
}
