/** Shows the bar with Buy wherever a page of the sale has no Buy of its own on the screen. @see frame/buy-bar.tsx */
import { buyBarId } from '#shell/first/buy-bar-id.ts';

let isWaiting = false;

/** Follows the visitor down the page. */
export function keepBuyInReach(): void {
  for (const type of ['scroll', 'resize']) addEventListener(type, lookSoon, { passive: true });
  new MutationObserver(lookSoon).observe(document.documentElement, {
    attributeFilter: ['data-follows', 'data-sale'],
  });
  lookSoon();
}

function lookSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    showBuyBar();
  });
}

/** Shows or hides the bar by where the page stands now. */
export function showBuyBar(): void {
  const bar = document.getElementById(buyBarId);
  if (bar === null) return;
  const { dataset } = document.documentElement;
  bar.hidden = dataset['follows'] === undefined || isOwnInReach();
  // The bar says nothing, and takes no room, where nothing is sold.
  if (bar.checkVisibility()) dataset['buyBar'] = '';
  else delete dataset['buyBar'];
}

/** Whether the page's own Buy has not been scrolled past. */
function isOwnInReach(): boolean {
  const own = document.querySelector('main [data-action="buy"]:not([value])');
  if (own === null || !own.checkVisibility()) return false;
  const headerPx = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return own.getBoundingClientRect().bottom > headerPx;
}
