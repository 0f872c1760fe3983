// Decides what a deployment consists of: every address, constructor argument and creation code, with no chain at hand.
import {
  type Address,
  type Hex,
  concatHex,
  encodeAbiParameters,
  getContractAddress,
  keccak256,
  sliceHex,
  toHex,
} from 'viem';

import { create3DeployerBytecode } from '../generated/bytecodes.ts';
import { CONTRACTS, type WrittenName } from '../table.ts';
import type { DeploymentConfig } from './config.ts';
import { excludedAddresses } from './excluded.ts';
import { planInitCodes } from './init-codes.ts';
import { type Recipient, recipientNames, shareUnits } from './shares.ts';

/** The standard CREATE2 factory, at the same address on every chain. */
export const create2Factory: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

const create3DeployerSalt = keccak256(toHex('LilApe.create3Deployer'));
// CREATE3: a proxy of constant code is created with the salt, and it creates the contract as its first.
const create3ProxyCode = '0x72365f5f37365f5ff06012573d5f5f3e3d5ffd5b5f526013600df3';

/** Where the CREATE3 deployer is on every chain. */
export const create3DeployerAddress: Address = getContractAddress({
  opcode: 'CREATE2',
  from: create2Factory,
  salt: create3DeployerSalt,
  bytecode: create3DeployerBytecode,
});

/** The call of the CREATE2 factory that creates the CREATE3 deployer. */
export const create3DeployerCall: Hex = concatHex([create3DeployerSalt, create3DeployerBytecode]);

export type ContractKey = WrittenName;

/** A contract to be created: `initCode` is `bytecode` followed by `constructorArgs`. */
export type PlanStep = {
  key: ContractKey;
  contract: (typeof CONTRACTS)[WrittenName]['solidity'];
  address: Address;
  salt: Hex;
  initCode: Hex;
  constructorArgs: Hex;
};

export type DeploymentPlan = {
  config: DeploymentConfig;
  deployer: Address;
  contracts: Record<ContractKey, Address>;
  recipients: Record<Recipient, { address: Address; amount: bigint }>;
  /** who takes no part in any draw; lower case, ascending */
  excluded: readonly Address[];
  /** in the order in which they are created, all in one transaction */
  steps: PlanStep[];
};

/** The salt under which `key` is created, in a generation after the first one of its own. */
export const saltOf = (key: ContractKey, generation = 1): Hex =>
  keccak256(toHex(generation === 1 ? `LilApe.${key}` : `LilApe.${key}.${generation}`));

/** Where `deployer` creates `key`: depends on nothing else, neither code nor arguments. */
export function addressOf(deployer: Address, key: ContractKey, generation = 1): Address {
  const bound = keccak256(
    encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [deployer, saltOf(key, generation)]),
  );
  const proxy = getContractAddress({
    opcode: 'CREATE2',
    from: create3DeployerAddress,
    salt: bound,
    bytecode: create3ProxyCode,
  });
  return getContractAddress({ opcode: 'CREATE', from: proxy, nonce: 1n });
}

/** The whole deployment of `config` by `deployer`; pure, so that it can be shown before anything is sent. */
export function deploymentPlan(config: DeploymentConfig, deployer: Address): DeploymentPlan {
  const at = (key: ContractKey) => addressOf(deployer, key, config.generation);
  const contracts = {
    lilape: at('lilape'),
    presale: at('presale'),
    teamVesting: at('teamVesting'),
    draws: at('draws'),
    nft: at('nft'),
    staking: at('staking'),
    usdt: config.coins.usdt ?? at('usdt'),
    usdc: config.coins.usdc ?? at('usdc'),
    ethUsdFeed: config.coins.ethUsdFeed ?? at('ethUsdFeed'),
  };
  const recipients = planRecipients(config, contracts);
  const excluded = excludedAddresses({ config, deployer, contracts, recipients });
  const steps = planInitCodes({ config, contracts, recipients, excluded }).map(
    ({ key, bytecode, initCode }) => ({
      key,
      contract: CONTRACTS[key].solidity,
      address: at(key),
      salt: saltOf(key, config.generation),
      initCode,
      constructorArgs:
        initCode.length === bytecode.length ? ('0x' as const) : sliceHex(initCode, (bytecode.length - 2) / 2),
    }),
  );
  return { config, deployer, contracts, recipients, excluded, steps };
}

function planRecipients(
  config: DeploymentConfig,
  contracts: Record<ContractKey, Address>,
): DeploymentPlan['recipients'] {
  const addresses: Record<Recipient, Address> = {
    ...config.reserves,
    presale: contracts.presale,
    staking: contracts.staking,
    teamVesting: contracts.teamVesting,
    draws: contracts.draws,
  };
  return Object.fromEntries(
    recipientNames.map((recipient) => [
      recipient,
      { address: addresses[recipient], amount: shareUnits(recipient) },
    ]),
  ) as DeploymentPlan['recipients'];
}
