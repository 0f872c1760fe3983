import { metadataJson } from '@lilape/domain/apes/metadata';
import { offeredId } from '@lilape/domain/apes/offers';
import { expect, test } from 'vitest';

const key = new Uint8Array(32).fill(7);
const wallet = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const none = () => false;

test('behavior: an offer stays until it is taken, however the address is written', () => {
  const id = offeredId(key, wallet, 0, none);
  expect(offeredId(key, wallet.toLowerCase(), 0, none)).toBe(id);
  expect(offeredId(key, wallet, 0, (other) => other !== id)).toBe(id);
  const next = offeredId(key, wallet, 0, (other) => other === id);
  expect(next).not.toBe(id);
  expect(offeredId(key, wallet, 0, (other) => other === id)).toBe(next);
});

test('behavior: another key, wallet or count is another offer', () => {
  const offers = [
    offeredId(key, wallet, 0, none),
    offeredId(key, wallet, 1, none),
    offeredId(new Uint8Array(32), wallet, 0, none),
    offeredId(key, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 0, none),
  ];
  expect(new Set(offers).size).toBe(4);
});

test('behavior: offers are of the sold ids alone, and spread over all of them', () => {
  const ids = Array.from({ length: 3_000 }, (_, count) => offeredId(key, wallet, count, none) ?? 0);
  expect(Math.min(...ids)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...ids)).toBeLessThanOrEqual(9_900);
  const tenths = Array.from({ length: 10 }, (_, tenth) => ids.filter((id) => (id - 1) % 10 === tenth).length);
  expect(Math.min(...tenths)).toBeGreaterThan(230);
});

test('behavior: the last free id is found, and none when all are gone', () => {
  expect(offeredId(key, wallet, 0, (id) => id !== 9_900)).toBe(9_900);
  expect(offeredId(key, wallet, 0, (id) => id !== 1)).toBe(1);
  expect(offeredId(key, wallet, 0, () => true)).toBeNull();
});

test('behavior: metadata has the fields of the specification', () => {
  const home = {
    imageUri: 'ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku',
    contractAddress: '0xEDC991c4470b62B4Bc79Fa75a687b166b379d139',
    chainId: 8453,
    siteUrl: 'https://lilape.example',
  };
  expect(JSON.parse(metadataJson(4_271, home))).toEqual({
    name: 'LilApe #4271',
    description: expect.stringContaining('painted from its number alone') as string,
    image: home.imageUri,
    external_url: 'https://lilape.example/nft/4271',
    token_id: 4_271,
    contract_address: home.contractAddress,
    blockchain: 'Base',
    rarity_score: 69,
    attributes: [
      { trait_type: 'Background', value: 'Jungle Morning' },
      { trait_type: 'Body', value: 'LilApe' },
      { trait_type: 'Eyes', value: 'Raised Brow' },
      { trait_type: 'Hat', value: 'Flower Wreath' },
      { trait_type: 'Accessory', value: 'Monocle' },
      { trait_type: 'Rarity Score', display_type: 'number', value: 69 },
    ],
  });
  expect(metadataJson(1, { ...home, chainId: 84532 })).toContain('"blockchain":"Base Sepolia"');
  expect(() => metadataJson(0, home)).toThrow(RangeError);
});
