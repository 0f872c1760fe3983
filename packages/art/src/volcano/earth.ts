// What lies under the jungle, for a picture that goes on below the ground: the vent of the volcano, roots, stones and finds.

import { bananaShape } from '../svg/banana-shape.ts';
import { halftone, rampBetween } from '../svg/halftone.ts';
import { limb } from '../svg/limb.ts';
import type { Colour } from '../svg/palette.ts';
import { group, path, type Pen } from '../svg/svg.ts';
import { volcanoWidth } from './scene.ts';

/** How far the picture goes on below the scene, in units. */
export const depth = 640;

const layers: readonly { readonly colour: Colour; readonly top: number }[] = [
  { colour: 'slope', top: -30 },
  { colour: 'slope-dots', top: 190 },
  { colour: 'space', top: 410 },
];

const wave = (y: number): string =>
  `M-10 ${y}C120 ${y - 12} 240 ${y + 14} 360 ${y}S600 ${y + 12} 730 ${y - 8}`;

const layer = (pen: Pen, { colour, top }: (typeof layers)[number], index: number, ground: number): string => {
  const y = ground + top;
  const shape = path(`${wave(y)}V${ground + depth + 10}H-10Z`, pen.fill(colour), ' stroke="none"');
  if (index === 0) return shape;
  const dots = halftone({
    box: [0, y - 66, volcanoWidth, y + 14],
    pitch: 30,
    maxRadius: 10,
    darkness: rampBetween([0, y - 76], [0, y]),
  });
  return group(pen.stroke(colour), dots) + shape;
};

const roots = [
  limb([
    [126, -60, 46],
    [104, 60, 26],
    [62, 104, 12],
  ]),
  limb([
    [200, -60, 60],
    [186, 80, 30],
    [150, 150, 16],
    [160, 196, 9],
  ]),
];

const stones =
  'M36 214C30 178 92 170 104 204C112 232 44 246 36 214ZM640 92C640 62 700 64 700 96C700 122 644 120 640 92ZM432 366C430 334 500 330 502 368C500 394 438 396 432 366ZM84 470C82 430 166 426 166 474C162 506 92 508 84 470Z';

/** From the chamber up into the mountain. */
const vent =
  'M236 -40C246 120 226 220 244 320C252 380 214 410 176 450C110 520 150 640 268 640C386 640 426 520 360 450C322 410 284 380 292 320C310 220 290 120 300 -40Z';
const glow = 'M268 -20C274 140 256 240 270 340M226 486C196 520 196 566 226 590M268 452V478';

/** A crook of long ago, still in its tie. */
const spine = 'M384 236C420 150 484 150 512 208S592 262 632 196';
const ribs =
  'M384 196L416 212M404 158L430 180M440 138L450 168M480 142L472 174M516 168L492 190M536 200L506 216M552 218L530 242M580 228L574 262M608 208L618 242';
const skull =
  'M620 198C606 164 636 134 676 142C712 148 736 172 734 190C722 208 684 212 664 212C646 216 628 216 620 198Z';
const tie = 'M612 222L640 232L632 252L650 308L622 330L600 300L614 250L604 240Z';

const chest = 'M476 560H660V470C660 432 476 432 476 470Z';

const find = (pen: Pen, x: number, y: number, turn: number): string =>
  group(
    ` transform="translate(${x} ${y}) rotate(${turn}) scale(1.5)" stroke-width="6"`,
    path(bananaShape.skin, pen.fill('banana')),
  );

/** Everything below the scene, whose lower edge is at `ground`. */
export const earthUnder = (pen: Pen, ground: number): string =>
  layers.map((one, index) => layer(pen, one, index, ground)).join('') +
  group(
    ` transform="translate(0 ${ground})"`,
    roots.map((root) => path(root, pen.fill('straw-dark'))).join(''),
    path(stones, pen.fill('bark')),
    path(vent, pen.fill('clay')),
    path(glow, pen.stroke('banana-dark'), ' stroke-width="12"'),
    group(
      ' transform="translate(-40 6)"',
      path(spine + ribs, '', ' stroke-width="24"'),
      path(spine + ribs, pen.stroke('moon-face'), ' stroke-width="11"'),
      path(tie, pen.fill('clay')),
      path(skull, pen.fill('moon-face')),
      path('M672 170v10M692 194h36', '', ' stroke-width="10"'),
    ),
    find(pen, 520, 400, -30) + find(pen, 556, 390, -4) + find(pen, 600, 396, 26),
    path(chest, pen.fill('straw')),
    path('M476 496H660M568 482V514', '', ' stroke-width="9"'),
    find(pen, 440, 60, 24),
  );
