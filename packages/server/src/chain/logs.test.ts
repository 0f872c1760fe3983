import { expect, test } from 'vitest';
import type { BlockHead, Hex } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { keccak256 } from 'viem';
import { readBlockLogs, readRangeLogs } from '#chain/logs.ts';

const LOG = {
  address: `0x${'7a'.repeat(20)}`,
  topics: [],
  data: '0x',
  blockNumber: '0x10',
  blockHash: `0x${'22'.repeat(32)}`,
  transactionHash: `0x${'11'.repeat(32)}`,
  logIndex: '0x3',
} as const;
const TOPIC = `0x${'ab'.repeat(32)}` as const;
const SOURCE = { address: LOG.address, topics: new Set([TOPIC]) };
const BLOCK = { number: '0x10', hash: LOG.blockHash, parentHash: `0x${'00'.repeat(32)}`, timestamp: '0x65' };

function endpoint(logs: readonly unknown[], block: typeof BLOCK | null = BLOCK): Endpoint {
  const request = async (method: string) => (method === 'eth_getLogs' ? logs : block);
  return { index: 0, url: '', request } as unknown as Endpoint;
}

test('behavior: a log without a time gets that of its block', async () => {
  const [log] = await readRangeLogs(endpoint([LOG]), [LOG.address], 1n, 20n);
  expect(log?.blockTimestamp).toBe('0x65');
});

test('behavior: a log that says its time keeps it', async () => {
  const [log] = await readRangeLogs(endpoint([{ ...LOG, blockTimestamp: '0x66' }]), [LOG.address], 1n, 20n);
  expect(log?.blockTimestamp).toBe('0x66');
});

test('error: a log of a block that the endpoint does not know', async () => {
  await expect(readRangeLogs(endpoint([LOG], null), [LOG.address], 1n, 20n)).rejects.toThrow('block 0x10');
});

test('error: a log of another block than the one asked for', async () => {
  const block = {
    number: 16n,
    hash: `0x${'23'.repeat(32)}`,
    parentHash: LOG.blockHash,
    timeSeconds: 1,
    logsBloom: null,
    header: { hash: LOG.blockHash },
  } as const;
  await expect(readBlockLogs(endpoint([LOG]), [SOURCE], block)).rejects.toThrow('another block');
});

/** The block of LOG with this filter. */
const filtered = (logsBloom: Hex): BlockHead => ({
  number: 16n,
  hash: LOG.blockHash,
  parentHash: LOG.blockHash,
  timeSeconds: 1,
  logsBloom,
  header: { hash: LOG.blockHash },
});
/** A filter that holds the values, and half of all bits besides, as on a busy chain. */
function busyFilter(...values: Hex[]): Hex {
  const bits = new Set(Array.from({ length: 1_024 }, (_, i) => i));
  for (const value of [LOG.address, TOPIC]) for (const bit of bitsIn(value)) bits.delete(bit);
  for (const value of values) for (const bit of bitsIn(value)) bits.add(bit);
  const filter = [...bits].reduce((sum, bit) => sum | (1n << BigInt(bit)), 0n);
  return `0x${filter.toString(16).padStart(512, '0')}`;
}
const bitsIn = (value: Hex) =>
  [0, 2, 4].map((at) => Number.parseInt(keccak256(value).slice(2 + 2 * at, 6 + 2 * at), 16) & 0x7ff);
const EVENT = { ...LOG, topics: [TOPIC] };

test.each([
  ['neither contract nor event', []],
  ['the contract alone', [LOG.address]],
  ['the event alone', [TOPIC]],
])('error: an event in a block whose filter has %s, however full it is', async (_, values) => {
  const read = readBlockLogs(endpoint([EVENT]), [SOURCE], filtered(busyFilter(...values)));
  await expect(read).rejects.toThrow('logs that block 16 does not have');
});

test('behavior: an event in a block whose filter has it, and any other of the contract', async () => {
  const both = filtered(busyFilter(LOG.address, TOPIC));
  expect(await readBlockLogs(endpoint([EVENT]), [SOURCE], both)).toHaveLength(1);
  expect(await readBlockLogs(endpoint([LOG]), [SOURCE], filtered(busyFilter()))).toHaveLength(1);
});
