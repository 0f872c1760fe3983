// @vitest-environment node
import { readFileSync } from 'node:fs';
import { CONTRACTS, hasOwner, contractNames } from '@lilape/contracts/table';
import { expect, test } from 'vitest';

const source = readFileSync(`${import.meta.dirname}/powers.tsx`, 'utf8');

/** The functions that the page tells of, below the heading of a contract's owner. */
function listedOf(contract: string): string[] {
  const [, below = ''] = source.split(`The owner of ${contract}<`);
  const [section = ''] = below.split(/<\/(?:ul|FoldedPowers)>/);
  return [...section.matchAll(/call="([^"]+)"/g)].flatMap(([, calls = '']) => calls.split(', ')).sort();
}

// What anyone may call, but only an owner gets something by.
test.each([
  ['presale', 'Presale', ['acceptOwnership']],
  ['teamVesting', 'TeamVesting', ['release']],
  ['draws', 'Draws', ['acceptOwnership']],
  ['nft', 'LilApeNFT', ['acceptOwnership']],
  ['staking', 'LilApeStaking', ['acceptOwnership']],
] as const)('behavior: the page tells every power over %s, and no other', (name, title, besides) => {
  expect(listedOf(title)).toEqual([...CONTRACTS[name].powers, ...besides].sort());
});

test('behavior: the page names every contract that has an owner', () => {
  const owned = contractNames.filter((name) => hasOwner(name)).map((name) => CONTRACTS[name].solidity);
  expect([...source.matchAll(/The owner of (\w+)/g)].map(([, title]) => title)).toEqual(owned);
});
