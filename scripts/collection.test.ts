// What the collection is deployed with, against what the domain publishes.
import { collection } from '@lilape/contracts/deploy/collection';
import { catalogueJson, publishedHash } from '@lilape/domain/apes/catalogue';
import { collectionDigest } from '@lilape/domain/apes/collection';
import { bandsJson } from '@lilape/domain/apes/rarity';
import { expect, test } from 'vitest';

test('behavior: the hashes in the contract are those of what is published', () => {
  expect(collection).toEqual({
    contractDigest: collectionDigest,
    catalogueHash: publishedHash(catalogueJson),
    bandsHash: publishedHash(bandsJson),
  });
});
