/**
 * The first script of every document, a few kilobytes: it brings the fixed HTML to life, fills in the figures, and wakes
 * the whole page when a visitor does something that needs it; at once where the page is made of such things.
 */
import { keepBuyInReach } from './buy-bar.ts';
import { takenOver } from '#shell/page/hydration.ts';
import { rememberedWallet } from '#shell/wallet/remembered.ts';
import { navigate } from '#shell/page/navigate.ts';
import { showAnchor } from './anchor.ts';
import { carryOutPresses } from './first-press.ts';
import { listenToFrame } from './frame-actions.ts';
import { unfold, unfoldAll } from './unfold.ts';
import { isAwake, wake } from './wake.ts';

/** What a page does by itself without React, beside its file in `routes`. */
const scripts = import.meta.glob<{ start: () => void }>('../routes/*.script.ts');

const root = document.getElementById('root');

listenToFrame();
carryOutPresses();
const sleeps = root?.dataset['sleeps'] !== undefined;
if (sleeps) {
  followAnchors();
  fillIn(root.dataset).catch(() => {});
}
if (!sleeps || rememberedWallet() !== null)
  wake().catch(() => delete document.documentElement.dataset['wallet']);
showAnchor(location.hash, true);
unfold();
keepBuyInReach();
document.documentElement.dataset['page'] ??= 'asleep';

/** Fills in the page's figures until the whole page does. What does not come leaves them blank. */
async function fillIn({ page = '', followsSale }: DOMStringMap): Promise<void> {
  // The browser's console names a file that does not come.
  scripts[`../routes/${page}.script.ts`]?.()
    .then(({ start }) => start())
    .catch(() => {});
  if (followsSale === undefined) return;
  const { followSale } = await import('#shell/live/follow-sale.ts');
  const stop = followSale();
  await takenOver;
  stop();
}

/** Glides to places of this page until the router does. */
function followAnchors(): void {
  addEventListener('popstate', () => {
    if (!isAwake()) showAnchor(location.hash);
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (isAwake() || link === null || link.hash === '' || event.defaultPrevented) return;
    if (link.origin + link.pathname !== location.origin + location.pathname) return;
    // A bare "#id" stays with the browser, which also moves the focus.
    unfoldAll();
    if (link.getAttribute('href')?.startsWith('#') === true) return;
    navigate(link.href);
    event.preventDefault();
  });
}
