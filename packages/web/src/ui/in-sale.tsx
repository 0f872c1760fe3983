/** Text written beforehand that is true in some states of the sale only; a sheet shows what the document's state asks for. */
import type { ReactNode } from 'react';
import type { SaleState } from '#text/sale-state.ts';

/** The attribute of an element that is shown in `states` only; none where they are not named. @see in-sale.css, followSale */
export function whileSale(states: readonly SaleState[] | undefined): { 'data-in'?: string } {
  return states === undefined ? {} : { 'data-in': states.join(' ') };
}

/** Words within a paragraph that are true in `states` only. */
export function InSale({ states, children }: { states: readonly SaleState[]; children: ReactNode }) {
  return <span {...whileSale(states)}>{children}</span>;
}
