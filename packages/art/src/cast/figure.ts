// What every character that is no ape is made of: a rim, even ink, and eyes that look at you.

import { rim, type Outline } from '../anatomy/body.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';
import { circle } from '../guide/panel.ts';

/** Ink of a character, units of the 1024 box: as thick as that of the ape's head. */
export const castInk = 22;
const castRim = 66;

interface Figure {
  /** Prefix of ids where the caller gives none. */
  readonly name: string;
  readonly outlines: readonly Outline[];
  /** Everything, in inherited ink. */
  readonly render: (pen: Pen) => string;
}

/** A character, 1024 × 1024 on transparent ground. */
export const figure =
  ({ name, outlines, render }: Figure) =>
  (options: DrawingOptions = {}): string => {
    const pen = penFor({ idPrefix: `cast-${name}`, ...options });
    return drawing(
      options,
      1024,
      1024,
      rim(pen, outlines, castRim),
      group(inkOutline(pen, castInk), render(pen)),
    );
  };

interface Eye {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Where it looks, −1 to 1 each way. */
  readonly look: readonly [number, number];
  /** Colour of the lid that hangs over it, and how far down, 0 to 1. */
  readonly lid?: readonly [colour: Parameters<Pen['fill']>[0], closed: number];
}

/** An eye with its pupil, glint and lid. */
export const eyeOf = (pen: Pen, { x, y, r, look, lid }: Eye): string => {
  const [px, py] = [Math.round(x + look[0] * r * 0.4), Math.round(y + look[1] * r * 0.4)];
  const pupil = Math.round(r * 0.46);
  const lower = lid === undefined ? 0 : Math.round(y - r + 2 * r * lid[1]);
  const half = lid === undefined ? 0 : Math.round(Math.sqrt(Math.max(0, r * r - (lower - y) ** 2)));
  const shade =
    lid === undefined
      ? ''
      : path(
          `M${x - half} ${lower}A${r} ${r} 0 ${lid[1] > 0.5 ? 1 : 0} 1 ${x + half} ${lower}Z`,
          pen.fill(lid[0]),
        );
  return (
    path(circle(x, y, r), pen.fill('white')) +
    path(circle(px, py, pupil), pen.fill('ink'), ' stroke="none"') +
    path(
      `M${px + Math.round(pupil * 0.35)} ${py - Math.round(pupil * 0.4)}h0`,
      pen.stroke('white'),
      ' stroke-width="26"',
    ) +
    shade
  );
};

/** Brows in the ape's language: thick ink without an outline. */
export const browOf = (pen: Pen, d: string): string => path(d, pen.fill('ink'), ' stroke="none"');
