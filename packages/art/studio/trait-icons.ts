// One sheet with a small picture of every trait, to choose by: eyes on a face, hats on a head.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { CATALOGUE, type Layer } from '@lilape/domain/apes/catalogue';
import { ICON_LAYERS, ICON_SIDE } from '../src/nft/trait-icons.ts';
import { bodyNames, browOf } from '../src/nft/parts.ts';
import { backgroundOf, drawingOf } from './layers.ts';

const QUALITY = 65;
const cache = join(import.meta.dirname, '../cache/icons');

/** The part of a painting that shows a layer best: left, top and side. */
const views = {
  backgrounds: [0, 0, 1024],
  eyes: [270, 300, 500],
  hats: [190, 40, 640],
  accessories: [120, 230, 794],
} as const satisfies Partial<Record<Layer, readonly [number, number, number]>>;

function contentOf(layer: (typeof ICON_LAYERS)[number], file: string | null): string {
  const name = file?.replace('.webp', '');
  if (layer === 'backgrounds') return backgroundOf(name ?? '');
  if (layer === 'eyes') return drawingOf([...bodyNames, `eyes/${name}`, browOf(name ?? '')], true);
  const worn = name === undefined ? [] : [`${layer}/${name}`];
  return drawingOf([...bodyNames, 'eyes/calm', ...worn, 'brows/stubborn-1'], true);
}

/** Every icon as a drawing, layer by layer, option by option. */
export const traitIcons: readonly string[] = ICON_LAYERS.flatMap((layer) => {
  const [left, top, side] = views[layer];
  return CATALOGUE[layer].map(
    ({ file }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${ICON_SIDE}" height="${ICON_SIDE}" viewBox="${left} ${top} ${side} ${side}" fill="none">${contentOf(layer, file)}</svg>`,
  );
});

/** Writes the sheet, all icons in a row, into `nft-assets/` of the folder; it is made once for each set of drawings. */
export async function writeTraitIcons(folder: string): Promise<void> {
  const hash = createHash('sha256')
    .update(`${QUALITY}\n${traitIcons.join('\n')}`)
    .digest('hex');
  const kept = join(cache, `${hash.slice(0, 24)}.webp`);
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(kept, await sheet());
  }
  const file = join(folder, 'nft-assets/trait-icons.webp');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, readFileSync(kept));
}

async function sheet(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const tiles = await Promise.all(
    traitIcons.map(async (svg, index) => ({
      input: await sharp(Buffer.from(svg)).png().toBuffer(),
      left: index * ICON_SIDE,
      top: 0,
    })),
  );
  const width = traitIcons.length * ICON_SIDE;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height: ICON_SIDE, channels: 4, background } })
    .composite(tiles)
    .webp({ quality: QUALITY, alphaQuality: 70, effort: 6 })
    .toBuffer();
}
