/** The apes of an account, and which of them can double a stake. */
import type { Address } from '@lilape/domain/address';
import * as endpoints from '@lilape/wire/endpoints/apes';
import { useState } from 'react';
import { boundTo } from '#chain/staking-contract.ts';
import { callApi } from '#shell/first/api.ts';
import { type Async, useAsync } from '#ui/use-async.ts';
import { connectedProvider } from '#wallet/connection.ts';
import type { Holdings } from './holdings-store.ts';

/** How many are asked about at once: each is a question to the node. */
const perPage = 60;
/** Width of their small pictures, pixels. */
const side = 128;

export type OwnApe = {
  readonly id: number;
  readonly picture: string;
  /** `free`, doubling a stake of the account's own, or still bound to that of a former owner. */
  readonly state: 'free' | 'busy' | 'former';
  /** The stake it is bound to; null where it is free. */
  readonly stakeId: number | null;
};

export type OwnApes = Async<{
  /** By id, from the least. */
  readonly apes: readonly OwnApe[];
  /** How many of the account's follow them. */
  readonly rest: number;
}> & {
  /** Asks for the next ones too. */
  readonly more: () => void;
};

/**
 * Asks the ledger whose they are as often as the wallet's node is asked what else there is, for they come from elsewhere
 * too; and the node what each is bound to when they or the stakes have changed and on every `occasion`. null asks nothing.
 */
export function useApes(
  address: Address | null,
  holdings: Pick<Holdings, 'stakes' | 'block'> | null,
  occasion: string,
): OwnApes {
  const [most, setMost] = useState(perPage);
  const owned = useAsync(
    address,
    (signal) => idsOf(address as Address, signal),
    `${occasion} ${holdings?.block}`,
  );
  const ids = owned.value;
  const bound =
    holdings?.stakes
      .filter(({ isDoubled }) => isDoubled)
      .map(({ id }) => id)
      .join() ?? '';
  const asked = useAsync(
    ids === null ? null : address,
    (signal) => apesOf(address as Address, ids ?? [], most, signal),
    `${occasion} ${bound} ${most} ${ids?.join()}`,
  );
  return {
    ...asked,
    error: asked.error ?? (ids === null ? owned.error : null),
    isLoading: asked.isLoading || (ids === null && owned.isLoading),
    reload: () => {
      owned.reload();
      asked.reload();
    },
    more: () => setMost(most + perPage),
  };
}

async function idsOf(address: Address, signal: AbortSignal): Promise<readonly number[]> {
  const { body } = await callApi(endpoints.nftPurchases, { query: { wallet: address }, signal });
  return body.data.nfts.map(({ tokenId }) => tokenId).toSorted((one, other) => one - other);
}

async function apesOf(address: Address, ids: readonly number[], most: number, signal: AbortSignal) {
  if (ids.length === 0) return { apes: [], rest: 0 };
  const [provider, minted] = await Promise.all([
    connectedProvider(),
    callApi(endpoints.mintedApes, { signal }),
  ]);
  const apes = await Promise.all(
    ids.slice(0, most).map(async (id): Promise<OwnApe> => {
      const bound = await boundTo(provider, id);
      const isOwn = bound?.account.toLowerCase() === address.toLowerCase();
      const state = bound === null ? ('free' as const) : isOwn ? ('busy' as const) : ('former' as const);
      return { id, picture: `${minted.body.pictures}/${side}/${id}`, state, stakeId: bound?.stakeId ?? null };
    }),
  );
  return { apes, rest: ids.length - apes.length };
}
