import { expect, test } from 'vitest';
import type { ChainIdentity } from '#chain/identity.ts';
import type { Projection } from '#ledger/projection.ts';
import { NoContractError, sourceOf } from '#watcher/identify-source.ts';

const ADDRESS = '0x00000000000000000000000000000000000000a1';
const identity = { chainId: 8453, genesisHash: '0x01' } as const;
const projection = {
  name: 'sale',
  foldVersion: 3,
  sources: [{ address: ADDRESS }],
} as unknown as Projection;

test('behavior: a source names the code that stands at each address', () => {
  expect(sourceOf({ ...identity, codeHashes: { [ADDRESS]: '0xc0de' } }, projection)).toEqual({
    name: 'sale',
    foldVersion: 3,
    contracts: { [ADDRESS]: '0xc0de' },
    facts: {},
  });
});

test('error: an address without code is no contract yet, whether it was looked at or not', () => {
  const neverSeen: ChainIdentity['codeHashes'] = {};
  for (const codeHashes of [neverSeen, { [ADDRESS]: null }])
    expect(() => sourceOf({ ...identity, codeHashes }, projection)).toThrow(
      new NoContractError(`There is no contract at ${ADDRESS} yet.`),
    );
});
