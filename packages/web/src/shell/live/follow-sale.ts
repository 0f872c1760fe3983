/** Keeps HTML that was written beforehand true while the sale goes on. */
import { sale } from './sale.ts';
import { showSale } from './show-sale.ts';

const tickMs = 1_000;
let followers = 0;

/**
 * Writes the sale's state and figures into the document at each change and, for the ages, each second; returns the way
 * to stop. Until then the document says `data-follows`.
 */
export function followSale(): () => void {
  const { dataset } = document.documentElement;
  followers += 1;
  dataset['follows'] = '';
  const unsubscribe = sale.subscribe(showSale);
  const timer = setInterval(showSale, tickMs);
  showSale();
  return () => {
    unsubscribe();
    clearInterval(timer);
    followers -= 1;
    if (followers === 0) delete dataset['follows'];
  };
}
