// The five backgrounds of the catalogue: what stands before the pattern of the sky.

import { leafOutline } from '../../draw/leaf.ts';
import { path } from '../../draw/svg.ts';
import type { NftPen } from '../materials.ts';
import type { Part } from './place.ts';

type Fan = readonly (readonly [
  x: number,
  y: number,
  tipX: number,
  tipY: number,
  width: number,
  bend: number,
])[];
const leaves = (fan: Fan): string =>
  fan
    .map(([x, y, tx, ty, width, bend]) => leafOutline({ base: [x, y], tip: [tx, ty], width, bend }))
    .join('');
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const noonBack: Fan = [
  [-40, 1060, 150, 560, 190, 40],
  [1064, 1060, 880, 540, 190, -40],
];
const noonFront: Fan = [
  [-60, 1060, 280, 760, 170, 50],
  [1084, 1060, 760, 760, 170, -50],
];
const jungleBack: Fan = [
  [-60, 420, 300, 120, 190, -60],
  [1084, 360, 740, 90, 190, 60],
  [-60, 780, 250, 420, 200, -50],
  [1084, 760, 800, 400, 200, 50],
  [120, -60, 420, 180, 150, 40],
  [960, -60, 640, 170, 150, -40],
];
const jungleFront: Fan = [
  [-70, 1040, 240, 700, 210, -60],
  [1094, 1040, 800, 690, 210, 60],
  [-60, 140, 210, 300, 150, 50],
  [1084, 120, 830, 290, 150, -50],
];
const palm: Fan = [
  [120, 236, -40, 300, 60, 50],
  [120, 236, 10, 140, 60, 40],
  [120, 236, 130, 80, 60, 16],
  [120, 236, 250, 130, 60, -44],
  [120, 236, 290, 270, 60, -56],
];
const waves =
  'M0 650C64 620 128 620 192 650C256 680 320 680 384 650C448 620 512 620 576 650C640 680 704 680 768 650C832 620 896 620 960 650C992 665 1008 668 1024 666V1024H0Z';

const drawn: Readonly<Record<string, (pen: NftPen) => string>> = {
  'banana-noon': (pen) =>
    path(disc(800, 260, 300), pen.fill('scene-light')) +
    path(disc(800, 260, 216), pen.fill('scene')) +
    path(leaves(noonBack), pen.fill('leaf')) +
    path(leaves(noonFront), pen.fill('leaf-light')),
  'jungle-morning': (pen) =>
    path(disc(230, 250, 210), pen.fill('scene-light')) +
    path(leaves(jungleBack), pen.fill('scene')) +
    path(leaves(jungleFront), pen.fill('scene-dark')),
  lagoon: (pen) =>
    path(disc(880, 190, 130), pen.fill('scene-light')) +
    path('M-40 660C0 590 90 570 250 660Z', pen.fill('scene-dark')) +
    path('M60 640C96 520 116 400 104 240L136 232C152 400 138 530 112 640Z', pen.fill('scene-dark')) +
    path(leaves(palm), pen.fill('scene-dark')) +
    path(waves, pen.fill('scene')) +
    path(
      'M40 730h130M20 840h90M150 900h70M60 970h120M850 740h120M900 830h100M830 900h60M920 970h80',
      pen.stroke('scene-light'),
      ' stroke-width="16" stroke-linecap="round"',
    ),
  'plum-dusk': (pen) =>
    path(
      'M900 60C790 80 740 210 800 300C862 386 976 372 1006 300C950 326 880 300 856 236C834 172 850 100 900 60Z',
      pen.fill('scene-light'),
    ) +
    path(
      `${disc(90, 130, 14)}${disc(220, 70, 9)}${disc(46, 330, 9)}${disc(250, 230, 8)}${disc(960, 470, 11)}${disc(110, 500, 9)}${disc(700, 60, 8)}`,
      pen.fill('scene-light'),
    ) +
    path(
      'M0 640C100 500 200 520 330 640C420 560 560 520 700 620C800 520 930 500 1024 600V1024H0Z',
      pen.fill('scene'),
    ) +
    path(
      'M0 780C120 700 240 720 360 820C520 760 640 760 760 820C860 720 940 710 1024 760V1024H0Z',
      pen.fill('scene-dark'),
    ),
  'volcano-night': (pen) =>
    path(
      `${disc(900, 90, 11)}${disc(980, 220, 8)}${disc(780, 50, 8)}${disc(960, 380, 9)}${disc(860, 210, 7)}${disc(300, 50, 7)}${disc(985, 560, 8)}`,
      pen.fill('scene-light'),
    ) +
    path(
      'M36 196C-20 170 -20 90 50 84C60 20 150 10 180 66C250 50 290 120 244 166C270 220 200 256 150 226C120 246 60 240 36 196Z',
      pen.fill('scene-dark'),
    ) +
    path(
      'M-120 720C10 600 50 470 66 330C96 348 160 348 190 328C214 470 270 620 400 720C480 784 560 880 600 1024H-120Z',
      pen.fill('scene-dark'),
    ) +
    path(
      'M66 330C96 348 160 348 190 328C196 366 204 400 214 436C210 480 190 470 184 430C176 470 184 560 158 560C132 558 146 470 128 424C116 450 122 500 104 498C84 494 92 440 82 404C72 420 58 412 54 392C60 372 64 350 66 330Z',
      pen.fill('scene'),
    ) +
    path(
      'M76 344C100 356 156 356 182 342',
      pen.stroke('scene-light'),
      ' stroke-width="12" stroke-linecap="round"',
    ) +
    path(
      'M88 290L74 236M128 282V214M168 288L184 238',
      pen.stroke('scene'),
      ' stroke-width="20" stroke-linecap="round"',
    ) +
    path('M600 1024C640 860 760 740 900 760C960 770 1000 800 1040 840V1024Z', pen.fill('scene-dark')) +
    path(
      'M860 900h70M930 960h60M800 980h50',
      pen.stroke('scene'),
      ' stroke-width="14" stroke-linecap="round"',
    ),
};

/** The scenes by the name of their picture. */
export const sceneParts: Readonly<Record<string, Part>> = Object.fromEntries(
  Object.entries(drawn).map(([name, draw]) => [`backgrounds/${name}`, { draw }]),
);
