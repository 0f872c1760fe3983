// Headers of a real local chain, by whose rules Base's are made, and what is said of one that was changed.
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayHold } from '#chain/bloom.ts';
import { type RawHeader, proveHeader, quantity } from '#chain/header.ts';
import { openEndpoints } from '#chain/endpoints.ts';
import { readProvenLogs, receiptsRoot } from '#chain/receipts.ts';
import { sealAllKinds } from '#testing/actions.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { seededRandom } from '#testing/random.ts';
import {
  BASE_BEDROCK,
  BASE_RECEIPTS,
  OP_SEPOLIA_HOLOCENE,
  UNICHAIN_SEPOLIA_ISTHMUS,
  UNICHAIN_SEPOLIA_RECEIPTS,
  bloomOf,
} from '#testing/recorded-header.ts';
import { type RpcProxy, startRpcProxy } from '#testing/rpc-proxy.ts';

let chain: TestChain;
let proxy: RpcProxy;
let header: RawHeader;

beforeAll(async () => {
  chain = await startTestChain();
  proxy = await startRpcProxy(chain.rpcUrl);
  await sealAllKinds(chain, seededRandom(1), [
    { buyer: 0, coin: 'USDT', units: 2_000_000n },
    { buyer: 1, coin: 'USDC', units: 3_000_000n },
  ]);
  header = await chain.rpc<RawHeader>('eth_getBlockByNumber', 'latest', false);
});
afterAll(async () => {
  await proxy.stop();
  await chain.stop();
});

const NOTHING = `0x${'00'.repeat(32)}`;
const NO_TREE = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421';
/** The first block of Ethereum, which has none of the later fields. */
const FIRST: RawHeader = {
  hash: '0xd4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3',
  parentHash: NOTHING,
  sha3Uncles: '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
  miner: `0x${'00'.repeat(20)}`,
  stateRoot: '0xd7f8974fb5ac78d9ac099b9ad5018bedc2ce0a72dad1827a1709da30580f0544',
  transactionsRoot: NO_TREE,
  receiptsRoot: NO_TREE,
  logsBloom: `0x${'00'.repeat(256)}`,
  difficulty: '0x400000000',
  number: '0x0',
  gasLimit: '0x1388',
  gasUsed: '0x0',
  timestamp: '0x0',
  extraData: '0x11bbe8db4e347b4e8c937c1c8370e4b5ed33adb3db69cbdb7a38e1e50b1b82fa',
  mixHash: NOTHING,
  nonce: '0x0000000000000042',
};

test('behavior: the first block of Ethereum is proven, also with fields of later forks beside it', () => {
  expect(proveHeader(FIRST)).toBe('proven');
  expect(proveHeader({ ...FIRST, baseFeePerGas: '0x7', withdrawalsRoot: NO_TREE })).toBe('proven');
});

test('behavior: a block of the OP stack is proven, with the fees in its extra data and a root of withdrawals', () => {
  expect(proveHeader(OP_SEPOLIA_HOLOCENE)).toBe('proven');
  expect(OP_SEPOLIA_HOLOCENE['extraData']).toBe('0x00000000fa00000006');
  expect(proveHeader({ ...OP_SEPOLIA_HOLOCENE, extraData: '0x00000000fa00000007' })).toBe('false');
  expect(proveHeader({ ...OP_SEPOLIA_HOLOCENE, parentBeaconBlockRoot: NOTHING })).toBe('false');
});

test('behavior: every block of a chain is proven by its hash', async () => {
  const head = Number(header['number']);
  for (const number of [0, 1, Math.floor(head / 2), head]) {
    const block = await chain.rpc<RawHeader>('eth_getBlockByNumber', `0x${number.toString(16)}`, false);
    expect([number, proveHeader(block)]).toEqual([number, 'proven']);
  }
});

test.each([
  ['logsBloom', `0x${'00'.repeat(256)}`],
  ['logsBloom', `0x${'ff'.repeat(256)}`],
  ['receiptsRoot', `0x${'ab'.repeat(32)}`],
  ['timestamp', '0x1'],
  ['parentHash', `0x${'ab'.repeat(32)}`],
])('behavior: one whose %s was changed is false', (name, value) => {
  expect(proveHeader({ ...header, [name]: value })).toBe('false');
});

test('behavior: what lacks a field, or has one that we do not know, cannot be proven', () => {
  const { logsBloom: _, ...rest } = header;
  expect(proveHeader(rest as RawHeader)).toBe('unprovable');
  const forked = { ...header, hash: `0x${'ab'.repeat(32)}`, slotNumber: '0x5' } as const;
  expect(proveHeader(forked)).toBe('unprovable');
});

test('behavior: what is shown beside the header changes nothing', () => {
  expect(proveHeader({ ...header, timestampMs: '0x1', slotNumber: '0x5' })).toBe('proven');
});

test.each([
  ['0x0', '0x'],
  ['0x00', '0x'],
  ['0x7', '0x07'],
  ['0x100', '0x0100'],
])('behavior: the number %s is %s in RLP', (number, bytes) => {
  expect(quantity(number)).toBe(bytes);
});

test('behavior: receipts of every kind of act give the root that the header has', async () => {
  const receipts = await chain.rpc<Parameters<typeof receiptsRoot>[0]>('eth_getBlockReceipts', header.hash);
  expect(receipts.length).toBeGreaterThan(3);
  expect(await receiptsRoot(receipts)).toBe(header['receiptsRoot']);
  expect(await receiptsRoot(receipts.slice(1))).not.toBe(header['receiptsRoot']);
  expect(await receiptsRoot([])).toBe(NO_TREE);
  expect(await receiptsRoot(receipts.map((receipt) => ({ ...receipt, type: '0x7d' })))).toBeNull();
});

test('behavior: the receipts of a block of the OP stack are proven, its deposit with nonce and version', async () => {
  const { receiptsRoot: root } = UNICHAIN_SEPOLIA_ISTHMUS;
  expect(proveHeader(UNICHAIN_SEPOLIA_ISTHMUS)).toBe('proven');
  const [deposit, ...rest] = UNICHAIN_SEPOLIA_RECEIPTS;
  if (deposit === undefined) throw new Error('no deposit');
  expect(deposit.type).toBe('0x7e');
  expect(await receiptsRoot([deposit, ...rest])).toBe(root);
  const { depositNonce: _, ...nameless } = deposit;
  const { depositReceiptVersion: __, ...unversioned } = deposit;
  for (const other of [nameless, unversioned, { ...deposit, type: '0x2' } as const])
    expect(await receiptsRoot([other, ...rest])).not.toBe(root);
});

test('behavior: a block of Base is proven with its receipts, whatever a node shows of its deposit', async () => {
  expect(proveHeader(BASE_BEDROCK)).toBe('proven');
  expect(bloomOf(BASE_RECEIPTS.flatMap(({ logs }) => logs))).toBe(BASE_BEDROCK['logsBloom']);
  const [deposit, ...rest] = BASE_RECEIPTS;
  if (deposit === undefined) throw new Error('no deposit');
  for (const shown of [deposit, { ...deposit, depositNonce: '0x4c4b2e' } as const])
    expect(await receiptsRoot([shown, ...rest])).toBe(BASE_BEDROCK['receiptsRoot']);
  const versioned = { ...deposit, depositNonce: '0x4c4b2e', depositReceiptVersion: '0x1' } as const;
  expect(await receiptsRoot([versioned, ...rest])).not.toBe(BASE_BEDROCK['receiptsRoot']);
  for (const [address, topic] of BASE_RECEIPTS.flatMap(({ logs }) => logs).map(({ address, topics }) => [
    address,
    topics[0],
  ])) {
    expect(mayHold(BASE_BEDROCK['logsBloom'] as Hex, address as Hex)).toBe(true);
    expect(mayHold(BASE_BEDROCK['logsBloom'] as Hex, topic as Hex)).toBe(true);
  }
});

test('behavior: the logs of a block are proven, and not where the endpoint leaves one out of a receipt', async () => {
  const [endpoint] = openEndpoints([proxy.url]);
  if (endpoint === undefined) throw new Error('no endpoint');
  const logs = await chain.rpc<{ logIndex: string }[]>('eth_getLogs', { blockHash: header.hash });
  const proven = await readProvenLogs(endpoint, header.hash);
  expect(proven?.map(({ logIndex }) => logIndex)).toEqual(logs.map(({ logIndex }) => logIndex));
  proxy.tell((call, answer) => {
    if (call.method !== 'eth_getBlockReceipts') return answer;
    const receipts = answer.result as { logs: unknown[] }[];
    return { ...answer, result: receipts.map((receipt) => ({ ...receipt, logs: receipt.logs.slice(1) })) };
  });
  expect(await readProvenLogs(endpoint, header.hash)).toBeNull();
  proxy.tell(null);
});
