// The market: the ape behind a stall of its own, with bananas on the counter and an awning over its head.

import { body, bodyShapes, figureInk, headOnBody, headRim, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { bananaShape } from '../svg/banana-shape.ts';
import { limb } from '../svg/limb.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';

const nearArm = limb([
  [420, 690, 120],
  [322, 700, 92],
  [226, 716, 80],
  [196, 770, 68],
]);
const farArm = limb([
  [588, 690, 120],
  [690, 700, 92],
  [786, 716, 80],
  [822, 770, 68],
]);
const hands: readonly Extremity[] = [
  { shape: 'grip', x: 190, y: 800, turn: 4 },
  { shape: 'grip', x: 830, y: 800, turn: -4, mirrored: true },
];
const headTurn = -3;

const posts = 'M92 180H134V820H92ZM890 180H932V820H890Z';
const board = 'M44 800H980L956 1000H68Z';
/** Where the stripes of the awning begin on its upper and on its lower edge. */
const edges = Array.from({ length: 8 }, (_, index) => ({ top: 120 + index * 112, bottom: 36 + index * 136 }));
const stripes = edges.slice(0, -1).map(({ top, bottom }, index) => {
  const next = edges[index + 1] ?? { top, bottom };
  return `M${top} 24L${bottom} 176A68 60 0 0 0 ${next.bottom} 176L${next.top} 24Z`;
});

const scale = 4.6;
const bananas = [
  { x: 330, y: 792, turn: 6 },
  { x: 452, y: 796, turn: -8 },
  { x: 574, y: 792, turn: 10 },
  { x: 696, y: 796, turn: -4 },
].map(
  ({ x, y, turn }) => ` transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-24 -40)"`,
);

const fruit = (pen: Pen): string =>
  bananas
    .map((place) =>
      group(
        `${place} stroke-width="${(figureInk / scale).toFixed(1)}"`,
        path(bananaShape.skin, pen.fill('banana')),
        path(bananaShape.ridge, pen.stroke('banana-dark')),
      ),
    )
    .join('');

const counter = (pen: Pen): string =>
  path(board, pen.fill('straw')) + path('M46 852H978M236 862V990M420 862V990M604 862V990M788 862V990');

const awning = (pen: Pen): string =>
  stripes.map((stripe, index) => path(stripe, pen.fill(index % 2 === 0 ? 'clay' : 'white'))).join('');

/** The ape behind its stall, 1024 × 1024. */
export const apeWithStall = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-stall', ...options });
  return drawing(
    options,
    1024,
    1024,
    rim(pen, [
      { d: posts + board + stripes.join('') },
      { d: bodyShapes.torso + nearArm + farArm },
      ...bananas.map((place) => ({ d: bananaShape.skin, place, scale })),
      ...hands.map(extremityOutline),
      headRim('stubborn', headTurn),
    ]),
    group(
      inkOutline(pen, figureInk),
      path(posts, pen.fill('straw-dark')),
      awning(pen),
      body(pen),
      path(nearArm, pen.fill('fur')),
      path(farArm, pen.fill('fur')),
      counter(pen),
      fruit(pen),
      ...hands.map((hand) => extremity(pen, hand)),
      headOnBody(pen, 'stubborn', headTurn),
    ),
  );
};
