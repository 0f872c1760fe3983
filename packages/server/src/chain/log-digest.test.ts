import { expect, test } from 'vitest';
import { type DigestedLog, logDigest, logsUpTo } from './log-digest.ts';

const LOG: DigestedLog = {
  address: '0xAa',
  topics: ['0x01', '0x02'],
  data: '0x03',
  blockHash: '0x04',
  blockNumber: '0x5',
  logIndex: '0xa',
};
const BEFORE: DigestedLog = { ...LOG, logIndex: '0x9' };
/** Of nothing. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test('behavior: it is SHA-256 of block hash, index, address, topics and data', () => {
  expect(logDigest([])).toBe(EMPTY);
  // printf '0x04 10 0xaa 0x01,0x02 0x03\n' | sha256sum
  expect(logDigest([LOG])).toBe('e481a49981d84de369a077a2f22ea666a5fa989175bdc380e0afd05b82eaaa16');
});

test('behavior: neither order nor the case of letters matters', () => {
  expect(logDigest([LOG, BEFORE])).toBe(logDigest([BEFORE, { ...LOG, address: '0xaA', logIndex: '0xA' }]));
});

test.each<[string, Partial<DigestedLog>]>([
  ['address', { address: '0xab' }],
  ['topics', { topics: ['0x01'] }],
  ['data', { data: '0x' }],
  ['block hash', { blockHash: '0x05' }],
  ['index', { logIndex: '0xb' }],
])('behavior: another %s is another digest', (_, change) => {
  expect(logDigest([{ ...LOG, ...change }])).not.toBe(logDigest([LOG]));
});

test('behavior: one that is given twice, or not at all, is another digest', () => {
  expect(logDigest([LOG, LOG])).not.toBe(logDigest([LOG]));
  expect(logDigest([LOG])).not.toBe(logDigest([LOG, BEFORE]));
});

const at = (block: number): DigestedLog => ({ ...LOG, blockNumber: `0x${block.toString(16)}` });

test('behavior: logs belong to the first end at or behind their block', () => {
  expect(logsUpTo([4n, 6n, 9n], [at(4), at(5), at(6)])).toEqual([[at(4)], [at(5), at(6)], []]);
});
