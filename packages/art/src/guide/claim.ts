// Step 6: the ape behind a full sack of bananas.

import { bananaShape } from '../svg/banana-shape.ts';
import { group, path, type Pen } from '../svg/svg.ts';
import { hand, handOutline, onlooker, onlookerOutline, panel, panelInk, type Onlooker } from './panel.ts';

const ape: Onlooker = {
  x: 318,
  y: 154,
  scale: 0.29,
  turn: 4,
  face: { look: 'shut', brow: 'surprised', mouth: 'laugh' },
};
const sack =
  'M222 290C160 320 130 384 146 430C156 460 196 466 320 466C444 466 484 460 494 430C510 384 480 320 418 290Z';
const mouth =
  'M214 290C196 262 226 248 246 262C262 244 288 248 300 262C316 246 342 248 352 264C370 248 394 252 400 266C424 256 442 274 424 292C380 312 262 312 214 290Z';
const hands = [
  { shape: 'grip', x: 168, y: 358, turn: -64 },
  { shape: 'grip', x: 474, y: 358, turn: 64, mirrored: true },
] as const;
const scale = 2.1;
const bananas = [
  { x: 96, y: 108, turn: -36 },
  { x: 548, y: 104, turn: 42 },
  { x: 66, y: 300, turn: -110 },
  { x: 580, y: 296, turn: 140 },
] as const;
const places = bananas.map(
  ({ x, y, turn }) => ` transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-24 -26)"`,
);

const flying = (pen: Pen, place: string): string =>
  group(
    `${place} stroke-width="${(panelInk / scale).toFixed(1)}"`,
    path(bananaShape.skin, pen.fill('banana')),
    path(bananaShape.ridge, pen.stroke('banana-dark'), ' stroke-width="3"'),
  );

/** What is claimed after the sale. */
export const claimPanel = panel({
  name: 'guide-claim',
  outlines: [
    { d: sack + mouth },
    onlookerOutline(ape),
    ...hands.map(handOutline),
    ...places.map((place) => ({ d: bananaShape.skin, place, scale })),
  ],
  paint: (pen) =>
    places.map((place) => flying(pen, place)).join('') +
    onlooker(pen, ape) +
    path(sack, pen.fill('straw')) +
    path('M196 426C200 392 214 358 236 334', pen.stroke('disc'), ' stroke-width="14"') +
    path(mouth, pen.fill('straw')) +
    path('M214 294C262 314 380 314 426 292', '', ' stroke-width="26"') +
    path('M218 295C264 312 378 312 422 293', pen.stroke('clay'), ' stroke-width="9"') +
    group(
      ` transform="translate(320 392) rotate(8) scale(2.5) translate(-24 -26)" stroke-width="${panelInk / 2.5}"`,
      path(bananaShape.skin, pen.fill('banana')),
      path(bananaShape.ridge, pen.stroke('banana-dark'), ' stroke-width="3"'),
    ) +
    hands.map((part) => hand(pen, part)).join(''),
});
