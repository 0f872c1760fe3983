/** Which contracts of the deployment the page itself speaks to: only their addresses are in every page's scripts. */
import type { ContractName } from '@lilape/contracts/table';

/** Those that are told on the contracts page and called by nobody here. */
export const reportedOnly = [
  'teamVesting',
  'ethUsdFeed',
  'poolManager',
] as const satisfies readonly ContractName[];

export type PageContract = Exclude<ContractName, (typeof reportedOnly)[number]>;
