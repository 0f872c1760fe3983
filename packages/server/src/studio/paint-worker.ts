// A thread that paints: it is sent an id and a size, and answers with the bytes of a PNG, or with what went wrong.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { paintApe } from '@lilape/art/nft/paint/paint-ape';
import { readMaps } from '@lilape/art/studio/maps-file';
import { shrink } from '@lilape/art/nft/paint/shrink';
import { encodePng } from '@lilape/art/studio/png';
import type { PaintOrder } from '#studio/painters.ts';

// Whoever wants an answer of the API comes first. On Linux zero is this thread, elsewhere the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

const maps = readMaps();

/** Small ones are looked at by thousands: smaller files are worth the time. */
const WELL = { level: 6, memLevel: 9 } as const;

parentPort?.on('message', ({ id, side }: PaintOrder) => {
  const painting = paintApe(id, maps);
  const file = side === null ? encodePng(painting) : encodePng(shrink(painting, side), WELL);
  // A copy of its own, whose memory can be handed over.
  const png = Uint8Array.from(file);
  parentPort?.postMessage(png, [png.buffer]);
});
