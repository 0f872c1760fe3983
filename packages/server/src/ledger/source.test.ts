import { expect, test } from 'vitest';
import {
  type LedgerSource,
  type ProjectionSource,
  isSameConfiguration,
  isSameSource,
} from '#ledger/source.ts';

const SALE: ProjectionSource = { name: 'sale', foldVersion: 2, contracts: { '0xa1': '0xc0de' }, facts: {} };
const APES: ProjectionSource = { name: 'apes', foldVersion: 1, contracts: { '0xa2': '0xc0de' }, facts: {} };
const SOURCE: LedgerSource = {
  chainId: 8453,
  genesisHash: '0x01',
  fromBlock: 101n,
  projections: [APES, SALE],
};

test.each<[string, Partial<LedgerSource>]>([
  ['another genesis', { genesisHash: '0x02' }],
  ['other code', { projections: [APES, { ...SALE, contracts: { '0xa1': '0xbad' } }] }],
])('behavior: with %s it is another source of the same configuration', (_, changed) => {
  expect(isSameConfiguration(SOURCE, { ...SOURCE, ...changed })).toBe(true);
  expect(isSameSource(SOURCE, { ...SOURCE, ...changed })).toBe(false);
});

test.each<[string, Partial<LedgerSource>]>([
  ['another first block', { fromBlock: 5n }],
  ['its projections in another order', { projections: [SALE, APES] }],
  ['facts that were read since', { projections: [APES, { ...SALE, facts: { stages: 10 } }] }],
])('behavior: with %s it is the same source', (_, changed) => {
  expect(isSameSource(SOURCE, { ...SOURCE, ...changed })).toBe(true);
});

test.each<[string, Partial<LedgerSource>]>([
  ['another chain', { chainId: 31337 }],
  ['another address', { projections: [APES, { ...SALE, contracts: { '0xa3': '0xc0de' } }] }],
  ['another fold', { projections: [APES, { ...SALE, foldVersion: 3 }] }],
  ['one projection less', { projections: [SALE] }],
])('behavior: with %s it is another configuration', (_, changed) => {
  expect(isSameConfiguration(SOURCE, { ...SOURCE, ...changed })).toBe(false);
});
