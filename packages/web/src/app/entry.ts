/**
 * The first script of a document: it brings the fixed HTML to life, and has each island taken over when that says so. A page is another document: links are the browser's own.
 */
import { languageOf, pathOf } from '@lilape/domain/languages';
import { navigate } from '#shell/first/navigate.ts';
import { showAnchor } from './anchor.ts';
import { keepBuyInReach } from './buy-bar.ts';
import { carryToast } from './carry-toast.ts';
import { reloadForWallet } from './come-back.ts';
import { listenToFrame, pointLanguageLinks } from './frame-actions.ts';
import { startIslands } from './islands.ts';
import { unfold, unfoldAll } from './unfold.ts';

listenToFrame();
pointLanguageLinks(pathOf(location.pathname, languageOf(location.pathname)));
followAnchors();
startIslands();
carryToast();
reloadForWallet();
showAnchor(location.hash, true);
unfold();
keepBuyInReach();

/** Glides to places of this page, folds around them opened. */
function followAnchors(): void {
  addEventListener('popstate', () => showAnchor(location.hash));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.hash === '' || event.defaultPrevented) return;
    if (link.origin + link.pathname !== location.origin + location.pathname) return;
    // A bare "#id" stays with the browser, which also moves the focus.
    unfoldAll();
    if (link.getAttribute('href')?.startsWith('#') === true) return;
    navigate(link.href);
    event.preventDefault();
  });
}
