/** Signs with a key that everybody knows, worth nothing: for the local chain, and in no other build. */
import type { Hex } from 'viem';
import { hexToBigInt, hexToNumber, numberToHex } from 'viem/utils';
import { privateKeyToAccount } from 'viem/accounts';
import type { Provider } from '#chain/provider.ts';

/** The tenth account of the local chain's public test phrase; the local deployment funds it. */
const account = privateKeyToAccount('0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6');

export const demoAddress = account.address;

type Transaction = { to: Hex; data?: Hex; value?: Hex; gas?: Hex };

/** A provider that signs everything it is asked to, and passes reads on to `rpcUrl`. */
export function demoProvider(rpcUrl: string, chainId: number): Provider {
  const rpc = async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } };
    if (error !== undefined) throw Object.assign(new Error(error.message), error);
    return result;
  };

  const send = async ({ to, data, value, gas }: Transaction) => {
    const call = { from: account.address, to, data, value };
    const [nonce, gasPrice, limit] = (await Promise.all([
      rpc('eth_getTransactionCount', [account.address, 'pending']),
      rpc('eth_gasPrice'),
      gas ?? rpc('eth_estimateGas', [call]),
    ])) as [Hex, Hex, Hex];
    const signed = await account.signTransaction({
      type: 'eip1559',
      chainId,
      nonce: hexToNumber(nonce),
      to,
      data: data ?? '0x',
      value: hexToBigInt(value ?? '0x0'),
      gas: hexToBigInt(limit),
      maxFeePerGas: hexToBigInt(gasPrice) * 2n,
      maxPriorityFeePerGas: 1n,
    });
    return rpc('eth_sendRawTransaction', [signed]);
  };

  return {
    request: async ({ method, params = [] }) => {
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return [account.address];
        case 'eth_chainId':
          return numberToHex(chainId);
        case 'wallet_switchEthereumChain':
          return null;
        case 'eth_sendTransaction':
          return send(params[0] as Transaction);
        case 'personal_sign':
          return account.signMessage({ message: { raw: params[0] as Hex } });
        default:
          if (method.startsWith('wallet_'))
            throw Object.assign(new Error(`${method} is not supported`), { code: 4200 });
          return rpc(method, params);
      }
    },
  };
}
