// What an ape can be made of: five layers, each with its options, names, files and rarities.
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** One option of a layer. */
export type Trait = {
  readonly name: string;
  /** Name of its picture in the layer's folder, null where there is nothing to paint. */
  readonly file: string | null;
  /** Percent of imagined apes that would have it; the options of a layer add up to 100. */
  readonly rarity: number;
};

const trait = (name: string, rarity: number, file: string | null = fileOf(name)): Trait => ({
  name,
  file,
  rarity,
});

function fileOf(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '-')}.webp`;
}

/** The layers, from the back to the front; each key is also the folder of its pictures. @see spec §3, decision 19 "traits and brushwork" */
export const CATALOGUE = {
  backgrounds: [
    trait('Banana Noon', 28),
    trait('Jungle Morning', 22),
    trait('Lagoon', 19),
    trait('Plum Dusk', 16),
    trait('Volcano Night', 15),
  ],
  body: [trait('LilApe', 100)],
  eyes: [
    trait('Calm', 20),
    trait('Wide Awake', 18),
    trait('Raised Brow', 14),
    trait('Sleepy', 12),
    trait('Side Glance', 11),
    trait('Wink', 8),
    trait('Starry', 5),
    trait('Teary', 5),
    trait('Hypnotised', 4),
    trait('Laser', 3),
  ],
  hats: [
    trait('None', 36, null),
    trait('Banana Peel', 25),
    trait('Straw Hat', 20),
    trait('Flower Wreath', 13),
    trait('Crown', 6),
  ],
  accessories: [
    trait('None', 25, null),
    trait('Banana', 24),
    trait('Bow Tie', 15),
    trait('Gold Chain', 14),
    trait('Headphones', 12),
    trait('Monocle', 7),
    trait('Butterfly', 3),
  ],
} as const satisfies Readonly<Record<string, readonly Trait[]>>;

export type Layer = keyof typeof CATALOGUE;

/** The layers from the back to the front. */
export const LAYERS = Object.keys(CATALOGUE) as readonly Layer[];

/** The catalogue as it is published: JSON without spaces, in the order of the layers, of their options and of name, file and rarity. */
export const catalogueJson = JSON.stringify(CATALOGUE);

/** keccak256 of the UTF-8 bytes of a published text, as the contract keeps it. */
export function publishedHash(json: string): `0x${string}` {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(json)))}`;
}
