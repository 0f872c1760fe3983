// Passes a read on to the real chain's node, with the node's errors as they are.
import { WalletError } from './behaviour.ts';

const reads = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
]);

/** The node's answer. @throws WalletError with the node's code and data, or 4200 for what is no read */
export async function rpc(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  if (!reads.has(method)) throw new WalletError(4200, `The wallet does not support ${method}.`);
  return send(url, method, params);
}

/** The node's answer to anything. @throws WalletError with the node's code and data */
export async function send(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body });
  const { result, error } = (await answer.json()) as {
    result?: unknown;
    error?: { code: number; message: string; data?: unknown };
  };
  if (error !== undefined) throw new WalletError(error.code, error.message, error.data);
  return result;
}
