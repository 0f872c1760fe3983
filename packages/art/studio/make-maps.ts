// Makes the file of maps from the drawings: node studio/make-maps.ts. Maps whose drawing is the same as last time are kept.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

import { mapOf, packMaps, loadMaps, type PartMap } from '../src/nft/paint/maps.ts';
import { mapDrawings } from '../src/nft/parts.ts';
import { drawingsDigest, mapsDigestsPath, mapsPath, sha256, textOf } from './maps-file.ts';
import { rasterise } from './rasterise.ts';

const cache = join(import.meta.dirname, '../cache/maps');
/** Whatever else decides what a map is. */
const tools = ['rasterise.ts', '../src/nft/materials.ts', '../src/nft/paint/codes.ts'].map((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8'),
);

async function mapFor(render: (typeof mapDrawings)[string]): Promise<PartMap> {
  const file = join(cache, sha256([...tools, textOf(render)].join('\n')).slice(0, 24));
  const kept = existsSync(file) ? loadMaps(readFileSync(file)).get('map') : undefined;
  if (kept !== undefined) return kept;
  const map = mapOf(await rasterise(render));
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, packMaps(new Map([['map', map]])));
  return map;
}

const maps = new Map<string, PartMap>();
for (const [name, render] of Object.entries(mapDrawings)) maps.set(name, await mapFor(render));
const bytes = packMaps(maps);
const packed = deflateRawSync(bytes, { level: 9 });
mkdirSync(dirname(mapsPath), { recursive: true });
writeFileSync(mapsPath, packed);
writeFileSync(
  mapsDigestsPath,
  `${JSON.stringify({ drawings: drawingsDigest(), maps: sha256(bytes) }, null, 2)}\n`,
);
console.log(`${maps.size} maps, ${bytes.length} bytes, ${packed.length} packed`);
