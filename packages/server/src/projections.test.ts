// What is read of the chain, against the one table of contracts.
import { deployments } from '@lilape/contracts/generated/deployments';
import { CONTRACTS, contractNames } from '@lilape/contracts/table';
import { expect, test } from 'vitest';
import { watchedSubject } from '#projections.ts';

const record = deployments[31337];

test('behavior: the logs of each contract go to the projection that the table names, and to no other', () => {
  const named = contractNames.flatMap((name) => {
    const { projection } = CONTRACTS[name];
    // What a deployment does not have is not read.
    const address = record.contracts[name];
    return projection === null || address === null ? [] : [`${projection} ${address.toLowerCase()}`];
  });
  const registered = watchedSubject(record).projections.flatMap(({ name, sources }) =>
    sources.map(({ address }) => `${name} ${address.toLowerCase()}`),
  );
  expect(registered.toSorted()).toEqual(named.toSorted());
});
