// The one table of the product's contracts: records, artifacts, network info, pages and the watcher follow from it.

/**
 * What the contract is to us: a coin, a feed or a market is somebody else's on Base. On a test chain coins and feed are our
 * own stand-ins, and the market is deployed from its maker's package.
 */
export type ContractKind = 'ours' | 'coin' | 'feed' | 'market';

type Entry = {
  readonly kind: ContractKind;
  /** Name in Solidity of what we deploy, of a stand-in where the kind is not `ours`; null until it is written. */
  readonly solidity: string | null;
  /** The sale cannot be without it: a deployment without it is none. */
  readonly isRequired: boolean;
  /** The projection that folds its events, null where none reads them. */
  readonly projection: string | null;
  /** Every function that only its owner can use; empty where it has no owner, and cannot have one. */
  readonly powers: readonly string[];
};

/** Every contract, in the order in which they are listed. */
export const CONTRACTS = {
  lilape: { kind: 'ours', solidity: 'LilApe', isRequired: true, projection: 'holders', powers: [] },
  presale: {
    kind: 'ours',
    solidity: 'Presale',
    isRequired: true,
    projection: 'sale',
    powers: ['cancel', 'closeEarly', 'rescue', 'transferOwnership', 'renounceOwnership'],
  },
  teamVesting: {
    kind: 'ours',
    solidity: 'TeamVesting',
    isRequired: true,
    projection: null,
    powers: ['transferOwnership', 'renounceOwnership'],
  },
  reserves: { kind: 'ours', solidity: 'Reserves', isRequired: false, projection: 'market', powers: [] },
  poolOpener: { kind: 'ours', solidity: 'PoolOpener', isRequired: false, projection: 'market', powers: [] },
  draws: {
    kind: 'ours',
    solidity: 'Draws',
    isRequired: false,
    projection: 'draws',
    powers: ['open', 'withdraw', 'transferOwnership', 'renounceOwnership'],
  },
  nft: {
    kind: 'ours',
    solidity: 'LilApeNFT',
    isRequired: false,
    projection: 'apes',
    powers: ['setSigner', 'transferOwnership', 'renounceOwnership'],
  },
  staking: {
    kind: 'ours',
    solidity: 'LilApeStaking',
    isRequired: false,
    projection: 'staking',
    powers: ['takeFreeRewards', 'transferOwnership', 'renounceOwnership'],
  },
  usdt: { kind: 'coin', solidity: 'TestUsdt', isRequired: true, projection: null, powers: [] },
  usdc: { kind: 'coin', solidity: 'TestUsdc', isRequired: true, projection: null, powers: [] },
  ethUsdFeed: { kind: 'feed', solidity: 'MockEthUsdFeed', isRequired: true, projection: null, powers: [] },
  poolManager: { kind: 'market', solidity: null, isRequired: false, projection: null, powers: [] },
} as const satisfies Readonly<Record<string, Entry>>;

type Table = typeof CONTRACTS;
type NamesWith<Part> = { [Name in keyof Table]: Table[Name] extends Part ? Name : never }[keyof Table];

export type ContractName = keyof Table;
/** Contracts that every deployment has. */
export type RequiredName = NamesWith<{ readonly isRequired: true }>;
/** Contracts that have code of ours to deploy. */
export type WrittenName = NamesWith<{ readonly solidity: string }>;

/** The names, in the order of the table. */
export const contractNames = Object.keys(CONTRACTS) as [ContractName, ...ContractName[]];

/** The names of the contracts that are ours. */
export const ourNames = contractNames.filter((name) => CONTRACTS[name].kind === 'ours');

/** Whether somebody can own the contract. */
export const hasOwner = (name: ContractName): boolean => CONTRACTS[name].powers.length > 0;
