// Signs with a local key what the allow-list let through, sends it, and can replace what it holds back.
import type { Hex, TransactionSerializable, TransactionSerializableEIP1559 } from 'viem';

import { type Chain, chainId, type TestAccount } from '#chain/chain.ts';
import { batcherAddress, batcherCode, encodeBatch } from './batcher.ts';
import type { Call } from './allow-list.ts';

export type AskedTransaction = Call & { readonly from: Hex; readonly chainId?: Hex; readonly gas?: Hex };

export type Eip1559 = TransactionSerializableEIP1559;

const feePerGas = 2_000_000_000n;
const doubleFee = { maxFeePerGas: feePerGas * 2n, maxPriorityFeePerGas: feePerGas * 2n };

/** The transaction as it will be signed: nonce from the chain, fees fixed, gas as asked for or estimated. */
export async function prepare(chain: Chain, account: TestAccount, asked: AskedTransaction): Promise<Eip1559> {
  const nonce = await chain.client.getTransactionCount({ address: account.address, blockTag: 'pending' });
  const call = { to: asked.to, data: asked.data, value: BigInt(asked.value ?? '0x0') };
  const gas =
    asked.gas === undefined
      ? await chain.client.estimateGas({ account: account.address, ...call })
      : BigInt(asked.gas);
  const fees = { maxFeePerGas: feePerGas, maxPriorityFeePerGas: feePerGas };
  return { type: 'eip1559', chainId, nonce, gas, ...call, ...fees };
}

/** Signs and sends; resolves to the hash. */
export async function signAndSend(
  chain: Chain,
  account: TestAccount,
  request: TransactionSerializable,
): Promise<Hex> {
  const serializedTransaction = await account.signTransaction(request);
  return chain.client.sendRawTransaction({ serializedTransaction });
}

/** The transaction again with twice the fee: what 'Speed up' does. */
export function speedUp(chain: Chain, account: TestAccount, request: Eip1559): Promise<Hex> {
  return signAndSend(chain, account, { ...request, ...doubleFee });
}

/** Nothing, sent to oneself with the transaction's nonce: what 'Cancel' does. */
export function cancel(chain: Chain, account: TestAccount, request: Eip1559): Promise<Hex> {
  const nothing = { to: account.address, data: '0x', value: 0n, gas: 21_000n } as const;
  return signAndSend(chain, account, { ...request, ...doubleFee, ...nothing });
}

/** All calls in one transaction or none, by delegating the account to the batcher. @see EIP-7702, EIP-5792 */
export async function sendBatch(chain: Chain, account: TestAccount, calls: readonly Call[]): Promise<Hex> {
  await chain.client.setCode({ address: batcherAddress, bytecode: batcherCode });
  const nonce = await chain.client.getTransactionCount({ address: account.address });
  const authorization = await account.signAuthorization({
    address: batcherAddress,
    chainId,
    nonce: nonce + 1,
  });
  const fees = { maxFeePerGas: feePerGas, maxPriorityFeePerGas: feePerGas };
  return signAndSend(chain, account, {
    type: 'eip7702',
    chainId,
    nonce,
    gas: 1_000_000n,
    to: account.address,
    data: encodeBatch(calls),
    authorizationList: [authorization],
    ...fees,
  });
}
