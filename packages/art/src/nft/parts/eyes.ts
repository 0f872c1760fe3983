// The ten eyes of the catalogue.

import { pupilsOf, whites } from '../../anatomy/eyes.ts';
import { clip, clippedBy, group, path } from '../../svg/svg.ts';
import type { NftPen } from '../materials.ts';
import type { Pose } from '../names.ts';
import { headInk, headPart, type HeadPart } from './place.ts';
import { lookOf } from './poses.ts';

const split = whites.indexOf('M', 1);
const [nearWhite, farWhite] = [whites.slice(0, split), whites.slice(split)];
const thick = ` stroke-width="${headInk * 1.4}"`;

interface Lids {
  /** Lower edge of the upper lids, left to right, near and far. */
  readonly near: string;
  readonly far: string;
}

const lids = (nearY: number, farY: number, slope = 0): Lids => ({
  near: `M330 ${nearY + slope}Q448 ${nearY - 16} 566 ${nearY - slope}`,
  far: `M546 ${farY + slope}Q668 ${farY - 16} 784 ${farY - slope}`,
});

/** Eyes with what is in them, both clipped by their outline, and lids that hang so low. */
const eyes = (pen: NftPen, inside: string, hanging?: Lids, outline = whites): string => {
  const id = pen.id('whites');
  const lid = (line: string) =>
    path(`${line}V300H300Z`, pen.fill('skin-dark'), ' stroke="none"') + path(line, '', thick);
  const over =
    hanging === undefined
      ? ''
      : group(clippedBy(pen.id('near')), lid(hanging.near)) +
        group(clippedBy(pen.id('far')), lid(hanging.far));
  return (
    `<defs>${clip(id, outline)}${clip(pen.id('near'), nearWhite)}${clip(pen.id('far'), farWhite)}</defs>` +
    path(outline, pen.fill('white'), ' stroke="none"') +
    group(clippedBy(id), inside) +
    over +
    path(outline)
  );
};

/** Centres of the two eyes. */
const centres = [
  [448, 536],
  [666, 520],
] as const;

const circles = (radius: number, dx = 0, dy = 0): string =>
  centres
    .map(
      ([x, y]) =>
        `M${x + dx - radius} ${y + dy}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
    )
    .join('');

const dot = (pen: NftPen, d: string, width: number, material: string): string =>
  path(d, pen.stroke(material), ` stroke-width="${width}"`);
const glints = (dx: number, dy: number): string => centres.map(([x, y]) => `M${x + dx} ${y + dy}h0`).join('');

const star = (x: number, y: number, size: number): string => {
  const tips = [
    [0, -1],
    [0.23, -0.31],
    [0.95, -0.31],
    [0.38, 0.12],
    [0.59, 0.81],
    [0, 0.4],
    [-0.59, 0.81],
    [-0.38, 0.12],
    [-0.95, -0.31],
    [-0.23, -0.31],
  ] as const;
  return `M${tips.map(([tx, ty]) => `${Math.round(x + tx * size)} ${Math.round(y + ty * size)}`).join('L')}Z`;
};

/** Two turns and a half, painted by halves of circles that grow. */
const spiral = (x: number, y: number): string => {
  let d = `M${x} ${y}`;
  let at = x;
  for (let turn = 1; turn <= 6; turn += 1) {
    const step = (turn % 2 === 0 ? -1 : 1) * turn * 30;
    const radius = Math.abs(step) / 2;
    at += step;
    d += `A${radius} ${radius + 1} 0 0 1 ${at} ${y}`;
  }
  return d;
};

const beam = (pen: NftPen, from: readonly [number, number], to: readonly [number, number]): string => {
  const [x, y] = from;
  const [tx, ty] = to;
  const wedge = (half: number, end: number) =>
    `M${x} ${y - half}L${tx} ${ty - end}V${ty + end}L${x} ${y + half}Z`;
  return (
    path(wedge(34, 62), pen.fill('glow')) + path(wedge(12, 26), pen.fill('glow-light'), ' stroke="none"')
  );
};

const within = (value: number): number => Math.min(1, Math.max(-1, value));

/** Pupils that look there, with a little colour under their middle. */
const lively = (pen: NftPen, pose: Pose, from: readonly [number, number]): string => {
  const [byX, byY] = lookOf(pose);
  const look = [within(from[0] + byX), within(from[1] + byY)] as const;
  const [dx, dy] = [Math.round(look[0] * 38), Math.round(look[1] * 38)];
  const irises = [
    [450 + dx, 544 + dy],
    [664 + dx, 528 + dy],
  ] as const;
  return (
    pupilsOf(pen, look) +
    path(
      irises
        .map(
          ([x, y]) =>
            `M${x - 34} ${y + 4}C${x - 30} ${y + 54} ${x + 30} ${y + 54} ${x + 34} ${y + 4}C${x + 16} ${y + 22} ${x - 16} ${y + 22} ${x - 34} ${y + 4}Z`,
        )
        .join(''),
      pen.fill('iris'),
      ' stroke="none"',
    )
  );
};

const looks: Readonly<Record<string, (pen: NftPen, pose: Pose) => string>> = {
  calm: (pen, pose) => eyes(pen, lively(pen, pose, [0.5, 0.1]), lids(496, 478)),
  'wide-awake': (pen) => {
    const wide =
      'M448 404C520 404 562 466 562 536C562 612 514 662 448 662C382 662 334 612 334 536C334 466 376 404 448 404ZM670 380C740 380 784 446 784 520C784 604 736 656 670 656C602 656 552 604 552 520C552 446 600 380 670 380Z';
    return eyes(
      pen,
      path(circles(40, 6, 4), pen.fill('ink'), ' stroke="none"') + dot(pen, glints(20, -12), 26, 'white'),
      undefined,
      wide,
    );
  },
  'raised-brow': (pen, pose) => eyes(pen, lively(pen, pose, [0.85, -0.35])),
  sleepy: (pen, pose) =>
    eyes(pen, lively(pen, pose, [0.2, 0.5]), lids(556, 540)) +
    path('M386 668C424 686 474 686 510 668M612 660C650 676 694 674 726 654', pen.stroke('skin-dark')),
  'side-glance': (pen, pose) => eyes(pen, lively(pen, pose, [-1, 0.15]), lids(500, 482, 6)),
  wink: (pen, pose) =>
    eyes(pen, lively(pen, pose, [0.6, -0.1]), undefined, nearWhite) +
    path('M578 552C610 498 716 486 758 538', '', thick) +
    path('M776 520L808 512M764 492L790 474'),
  starry: (pen) =>
    eyes(
      pen,
      path(circles(82, 4, 4), pen.fill('ink'), ' stroke="none"') +
        path(star(452, 546, 76) + star(670, 530, 76), pen.fill('banana'), ' stroke="none"') +
        dot(pen, glints(44, -50), 28, 'white'),
    ),
  teary: (pen) =>
    eyes(
      pen,
      path(circles(76, 4, 8), pen.fill('ink'), ' stroke="none"') +
        dot(pen, glints(32, -22), 50, 'white') +
        dot(pen, glints(-30, 40), 26, 'white') +
        path(
          'M340 620Q448 584 560 624V680H340ZM556 606Q668 570 776 606V670H556Z',
          pen.fill('glass'),
          ' stroke="none"',
        ),
    ) +
    path(
      'M398 628C372 676 352 700 356 732C360 764 412 768 418 734C422 702 406 672 398 628Z',
      pen.fill('glass'),
    ) +
    dot(pen, 'M378 730v6', 14, 'white'),
  hypnotised: (pen) =>
    eyes(pen, path(spiral(448, 536) + spiral(666, 520), pen.stroke('paint'), ' stroke-width="17"')),
  laser: (pen) =>
    eyes(
      pen,
      path(circles(120), pen.fill('glow'), ' stroke="none"') +
        path(circles(66, 14, 2), pen.fill('glow-light'), ' stroke="none"'),
    ) +
    beam(pen, [470, 540], [1420, 720]) +
    beam(pen, [684, 522], [1420, 590]),
};

/** The eyes by the name of their picture. */
export const eyeParts: Readonly<Record<string, HeadPart>> = Object.fromEntries(
  Object.entries(looks).map(([name, render]) => [`eyes/${name}`, headPart('face', render)]),
);
