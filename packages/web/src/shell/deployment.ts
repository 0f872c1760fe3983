/** The chain and contract addresses compiled into this build: the only ones the page ever pays. */

export type Address = `0x${string}`;

/** Written out by the bundler wherever it stands, so it stands once. */
declare const LILAPE_DEPLOYMENT: {
  chainId: number;
  name: string;
  contracts: Partial<Record<ContractName, Address | null>>;
};

const deployment = LILAPE_DEPLOYMENT;

/** Contracts the page may speak to; one that does not exist on this chain is null. */
export const contractNames = [
  'lilape',
  'presale',
  'usdt',
  'usdc',
  'nft',
  'staking',
  'prizes',
  'ethUsdFeed',
] as const;
export type ContractName = (typeof contractNames)[number];

/** Chain id of this build: 8453 Base, 84532 Base Sepolia, 31337 the local chain. */
export const chainId: number = deployment.chainId;

/** Name of the chain for people, for example "Base". */
export const chainName: string = deployment.name;

/** Whether this build is for the bundled local chain, where nothing is worth money. */
export const isLocalChain: boolean = chainId === 31337;

/** Address of each contract, or null until it exists on this chain. */
export const contracts = Object.fromEntries(
  contractNames.map((name) => [name, deployment.contracts[name] ?? null]),
) as Record<ContractName, Address | null>;
