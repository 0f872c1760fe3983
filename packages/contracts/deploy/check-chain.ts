// Checks, before anything is sent, that the chain is the planned one and that the plan fits it.
import { type Address, type Hex, type PublicClient, parseAbi } from 'viem';

import { erc20Abi } from '../generated/abis.ts';
import { checkWallets } from './check-wallets.ts';
import { hasCode } from './clients.ts';
import { rolesOf } from './config-rules.ts';
import { create2Factory, create3DeployerAddress } from './create3.ts';
import type { DeploymentPlan } from './plan.ts';
import { poolManagerProblems } from './pool-manager.ts';

const feedAbi = parseAbi([
  'function description() view returns (string)',
  'function decimals() view returns (uint8)',
]);
const pairingPrecompile: Address = '0x000000000000000000000000000000000000000F';
const fiveYears = 5 * 365 * 86_400;

/**
 * Returns where the plan can be carried out on the chain, with what only a person can judge.
 * @throws Error with one sentence that names everything that speaks against it
 */
export async function checkChain(reader: PublicClient, plan: DeploymentPlan): Promise<readonly string[]> {
  const { config } = plan;
  const chainId = await reader.getChainId();
  if (chainId !== config.chainId)
    throw new Error(`The RPC serves chain ${chainId}, but ${config.name} is chain ${config.chainId}.`);
  const [wallets, ...found] = await Promise.all([
    checkWallets(reader, plan),
    factoryProblems(reader, chainId),
    pairingProblems(reader, chainId),
    coinProblems(reader, 'usdt', 'USDT', config.coins.usdt),
    coinProblems(reader, 'usdc', 'USDC', config.coins.usdc),
    feedProblems(reader, config.coins.ethUsdFeed),
    managerProblems(reader, chainId, config.poolManager),
  ]);
  const problems = [...planProblems(plan), ...found.flat(), ...wallets.problems];
  if (problems.length > 0)
    throw new Error(`This cannot be deployed to ${config.name}: ${problems.join('; ')}.`);
  return wallets.notes;
}

/** What speaks against creating the sale now, at the chain's own time `headSeconds`: a sale that is over is lost. */
export function timeProblems({ config: { sale, vesting } }: DeploymentPlan, headSeconds: number): string[] {
  const problems: string[] = [];
  const now = new Date(headSeconds * 1000).toISOString();
  if (sale.startsAt < headSeconds) problems.push(`sale.startsAt is past: the chain's time is ${now}`);
  if (sale.startsAt > headSeconds + fiveYears) problems.push('sale.startsAt is more than five years ahead');
  if (vesting.startsAt > BigInt(headSeconds + fiveYears))
    problems.push('vesting.startsAt is more than five years ahead');
  return problems;
}

/** Nobody's role may be one of our addresses or the deployer's, who has no role. */
function planProblems(plan: DeploymentPlan): string[] {
  const ours: [string, Address][] = [
    ['the deployer, who gets no role', plan.deployer],
    ...Object.entries(plan.contracts),
    ['create3Deployer', create3DeployerAddress],
    ['the CREATE2 factory', create2Factory],
  ];
  return rolesOf(plan.config).flatMap(([role, address]) => {
    const same = ours.find(([, other]) => other === address);
    return same === undefined ? [] : [`${role} is ${same[0]}`];
  });
}

async function factoryProblems(reader: PublicClient, chainId: number): Promise<string[]> {
  return (await hasCode(reader, create2Factory))
    ? []
    : [`chain ${chainId} lacks the CREATE2 factory at ${create2Factory}`];
}

/** The draws check the beacon's signatures by the precompile of pairings: no pair but zeros makes one. @see EIP-2537 */
async function pairingProblems(reader: PublicClient, chainId: number): Promise<string[]> {
  const zeros: Hex = `0x${'0'.repeat(2 * 384)}`;
  const answer = await reader.call({ to: pairingPrecompile, data: zeros }).catch(() => null);
  return BigInt(answer?.data ?? 0) === 1n
    ? []
    : [
        `chain ${chainId} lacks the precompiles of EIP-2537, by which the draws check the beacon's signatures`,
      ];
}

async function coinProblems(
  reader: PublicClient,
  coin: string,
  symbol: string,
  address: Address | null,
): Promise<string[]> {
  if (address === null) return [];
  if (!(await hasCode(reader, address)))
    return [`there is no contract at ${address}, the ${coin} of the config`];
  const [found, decimals] = await Promise.all([
    reader.readContract({ address, abi: erc20Abi, functionName: 'symbol' }).catch(unreadable),
    reader.readContract({ address, abi: erc20Abi, functionName: 'decimals' }).catch(unreadable),
  ]);
  const problems: string[] = [];
  if (found !== symbol)
    problems.push(`the ${coin} of the config has the symbol ${found} instead of ${symbol}`);
  if (decimals !== 6) problems.push(`the ${coin} of the config has ${decimals} decimals instead of 6`);
  return problems;
}

async function feedProblems(reader: PublicClient, address: Address | null): Promise<string[]> {
  if (address === null) return [];
  if (!(await hasCode(reader, address)))
    return [`there is no contract at ${address}, the ethUsdFeed of the config`];
  const [description, decimals] = await Promise.all([
    reader.readContract({ address, abi: feedAbi, functionName: 'description' }).catch(unreadable),
    reader.readContract({ address, abi: feedAbi, functionName: 'decimals' }).catch(unreadable),
  ]);
  const isFeed = description.startsWith('ETH / USD') && decimals === 8;
  return isFeed ? [] : [`the ethUsdFeed of the config is "${description}" with ${decimals} decimals`];
}

async function managerProblems(
  reader: PublicClient,
  chainId: number,
  address: Address | null,
): Promise<string[]> {
  if (address === null) return [];
  const code = await reader.getCode({ address });
  if (code === undefined) return [`there is no contract at ${address}, the poolManager of the config`];
  const found = poolManagerProblems(chainId, address, code);
  return found.map(
    (problem) => `the poolManager of the config, ${address}, is no PoolManager of Uniswap v4: ${problem}`,
  );
}

/** What has no such function is no coin and no feed; the sentence then says so. */
const unreadable = () => 'unreadable';
