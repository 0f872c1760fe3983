/** Which contracts of the deployment the page itself speaks to: only their addresses are in every page's scripts. */
import type { ContractName } from '@lilape/contracts/table';

/** Those that the contracts page shows, and that no part of the page calls. */
export const shownOnly = [
  'teamVesting',
  'ethUsdFeed',
  'poolManager',
] as const satisfies readonly ContractName[];

export type PageContract = Exclude<ContractName, (typeof shownOnly)[number]>;
