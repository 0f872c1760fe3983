// Privacy: the ape holds its hands before its eyes.

import { body, bodyShapes, figureInk, headOnBody, headRim, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { limb } from '../svg/limb.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions } from '../svg/svg.ts';

const arms = [
  limb([
    [404, 690, 84],
    [300, 716, 82],
    [240, 610, 76],
    [390, 470, 66],
  ]),
  limb([
    [598, 690, 84],
    [704, 712, 82],
    [764, 600, 76],
    [622, 462, 66],
  ]),
];
const legs = [
  limb([
    [452, 764, 104],
    [380, 810, 104],
    [320, 856, 92],
  ]),
  limb([
    [558, 764, 104],
    [628, 810, 104],
    [690, 856, 92],
  ]),
];
const soles: readonly Extremity[] = [
  { shape: 'sole', x: 296, y: 884, turn: -14 },
  { shape: 'sole', x: 716, y: 884, turn: 14, mirrored: true },
];
const hands: readonly Extremity[] = [
  { shape: 'open', x: 424, y: 440, turn: 34, mirrored: true },
  { shape: 'open', x: 590, y: 432, turn: -34 },
];
const headTurn = 0;

/** The ape that does not look, 1024 × 1024. */
export const apeNotLooking = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-not-looking', ...options });
  return drawing(
    options,
    1024,
    1024,
    rim(pen, [
      { d: bodyShapes.torso + arms.join('') + legs.join('') },
      ...soles.map(extremityOutline),
      headRim('notLooking', headTurn),
    ]),
    group(
      inkOutline(pen, figureInk),
      ...legs.map((leg) => path(leg, pen.fill('fur'))),
      body(pen),
      ...soles.map((sole) => extremity(pen, sole)),
      headOnBody(pen, 'notLooking', headTurn),
      ...arms.map((arm) => path(arm, pen.fill('fur'))),
      ...hands.map((hand) => extremity(pen, hand)),
    ),
  );
};
