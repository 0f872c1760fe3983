/** Asks the site which apes there are, and which a wallet has. */
import * as endpoints from '@lilape/wire/endpoints/apes';
import type { MintedApesBody } from '@lilape/wire/apes';
import { callApi } from '#shell/first/api.ts';

export type WallData = {
  readonly minted: MintedApesBody;
  /** The apes of the wanted owner; null where anybody's are. */
  readonly owned: ReadonlySet<number> | null;
};

/** What is needed to show the apes of an owner, or everybody's. @throws AppError where the site does not answer */
export async function askForApes(owner: string | null): Promise<WallData> {
  const [minted, owned] = await Promise.all([
    callApi(endpoints.mintedApes),
    owner === null ? null : callApi(endpoints.nftPurchases, { query: { wallet: owner } }),
  ]);
  const ids = owned?.body.data.nfts.map(({ tokenId }) => tokenId);
  return { minted: minted.body, owned: ids === undefined ? null : new Set(ids) };
}
