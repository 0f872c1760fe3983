import { expect, test } from 'vitest';
import type { Endpoint } from '#chain/endpoints.ts';
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
  } as const;
  await expect(readBlockLogs(endpoint([LOG]), [LOG.address], block)).rejects.toThrow('another block');
});
