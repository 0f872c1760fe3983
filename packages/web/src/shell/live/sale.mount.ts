/** Keeps HTML that was written beforehand true while the sale goes on. */
import { sale } from './sale.ts';
import { showAges, showSale } from './show-sale.ts';

const tickMs = 1_000;

/**
 * Writes the sale's state and figures into the document at each change and, for the ages, each second. From now on the
 * document says `data-follows`.
 */
export function mount(): void {
  document.documentElement.dataset['follows'] = '';
  sale.subscribe(showSale);
  setInterval(showAges, tickMs);
  showSale();
}
