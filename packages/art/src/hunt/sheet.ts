// All drawings of the game on one sheet, a cell each, so that a page fetches and paints them at once.

import type { Theme } from '../svg/palette.ts';
import { CELL_UNITS } from './frame.ts';
import { SHEET_COLUMNS, SHEET_ROWS, SPRITE_NAMES } from './names.ts';
import { SPRITES } from './sprites.ts';

/** The sheet by day or by night as SVG text; cells lie in the order of `SPRITE_NAMES`. */
export function huntSheet(theme: Theme): string {
  const cells = SPRITE_NAMES.map((name, index) => {
    const [x, y] = [index % SHEET_COLUMNS, Math.floor(index / SHEET_COLUMNS)].map((at) => at * CELL_UNITS);
    const place = `<svg x="${x}" y="${y}" width="${CELL_UNITS}" height="${CELL_UNITS}" viewBox="0 0 ${CELL_UNITS} ${CELL_UNITS}" fill="none">`;
    // Its colours are those of one theme: no class is to change them.
    return (SPRITES.get(name)?.svg(theme) ?? '')
      .replace(/^<svg[^>]*>/, place)
      .replaceAll(/ class="[^"]*"/g, '');
  });
  const [width, height] = [SHEET_COLUMNS * CELL_UNITS, SHEET_ROWS * CELL_UNITS];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${cells.join('')}</svg>`
  );
}
