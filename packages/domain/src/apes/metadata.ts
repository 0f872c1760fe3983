// The metadata of an ape, as wallets and markets read it.
import { networkName } from '@lilape/domain/chains';
import type { Layer } from './catalogue.ts';
import { rarityOf } from './rarity.ts';
import { traitsOf } from './traits.ts';

/** Names of the layers in the metadata, in its order. @see spec §3 */
const ATTRIBUTES: Readonly<Record<Layer, string>> = {
  backgrounds: 'Background',
  body: 'Body',
  eyes: 'Eyes',
  hats: 'Hat',
  accessories: 'Accessory',
};

/** Where an ape lives, beyond what follows from its id. */
export type ApeHome = {
  /** `ipfs://` and the CID of the picture. */
  readonly imageUri: string;
  /** The collection, with its checksum. */
  readonly contractAddress: string;
  /** Chain that the collection is on. */
  readonly chainId: number;
  /** Origin of the site without a slash at its end; null: none is named. */
  readonly siteUrl: string | null;
};

/** The metadata of an id: JSON without spaces, the same bytes for the same home. @throws RangeError unless it is the id of an ape */
export function metadataJson(id: number, { imageUri, contractAddress, chainId, siteUrl }: ApeHome): string {
  const traits = traitsOf(id);
  const { score } = rarityOf(id);
  const layers = Object.entries(ATTRIBUTES) as [Layer, string][];
  return JSON.stringify({
    name: `LilApe #${id}`,
    description:
      'One of 10,000 small apes, painted from its number alone: the same number, the same ape, for everybody and for ever.',
    image: imageUri,
    ...(siteUrl === null ? {} : { external_url: `${siteUrl}/nft/${id}` }),
    token_id: id,
    contract_address: contractAddress,
    blockchain: networkName(chainId),
    rarity_score: score,
    attributes: [
      ...layers.map(([layer, trait_type]) => ({ trait_type, value: traits[layer].name })),
      { trait_type: 'Rarity Score', display_type: 'number', value: score },
    ],
  });
}
