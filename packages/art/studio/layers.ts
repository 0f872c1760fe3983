// The pictures of single layers: transparent, 1024 × 1024, each in the place it has on the ape.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { CATALOGUE, LAYERS, type Layer } from '@lilape/domain/apes/catalogue';
import { group } from '../src/svg/svg.ts';
import { rimOf } from '../src/nft/parts/place.ts';
import { layerPen, type NftPen, penOf } from '../src/nft/materials.ts';
import { planOf } from '../src/nft/paint/plan.ts';
import { bodyNames, browOf, parts } from '../src/nft/parts.ts';

const SIDE = 1024;
/** Of the lossy picture; its alpha is kept whole. */
const QUALITY = 90;
const cache = join(import.meta.dirname, '../cache/layers');

/** A layer's picture: its path under `nft-assets/`, and its drawing. */
export type LayerPicture = { readonly path: string; readonly svg: string };

type PenFor = (idPrefix: string) => NftPen;

/** Everything a drawing of several parts is made of: all rims, then the parts. */
export function drawingOf(names: readonly string[], hasRim: boolean, penFor: PenFor = layerPen): string {
  const rendered = names.map((name, index) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`There is no part "${name}".`);
    const pen = penFor(`p${index}`);
    const rim = hasRim && part.outlines !== undefined ? rimOf(pen, part.outlines) : '';
    return { rim, body: part.render(pen) };
  });
  return [...rendered.map(({ rim }) => rim), ...rendered.map(({ body }) => body)].join('');
}

/** A background in the colours that the first ape before it has. */
export function backgroundOf(name: string): string {
  const index = CATALOGUE.backgrounds.findIndex(({ file }) => file === `${name}.webp`);
  const { colouring } = planOf(index === 0 ? CATALOGUE.backgrounds.length : index);
  const penFor: PenFor = (idPrefix) => penOf(idPrefix, (material) => `rgb(${colouring[material].join(',')})`);
  const ground = `<rect width="${SIDE}" height="${SIDE}"${penFor('p').fill('ground')}/>`;
  const sky = drawingOf(['rays-0'], false, penFor);
  const sun = group(' transform="translate(290 -280)"', drawingOf(['orb/sun'], false, penFor));
  return ground + sky + sun + drawingOf([`backgrounds/${name}`], false, penFor);
}

function contentOf(layer: Layer, name: string): string {
  if (layer === 'backgrounds') return backgroundOf(name);
  if (layer === 'body') return drawingOf(bodyNames, true);
  if (layer === 'eyes') return drawingOf([`eyes/${name}`, browOf(name)], false);
  return drawingOf([`${layer}/${name}`], false);
}

/** Every picture of the catalogue, in its order. */
export const layerPictures: readonly LayerPicture[] = LAYERS.flatMap((layer) =>
  CATALOGUE[layer].flatMap(({ file }) => {
    if (file === null) return [];
    const content = contentOf(layer, file.replace('.webp', ''));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}" fill="none">${content}</svg>`;
    return [{ path: `${layer}/${file}`, svg }];
  }),
);

/** The bytes of a picture as WebP; made once for each drawing. */
async function webpOf({ svg }: LayerPicture): Promise<Buffer> {
  const file = join(
    cache,
    `${createHash('sha256').update(`${QUALITY}\n${svg}`).digest('hex').slice(0, 24)}.webp`,
  );
  if (existsSync(file)) return readFileSync(file);
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: QUALITY }).toBuffer();
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, bytes);
  return bytes;
}

/** The bytes of a picture as PNG. */
export async function pngOf({ svg }: LayerPicture): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Writes every picture under `nft-assets/` of the folder. */
export async function writeLayers(folder: string): Promise<void> {
  for (const picture of layerPictures) {
    const file = join(folder, 'nft-assets', picture.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await webpOf(picture));
  }
}
