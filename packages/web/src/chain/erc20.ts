/** Calls and questions to an ERC-20 token; amounts in its base units. @see EIP-20 */
import { type Address, decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem';
import type { Provider } from './provider.ts';
import { type Call, readCall } from './rpc.ts';

/** Lets `spender` take exactly `units`; 0 takes an earlier permission back. */
export function approvalCall(token: Address, spender: Address, units: bigint): Call {
  const args = [spender, units] as const;
  return { to: token, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }) };
}

/** What `account` holds. */
export async function tokenBalance(provider: Provider, token: Address, account: Address): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] });
  const answer = await readCall(provider, { to: token, data });
  return decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data: answer });
}

/** What `spender` may take from `account`. */
export async function tokenAllowance(
  provider: Provider,
  token: Address,
  account: Address,
  spender: Address,
): Promise<bigint> {
  const args = [account, spender] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args });
  const answer = await readCall(provider, { to: token, data });
  return decodeFunctionResult({ abi: erc20Abi, functionName: 'allowance', data: answer });
}
