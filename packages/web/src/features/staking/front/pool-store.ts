/** The pool in numbers, from the site or, where that does not answer, from the wallet's own node. */
import { createStore } from '#shell/page/store.ts';

/** Base units of LILAPE, all as of one block. */
export type PoolFigures = {
  readonly staked: bigint;
  readonly reserved: bigint;
  readonly free: bigint;
  /** null where only the site knows: the contract does not count it. */
  readonly paid: bigint | null;
  readonly open: number | null;
  readonly stakers: number | null;
  readonly block: number;
};

export type Pool = {
  /** The last answer; null before the first. */
  readonly figures: PoolFigures | null;
  readonly from: 'site' | 'wallet';
  /** Whether the chain was read too long ago, or the last try failed. */
  readonly isLate: boolean;
  readonly hasFailed: boolean;
};

/** The page's one store of it. */
export const pool = createStore<Pool>({ figures: null, from: 'site', isLate: false, hasFailed: false });
