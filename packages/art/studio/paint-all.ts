// Paints all 10,000 whole, and says whether any two are alike and how large the largest file is: node studio/paint-all.ts.
import { FIRST_ID, LAST_ID } from '@lilape/domain/apes/ids';

import { paintApe } from '../src/nft/paint/paint-ape.ts';
import { readMaps, sha256 } from './maps-file.ts';
import { encodePng } from './png.ts';

const maps = readMaps();
const digests: string[] = [];
let largest = 0;
let bytes = 0;
for (let id = FIRST_ID; id <= LAST_ID; id++) {
  const png = encodePng(paintApe(id, maps));
  largest = Math.max(largest, png.length);
  bytes += png.length;
  digests.push(sha256(png));
}
const distinct = new Set(digests).size;
console.log(
  `${distinct} of ${digests.length} are distinct; the largest file has ${largest} bytes, all have ${bytes}`,
);
console.log(`sha256 of all their digests, one a line: ${sha256(digests.join('\n'))}`);
if (distinct !== digests.length) process.exitCode = 1;
