// Fills the demo wallet of the local chain, so that everything can be tried with nothing installed.
import type { Deployment } from '@lilape/contracts/deployment';
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { erc20Abi, testUsdcAbi } from '@lilape/contracts/generated/abis';
import { type Address, createPublicClient, createWalletClient, http } from 'viem';
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts';
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
/** A billion LILAPE. */
const givenUnits = 10n ** 27n;

/**
 * Gives the demo wallet ETH where it is low, and on a chain where it has never sent anything 100,000 of each coin, and a
 * billion LILAPE out of the example purse, so that it can stake before the sale is over. What was spent is not given again.
 */
export async function fundDemoWallet(
  rpc: Rpc,
  url: string,
  { lilape, usdt, usdc }: Deployment['contracts'],
): Promise<void> {
  const chain = { ...foundry, rpcUrls: { default: { http: [url] } } };
  const reader = createPublicClient({ chain, transport: http(url), pollingInterval: 20 });
  const { address } = demoAccount;
  const [wei, sent] = await Promise.all([
    reader.getBalance({ address }),
    reader.getTransactionCount({ address }),
  ]);
  if (wei < leastWei) await rpc('anvil_setBalance', [address, `0x${fullWei.toString(16)}`]);
  if (sent > 0) return;
  const isLacking = async (token: Address) => {
    const call = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] } as const;
    return (await reader.readContract(call)) === 0n;
  };
  // First, since from its first own transaction on the wallet is given nothing.
  if (await isLacking(lilape)) {
    const reserve = privateKeyToAccount(localPrivateKey('examplePurse'));
    const giver = createWalletClient({ account: reserve, chain, transport: http(url) });
    const call = { address: lilape, abi: erc20Abi, functionName: 'transfer' } as const;
    const hash = await giver.writeContract({ ...call, args: [address, givenUnits] });
    await reader.waitForTransactionReceipt({ hash });
  }
  const wallet = createWalletClient({ account: demoAccount, chain, transport: http(url) });
  for (const coin of [usdt, usdc]) {
    if (!(await isLacking(coin))) continue;
    const call = { address: coin, abi: testUsdcAbi, functionName: 'mint' } as const;
    const hash = await wallet.writeContract({ ...call, args: [address, mintedUnits] });
    await reader.waitForTransactionReceipt({ hash });
  }
}
