// The file of maps of what is written on sharing cards; `node packages/web/scripts/card-letters.ts` makes it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

import { loadMaps, type Maps } from '../src/nft/paint/maps.ts';

/** The generated maps, deflated. */
export const cardMapsPath = join(import.meta.dirname, '../generated/card.maps');

/** The maps of sharing cards. @throws Error where the file is missing */
export function readCardMaps(): Maps {
  return loadMaps(inflateRawSync(readFileSync(cardMapsPath)));
}
