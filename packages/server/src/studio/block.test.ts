// The server's addresses of files: those of the page, to the last letter.
import * as page from '@lilape/domain/ipfs';
import { expect, test } from 'vitest';
import { cidOf, isFileOf } from '#studio/block.ts';

test('behavior: files have their published addresses', () => {
  expect(cidOf(new Uint8Array())).toBe('bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku');
  expect(cidOf(new TextEncoder().encode('hello world'))).toBe(
    'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
  );
});

test('behavior: page and server agree, up to the largest file', () => {
  for (const length of [1, 63, 64, 65, 80_000, 262_144]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
    expect(cidOf(bytes)).toBe(page.cidOf(bytes));
    expect(isFileOf(page.cidOf(bytes), bytes)).toBe(true);
    expect(isFileOf(page.cidOf(bytes), bytes.subarray(1))).toBe(false);
  }
});

test('error: what is too large for one block has no address here', () => {
  expect(() => cidOf(new Uint8Array(262_145))).toThrow(RangeError);
  expect(isFileOf('bafkrei', new Uint8Array(262_145))).toBe(false);
});
