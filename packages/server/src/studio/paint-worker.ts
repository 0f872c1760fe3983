// A thread that paints: it is sent an id and a form, and answers with the bytes of a PNG, or with what went wrong.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { paintApe } from '@lilape/art/nft/paint/paint-ape';
import { paintCard } from '@lilape/art/nft/card/paint-card';
import { readCardMaps } from '@lilape/art/studio/card-maps';
import { readMaps } from '@lilape/art/studio/maps-file';
import { shrink } from '@lilape/art/nft/paint/shrink';
import { FIRST_LANGUAGE, LANGUAGES } from '@lilape/domain/languages';
import { encodePng } from '@lilape/art/studio/png';
import type { PaintOrder, PictureForm } from '#studio/painters.ts';

// Whoever wants an answer of the API comes first. On Linux zero is this thread, elsewhere the whole process.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

const maps = readMaps();
const cardMaps = readCardMaps();

/** Small ones are looked at by thousands: smaller files are worth the time. */
const WELL = { level: 6, memLevel: 9 } as const;

parentPort?.on('message', ({ id, form }: PaintOrder) => {
  // A copy of its own, whose memory can be handed over.
  const png = Uint8Array.from(paint(id, form));
  parentPort?.postMessage(png, [png.buffer]);
});

function paint(id: number, form: PictureForm): Uint8Array {
  if (form === 'whole') return encodePng(paintApe(id, maps));
  if (typeof form === 'number') return encodePng(shrink(paintApe(id, maps), form), WELL);
  const language = LANGUAGES.find((each) => form === `card-${each}`) ?? FIRST_LANGUAGE;
  return encodePng(paintCard(id, language, maps, cardMaps), WELL);
}
