// The four hats of the catalogue, in the head's box.

import { group, path, clip, clippedBy } from '../../svg/svg.ts';
import type { NftPen } from '../materials.ts';
import { headPart, type HeadPart } from './place.ts';

const noInk = ' stroke="none"';

const peel = {
  left: 'M520 130C400 110 250 190 196 330C176 390 190 440 210 452C226 416 262 372 320 338C400 292 480 250 540 220Z',
  right:
    'M540 130C660 110 790 180 856 296C880 340 884 384 874 404C846 372 800 340 744 316C660 282 590 254 530 226Z',
  front:
    'M500 150C440 200 404 280 420 372C426 402 440 420 452 424C470 384 520 344 560 320C620 280 650 220 600 150Z',
  stem: 'M508 160C500 110 508 60 528 22L578 30C572 70 584 120 604 160C576 184 536 184 508 160Z',
} as const;

const straw = {
  brim: 'M126 300C112 224 300 176 540 176C780 176 950 216 942 288C934 356 760 380 530 380C310 380 140 370 126 300Z',
  crown:
    'M296 276C288 140 350 4 470 -14C500 -20 520 0 548 -2C580 -6 606 -22 640 -10C742 24 790 150 780 268C700 312 380 322 296 276Z',
  ribbon: 'M294 226C400 280 680 274 782 212L780 268C700 312 380 322 296 276Z',
} as const;

const crown =
  'M268 318C258 236 240 150 222 86C268 120 316 152 358 170C392 112 426 54 468 -14C508 46 548 100 586 148C632 114 690 70 744 22C748 56 790 -10 786 30C770 120 768 214 766 296C640 348 390 362 268 318Z';

const flower = (pen: NftPen, x: number, y: number, size: number, petal: string): string => {
  const petals = [
    [0, -1],
    [0.95, -0.31],
    [0.59, 0.81],
    [-0.59, 0.81],
    [-0.95, -0.31],
  ] as const;
  const r = size * 0.56;
  const d = petals
    .map(
      ([px, py]) =>
        `M${Math.round(x + px * size * 0.62 - r)} ${Math.round(y + py * size * 0.62)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
    )
    .join('');
  return (
    path(d, pen.fill(petal)) +
    path(d, pen.fill(petal), noInk) +
    path(`M${x} ${y}h0`, '', ` stroke-width="${size * 0.9}"`) +
    path(`M${x} ${y}h0`, pen.stroke('banana'), ` stroke-width="${size * 0.5}"`)
  );
};

const wreathLeaves = [
  [236, 400, 150, 330],
  [290, 330, 176, 262],
  [360, 276, 300, 176],
  [450, 250, 420, 140],
  [560, 250, 580, 132],
  [660, 270, 730, 168],
  [748, 316, 850, 246],
  [810, 384, 918, 344],
  [330, 320, 380, 408],
  [520, 270, 500, 372],
  [690, 300, 690, 394],
] as const;

const wreathLeaf = ([x, y, tx, ty]: readonly [number, number, number, number]): string => {
  const [dx, dy] = [(tx - x) / 2, (ty - y) / 2];
  const at = (along: number, aside: number) =>
    `${Math.round(x + dx * 2 * along - dy * aside)} ${Math.round(y + dy * 2 * along + dx * aside)}`;
  return `M${x} ${y}C${at(0.2, 0.9)} ${at(0.7, 0.8)} ${tx} ${ty}C${at(0.7, -0.8)} ${at(0.2, -0.9)} ${x} ${y}Z`;
};

const wreathBlossoms = [
  [250, 372, 58],
  [352, 284, 70],
  [480, 240, 60],
  [620, 256, 74],
  [744, 320, 60],
] as const;

interface Hat {
  readonly outline: string;
  readonly render: (pen: NftPen) => string;
}

const hats: Readonly<Record<string, Hat>> = {
  'banana-peel': {
    outline: Object.values(peel).join(''),
    render: (pen) =>
      path(peel.left, pen.fill('banana')) +
      path('M250 330C300 260 380 210 460 190', pen.stroke('banana-dark')) +
      path(peel.right, pen.fill('banana')) +
      path('M640 190C720 220 790 260 832 310', pen.stroke('banana-dark')) +
      path(peel.front, pen.fill('banana')) +
      path('M466 340C468 290 486 240 520 200', pen.stroke('banana-dark')) +
      path(peel.stem, pen.fill('banana')) +
      path('M514 44L576 52', '', ' stroke-width="40"') +
      path('M548 92C546 116 550 140 556 160', pen.stroke('banana-dark')),
  },
  'straw-hat': {
    outline: straw.brim + straw.crown,
    render: (pen) =>
      `<defs>${clip(pen.id('brim'), straw.brim)}${clip(pen.id('crown'), straw.crown)}</defs>` +
      path(straw.brim, pen.fill('straw')) +
      group(
        clippedBy(pen.id('brim')) + pen.stroke('straw-dark') + ' stroke-width="12"',
        path('M170 300C200 352 380 352 530 352C700 352 870 336 900 288M210 262C300 330 760 330 870 256'),
      ) +
      path(straw.brim) +
      path(straw.crown, pen.fill('straw')) +
      group(
        clippedBy(pen.id('crown')) + pen.stroke('straw-dark') + ' stroke-width="12"',
        path(
          'M310 180C430 220 660 216 776 170M330 120C440 156 650 152 760 112M370 62C450 92 620 90 716 56M420 40L404 200M520 30L520 210M620 30L640 204M700 60L740 180',
        ),
      ) +
      path(straw.ribbon, pen.fill('cloth'), noInk) +
      path('M330 262C430 290 620 292 740 258', pen.stroke('cloth-light'), ' stroke-width="12"') +
      path(straw.ribbon) +
      path(straw.crown) +
      path('M366 120C376 84 396 56 424 38', pen.stroke('glow-light'), ' stroke-width="24"'),
  },
  'flower-wreath': {
    outline: wreathLeaves.map(wreathLeaf).join(''),
    render: (pen) =>
      path(
        wreathLeaves
          .filter((_, i) => i % 2 === 0)
          .map(wreathLeaf)
          .join(''),
        pen.fill('leaf-light'),
      ) +
      path(
        wreathLeaves
          .filter((_, i) => i % 2 === 1)
          .map(wreathLeaf)
          .join(''),
        pen.fill('leaf'),
      ) +
      wreathBlossoms
        .map(([x, y, size], i) => flower(pen, x, y, size, i % 2 === 0 ? 'petal' : 'petal-dark'))
        .join(''),
  },
  crown: {
    outline: crown,
    render: (pen) =>
      `<defs>${clip(pen.id('crown'), crown)}</defs>` +
      path(crown, pen.fill('metal')) +
      group(
        clippedBy(pen.id('crown')),
        path('M560 400L620 150L744 22L820 0V400Z', pen.fill('metal-dark'), noInk),
        path('M250 262C390 310 640 300 790 244', '', ' stroke-width="22"'),
        path('M300 200L322 252M330 190L346 240', pen.stroke('metal-light'), ' stroke-width="18"'),
      ) +
      path(crown) +
      path(
        'M470 130C500 130 520 158 520 184C520 212 496 232 470 232C444 232 420 212 420 184C420 158 444 130 470 130Z',
        pen.fill('gem'),
      ) +
      path('M452 168C456 158 462 154 470 152', pen.stroke('white'), ' stroke-width="14"') +
      path('M222 86h0M468 -14h0M786 22h0', '', ' stroke-width="74"') +
      path('M222 86h0M468 -14h0M786 22h0', pen.stroke('metal-light'), ' stroke-width="34"'),
  },
};

/** The hats by the name of their picture. */
export const hatParts: Readonly<Record<string, HeadPart>> = Object.fromEntries(
  Object.entries(hats).map(([name, { outline, render }]) => [
    `hats/${name}`,
    headPart('hat', render, outline),
  ]),
);

/** The outline of a hat, by the name of its part. */
export const hatOutlines: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(hats).map(([name, { outline }]) => [`hats/${name}`, outline]),
);
