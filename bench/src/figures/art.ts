// How fast apes are painted: a picture with its PNG, beside the loop of HashLips on the same layers, and the whole collection.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { layerPictures, pngOf } from '@lilape/art/studio/layers';
import { readMaps } from '@lilape/art/studio/maps-file';
import { encodePng } from '@lilape/art/studio/png';
import { paintApe } from '@lilape/art/nft/paint/paint-ape';
import { FIRST_ID, LAST_ID } from '@lilape/domain/apes/ids';

import { type Bench, median } from '../figure.ts';
import { withTempFolder } from '../temp-folder.ts';

const SIDE = 1024;
/** Apes a turn; both sides take turns, so that whatever else the machine does weighs on both. */
const [TURNS, APES] = [5, 12];
const WORKERS = 2;

/** Milliseconds of this process's processor for one ape. */
async function costOf(paint: (id: number) => Promise<unknown> | Uint8Array): Promise<number> {
  const before = process.cpuUsage();
  for (let id = FIRST_ID; id < FIRST_ID + APES; id++) await paint(id);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / APES;
}

/** The layers of an ape as files, in the loop that HashLips has: load all, paint all, to a buffer. @see https://github.com/HashLips/hashlips_art_engine/blob/main/src/main.js */
async function hashLips(folder: string): Promise<() => Promise<Buffer>> {
  const files: string[] = [];
  for (const layer of ['backgrounds', 'body', 'eyes', 'hats', 'accessories']) {
    const picture = layerPictures.find(({ path }) => path.startsWith(`${layer}/`));
    if (picture === undefined) throw new Error(`Layer ${layer} has no picture.`);
    const file = join(folder, `${layer}.png`);
    await writeFile(file, await pngOf(picture));
    files.push(file);
  }
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  return async () => {
    context.clearRect(0, 0, SIDE, SIDE);
    const images = await Promise.all(files.map(async (file) => loadImage(await readFile(file))));
    for (const image of images) context.drawImage(image, 0, 0, SIDE, SIDE);
    return canvas.toBuffer('image/png');
  };
}

/** Seconds until the workers have painted every ape between them. */
async function paintAll(): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: WORKERS }, (_, index) => {
      const worker = new Worker(new URL('../art-worker.ts', import.meta.url), {
        workerData: { first: FIRST_ID + index, step: WORKERS, last: LAST_ID },
      });
      return new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject));
    }),
  );
  return (performance.now() - startedAt) / 1000;
}

export const artBench: Bench = {
  name: 'art',
  run: (print) =>
    withTempFolder(async (folder) => {
      const maps = readMaps();
      const loop = await hashLips(folder);
      const paint = (id: number) => encodePng(paintApe(id, maps));
      await costOf(paint);
      await loop();
      const turns: { ours: number; theirs: number }[] = [];
      for (let turn = 0; turn < TURNS; turn++)
        turns.push({ ours: await costOf(paint), theirs: await costOf(loop) });
      print({
        name: 'apes painted, with their PNG',
        value: 1000 / median(turns.map(({ ours }) => ours)),
        unit: 'pictures/s of a core',
        ratio: median(turns.map(({ ours, theirs }) => theirs / ours)),
        against: `HashLips' loop on @napi-rs/canvas, ${Math.round(1000 / median(turns.map(({ theirs }) => theirs)))} pictures/s of a core`,
        aim: { atLeast: 5 },
        note: `1024 × 1024, five layers, processor time, median of ${TURNS} turns of ${APES}`,
      });
      print({
        name: 'all 10,000 apes',
        value: await paintAll(),
        unit: 's',
        aim: { atMost: 90 },
        note: `${WORKERS} worker threads, each with its own maps`,
      });
    }),
};
