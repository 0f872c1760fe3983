// Something broke: the ape puzzles over the two ends of a snapped vine.

import { body, bodyShapes, figureInk, headOnBody, headRim, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { limb } from '../svg/limb.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';

const arms = [
  limb([
    [408, 672, 78],
    [330, 730, 80],
    [230, 740, 74],
    [172, 680, 66],
  ]),
  limb([
    [594, 670, 78],
    [680, 730, 80],
    [780, 736, 74],
    [838, 672, 66],
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
const headTurn = -8;
const hands: readonly Extremity[] = [
  { shape: 'grip', x: 154, y: 652, turn: 84, mirrored: true },
  { shape: 'grip', x: 856, y: 646, turn: -84 },
];
const soles: readonly Extremity[] = [
  { shape: 'sole', x: 296, y: 884, turn: -14 },
  { shape: 'sole', x: 716, y: 884, turn: 14, mirrored: true },
];
const vines =
  'M150 766C150 620 156 540 116 420C84 320 130 200 96 60M856 540C850 640 840 700 880 770C920 840 900 930 820 940';
const frays =
  'M150 766L130 812M150 766L156 824M150 766L180 808M856 540L832 494M856 540L860 484M856 540L886 496';
const snap = 'M94 852L74 890M150 874V914M82 800L44 810M786 500L752 484M806 450L788 416M900 440L914 404';
const question = 'M786 170C780 80 910 76 912 166C912 226 850 224 850 284M850 350V352';

const vine = (pen: Pen): string =>
  path(vines, '', ' stroke-width="50"') +
  path(frays, '', ' stroke-width="30"') +
  path(frays, pen.stroke('leaf-light'), ' stroke-width="10"') +
  path(vines, pen.stroke('leaf-light'), ' stroke-width="24"');

/** The puzzled ape, 1024 × 1024. */
export const apePuzzled = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-puzzled', ...options });
  return drawing(
    options,
    1024,
    1024,
    rim(pen, [
      { d: bodyShapes.torso + arms.join('') + legs.join('') },
      { d: question, ink: 64 },
      { d: vines, ink: 50 },
      { d: frays, ink: 30 },
      ...[...hands, ...soles].map(extremityOutline),
      headRim('puzzled', headTurn),
    ]),
    group(
      inkOutline(pen, figureInk),
      vine(pen),
      ...legs.map((leg) => path(leg, pen.fill('fur'))),
      body(pen),
      ...soles.map((sole) => extremity(pen, sole)),
      ...arms.map((arm) => path(arm, pen.fill('fur'))),
      ...hands.map((hand) => extremity(pen, hand)),
      headOnBody(pen, 'puzzled', headTurn),
      path(snap, pen.stroke('line')),
      path(question, pen.stroke('ink'), ' stroke-width="64"'),
      path(question, pen.stroke('banana'), ' stroke-width="36"'),
    ),
  );
};
