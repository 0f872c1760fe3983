// The pictures of the hundred prizes, as the studio publishes them.
import { join } from 'node:path';
import { LAST_ID, LAST_SOLD_ID } from '@lilape/domain/apes/ids';
import { cidOf } from '@lilape/domain/ipfs';

import { paintApe } from '../src/nft/paint/paint-ape.ts';
import { readMaps } from './maps-file.ts';
import { encodePng } from './png.ts';

/** Where the list of their CIDs is kept. */
export const prizeImagesPath = join(import.meta.dirname, '../../domain/src/apes/prize-images.ts');

/** The CIDs of the pictures of ids 9,901 to 10,000, or of every `step`th of them, painted now. */
export function prizeImageCids(step = 1): string[] {
  const maps = readMaps();
  return Array.from({ length: (LAST_ID - LAST_SOLD_ID) / step }, (_, at) =>
    cidOf(encodePng(paintApe(LAST_SOLD_ID + 1 + at * step, maps))),
  );
}
