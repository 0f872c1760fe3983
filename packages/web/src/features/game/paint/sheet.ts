/** The sheet of drawings, painted once for the size at which it is shown, and how one of them is put on the field. */
import { SHEET_COLUMNS, SHEET_ROWS, SPRITE_NAMES, type SpriteName } from '@lilape/art/hunt/names';
import { artAddress } from 'virtual:art';

/** How large a cell is at most, in pixels of the field: sharp up to here. */
const CELL = 72;

const places = new Map(
  SPRITE_NAMES.map((name, index) => [
    name,
    [index % SHEET_COLUMNS, Math.floor(index / SHEET_COLUMNS)] as const,
  ]),
);

/** What paints on a canvas. @throws where the browser gives nothing */
export function contextOf(
  canvas: HTMLCanvasElement,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', settings);
  if (context === null) throw new Error('The browser gives no canvas.');
  return context;
}

/** A canvas of so many pixels, never shown. */
export function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return contextOf(canvas);
}

/** The sheet as a picture. @throws where it does not come */
export async function loadSheet(isNight: boolean): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = artAddress(isNight ? 'hunt-night' : 'hunt-day');
  await image.decode();
  return image;
}

/** How a drawing is put: turned (radians), made wide and high about its feet; a negative width looks to the left. */
export type Put = { turn?: number; wide?: number; high?: number };

export type Sheet = {
  /** Puts the drawing's middle at (x, y) of the field, `size` pixels of the field wide. */
  put(on: CanvasRenderingContext2D, name: SpriteName, x: number, y: number, size: number, how?: Put): void;
};

const UPRIGHT: Put = {};
/** How far below its middle a figure stands, of its size. */
const FEET = 0.4;

/** The sheet for a field that is shown `scale` times as large. */
export function sheetOf(image: HTMLImageElement, scale: number): Sheet {
  const side = Math.ceil(CELL * scale);
  const context = canvasOf(SHEET_COLUMNS * side, SHEET_ROWS * side);
  context.drawImage(image, 0, 0, SHEET_COLUMNS * side, SHEET_ROWS * side);
  const { canvas } = context;
  return {
    put(on, name, x, y, size, { turn = 0, wide = 1, high = 1 } = UPRIGHT) {
      const [column, row] = places.get(name) ?? [0, 0];
      const [left, top] = [column * side, row * side];
      if (turn === 0 && wide === 1 && high === 1) {
        on.drawImage(canvas, left, top, side, side, x - size / 2, y - size / 2, size, size);
        return;
      }
      const feet = turn === 0 ? size * FEET : 0;
      on.save();
      on.translate(x, y + feet);
      if (turn !== 0) on.rotate(turn);
      on.scale(wide, high);
      on.drawImage(canvas, left, top, side, side, -size / 2, -size / 2 - feet, size, size);
      on.restore();
    },
  };
}
