// The file of maps that paintings are made from: where it is, and how it is read.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

import { materialNames, penOf } from '../src/nft/materials.ts';
import { loadMaps, type Maps } from '../src/nft/paint/maps.ts';
import { mapDrawings } from '../src/nft/parts.ts';

/** The generated maps, deflated; `node studio/make-maps.ts` makes them. */
export const mapsPath = join(import.meta.dirname, '../generated/apes.maps');
/** Beside them: of which drawings they were made, and what they must be. */
export const mapsDigestsPath = join(import.meta.dirname, '../generated/apes.maps.json');

/** sha256 as lower-case hexadecimal. */
export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The drawing of a map as text, with materials for colours. */
export const textOf = (render: (typeof mapDrawings)[string]): string =>
  render(penOf('p', (material) => material));

/** What all maps are painted from, as a digest: it changes when they have to be made again. */
export const drawingsDigest = (): string =>
  sha256(
    [
      materialNames.join(' '),
      ...Object.entries(mapDrawings).map(([name, render]) => `${name}\n${textOf(render)}`),
    ].join('\n'),
  );

/** The maps of the collection. @throws Error where the file is missing or is not the one whose digest is written beside it */
export function readMaps(): Maps {
  const bytes = inflateRawSync(readFileSync(mapsPath));
  const { maps } = JSON.parse(readFileSync(mapsDigestsPath, 'utf8')) as { maps: string };
  if (sha256(bytes) !== maps) throw new Error(`${mapsPath} is damaged: its digest is not ${maps}.`);
  return loadMaps(bytes);
}
