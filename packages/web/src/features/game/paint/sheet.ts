/** The drawings of the hunt as one picture in the size that they are needed in, and how one of them is put on a canvas. */
import {
  LANDMARKS,
  LAWN,
  LAWN_LAYERS,
  SHEET_COLUMNS,
  SHEET_ROWS,
  SPRITE_NAMES,
  type SpriteName,
} from '@lilape/art/hunt/names';
import { artAddress, type ArtName } from 'virtual:art';
import type { Theme } from '#shell/first/theme.ts';

/** Side of a cell on the sheet as the file has it. */
export const CELL_PX = 96;

export type Sheet = {
  readonly picture: HTMLCanvasElement;
  /** Pixels of the picture in a side of a cell. */
  readonly cell: number;
};

/** How a drawing is put there: turned (radians), and scaled about its foot; a negative `wide` looks to the left. */
export type Stamp = { turn?: number; wide?: number; high?: number; foot?: number };

const PLACES = new Map(SPRITE_NAMES.map((name, index) => [name, index]));

/** What a level is painted with, as the files have it. */
export type Pictures = { sheet: HTMLImageElement; lawn: HTMLImageElement };

async function loadPicture(name: ArtName, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = artAddress(name);
  await image.decode();
  return image;
}

/** The sheet of a theme, and the lawn with the landmark of a level. @throws EncodingError where they do not come */
export async function loadPictures(theme: Theme, seed: number): Promise<Pictures> {
  const hour = theme === 'dark' ? 'night' : 'day';
  const landmark = LANDMARKS[(seed >>> 0) % LANDMARKS.length] ?? 'falls';
  const side = LAWN_LAYERS * LAWN.height;
  const [sheet, lawn] = await Promise.all([
    loadPicture(`hunt-${hour}`, SHEET_COLUMNS * CELL_PX, SHEET_ROWS * CELL_PX),
    loadPicture(`${landmark}-${hour}`, side, side),
  ]);
  return { sheet, lawn };
}

/** A canvas of that size with its context. @throws TypeError where the browser has no canvas */
export function makeCanvas(
  width: number,
  height: number,
  settings?: CanvasRenderingContext2DSettings,
): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', settings);
  if (context === null) throw new TypeError('This browser has no canvas.');
  return [canvas, context];
}

/** Nobody who plays is stamped larger than that, pixels of the field; who has won is, and is painted a little softer. */
const LARGEST_PX = 128;

/** The sheet painted once, `scale` pixels for each of the field: whatever is stamped from it costs no drawing. */
export function rasterise(image: HTMLImageElement, scale: number): Sheet {
  const cell = Math.ceil(LARGEST_PX * scale);
  const [picture, context] = makeCanvas(cell * SHEET_COLUMNS, cell * SHEET_ROWS);
  context.drawImage(image, 0, 0, picture.width, picture.height);
  return { picture, cell };
}

/** Stamps a drawing with its middle at (x, y), its cell `size` wide. `foot` is where scaling holds it, 0.5 at its lower edge. */
export function stamp(
  context: CanvasRenderingContext2D,
  { picture, cell }: Sheet,
  name: SpriteName,
  x: number,
  y: number,
  size: number,
  { turn = 0, wide = 1, high = 1, foot = 0.44 }: Stamp = {},
): void {
  const place = PLACES.get(name) ?? 0;
  // Half a pixel less, so that nothing of a neighbour shines in.
  const left = (place % SHEET_COLUMNS) * cell + 0.5;
  const top = Math.floor(place / SHEET_COLUMNS) * cell + 0.5;
  const side = cell - 1;
  const isPlain = turn === 0 && wide === 1 && high === 1;
  if (isPlain) {
    context.drawImage(picture, left, top, side, side, x - size / 2, y - size / 2, size, size);
    return;
  }
  context.save();
  context.translate(x, y + size * foot);
  context.scale(wide, high);
  context.translate(0, -size * foot);
  if (turn !== 0) context.rotate(turn);
  context.drawImage(picture, left, top, side, side, -size / 2, -size / 2, size, size);
  context.restore();
}
