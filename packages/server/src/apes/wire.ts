// The collection as the wire has it.
import { checksumAddress } from '@lilape/domain/address';
import { rarityOf } from '@lilape/domain/apes/rarity';
import type { Ape, ApesBody, MintStatsBody } from '@lilape/wire/apes';
import { readApeTotals } from '#ledger/apes/projection.ts';
import type { ApeStation, OwnedApe } from '#ledger/apes/transfers.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { isoOf } from '#moments.ts';

/** How many apes there are; null where the ledger does not read the collection. */
export function apesOf({ projections }: LedgerSnapshot): ApesBody | null {
  const collection = projections['apes'];
  if (collection === undefined) return null;
  const { minted, prizes, bands } = readApeTotals(collection.state);
  const { common, uncommon, rare, epic, legendary } = bands;
  return {
    totalMinted: minted,
    prizesMinted: prizes,
    mintsByRarity: { common, uncommon, rare, epic, legendary },
  };
}

/** An ape with what follows from its number. */
export function apeToWire({ id, owner }: Pick<OwnedApe, 'id' | 'owner'>): Ape {
  const { score, band } = rarityOf(id);
  return { tokenId: id, owner: checksumAddress(owner), rarityScore: score, band };
}

/** A mint among the newest; `thumbnails` is where small pictures are. */
export function mintToWire(
  mint: ApeStation,
  thumbnails: string,
): MintStatsBody['data']['recentMints'][number] {
  return {
    tokenId: mint.id,
    nftName: `LilApe #${mint.id}`,
    walletAddress: checksumAddress(mint.to),
    rarityScore: rarityOf(mint.id).score,
    mintedAt: timeOf(mint),
    txHash: mint.txHash,
    thumbnail: `${thumbnails}/128/${mint.id}`,
  };
}

/** When a transfer was sealed, ISO 8601. */
export const timeOf = ({ timeSeconds }: ApeStation): string => isoOf(timeSeconds);
