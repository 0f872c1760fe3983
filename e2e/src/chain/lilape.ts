// LILAPE outside of any browser: sent from the example purse, moved on, and locked.
import { erc20Abi, lilApeStakingAbi } from '@lilape/contracts/generated/abis';
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import type { Address } from 'viem';
import { parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import { type Chain, lilapeAddress, stakingAddress, type TestAccount } from './chain.ts';

const token = { address: lilapeAddress, abi: erc20Abi } as const;

/** The example purse, one of the project's own addresses. */
export const reserve: TestAccount = privateKeyToAccount(localPrivateKey('examplePurse'));

/** Sends whole LILAPE from the reserve. */
export async function giveLilape(chain: Chain, to: Address, tokens: string): Promise<void> {
  await sendLilape(chain, reserve, to, tokens);
}

/** Sends whole LILAPE of an account's own. */
export async function sendLilape(
  chain: Chain,
  from: TestAccount,
  to: Address,
  tokens: string,
): Promise<void> {
  const args = [to, parseEther(tokens)] as const;
  await chain.mined(await chain.walletOf(from).writeContract({ ...token, functionName: 'transfer', args }));
}

/** Locks whole LILAPE of an account's own for 90 days, without an ape. */
export async function lockLilape(chain: Chain, account: TestAccount, tokens: string): Promise<void> {
  const wallet = chain.walletOf(account);
  const units = parseEther(tokens);
  const allowed = [stakingAddress, units] as const;
  await chain.mined(await wallet.writeContract({ ...token, functionName: 'approve', args: allowed }));
  const staking = { address: stakingAddress, abi: lilApeStakingAbi, functionName: 'stake' } as const;
  await chain.mined(await wallet.writeContract({ ...staking, args: [units, 90n, false, 0n] }));
}
