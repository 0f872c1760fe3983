// The heads of addresses: a sheet of cells, a row each for furs, eyes, hats and mouths, laid over one another by who shows them.

import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';
import { headCell } from './head-of.ts';
import { eyes, furs, hats, mouths, type Mark } from './parts.ts';

const inkWidth = 1.9;
const nearEar = 'M11 19.5C3 16.5 1.6 29 11 29.5Z';
const farEar = 'M29 19.5L32.6 17.8C36 18.6 36.4 29 29 29.5Z';
const skull =
  'M9.5 27C8 17 13 13 18 13C17 11 15.5 10.4 13.5 10.2C17.5 8 22 9.2 23 13C29 14 32 19 30.5 27C29 32 11 32 9.5 27Z';
const muzzle =
  'M20 27.2C26 25 32.5 27.6 32.5 32.2C32.5 36.6 26 38.2 20 38.2C14 38.2 7.5 36.6 7.5 32.2C7.5 27.6 14 25 20 27.2Z';

const markOf = (pen: Pen, { d, fill, more = '' }: Mark): string =>
  path(d, fill === undefined ? '' : pen.fill(fill), more);

const faceless = (pen: Pen, fur: string): string =>
  path(nearEar + farEar, ` fill="${fur}"`) +
  path('M8.4 22.4C5.6 22 5.4 27.2 8.4 27', pen.stroke('skin-dark'), ' stroke-width="1.6"') +
  path(skull, ` fill="${fur}"`) +
  path(muzzle, pen.fill('skin')) +
  path('M18.4 30.2L18.8 29.6M22.2 30L22.6 29.4');

/** What stands in a cell; a little smaller than it, so that no rim reaches into the next one. */
const at = (column: number, row: number, ...children: readonly string[]): string =>
  group(` transform="translate(${column * headCell + 1} ${row * headCell + 1}) scale(0.95)"`, ...children);

/** The sheet: as many cells wide as there are furs, four rows high. @see head-of.ts */
export const headSheet = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'heads', ...options });
  const rim = (d: string) => path(d, pen.stroke('rim'), ' stroke-width="4.6"');
  const rows = [eyes, hats, mouths].flatMap((kinds, row) =>
    kinds.map((marks, column) =>
      at(
        column,
        row + 1,
        kinds === hats ? marks.map(({ d }) => rim(d)).join('') : '',
        ...marks.map((mark) => markOf(pen, mark)),
      ),
    ),
  );
  return drawing(
    options,
    furs.length * headCell,
    4 * headCell,
    group(
      inkOutline(pen, inkWidth),
      ...furs.map((fur, column) => at(column, 0, rim(nearEar + farEar + skull + muzzle), faceless(pen, fur))),
      ...rows,
    ),
  );
};
