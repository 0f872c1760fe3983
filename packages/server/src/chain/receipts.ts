// The logs of a block as its header proves them: the receipts whose root stands in it.
import { MerklePatriciaTrie } from '@ethereumjs/mpt';
import { type Hex, concatHex, hexToBytes, numberToHex, toRlp } from 'viem';
import type { Endpoint } from '#chain/endpoints.ts';
import { type RawHeader, proveHeader, quantity } from '#chain/header.ts';
import type { RawLog } from '#chain/logs.ts';

/** A receipt as an endpoint gives it. */
export type RawReceipt = {
  readonly type?: Hex;
  readonly status?: Hex;
  /** Before the fork Byzantium, in place of the status. */
  readonly root?: Hex;
  readonly cumulativeGasUsed: Hex;
  readonly logsBloom: Hex;
  readonly logs: readonly RawLog[];
  /** Of a deposit. @see https://specs.optimism.io/protocol/deposits.html */
  readonly depositNonce?: Hex;
  readonly depositReceiptVersion?: Hex;
};

/** Types of transactions whose receipts we know how to write. @see EIP-2718 */
const TYPES = new Set([0, 1, 2, 4]);
const DEPOSIT = 0x7e;

/** A receipt as it stands in the trie; null for a type that we do not know. @see EIP-2718 */
export function encodeReceipt(receipt: RawReceipt): Hex | null {
  const type = Number(receipt.type ?? 0);
  if (!TYPES.has(type) && type !== DEPOSIT) return null;
  const { status, root, cumulativeGasUsed, logsBloom, logs, depositNonce, depositReceiptVersion } = receipt;
  const outcome = root ?? (status === undefined ? null : quantity(status));
  if (outcome === null) return null;
  // Before the fork Canyon a node shows a deposit's nonce, and the trie has none.
  const isVersioned = type === DEPOSIT && depositNonce !== undefined && depositReceiptVersion !== undefined;
  const deposit = isVersioned ? [quantity(depositNonce), quantity(depositReceiptVersion)] : [];
  const said = logs.map(({ address, topics, data }) => [address, [...topics], data] as const);
  const fields = [outcome, quantity(cumulativeGasUsed), logsBloom, said, ...deposit];
  const rlp: Hex = toRlp(fields as Parameters<typeof toRlp>[0]);
  return type === 0 ? rlp : concatHex([numberToHex(type, { size: 1 }), rlp]);
}

/** The root of the trie of a block's receipts, in their order; null where one is of a type that we do not know. */
export async function receiptsRoot(receipts: readonly RawReceipt[]): Promise<Hex | null> {
  const trie = new MerklePatriciaTrie();
  for (const [index, receipt] of receipts.entries()) {
    const encoded = encodeReceipt(receipt);
    if (encoded === null) return null;
    await trie.put(hexToBytes(toRlp(quantity(numberToHex(index)))), hexToBytes(encoded));
  }
  return `0x${Buffer.from(trie.root()).toString('hex')}`;
}

/**
 * All logs of the block `hash` as `endpoint` gives its receipts, where the header of that hash proves them; null where it
 * gives none, or other ones, or where we cannot tell. @throws RpcError, EndpointError
 */
export async function readProvenLogs(endpoint: Endpoint, hash: Hex): Promise<readonly RawLog[] | null> {
  const [header, receipts] = await Promise.all([
    endpoint.request<RawHeader | null>('eth_getBlockByHash', [hash, false]),
    endpoint.request<readonly RawReceipt[] | null>('eth_getBlockReceipts', [hash]),
  ]);
  if (header?.hash.toLowerCase() !== hash.toLowerCase() || !Array.isArray(receipts)) return null;
  if (proveHeader(header) !== 'proven') return null;
  const root = await receiptsRoot(receipts as readonly RawReceipt[]);
  if (root === null || root !== header['receiptsRoot']) return null;
  return (receipts as readonly RawReceipt[]).flatMap(({ logs }) => logs);
}
