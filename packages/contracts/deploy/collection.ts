// What the collection is deployed with: hashes of what packages/domain/src/apes publishes, compared by a test.

/** Fixed in `LilApeNFT` for good; the same on every chain. */
export const collection = {
  /** sha2-256 of the collection's metadata */
  contractDigest: '0x75827f164ad9617a33d704fdb5723b0988ae99dbbfaea67cbdfdfd1c1f49a26d',
  /** keccak256 of the catalogue of traits */
  catalogueHash: '0x960e9c7f5fb46c04bc33c1a732da57928cb729a4110fd463f8ed9d901ace2d20',
  /** keccak256 of the rarity bands */
  bandsHash: '0x230a93509feb0f1779aaa2fe6eefb5db6bdf306712d95704bb173299421d8cbe',
} as const;
