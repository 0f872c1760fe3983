import { MAX_BLOCK_BYTES, cidOf, cidOfUri, digestOfCid, ipfsUri, isCid } from '@lilape/domain/ipfs';
import vectors from '@lilape/domain/vectors/vouchers';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';

const empty = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku';

test('behavior: known files have their known addresses', () => {
  expect(cidOf(new Uint8Array())).toBe(empty);
  expect(cidOf(utf8ToBytes('hello world'))).toBe(
    'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
  );
});

test('behavior: addresses are those of the vectors, and give their digests back', () => {
  for (const { uri, digest } of vectors.good) {
    const cid = cidOfUri(uri);
    expect(`0x${bytesToHex(digestOfCid(cid ?? ''))}`).toBe(digest);
    expect(ipfsUri(cid ?? '')).toBe(uri);
  }
});

test.each([
  ['', false],
  [empty, true],
  [empty.toUpperCase(), false],
  [`${empty}a`, false],
  [empty.slice(0, -1), false],
  ['bafybeihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku', false],
  ['bafkreixdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku', false],
  ['bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvykv', false],
  ['QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG', false],
])('args: "%s" is such an address: %s', (text, isOne) => {
  expect(isCid(text)).toBe(isOne);
  expect(cidOfUri(`ipfs://${text}`)).toBe(isOne ? text : null);
});

test('error: what has no such address', () => {
  expect(() => cidOf(new Uint8Array(MAX_BLOCK_BYTES + 1))).toThrow('too large');
  expect(() => digestOfCid('x')).toThrow('x is no CID of a file of one block.');
  expect(cidOfUri(`https://${empty}`)).toBeNull();
});
