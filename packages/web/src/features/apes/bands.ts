/** The rarity bands in the words of the page. */
import type { BandName } from '@lilape/domain/apes/rarity';
import { place } from '@lilape/wire/places';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** From the most common to the rarest. */
export const bandWords = {
  common: msg`Common`,
  uncommon: msg`Uncommon`,
  rare: msg`Rare`,
  epic: msg`Epic`,
  legendary: msg`Legendary`,
} as const satisfies Record<BandName, MessageDescriptor>;

/** The place of the band's word in the page of an ape. */
export function bandChoice(say: (word: MessageDescriptor) => string): string {
  return place('band', Object.values(bandWords).map(say));
}
