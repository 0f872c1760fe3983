/** Notices that the ape on offer was minted, by the ledger's own telling, before anybody signs for it. */
import type { Address } from '@lilape/domain/address';
import type { MintStatsBody } from '@lilape/wire/apes';
import { useEffect, useState } from 'react';
import type { Offer } from '#api/studio-api.ts';

type Watched = {
  offer: Offer | null;
  body: MintStatsBody | null;
  /** Whether a mint is under way, which has its own eyes. */
  isBusy: boolean;
  address: Address;
  /** Asks for the next offer. */
  onGone: () => void;
};

/** The number of an ape that another took from under this page's eyes; null while nobody has. */
export function useGone({ offer, body, isBusy, address, onGone }: Watched) {
  const [gone, setGone] = useState<number | null>(null);
  const tokenId = offer?.tokenId ?? null;
  const taker = body?.data.recentMints.find((mint) => mint.tokenId === tokenId)?.walletAddress;
  useEffect(() => {
    if (isBusy || taker === undefined || tokenId === null) return;
    // What its own owner minted elsewhere is no news.
    if (taker.toLowerCase() !== address.toLowerCase()) setGone(tokenId);
    onGone();
    // Once for each ape that goes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [taker, tokenId, isBusy]);
  return { id: gone, forget: () => setGone(null) };
}
