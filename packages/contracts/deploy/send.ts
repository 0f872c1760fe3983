// Carries out a plan on a chain: creates what is not there yet and checks that what is there is what was planned.
import {
  type Account,
  type Address,
  type Hex,
  type PublicClient,
  type WalletClient,
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeFunctionData,
  http,
} from 'viem';

import { create3DeployerAbi, erc20Abi, presaleAbi } from '../generated/abis.ts';
import { type DeploymentPlan, create2Factory, create3DeployerAddress, create3DeployerCall } from './plan.ts';

export type Clients = { reader: PublicClient; wallet: WalletClient; account: Account };

/** What became of a plan: the keys created now, the keys that were there, and the block of the first creation. */
export type SendResult = { created: string[]; present: string[]; firstBlock: bigint | null };

/** A reader of the chain at `rpcUrl`, polling every 50 ms where the chain is local. */
export function connect(rpcUrl: string, chainId: number, name: string): PublicClient {
  return createPublicClient({
    chain: chainOf(rpcUrl, chainId, name),
    transport: http(rpcUrl, { timeout: 30_000 }),
    pollingInterval: isLoopback(rpcUrl) ? 50 : 1_000,
  });
}

/** As `connect`, with an account that signs here. */
export function connectWith(rpcUrl: string, chainId: number, name: string, account: Account): Clients {
  const wallet = createWalletClient({
    account,
    chain: chainOf(rpcUrl, chainId, name),
    transport: http(rpcUrl, { timeout: 30_000 }),
  });
  return { reader: connect(rpcUrl, chainId, name), wallet, account };
}

const isLoopback = (rpcUrl: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(rpcUrl).hostname);

const chainOf = (rpcUrl: string, id: number, name: string) =>
  defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });

/** Whether there is code at `address`. */
export async function hasCode(reader: PublicClient, address: Address): Promise<boolean> {
  const code = await reader.getCode({ address });
  return code !== undefined && code !== '0x';
}

/**
 * Checks, before anything is sent, that the chain is the planned one and has what the plan relies on.
 * @throws Error with a sentence that says what is wrong.
 */
export async function checkChain(reader: PublicClient, plan: DeploymentPlan): Promise<void> {
  const chainId = await reader.getChainId();
  if (chainId !== plan.config.chainId) {
    throw new Error(
      `The RPC serves chain ${chainId}, but ${plan.config.name} is chain ${plan.config.chainId}.`,
    );
  }
  if (!(await hasCode(reader, create2Factory))) {
    throw new Error(`Chain ${chainId} lacks the CREATE2 factory at ${create2Factory}.`);
  }
  for (const coin of ['usdt', 'usdc'] as const) {
    const address = plan.config.coins[coin];
    if (address !== null) await checkCoin(reader, coin, address);
  }
}

async function checkCoin(reader: PublicClient, coin: string, address: Address): Promise<void> {
  if (!(await hasCode(reader, address)))
    throw new Error(`There is no contract at ${address}, the ${coin} of the config.`);
  const decimals = await reader.readContract({ address, abi: erc20Abi, functionName: 'decimals' });
  if (decimals !== 6) throw new Error(`The ${coin} of the config has ${decimals} decimals instead of 6.`);
}

/**
 * Creates every contract of the plan that is not there yet, all in one transaction; run again, it sends nothing.
 * @throws Error when a transaction reverts, or when a sale is already there with other terms.
 */
export async function sendPlan(plan: DeploymentPlan, clients: Clients): Promise<SendResult> {
  await checkChain(clients.reader, plan);
  const result: SendResult = { created: [], present: [], firstBlock: null };
  if (await hasCode(clients.reader, create3DeployerAddress)) result.present.push('create3Deployer');
  else {
    result.firstBlock = await send(clients, 'create3Deployer', create2Factory, create3DeployerCall);
    result.created.push('create3Deployer');
  }
  const missing = await missingSteps(clients.reader, plan);
  result.present.push(...plan.steps.filter((step) => !missing.includes(step)).map(({ key }) => key));
  if (missing.length > 0) {
    const data = encodeFunctionData({
      abi: create3DeployerAbi,
      functionName: 'deployAll',
      args: [missing.map(({ salt }) => salt), missing.map(({ initCode }) => initCode)],
    });
    const keys = missing.map(({ key }) => key);
    const block = await send(clients, keys.join(', '), create3DeployerAddress, data);
    result.created.push(...keys);
    result.firstBlock ??= block;
  }
  await checkSale(clients.reader, plan);
  return result;
}

async function missingSteps(reader: PublicClient, plan: DeploymentPlan): Promise<DeploymentPlan['steps']> {
  const isThere = await Promise.all(plan.steps.map(({ address }) => hasCode(reader, address)));
  return plan.steps.filter((_step, index) => !isThere[index]);
}

async function send(
  { reader, wallet, account }: Clients,
  what: string,
  to: Address,
  data: Hex,
): Promise<bigint> {
  const hash = await wallet.sendTransaction({ account, chain: wallet.chain, to, data });
  const receipt = await reader.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`Creating ${what} failed in transaction ${hash}.`);
  return receipt.blockNumber;
}

/** The sale on chain must be the planned one; on the local chain its times are those of its first deployment. */
async function checkSale(reader: PublicClient, plan: DeploymentPlan): Promise<void> {
  const address = plan.contracts.presale;
  const read = (functionName: 'lilape' | 'usdt' | 'usdc' | 'treasury') =>
    reader.readContract({ address, abi: presaleAbi, functionName });
  const terms = await reader.readContract({ address, abi: presaleAbi, functionName: 'terms' });
  const planned: Record<string, unknown> = { ...plan.config.sale };
  const differing: [string, unknown][] = Object.entries(terms).filter(
    ([name, value]) => planned[name] !== value && !(plan.config.coins.usdt === null && name.endsWith('At')),
  );
  const parts = { ...plan.contracts, treasury: plan.config.treasury };
  for (const name of ['lilape', 'usdt', 'usdc', 'treasury'] as const) {
    const value = await read(name);
    if (value !== parts[name]) differing.push([name, value]);
  }
  if (differing.length > 0) {
    const list = differing.map(([name, value]) => `${name} is ${String(value)}`).join(', ');
    throw new Error(`The sale at ${address} is there already and differs from the config: ${list}.`);
  }
}
