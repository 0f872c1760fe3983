// Decides what a deployment consists of: every address, constructor argument and creation code, with no chain at hand.
import { type Address, type Hex, keccak256, sliceHex, toHex } from 'viem';

import { CONTRACTS, type WrittenName } from '../table.ts';
import type { DeploymentConfig } from './config.ts';
import { create3Address } from './create3.ts';
import { excludedAddresses } from './excluded.ts';
import { planInitCodes } from './init-codes.ts';
import { openerSalt } from './opener-salt.ts';
import { type Recipient, exampleNames, mintedUnits, recipientNames } from './shares.ts';

/** Contracts that a plan can create: ours, stand-ins, and where there is none the market. */
export type ContractKey = WrittenName | 'poolManager';

/** A contract to be created: `initCode` is `bytecode` followed by `constructorArgs`. */
export type PlanStep = {
  key: ContractKey;
  contract: string;
  address: Address;
  salt: Hex;
  initCode: Hex;
  constructorArgs: Hex;
};

export type DeploymentPlan = {
  config: DeploymentConfig;
  deployer: Address;
  contracts: Record<ContractKey, Address>;
  /** who is minted what, in base units: the whole supply between them */
  recipients: Partial<Record<Recipient, { address: Address; amount: bigint }>>;
  /** that of the pool opener, which was searched for */
  openerSalt: Hex;
  /** who takes no part in any draw; lower case, ascending */
  excluded: readonly Address[];
  /** in the order in which they are created, in two transactions: the token and all after it in the last */
  steps: PlanStep[];
};

/** The salt under which `deployer` creates `key`, in a generation after the first one of its own. */
export function saltOf(deployer: Address, key: ContractKey, generation = 1): Hex {
  const name = keccak256(toHex(generation === 1 ? `LilApe.${key}` : `LilApe.${key}.${generation}`));
  return key === 'poolOpener' ? openerSalt(deployer, name) : name;
}

/** Where `deployer` creates `key`: depends on nothing else, neither code nor arguments. */
export const addressOf = (deployer: Address, key: ContractKey, generation = 1): Address =>
  create3Address(deployer, saltOf(deployer, key, generation));

/** The whole deployment of `config` by `deployer`; pure, so that it can be shown before anything is sent. */
export function deploymentPlan(config: DeploymentConfig, deployer: Address): DeploymentPlan {
  const at = (key: ContractKey) => addressOf(deployer, key, config.generation);
  const contracts = {
    lilape: at('lilape'),
    presale: at('presale'),
    teamVesting: at('teamVesting'),
    reserves: at('reserves'),
    poolOpener: at('poolOpener'),
    draws: at('draws'),
    nft: at('nft'),
    staking: at('staking'),
    usdt: config.coins.usdt ?? at('usdt'),
    usdc: config.coins.usdc ?? at('usdc'),
    ethUsdFeed: config.coins.ethUsdFeed ?? at('ethUsdFeed'),
    poolManager: config.poolManager ?? at('poolManager'),
  };
  const recipients = planRecipients(config, contracts);
  const excluded = excludedAddresses({ config, deployer, contracts, recipients });
  const steps = planInitCodes({ config, contracts, recipients, excluded }).map(
    ({ key, bytecode, initCode }) => ({
      key,
      contract: CONTRACTS[key].solidity ?? key,
      address: at(key),
      salt: saltOf(deployer, key, config.generation),
      initCode,
      constructorArgs:
        initCode.length === bytecode.length ? ('0x' as const) : sliceHex(initCode, (bytecode.length - 2) / 2),
    }),
  );
  const salt = saltOf(deployer, 'poolOpener', config.generation);
  return { config, deployer, contracts, recipients, openerSalt: salt, excluded, steps };
}

/** The steps that are still to be done, by the transaction that does them. */
export function transactionsOf(steps: readonly PlanStep[]): PlanStep[][] {
  const isFirst = ({ key }: PlanStep) => firstKeys.has(key);
  return [steps.filter(isFirst), steps.filter((step) => !isFirst(step))].filter((part) => part.length > 0);
}

/** What the first transaction creates: one could not hold everything. No LILAPE exists before the second. */
const firstKeys: ReadonlySet<ContractKey> = new Set([
  'usdt',
  'usdc',
  'ethUsdFeed',
  'poolManager',
  'reserves',
  'poolOpener',
]);

function planRecipients(
  config: DeploymentConfig,
  contracts: Record<ContractKey, Address>,
): DeploymentPlan['recipients'] {
  const { examplePurse } = config;
  const addresses: Record<Recipient, Address | null> = {
    presale: contracts.presale,
    draws: contracts.draws,
    reserves: contracts.reserves,
    examplePurse,
    exampleRewards: contracts.staking,
  };
  const amounts = mintedUnits(examplePurse !== null);
  return Object.fromEntries(
    [...recipientNames, ...exampleNames].flatMap((name) => {
      const [address, amount] = [addresses[name], amounts[name]];
      return address === null || amount === undefined ? [] : [[name, { address, amount }]];
    }),
  );
}
