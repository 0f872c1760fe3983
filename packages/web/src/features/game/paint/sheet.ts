/** The drawings of the hunt as one picture in the size that they are needed in, and how one of them is put on a canvas. */
import { SHEET_COLUMNS, SHEET_ROWS, SPRITE_NAMES, type SpriteName } from '@lilape/art/hunt/names';
import { artAddress } from 'virtual:art';
import type { Theme } from '#shell/page/theme.ts';

/** Side of a cell on the sheet, and in pixels of the field where it is stamped in its own size. */
export const CELL_PX = 96;

export type Sheet = {
  readonly picture: HTMLCanvasElement;
  /** Pixels of the picture in a side of a cell. */
  readonly cell: number;
};

/** How a drawing is put there: turned (radians), and scaled about its foot; a negative `wide` looks to the left. */
export type Stamp = { turn?: number; wide?: number; high?: number; foot?: number };

const PLACES = new Map(SPRITE_NAMES.map((name, index) => [name, index]));

/** The sheet of a theme, as the file has it. @throws EncodingError where it does not come */
export async function loadSheet(theme: Theme): Promise<HTMLImageElement> {
  const image = new Image(SHEET_COLUMNS * CELL_PX, SHEET_ROWS * CELL_PX);
  image.src = artAddress(theme === 'dark' ? 'hunt-night' : 'hunt-day');
  await image.decode();
  return image;
}

/** A canvas of that size with its context. @throws TypeError where the browser does not draw */
export function makeCanvas(
  width: number,
  height: number,
): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('This browser does not draw.');
  return [canvas, context];
}

/** The sheet painted once, `scale` pixels for each of the field: whatever is stamped from it costs no drawing. */
export function rasterise(image: HTMLImageElement, scale: number): Sheet {
  const cell = Math.ceil(CELL_PX * scale);
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
