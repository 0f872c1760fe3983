// Fills a local chain with real purchases, many a transaction.
import { deployments } from '@lilape/contracts/generated/deployments';
import { join } from 'node:path';
import { createPublicClient, createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';

import type { Rpc } from '../../../scripts/stack/chain/rpc.ts';
import { compileContract } from '../compile.ts';

const { presale, usdc } = deployments[31337].contracts;
/** The sale's minimum, so that the small local ladder holds as many purchases as possible. */
const units = 1_000_000n;
/** Somebody with a key that everybody knows. */
const conductor = privateKeyToAccount(`0x${'c0de'.padStart(64, '0')}`);

/**
 * Makes `buyers` distinct buyers buy for a dollar each, `rounds` times, one block a round. The chain's blocks must
 * be sealed by this function alone, and hold 600,000 gas a buyer.
 */
export async function fillChain(options: {
  rpc: Rpc;
  url: string;
  buyers: number;
  rounds: number;
}): Promise<void> {
  const { rpc, url, buyers, rounds } = options;
  const { abi, bytecode } = compileContract(join(import.meta.dirname, 'Crowd.sol'));
  const connection = { chain: foundry, transport: http(url) };
  const reader = createPublicClient(connection);
  const wallet = createWalletClient({ ...connection, account: conductor });
  await rpc('anvil_setBalance', [conductor.address, '0x21e19e0c9bab2400000']);
  const gas = BigInt(buyers) * 600_000n + 2_000_000n;
  const fees = { maxFeePerGas: 10_000_000_000n, maxPriorityFeePerGas: 0n };
  const args = [presale, usdc, BigInt(buyers), units * BigInt(rounds)];
  const deployed = await wallet.deployContract({ abi, bytecode, args, gas, nonce: 0, ...fees });
  await rpc('evm_mine');
  const { contractAddress: crowd, status } = await reader.getTransactionReceipt({ hash: deployed });
  if (!crowd || status !== 'success') throw new Error('The crowd could not be deployed.');
  let last = deployed;
  for (let round = 0; round < rounds; round++) {
    const call = { address: crowd, abi, functionName: 'buyAll', args: [units], gas } as const;
    last = await wallet.writeContract({ ...call, nonce: round + 1, ...fees });
    await rpc('evm_mine');
  }
  const receipt = await reader.getTransactionReceipt({ hash: last });
  if (receipt.status !== 'success') throw new Error('The last round of purchases failed.');
}
