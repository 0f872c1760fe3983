/** The few questions that the chain code asks a node through the wallet's provider. @see EIP-1474 */
import type { Address, Hex } from 'viem';
import { hexToBigInt, hexToNumber, numberToHex } from 'viem/utils';
import type { Provider } from './provider.ts';

export type Hash = Hex;
/** `value` is the wei that goes with it; none without. */
export type Call = { readonly to: Address; readonly data: Hex; readonly value?: bigint };

/** A call as nodes and wallets take it. */
export function callRequest({ to, data, value = 0n }: Call) {
  return { to, data, value: numberToHex(value) };
}

export type Log = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex };
export type Receipt = {
  readonly transactionHash: Hash;
  readonly blockNumber: Hex;
  readonly status: '0x0' | '0x1';
  readonly logs: readonly Log[];
  readonly gasUsed?: Hex;
  readonly effectiveGasPrice?: Hex;
  /** What Base takes for posting the transaction to Ethereum, wei; other chains have none. */
  readonly l1Fee?: Hex;
};

/** Wei of ETH that a mined transaction cost; null where the node does not say. */
export function feeOf({ gasUsed, effectiveGasPrice, l1Fee = '0x0' }: Receipt): bigint | null {
  if (gasUsed === undefined || effectiveGasPrice === undefined) return null;
  return hexToBigInt(gasUsed) * hexToBigInt(effectiveGasPrice) + hexToBigInt(l1Fee);
}

/** Transactions of `account`: mined ones with 'latest', with those on their way for 'pending'. It is the next nonce. */
export async function transactionCount(
  provider: Provider,
  account: Address,
  tag: 'latest' | 'pending',
): Promise<number> {
  return hexToNumber(
    (await provider.request({ method: 'eth_getTransactionCount', params: [account, tag] })) as Hex,
  );
}

/** Wei that `account` holds. */
export async function etherBalance(provider: Provider, account: Address): Promise<bigint> {
  return hexToBigInt(
    (await provider.request({ method: 'eth_getBalance', params: [account, 'latest'] })) as Hex,
  );
}

/** Wei a unit of gas costs now. */
export async function gasPrice(provider: Provider): Promise<bigint> {
  return hexToBigInt((await provider.request({ method: 'eth_gasPrice' })) as Hex);
}

/** What a call needs now, with a quarter more as margin; a call that would revert throws its reason. @see decision 13 "gas limits" */
export async function gasWithMargin(provider: Provider, from: Address, call: Call): Promise<bigint> {
  const estimate = (await provider.request({
    method: 'eth_estimateGas',
    params: [{ from, ...callRequest(call) }],
  })) as Hex;
  return (hexToBigInt(estimate) * 5n) / 4n;
}

/** What a call returns, without sending anything; `block` is a tag or a hex number. */
export async function readCall(
  provider: Provider,
  { from, ...call }: Call & { from?: Address },
  block = 'latest',
): Promise<Hex> {
  const request = { ...(from !== undefined && { from }), ...callRequest(call) };
  return (await provider.request({ method: 'eth_call', params: [request, block] })) as Hex;
}

/** The receipt of a mined transaction, or null. */
export async function receiptOf(provider: Provider, hash: Hash): Promise<Receipt | null> {
  return (await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })) as Receipt | null;
}

/** The receipt of a transaction that is known here; null where there is none, or the node does not answer. */
export async function receiptIfKnown(provider: Provider, hash: Hash | null): Promise<Receipt | null> {
  return hash === null ? null : receiptOf(provider, hash).catch(() => null);
}

/** The nonce of a transaction that the node knows, or null. */
export async function nonceOf(provider: Provider, hash: Hash): Promise<number | null> {
  const transaction = await provider.request({ method: 'eth_getTransactionByHash', params: [hash] });
  return transaction === null ? null : hexToNumber((transaction as { nonce: Hex }).nonce);
}

/** Number of the newest block. */
export async function blockNumber(provider: Provider): Promise<number> {
  return hexToNumber((await provider.request({ method: 'eth_blockNumber' })) as Hex);
}

/** The newest block: its number as hex, and its time in unix seconds. */
export async function newestBlock(provider: Provider): Promise<{ number: Hex; seconds: number }> {
  const block = (await provider.request({ method: 'eth_getBlockByNumber', params: ['latest', false] })) as {
    number: Hex;
    timestamp: Hex;
  };
  return { number: block.number, seconds: hexToNumber(block.timestamp) };
}

/** Asks the wallet to sign and send; resolves to the hash. The chain is always named. */
export async function sendTransaction(
  provider: Provider,
  { from, chainId, gas, call }: { from: Address; chainId: number; gas: bigint; call: Call },
): Promise<Hash> {
  const limits = { gas: numberToHex(gas), chainId: numberToHex(chainId) };
  const transaction = { from, ...callRequest(call), ...limits };
  return (await provider.request({ method: 'eth_sendTransaction', params: [transaction] })) as Hash;
}
