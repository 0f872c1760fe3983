/** Whose chance is looked at: the connected wallet's, or that of an address that was typed; one wish for card, vine and draw. */
import type { Address } from '@lilape/domain/address';
import type { GiveawayAccountBody } from '@lilape/wire/draws';
import { createStore } from '#shell/page/store.ts';

export type Looked = {
  /** null where nobody was named. */
  readonly address: Address | null;
  readonly isTyped: boolean;
  /** What the site knows of it; null before its answer. */
  readonly account: GiveawayAccountBody | null;
  readonly hasFailed: boolean;
};

export const nobody: Looked = { address: null, isTyped: false, account: null, hasFailed: false };

/** The page's one store of it. */
export const looked = createStore<Looked>(nobody);

/** The connected wallet's address, set by the island that knows it. */
export const own = createStore<Address | null>(null);
