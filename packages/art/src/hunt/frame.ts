// What every drawing of the game is made of: a cell of 96 units, painted in the site's 1024 box, with a rim, even ink and one kind of eye.

import { rim, type Outline } from '../anatomy/body.ts';
import type { Theme } from '../svg/palette.ts';
import { drawing, group, inkOutline, path, penFor, type Pen } from '../svg/svg.ts';
import { circle } from '../guide/panel.ts';

/** Side of a cell, units of its drawing. */
export const CELL_UNITS = 96;
/** Ink in the 1024 box: one and a half pixels where a cell is 48. */
export const huntInk = 34;
const toCell = CELL_UNITS / 1024;

/** Paints a sprite by day or by night. */
export type Sprite = (theme: Theme) => string;

interface Figure {
  readonly outlines?: readonly Outline[];
  /** Turned, squashed or stretched about the middle of its foot. */
  readonly place?: string;
  readonly render: (pen: Pen) => string;
}

/** A drawing of one cell; ids in it begin with `name`. */
export const cell =
  (name: string, { outlines = [], place = '', render }: Figure): Sprite =>
  (theme) => {
    const pen = penFor({ idPrefix: `hunt-${name}`, theme });
    return drawing(
      {},
      CELL_UNITS,
      CELL_UNITS,
      group(
        ` transform="scale(${toCell})${place === '' ? '' : ` ${place}`}"`,
        outlines.length === 0 ? '' : rim(pen, outlines, 84),
        group(inkOutline(pen, huntInk), render(pen)),
      ),
    );
  };

/** Squashed or stretched and turned about a point of the ground. */
export const about = (x: number, y: number, turn: number, wide = 1, high = 1): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${wide} ${high}) translate(${-x} ${-y})`;

/** `smug`: under a lid. `keen`: wide open, it is going to attack. `hurt`: screwed up. `gone`: crossed out. */
export type EyeMood = 'smug' | 'keen' | 'hurt' | 'gone';

/** An eye of a mood, which looks to the right. */
export const huntEye = (pen: Pen, x: number, y: number, r: number, mood: EyeMood): string => {
  if (mood === 'gone')
    return (
      path(circle(x, y, r), pen.fill('white')) +
      path(
        `M${x - r / 2} ${y - r / 2}L${x + r / 2} ${y + r / 2}M${x + r / 2} ${y - r / 2}L${x - r / 2} ${y + r / 2}`,
      )
    );
  if (mood === 'hurt')
    return path(
      `M${x - r} ${y - r * 0.7}L${x + r * 0.7} ${y}L${x - r} ${y + r * 0.7}`,
      '',
      ' stroke-width="46"',
    );
  const pupil = Math.round(r * (mood === 'keen' ? 0.34 : 0.5));
  const lid =
    mood === 'smug' ? path(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y - r * 0.3}Z`, pen.fill('plum')) : '';
  return (
    path(circle(x, y, r), pen.fill('white')) +
    path(circle(x + Math.round(r * 0.3), y + Math.round(r * 0.2), pupil), pen.fill('ink'), ' stroke="none"') +
    lid
  );
};
