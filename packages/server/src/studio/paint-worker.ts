// A thread that paints: it is sent an id and answers with the bytes of its PNG, or with what went wrong.
import { parentPort } from 'node:worker_threads';
import { paintApe } from '@lilape/art/nft/paint/paint-ape';
import { readMaps } from '@lilape/art/studio/maps-file';
import { encodePng } from '@lilape/art/studio/png';

const maps = readMaps();

parentPort?.on('message', (id: number) => {
  // A copy of its own, whose memory can be handed over.
  const png = Uint8Array.from(encodePng(paintApe(id, maps)));
  parentPort?.postMessage(png, [png.buffer]);
});
