/** Loads a page's code while the visitor is still moving towards its link. */
import { loadPage, pageAt } from './page-loader.ts';

function preload(event: Event, basePath: string): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '') return;
  const prefix = basePath === '/' ? '' : basePath;
  if (!link.pathname.startsWith(`${prefix}/`)) return;
  // A failure here is not the visitor's concern: following the link tries again and reports.
  loadPage(pageAt(link.pathname.slice(prefix.length))).catch(() => {});
}

/** Watches pointer and focus on links within the router's base path. */
export function preloadLinkedPages(basePath: string): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, (event) => preload(event, basePath), { passive: true });
}
