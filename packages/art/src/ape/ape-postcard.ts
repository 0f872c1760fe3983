// An application: the ape holds up a postcard, stamped and addressed.

import { figureInk, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { head, headOutline } from '../anatomy/head.ts';
import { bananaShape } from '../svg/banana-shape.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';

const scale = 0.66;
const headTransform = ` transform="translate(510 332) rotate(-3) scale(${scale}) translate(-512 -520)"`;
const face = { look: [0.5, 0.5], brow: 'stubborn', mouth: 'smirk' } as const;
const cardTransform = ' transform="rotate(-5 512 740)"';
const card = 'M104 556H920V944H104Z';
/** With the teeth of its edge. */
const stamp = (() => {
  const [left, top, tooth, across, down] = [708, 596, 19, 9, 10] as const;
  const bite = (dx: number, dy: number) => `a${tooth / 2} ${tooth / 2} 0 0 0 ${dx} ${dy}`;
  return `M${left} ${top}${bite(tooth, 0).repeat(across)}${bite(0, tooth).repeat(down)}${bite(-tooth, 0).repeat(across)}${bite(0, -tooth).repeat(down)}Z`;
})();
const stampScale = 2.6;
const fruitTransform = ` transform="translate(794 690) rotate(-8) scale(${stampScale}) translate(-24 -26)"`;
const hands: readonly Extremity[] = [
  { shape: 'grip', x: 118, y: 786, turn: -88 },
  { shape: 'grip', x: 918, y: 800, turn: 80, mirrored: true },
];

const writing = (pen: Pen): string =>
  path('M560 604V896') +
  path(
    'M196 640C260 626 350 654 500 634M196 712C280 698 380 726 500 706M196 784C260 770 350 796 440 780M196 856C240 844 290 862 350 850M624 826H860M624 888H800',
    pen.stroke('skin-dark'),
    ' stroke-width="18"',
  ) +
  path(stamp, pen.fill('lagoon'), ' stroke-width="12"') +
  group(
    `${fruitTransform} stroke-width="${(figureInk / 1.6 / stampScale).toFixed(1)}"`,
    path(bananaShape.skin, pen.fill('banana')),
    path(bananaShape.ridge, pen.stroke('banana-dark')),
  );

/** The ape behind its postcard, 1024 × 1024. */
export const apeWithPostcard = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-postcard', ...options });
  return drawing(
    options,
    1024,
    1024,
    rim(pen, [
      { d: card, place: cardTransform },
      { d: headOutline(face), place: headTransform, scale },
      ...hands.map(extremityOutline),
    ]),
    group(
      inkOutline(pen, figureInk),
      group(headTransform, head(pen, face, { inkWidth: Math.round(figureInk / scale) })),
      group(cardTransform, path(card, pen.fill('paper')), writing(pen)),
      ...hands.map((hand) => extremity(pen, hand)),
    ),
  );
};
