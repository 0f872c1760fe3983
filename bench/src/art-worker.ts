// Paints its share of the apes in a worker thread.
import { workerData } from 'node:worker_threads';

import { readMaps } from '@lilape/art/studio/maps-file';
import { encodePng } from '@lilape/art/studio/png';
import { paintApe } from '@lilape/art/nft/paint/paint-ape';

const { first, step, last } = workerData as { first: number; step: number; last: number };
const maps = readMaps();
for (let id = first; id <= last; id += step) encodePng(paintApe(id, maps));
