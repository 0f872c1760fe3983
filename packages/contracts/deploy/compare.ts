// Compares what stands on the chain with what was planned, value by value.
import { type Address, type PublicClient, encodePacked, keccak256, parseEventLogs, zeroAddress } from 'viem';

import {
  drawsAbi,
  lilApeAbi,
  lilApeNFTAbi,
  lilApeStakingAbi,
  poolOpenerAbi,
  presaleAbi,
  reservesAbi,
  teamVestingAbi,
} from '../generated/abis.ts';
import { hasCode } from './clients.ts';
import { create3DeployerAddress } from './create3.ts';
import { type Creations, findCreations } from './creations.ts';
import { collectionTerms, reservesTerms } from './init-codes.ts';
import type { ContractKey, DeploymentPlan, PlanStep } from './plan.ts';
import { moneyShareBps } from './shares.ts';

/** What of a plan is there, and what is not. */
export type ChainState = {
  hasDeployer: boolean;
  present: ContractKey[];
  missing: PlanStep[];
  creations: Creations;
  /** What has changed since, as it may: sentences for the person at the keyboard. */
  notes: string[];
};

/** Something on the chain is not what was planned; nothing was sent. */
export class DeploymentDiffers extends Error {
  override readonly name = 'DeploymentDiffers';
}

/**
 * What of the plan stands on the chain.
 * @throws DeploymentDiffers naming every value that stands there and is not the planned one
 */
export async function inspect(reader: PublicClient, plan: DeploymentPlan): Promise<ChainState> {
  const [hasDeployer, ...isThere] = await Promise.all([
    hasCode(reader, create3DeployerAddress),
    ...plan.steps.map(({ address }) => hasCode(reader, address)),
  ]);
  const steps = plan.steps.filter((_step, index) => isThere[index]);
  const present = steps.map(({ key }) => key);
  const creations = present.length === 0 ? {} : await findCreations(reader, plan, present);
  const reading: Reading = { reader, plan, creations, differences: [], notes: [] };
  for (const { key, initCode } of steps)
    if (creations[key]?.initCodeHash !== keccak256(initCode))
      reading.differences.push(`${key} was created from other code or with other arguments`);
  if (present.includes('reserves')) await compareReserves(reading);
  if (present.includes('poolOpener')) await compareOpener(reading);
  if (present.includes('lilape')) await compareShares(reading);
  if (present.includes('teamVesting')) await compareVesting(reading);
  if (present.includes('presale')) await compareSale(reading);
  if (present.includes('draws')) await compareDraws(reading);
  if (present.includes('nft')) await compareCollection(reading);
  if (present.includes('staking')) await compareStaking(reading);
  if (reading.differences.length > 0)
    throw new DeploymentDiffers(
      `What ${plan.deployer} deployed on ${plan.config.name} differs from the plan: ${reading.differences.join('; ')}.`,
    );
  const missing = plan.steps.filter((_step, index) => !isThere[index]);
  return { hasDeployer, present, missing, creations, notes: reading.notes };
}

type Reading = {
  reader: PublicClient;
  plan: DeploymentPlan;
  creations: Creations;
  differences: string[];
  notes: string[];
};

function compare({ differences }: Reading, what: string, found: unknown, planned: unknown): void {
  if (found !== planned) differences.push(`${what} is ${String(found)}, but ${String(planned)} in the plan`);
}

/** Owners change hands: where the contract was created as planned, another owner is news and no difference. */
function compareOwner(reading: Reading, key: ContractKey, found: Address, planned: Address): void {
  const wasPlanned = reading.creations[key]?.initCodeHash === initCodeHashOf(reading.plan, key);
  if (!wasPlanned) compare(reading, `the owner of ${key}`, found, planned);
  else if (found !== planned) reading.notes.push(`the owner of ${key} was ${planned} and is now ${found}`);
}

const initCodeHashOf = (plan: DeploymentPlan, key: ContractKey) =>
  keccak256(plan.steps.find((step) => step.key === key)?.initCode ?? '0x');

async function compareReserves(reading: Reading): Promise<void> {
  const { reader, plan } = reading;
  const reserves = { address: plan.contracts.reserves, abi: reservesAbi } as const;
  const found: Record<string, unknown> = await reader.readContract({ ...reserves, functionName: 'terms' });
  for (const [name, value] of Object.entries(reservesTerms(plan)))
    compare(reading, `reserves.${name}`, found[name], value);
}

async function compareOpener(reading: Reading): Promise<void> {
  const { reader, plan } = reading;
  const opener = { address: plan.contracts.poolOpener, abi: poolOpenerAbi } as const;
  const { poolManager: manager, reserves, usdt, usdc } = plan.contracts;
  const planned = { manager, reserves, usdt, usdc, treasury: plan.config.treasury, moneyShareBps };
  const names = ['manager', 'reserves', 'usdt', 'usdc', 'treasury', 'moneyShareBps'] as const;
  const found = await Promise.all(
    names.map((functionName) => reader.readContract({ ...opener, functionName })),
  );
  names.forEach((name, index) => compare(reading, `the opener's ${name}`, found[index], planned[name]));
}

/** Who the supply was minted to, by the token's own events. */
async function compareShares(reading: Reading): Promise<void> {
  const { reader, plan, creations } = reading;
  const hash = creations.lilape?.transaction ?? '0x';
  const { logs } = await reader.getTransactionReceipt({ hash });
  const transfers = parseEventLogs({ abi: lilApeAbi, eventName: 'Transfer', logs });
  const minted = transfers.filter(
    ({ address, args }) =>
      address.toLowerCase() === plan.contracts.lilape.toLowerCase() && args.from === zeroAddress,
  );
  const shareOf = (to: Address) =>
    minted.reduce((sum, { args }) => (args.to === to ? sum + args.amount : sum), 0n);
  for (const [name, { address, amount }] of Object.entries(plan.recipients))
    compare(reading, `the share of ${name} at ${address}`, shareOf(address), amount);
  const known = new Set(Object.values(plan.recipients).map(({ address }) => address));
  for (const { args } of minted)
    if (!known.has(args.to)) compare(reading, `the share of ${args.to}`, args.amount, 0n);
}

async function compareVesting(reading: Reading): Promise<void> {
  const { reader, plan } = reading;
  const vesting = { address: plan.contracts.teamVesting, abi: teamVestingAbi } as const;
  const [owner, start, duration] = await Promise.all([
    reader.readContract({ ...vesting, functionName: 'owner' }),
    reader.readContract({ ...vesting, functionName: 'start' }),
    reader.readContract({ ...vesting, functionName: 'duration' }),
  ]);
  const { beneficiary, startsAt, durationSeconds } = plan.config.vesting;
  compareOwner(reading, 'teamVesting', owner, beneficiary);
  compare(reading, 'the start of teamVesting', start, startsAt);
  compare(reading, 'the duration of teamVesting', duration, durationSeconds);
}

async function compareSale(reading: Reading): Promise<void> {
  const { reader, plan } = reading;
  const sale = { address: plan.contracts.presale, abi: presaleAbi } as const;
  const names = ['lilape', 'usdt', 'usdc', 'treasury'] as const;
  const [owner, terms, ...parts] = await Promise.all([
    reader.readContract({ ...sale, functionName: 'owner' }),
    reader.readContract({ ...sale, functionName: 'terms' }),
    ...names.map((functionName) => reader.readContract({ ...sale, functionName })),
  ]);
  const planned: Record<string, unknown> = { ...plan.config.sale };
  for (const [name, value] of Object.entries(terms)) compare(reading, `sale.${name}`, value, planned[name]);
  const addresses = { ...plan.contracts, treasury: plan.contracts.poolOpener };
  names.forEach((name, index) => compare(reading, `the sale's ${name}`, parts[index], addresses[name]));
  compareOwner(reading, 'presale', owner, plan.config.owner);
}

async function compareDraws(reading: Reading): Promise<void> {
  const { reader, plan } = reading;
  const draws = { address: plan.contracts.draws, abi: drawsAbi } as const;
  const names = ['lilape', 'presale'] as const;
  const [owner, excludedDigest, [key, genesis, period], ...parts] = await Promise.all([
    reader.readContract({ ...draws, functionName: 'owner' }),
    reader.readContract({ ...draws, functionName: 'excludedDigest' }),
    reader.readContract({ ...draws, functionName: 'beacon' }),
    ...names.map((functionName) => reader.readContract({ ...draws, functionName })),
  ]);
  names.forEach((name, index) =>
    compare(reading, `the ${name} of the draws`, parts[index], plan.contracts[name]),
  );
  const planned = keccak256(encodePacked(['address[]'], [plan.excluded]));
  compare(reading, 'the digest of those who take no part in draws', excludedDigest, planned);
  const { beacon } = plan.config;
  compare(reading, "the key of the draws' beacon", key, beacon.key);
  compare(reading, "the genesis of the draws' beacon", genesis, beacon.genesis);
  compare(reading, "the period of the draws' beacon", period, BigInt(beacon.period));
  compareOwner(reading, 'draws', owner, plan.config.owner);
}

/** The owner may have named another signer since: that is news, as another owner is. */
async function compareCollection(reading: Reading): Promise<void> {
  const { reader, plan } = reading;
  const nft = { address: plan.contracts.nft, abi: lilApeNFTAbi } as const;
  const names = ['treasury', 'draws', 'catalogueHash', 'bandsHash', 'prizesRoot'] as const;
  const [owner, signer, epoch, ...parts] = await Promise.all([
    reader.readContract({ ...nft, functionName: 'owner' }),
    reader.readContract({ ...nft, functionName: 'signer' }),
    reader.readContract({ ...nft, functionName: 'signerEpoch' }),
    ...names.map((functionName) => reader.readContract({ ...nft, functionName })),
  ]);
  const planned = collectionTerms(plan.config, plan.contracts);
  names.forEach((name, index) => compare(reading, `the collection's ${name}`, parts[index], planned[name]));
  if (epoch === 1n) compare(reading, "the collection's signer", signer, planned.signer);
  else reading.notes.push(`the collection's signer was ${planned.signer} and is now ${signer}`);
  compareOwner(reading, 'nft', owner, planned.owner);
}

async function compareStaking(reading: Reading): Promise<void> {
  const { reader, plan } = reading;
  const staking = { address: plan.contracts.staking, abi: lilApeStakingAbi } as const;
  const names = ['lilape', 'nft', 'reserves'] as const;
  const [owner, ...parts] = await Promise.all([
    reader.readContract({ ...staking, functionName: 'owner' }),
    ...names.map((functionName) => reader.readContract({ ...staking, functionName })),
  ]);
  names.forEach((name, index) =>
    compare(reading, `the ${name} of staking`, parts[index], plan.contracts[name]),
  );
  compareOwner(reading, 'staking', owner, plan.config.owner);
}
