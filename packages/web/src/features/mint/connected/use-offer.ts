/** What the studio offers a wallet, and how far its parts have come and been checked in this browser. */
import type { Address } from '@lilape/domain/address';
import { expectMetadata, type Offer, offerFor } from '#api/studio-api.ts';
import { type Async, useAsync } from '#ui/use-async.ts';
import type { Asked } from '../front/pot-states.ts';

export type Offered = {
  readonly offer: Offer | null;
  readonly asked: Asked;
  /** Whether the metadata behind the offer is what its address says, and names this ape and its picture. */
  readonly checked: Asked;
  readonly error: unknown;
  readonly reload: () => void;
};

/** Asks for the ape that `account` has chosen, or is offered, anew on every new `occasion`; without an account nothing is asked for. */
export function useOffer(account: Address | null, chosenId: number | null, occasion: string): Offered {
  const offered = useAsync(
    account === null ? null : `${account} ${chosenId ?? ''}`,
    (signal) => offerFor(account as Address, chosenId, signal),
    occasion,
  );
  const offer = offered.value;
  const metadata = useAsync(offer === null ? null : offer.metadataURI, async (signal) => {
    if (offer !== null) await expectMetadata(offer, signal);
    return true;
  });
  return {
    offer,
    asked: askedOf(offered),
    checked: askedOf(metadata),
    error: offered.error ?? metadata.error,
    reload: () => {
      offered.reload();
      metadata.reload();
    },
  };
}

/** How far something that is fetched has come. */
export function askedOf({ value, error, isLoading }: Async<unknown>): Asked {
  if (error !== null && !isLoading) return 'failed';
  if (value !== null) return 'done';
  return isLoading ? 'busy' : 'ahead';
}
