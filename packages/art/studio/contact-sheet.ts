// Paints many apes on one sheet, to be looked at: node studio/contact-sheet.ts [--from 1] [--count 100] [--step 1] [--size 128] [--columns 10] [--ground '#FFF6E3'] [--out sheet.png].
import { parseArgs } from 'node:util';

import { LAST_ID } from '@lilape/domain/apes/ids';
import sharp, { type OverlayOptions } from 'sharp';

import { paintApe } from '../src/nft/paint/paint-ape.ts';
import { readMaps } from './maps-file.ts';
import { encodePng } from './png.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    step: { type: 'string', default: '1' },
    size: { type: 'string', default: '128' },
    columns: { type: 'string', default: '10' },
    ground: { type: 'string', default: '#FFF6E3' },
    out: { type: 'string', default: 'sheet.png' },
  },
});
const [from, count, step, size, columns] = [
  values.from,
  values.count,
  values.step,
  values.size,
  values.columns,
].map(Number) as [number, number, number, number, number];
const gap = Math.max(2, size >> 4);
const maps = readMaps();

const tiles: OverlayOptions[] = [];
for (let index = 0; index < count; index++) {
  const id = ((from - 1 + index * step) % LAST_ID) + 1;
  const input = await sharp(encodePng(paintApe(id, maps)))
    .resize(size, size)
    .png()
    .toBuffer();
  const [column, row] = [index % columns, Math.floor(index / columns)];
  tiles.push({ input, left: gap + column * (size + gap), top: gap + row * (size + gap) });
}
await sharp({
  create: {
    width: gap + columns * (size + gap),
    height: gap + Math.ceil(count / columns) * (size + gap),
    channels: 3,
    background: values.ground,
  },
})
  .composite(tiles)
  .png()
  .toFile(values.out);
console.log(`${count} apes on ${values.out}`);
