// What a deployment is told: addresses, terms of the sale, coins. Read from config/{chain}.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Address, getAddress, isAddress, parseUnits } from 'viem';

import { type Reserve, reserves, shareUnits } from './shares.ts';

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
  owner: Address;
  treasury: Address;
  reserves: Record<Reserve, Address>;
  vesting: { beneficiary: Address; startsAt: bigint; durationSeconds: bigint };
  sale: SaleTerms;
  /** null where our own test contract is deployed instead */
  coins: { usdt: Address | null; usdc: Address | null; ethUsdFeed: Address | null };
};

/** The chains that can be deployed to from a config file. */
export const configuredChains = {
  'base-sepolia': { chainId: 84532, name: 'Base Sepolia', file: 'base-sepolia.json' },
  base: { chainId: 8453, name: 'Base', file: 'base.json' },
} as const;

export type ConfiguredChain = keyof typeof configuredChains;

/** The ladder that every chain shares; only the size of a stage differs. Prices in micro-dollars a token. */
export const ladder = { stageCount: 10, basePrice: 1200, priceStep: 100 } as const;

/** The path of a chain's config file. */
export function configPath(chain: ConfiguredChain): string {
  return join(import.meta.dirname, 'config', configuredChains[chain].file);
}

/**
 * Reads a chain's config.
 * @throws Error with one sentence that names every value that is missing or malformed.
 */
export function readConfig(chain: ConfiguredChain, path = configPath(chain)): DeploymentConfig {
  const raw: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return parseConfig(chain, raw, path);
}

/** As `readConfig`, from the parsed JSON; `source` names the file in errors. */
export function parseConfig(chain: ConfiguredChain, raw: unknown, source: string): DeploymentConfig {
  const read = reader(raw);
  const isTestnet = chain === 'base-sepolia';
  const coin = (key: string) => (isTestnet && read.isEmpty(key) ? null : read.address(key));
  const config: DeploymentConfig = {
    chainId: configuredChains[chain].chainId,
    name: configuredChains[chain].name,
    owner: read.address('owner'),
    treasury: read.address('treasury'),
    reserves: Object.fromEntries(reserves.map((name) => [name, read.address(`reserves.${name}`)])) as Record<
      Reserve,
      Address
    >,
    vesting: {
      beneficiary: read.address('vesting.beneficiary'),
      startsAt: BigInt(read.time('vesting.startsAt')),
      durationSeconds: read.count('vesting.durationDays') * 86_400n,
    },
    sale: {
      ...ladder,
      startsAt: read.time('sale.startsAt'),
      endsAt: read.time('sale.endsAt'),
      tokensPerStage: read.count('sale.tokensPerStage'),
      minimum: read.dollars('sale.minimumUsd'),
      softCap: read.dollars('sale.softCapUsd'),
      share: shareUnits('presale'),
    },
    coins: { usdt: coin('coins.usdt'), usdc: coin('coins.usdc'), ethUsdFeed: coin('coins.ethUsdFeed') },
  };
  if (read.problems.length > 0) {
    throw new Error(`${source} cannot be deployed yet: ${read.problems.join('; ')}.`);
  }
  return config;
}

/** Reads values by dotted key and collects what is wrong instead of stopping at the first. */
function reader(raw: unknown) {
  const problems: string[] = [];
  const text = (key: string): string | null => {
    let value: unknown = raw;
    for (const part of key.split('.')) {
      value =
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined;
    }
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const parse = <T>(key: string, wanted: string, fallback: T, convert: (value: string) => T | null): T => {
    const value = text(key);
    if (value === null) {
      problems.push(`${key} is missing (${wanted})`);
      return fallback;
    }
    const converted = convert(value);
    if (converted === null) problems.push(`${key} is "${value}" but must be ${wanted}`);
    return converted ?? fallback;
  };
  return {
    problems,
    isEmpty: (key: string) => text(key) === null,
    address: (key: string) =>
      parse<Address>(key, 'an address with its checksum', `0x${'0'.repeat(40)}`, (value) =>
        isAddress(value) && BigInt(value) !== 0n ? getAddress(value) : null,
      ),
    time: (key: string) =>
      parse(key, 'an ISO 8601 time such as 2026-01-31T12:00:00Z', 0, (value) =>
        /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) && !Number.isNaN(Date.parse(value))
          ? Date.parse(value) / 1000
          : null,
      ),
    dollars: (key: string) =>
      parse(key, 'dollars as text, up to 6 decimals', 0n, (value) =>
        /^\d+(\.\d{1,6})?$/.test(value) ? parseUnits(value, 6) : null,
      ),
    count: (key: string) =>
      parse(key, 'a whole number as text', 0n, (value) => (/^\d+$/.test(value) ? BigInt(value) : null)),
  };
}
