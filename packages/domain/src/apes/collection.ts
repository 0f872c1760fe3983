// The collection's own metadata, whose digest is in the contract. @see ERC-7572
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The collection's metadata as it is kept on IPFS: JSON without spaces. */
export const collectionJson = JSON.stringify({
  name: 'LilApe',
  symbol: 'LILAPE',
  description:
    '10,000 small apes on Base, each painted from its number alone. 9,900 are sold, 100 are prizes of the giveaway. No royalty, and no picture can ever be changed.',
});

/** sha2-256 of the metadata's bytes. */
export const collectionDigest: `0x${string}` = `0x${bytesToHex(sha256(utf8ToBytes(collectionJson)))}`;
