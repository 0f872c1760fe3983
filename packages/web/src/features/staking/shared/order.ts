/** Whether own stakes come before the form, as a wallet's part of the page has decided it. @see decision 178 "own stakes first" */
import { createStore } from '#shell/first/store.ts';

export type Order = {
  readonly isStakesFirst: boolean;
  /** Whether the form is unfolded where it comes after them. */
  readonly isFormOpen: boolean;
  /** Whether somebody has typed or chosen in the form. */
  readonly isTyped: boolean;
};

/** null until there is a wallet. */
export const order = createStore<Order | null>(null);

/** Changes a part of it. */
export function changeOrder(part: Partial<Order>): void {
  const now = order.get() ?? { isStakesFirst: false, isFormOpen: false, isTyped: false };
  order.set({ ...now, ...part });
}
