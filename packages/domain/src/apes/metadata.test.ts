import { metadataJson } from '@lilape/domain/apes/metadata';
import { expect, test } from 'vitest';

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
