import { AppError } from '@lilape/domain/app-error';
import { expect, test } from 'vitest';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { saleOf } from '#ledger/sale/snapshot.ts';

test('error: a ledger that does not read the sale cannot tell of it yet', () => {
  const snapshot: LedgerSnapshot = {
    version: 1n,
    chainId: 31337,
    heads: { number: 1n, hash: '0x01', safe: 1n, final: 1n, timeSeconds: 1, readAtMs: 1 },
    projections: { holders: { facts: {}, state: {}, held: null } },
    alarms: 0,
    endpoints: 1,
    finalRestsOn: 1,
  };
  expect(() => saleOf(snapshot)).toThrow(new AppError('SERVICE_UNAVAILABLE'));
});
