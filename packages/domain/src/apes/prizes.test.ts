import { expect, test } from 'vitest';
import { isPrizeId } from '@lilape/domain/apes/traits';
import { cidOf } from '@lilape/domain/ipfs';
import { prizeMetadata, prizesOf, verifyPrize } from './prizes.ts';

const HOME = {
  contractAddress: '0xEDC991c4470b62B4Bc79Fa75a687b166b379d139',
  chainId: 8453,
  siteUrl: 'https://lilape.example',
};
const prizes = prizesOf(HOME);

test('behavior: the metadata of a prize names site, chain and collection, and its picture', () => {
  const json: unknown = JSON.parse(new TextDecoder().decode(prizeMetadata(9_901, HOME)));
  expect(json).toMatchObject({
    name: 'LilApe #9901',
    image: 'ipfs://bafkreieuf6n47nll4omyrs25cb3n5yvfr6hefpnp45v6srskbaarvvnvki',
    external_url: 'https://lilape.example/nft/9901',
    token_id: 9_901,
    contract_address: '0xEDC991c4470b62B4Bc79Fa75a687b166b379d139',
    blockchain: 'Base',
  });
});

test('behavior: each of the hundred has a proof of at most seven hashes to the one root', () => {
  for (let id = 9_901; id <= 10_000; id++) {
    const prize = prizes.of(id);
    expect(prize.metadataCid).toBe(cidOf(prizeMetadata(id, HOME)));
    expect(prize.proof.length).toBeLessThanOrEqual(7);
    expect(verifyPrize(prizes.root, id, prize)).toBe(true);
  }
});

test('behavior: a proof is good for its own id and metadata alone', () => {
  const [first, second] = [prizes.of(9_901), prizes.of(9_902)];
  expect(verifyPrize(prizes.root, 9_902, first)).toBe(false);
  expect(verifyPrize(prizes.root, 9_901, { ...first, metadataCid: second.metadataCid })).toBe(false);
  expect(verifyPrize(prizes.root, 9_901, { ...first, proof: second.proof })).toBe(false);
  expect(verifyPrize(prizes.root, 9_901, { ...first, proof: first.proof.slice(1) })).toBe(false);
});

test('behavior: another site, chain or collection has another root', () => {
  const roots = [
    { ...HOME, siteUrl: 'https://other.example' },
    { ...HOME, chainId: 84_532 },
    { ...HOME, contractAddress: '0x0DE4e02582e559584F927ddED24DF6eB10a35802' },
  ].map((home) => prizesOf(home).root);
  expect(new Set([prizes.root, ...roots]).size).toBe(4);
});

test('args: ids beside the hundred are no prizes', () => {
  expect([9_901, 10_000].map(isPrizeId)).toEqual([true, true]);
  for (const id of [0, 1, 9_900, 10_001, 9_901.5]) {
    expect(isPrizeId(id)).toBe(false);
    expect(() => prizes.of(id)).toThrow(`Ape ${id} is no prize.`);
    expect(() => prizeMetadata(id, HOME)).toThrow(RangeError);
  }
});
