// The giveaway of one process: its list, its files and who is left out of it.
import type { Address } from '@lilape/domain/address';
import { type GiveawayList, createGiveawayLists } from '#draws/giveaway-list.ts';
import { ledgerOf } from '#live/feed.ts';
import type { ApiParts } from '#routes/parts.ts';

export type GiveawayReader = {
  readonly excluded: readonly Address[];
  /** The list at the ledger's newest version. @throws AppError SERVICE_UNAVAILABLE */
  list(): Promise<GiveawayList>;
  /** A file of the published list; null where there is none of this CID. */
  file(cid: string): Promise<Uint8Array | null>;
};

/** The reader of a deployment; null where it has no draws. */
export function openGiveawayReader({ db, deployment, feed, clock }: ApiParts): GiveawayReader | null {
  const { draws } = deployment.contracts;
  if (draws === null) return null;
  const excluded = deployment.excluded;
  const { chainId } = deployment;
  const address = draws.toLowerCase() as Address;
  const lists = createGiveawayLists({ pool: db, chainId, draws: address, excluded, clock });
  return {
    excluded,
    list: () => lists.at(ledgerOf(feed).version),
    async file(cid) {
      const snapshot = feed.snapshot();
      return snapshot === null ? null : lists.file(snapshot.version, cid);
    },
  };
}
