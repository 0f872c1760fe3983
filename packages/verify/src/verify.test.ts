// What can be counted again, against the one table of contracts.
import { CONTRACTS, contractNames } from '@lilape/contracts/table';
import { expect, test } from 'vitest';
import { SUBJECTS } from './verify.ts';

test('behavior: every projection of the ledger is counted again by a subject', () => {
  const projections = contractNames.flatMap((name) => CONTRACTS[name].projection ?? []);
  expect(SUBJECTS.map(({ name }) => name).toSorted()).toEqual([...new Set(projections)].toSorted());
});
