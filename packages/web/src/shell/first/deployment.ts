/** The chain and contract addresses compiled into this build: the only ones the page ever pays. */
import type { Address } from '@lilape/contracts/deployment';
import type { PageContract } from '#shell/page-contracts.ts';

export type { Address } from '@lilape/contracts/deployment';

/** Written out by the bundler wherever it stands, so it stands once. */
declare const LILAPE_DEPLOYMENT: {
  chainId: number;
  name: string;
  contracts: Record<PageContract, Address | null>;
};

const deployment = LILAPE_DEPLOYMENT;

/** Chain id of this build: 8453 Base, 84532 Base Sepolia, 31337 the local chain. */
export const chainId: number = deployment.chainId;

/** Name of the chain for people, for example "Base". */
export const chainName: string = deployment.name;

/** Whether this build is for the bundled local chain, where nothing is worth money. */
export const isLocalChain: boolean = chainId === 31337;

/** Address of each contract that the page speaks to, or null until it exists on this chain. */
export const contracts: Readonly<Record<PageContract, Address | null>> = deployment.contracts;
