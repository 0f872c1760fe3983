// What a deployment is given: addresses, terms of the sale, coins. Read from config/{chain}.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from 'viem';

import { type BeaconTerms, quicknet } from './beacons.ts';
import { configReader } from './config-reader.ts';
import { configProblems } from './config-rules.ts';
import { type Payee, payees, shareUnits } from './shares.ts';

/** Terms of the sale as the contract takes them; times in unix seconds, dollars with 6 decimals. */
export type SaleTerms = {
  startsAt: number;
  endsAt: number;
  stageCount: number;
  basePrice: number;
  priceStep: number;
  tokensPerStage: bigint;
  minimum: bigint;
  softCap: bigint;
  share: bigint;
};

export type DeploymentConfig = {
  chainId: number;
  name: string;
  /** what the record has to say besides; null where there is nothing */
  note: string | null;
  /** 1, and one more for each attempt after a sale that failed: part of every salt, so of every address */
  generation: number;
  owner: Address;
  /** where the money goes that no pool takes, and what apes cost */
  treasury: Address;
  /** whom the reserves pay marketing, development and DAO to, over a year after the release */
  reserves: Record<Payee, Address>;
  vesting: { beneficiary: Address; startsAt: bigint; durationSeconds: bigint };
  /** whose signature on a voucher lets an ape be minted */
  studioSigner: Address;
  /** origin of the site without a slash at its end, which the metadata of the prizes names for good; null: they name none */
  siteUrl: string | null;
  /** whose signatures decide draws */
  beacon: BeaconTerms;
  /** who takes no part in any draw, besides whom the rest of this names and our contracts */
  excluded: readonly Address[];
  sale: SaleTerms;
  /** what the community says it hopes to raise, dollars with 6 decimals; null where it says nothing */
  hopedFor: bigint | null;
  /** null where our own test contract is deployed instead */
  coins: { usdt: Address | null; usdc: Address | null; ethUsdFeed: Address | null };
  /** Uniswap v4's PoolManager; null where it is deployed from its package instead */
  poolManager: Address | null;
  /** who has LILAPE before any release, for trying things out; null but on the local chain */
  examplePurse: Address | null;
};

/** The chains that can be deployed to from a config file. */
export const configuredChains = {
  'base-sepolia': { chainId: 84532, name: 'Base Sepolia', file: 'base-sepolia.json' },
  base: { chainId: 8453, name: 'Base', file: 'base.json' },
} as const;

/** The chain on which money is at stake. */
export const baseChainId = configuredChains.base.chainId;

export type ConfiguredChain = keyof typeof configuredChains;

/** The ladder that every chain shares; only the size of a stage differs. Prices in micro-dollars a token. */
export const ladder = { stageCount: 10, basePrice: 1200, priceStep: 100 } as const;

/** The path of a chain's config file. */
export function configPath(chain: ConfiguredChain): string {
  return join(import.meta.dirname, 'config', configuredChains[chain].file);
}

/**
 * Reads a chain's config.
 * @throws Error with one sentence that names every value that is missing or malformed, or every rule that is broken.
 */
export function readConfig(chain: ConfiguredChain, path = configPath(chain)): DeploymentConfig {
  const raw: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return parseConfig(chain, raw, path);
}

/** As `readConfig`, from the parsed JSON; `source` names the file in errors. */
export function parseConfig(chain: ConfiguredChain, raw: unknown, source: string): DeploymentConfig {
  const read = configReader(raw);
  const isTestnet = chain === 'base-sepolia';
  read.refuseOthers('reserves', payees);
  const foreign = (key: string) => (isTestnet && read.isEmpty(key) ? null : read.address(key));
  const config: DeploymentConfig = {
    chainId: configuredChains[chain].chainId,
    name: configuredChains[chain].name,
    note: null,
    generation: read.isEmpty('generation') ? 1 : Number(read.count('generation')),
    owner: read.address('owner'),
    treasury: read.address('treasury'),
    reserves: Object.fromEntries(payees.map((name) => [name, read.address(`reserves.${name}`)])) as Record<
      Payee,
      Address
    >,
    vesting: {
      beneficiary: read.address('vesting.beneficiary'),
      startsAt: BigInt(read.time('vesting.startsAt')),
      durationSeconds: read.count('vesting.durationDays') * 86_400n,
    },
    studioSigner: read.address('studioSigner'),
    siteUrl: read.isEmpty('siteUrl') ? null : read.origin('siteUrl'),
    beacon: quicknet,
    excluded: read.addresses('excluded'),
    sale: {
      ...ladder,
      startsAt: read.time('sale.startsAt'),
      endsAt: read.time('sale.endsAt'),
      tokensPerStage: read.count('sale.tokensPerStage'),
      minimum: read.dollars('sale.minimumUsd'),
      softCap: read.dollars('sale.softCapUsd'),
      share: shareUnits('presale'),
    },
    hopedFor: read.isEmpty('sale.hopedForUsd') ? null : read.dollars('sale.hopedForUsd'),
    coins: {
      usdt: foreign('coins.usdt'),
      usdc: foreign('coins.usdc'),
      ethUsdFeed: foreign('coins.ethUsdFeed'),
    },
    poolManager: foreign('poolManager'),
    examplePurse: null,
  };
  const problems = read.problems.length > 0 ? read.problems : configProblems(config);
  if (problems.length > 0) throw new Error(`${source} cannot be deployed yet: ${problems.join('; ')}.`);
  return config;
}
