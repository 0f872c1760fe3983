// The moon, whose middle is what the highest tier asks for, and the stars around it.

import { halftone, rampBetween } from '../svg/halftone.ts';
import { clip, clippedBy, group, path, type Pen } from '../svg/svg.ts';
import { marks, type Scene, vineX } from './scene.ts';

const radius = 66;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

/** Its disc, shaded from the right, with three craters and a sleepy brow. */
export const moonAt = (pen: Pen, scene: Scene): string => {
  const y = scene.y(marks.moon);
  const disc = circle(vineX, y, radius);
  const shade = halftone({
    box: [vineX - 20, y - radius, vineX + radius, y + radius],
    pitch: 20,
    maxRadius: 8,
    darkness: rampBetween([vineX - 10, y - 20], [vineX + radius, y + 30]),
  });
  return (
    path(disc, pen.fill('moon-face')) +
    `<defs>${clip(pen.id('moon'), disc)}</defs>` +
    group(clippedBy(pen.id('moon')) + pen.stroke('moon-dots'), shade) +
    path(
      circle(vineX - 36, y - 26, 9) + circle(vineX + 10, y - 42, 6) + circle(vineX + 40, y + 18, 8),
      pen.fill('moon-dots'),
      ' stroke-width="4"',
    ) +
    // It does not look: one brow up, as the ape has it.
    path(
      `M${vineX - 34} ${y + 2}q14 9 28 0M${vineX + 10} ${y + 2}q14 9 28 0M${vineX - 14} ${y + 32}q16 12 34 -2`,
      '',
      ' stroke-width="6"',
    ) +
    path(`M${vineX - 36} ${y - 8}q14 -10 28 -6M${vineX + 10} ${y - 20}q14 -10 28 2`, '', ' stroke-width="8"')
  );
};

/** Where stars are, as parts of width and of the upper fifth; every third one twinkles with four points. */
const sown: readonly (readonly [number, number])[] = [
  [0.06, 0.3],
  [0.17, 0.72],
  [0.26, 0.2],
  [0.34, 0.86],
  [0.43, 0.12],
  [0.47, 0.6],
  [0.74, 0.24],
  [0.8, 0.66],
  [0.87, 0.12],
  [0.93, 0.5],
  [0.97, 0.84],
  [0.12, 0.1],
  [0.7, 0.94],
];

/** Stars above the dusk. */
export const starsIn = (pen: Pen, { height }: Scene): string => {
  const at = (part: readonly [number, number]) => [
    Math.round(part[0] * 720),
    Math.round(part[1] * height * 0.19),
  ];
  const dots = sown.filter((_, i) => i % 3 !== 0).map((part) => `M${at(part).join(' ')}h0`);
  const sparks = sown
    .filter((_, i) => i % 3 === 0)
    .map((part) => {
      const [x = 0, y = 0] = at(part);
      return `M${x} ${y - 11}q2 9 11 11q-9 2 -11 11q-2 -9 -11 -11q9 -2 11 -11z`;
    });
  return (
    path(dots.join(''), pen.stroke('star'), ' stroke-width="6" stroke-linecap="round"') +
    path(sparks.join(''), pen.fill('star'))
  );
};
