// Calls of a contract's views at a block of the past, which an endpoint may no longer have.
import {
  type Abi,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  decodeFunctionResult,
  encodeFunctionData,
} from 'viem';
import type { Hex } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';

type View = 'pure' | 'view';

/** What a view of the contract at `to` returns at the block `hash`. @throws viem's errors */
export async function callAt<
  const A extends Abi,
  Name extends ContractFunctionName<A, View>,
  const Args extends ContractFunctionArgs<A, View, Name>,
>(
  endpoint: Endpoint,
  hash: Hex,
  call: { readonly to: Hex; readonly abi: A; readonly functionName: Name; readonly args: Args },
): Promise<ContractFunctionReturnType<A, View, Name, Args>> {
  // viem cannot follow the types through these parameters; the signature above has checked them.
  const { abi, functionName, args } = call as { abi: Abi; functionName: string; args: readonly unknown[] };
  const data = encodeFunctionData({ abi, functionName, args });
  const answer = await endpoint.request<Hex>('eth_call', [{ to: call.to, data }, { blockHash: hash }]);
  return decodeFunctionResult({ abi, functionName, data: answer }) as never;
}

/** Whether there is code at `address` at the block `hash`. @throws where the endpoint has not kept that state */
export async function hasCodeAt(endpoint: Endpoint, hash: Hex, address: Hex): Promise<boolean> {
  return (await endpoint.request<Hex>('eth_getCode', [address, { blockHash: hash }])) !== '0x';
}
