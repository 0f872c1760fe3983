// Swaps in the pools of a test chain, by `TestSwap`.
import { localAddress } from '@lilape/contracts/deploy/local-config';
import { erc20Abi, poolOpenerAbi, testSwapAbi } from '@lilape/contracts/generated/abis';
import { testSwapBytecode } from '@lilape/contracts/generated/bytecodes';
import { type PublicClient, encodeDeployData, encodeFunctionData } from 'viem';
import type { Hex } from '#chain/blocks.ts';
import type { Act } from '#testing/acts.ts';
import type { TestChain } from '#testing/chain.ts';

/** Deploys the contract that swaps; its address. */
export async function deployTestSwap(chain: TestChain): Promise<Hex> {
  const from = localAddress('owner');
  await chain.rpc('anvil_impersonateAccount', from);
  const args = [chain.addressOf('poolManager')] as const;
  const data = encodeDeployData({ abi: testSwapAbi, bytecode: testSwapBytecode, args });
  const hash = await chain.rpc<Hex>('eth_sendTransaction', { from, data, gas: '0x1e8480' });
  await chain.mine();
  const { contractAddress } = await chain.rpc<{ contractAddress: Hex }>('eth_getTransactionReceipt', hash);
  return contractAddress;
}

/** Allows and sells exactly `amount` of `token` in the pool of `coin`, a call each. */
export async function sellActs(
  chain: TestChain,
  client: PublicClient,
  swap: Hex,
  { buyer, coin, token, amount }: { buyer: number; coin: Hex; token: Hex; amount: bigint },
): Promise<readonly Act[]> {
  const key = await client.readContract({
    address: chain.addressOf('poolOpener'),
    abi: poolOpenerAbi,
    functionName: 'keyOf',
    args: [coin],
  });
  const allow = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [swap, amount] });
  const args = [key, token, amount, 0n] as const;
  const sell = encodeFunctionData({ abi: testSwapAbi, functionName: 'sell', args });
  return [
    { buyer, to: token, data: allow },
    { buyer, to: swap, data: sell, gas: 500_000n },
  ];
}
