// A finished purchase: the ape jumps for joy in a burst of bananas.

import { body, bodyShapes, figureInk, headOnBody, headRim, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { bananaShape } from '../svg/banana-shape.ts';
import { limb } from '../svg/limb.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';

const arms = [
  limb([
    [408, 672, 78],
    [320, 700, 80],
    [206, 640, 74],
    [134, 540, 64],
  ]),
  limb([
    [594, 670, 78],
    [690, 700, 80],
    [806, 640, 74],
    [876, 530, 64],
  ]),
];
const legs = [
  limb([
    [452, 764, 100],
    [388, 800, 100],
    [366, 844, 84],
    [410, 890, 68],
  ]),
  limb([
    [558, 764, 100],
    [628, 806, 100],
    [690, 818, 84],
    [742, 866, 68],
  ]),
];
const ends: readonly Extremity[] = [
  { shape: 'foot', x: 414, y: 892, turn: -20 },
  { shape: 'foot', x: 742, y: 862, turn: -44 },
  { shape: 'open', x: 122, y: 508, turn: -18 },
  { shape: 'open', x: 888, y: 500, turn: 18, mirrored: true },
];
const headTurn = 6;

const flying = [
  { x: 160, y: 190, turn: -30 },
  { x: 880, y: 180, turn: 40 },
  { x: 910, y: 750, turn: 150 },
  { x: 130, y: 800, turn: -120 },
] as const;

/** A star of 14 rays, alternately long and short, as comics have a bang. */
const burst = (): string => {
  const rays = 14;
  return Array.from({ length: rays * 2 }, (_, i) => {
    const angle = (i * Math.PI) / rays - Math.PI / 2;
    const radius = i % 2 === 1 ? 366 : i % 4 === 0 ? 496 : 450;
    return `${i === 0 ? 'M' : 'L'}${Math.round(512 + radius * Math.cos(angle))} ${Math.round(506 + radius * Math.sin(angle))}`;
  }).join('');
};

const flyingScale = 3.5;
const flyingPlaces = flying.map(
  ({ x, y, turn }) =>
    ` transform="translate(${x} ${y}) rotate(${turn}) scale(${flyingScale}) translate(-24 -26)"`,
);

const bananas = (pen: Pen): string =>
  flyingPlaces
    .map((place) =>
      group(
        `${place} stroke-width="${figureInk / flyingScale}"`,
        path(bananaShape.skin, pen.fill('banana')),
        path(bananaShape.ridge, pen.stroke('banana-dark'), ' stroke-width="3"'),
      ),
    )
    .join('');

/** The happy ape, 1024 × 1024. */
export const apeJoy = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-joy', ...options });
  return drawing(
    options,
    1024,
    1024,
    path(`${burst()}Z`, pen.fill('disc')),
    rim(pen, [
      { d: bodyShapes.torso + [...arms, ...legs].join('') },
      ...ends.map(extremityOutline),
      ...flyingPlaces.map((place) => ({ d: bananaShape.skin, place, scale: flyingScale })),
      headRim('joyful', headTurn),
    ]),
    group(
      inkOutline(pen, figureInk),
      bananas(pen),
      ...ends.map((end) => extremity(pen, end)),
      ...legs.map((leg) => path(leg, pen.fill('fur'))),
      body(pen),
      ...arms.map((arm) => path(arm, pen.fill('fur'))),
      headOnBody(pen, 'joyful', headTurn),
    ),
  );
};
