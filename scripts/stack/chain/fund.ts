// Fills the demo wallet of the local chain, so that everything can be tried with nothing installed.
import { erc20Abi, testUsdcAbi } from '@lilape/contracts/generated/abis';
import { type Address, createPublicClient, createWalletClient, http } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';

import type { Rpc } from './rpc.ts';

/** Anvil's last account: its key is known to the whole world. */
export const demoAccount = mnemonicToAccount('test test test test test test test test test test test junk', {
  addressIndex: 9,
});

const leastWei = 10n ** 18n;
const fullWei = 100n * 10n ** 18n;
/** 100,000 dollars in a coin with 6 decimals. */
const mintedUnits = 100_000_000_000n;

/**
 * Gives the demo wallet ETH where it is low, and 100,000 of each coin on a chain where it has never sent anything.
 * What was spent is not given again.
 */
export async function fundDemoWallet(rpc: Rpc, url: string, coins: readonly Address[]): Promise<void> {
  const chain = { ...foundry, rpcUrls: { default: { http: [url] } } };
  const reader = createPublicClient({ chain, transport: http(url), pollingInterval: 20 });
  const { address } = demoAccount;
  const [wei, sent] = await Promise.all([
    reader.getBalance({ address }),
    reader.getTransactionCount({ address }),
  ]);
  if (wei < leastWei) await rpc('anvil_setBalance', [address, `0x${fullWei.toString(16)}`]);
  if (sent > 0) return;
  const wallet = createWalletClient({ account: demoAccount, chain, transport: http(url) });
  for (const coin of coins) {
    const balance = await reader.readContract({
      address: coin,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    });
    if (balance > 0n) continue;
    const hash = await wallet.writeContract({
      address: coin,
      abi: testUsdcAbi,
      functionName: 'mint',
      args: [address, mintedUnits],
    });
    await reader.waitForTransactionReceipt({ hash });
  }
}
