// The market: the ape behind its stall calls what it has.

import { figureInk } from '../anatomy/body.ts';
import { bananasAt, bananaShape } from '../svg/banana-shape.ts';
import { path } from '../svg/svg.ts';
import { sticker } from '../stickers/sticker.ts';

const posts = 'M96 120V760M908 120V760';
const cloth = 'M96 60H908V790H96Z';
const roof = 'M120 -70H884L960 110H44Z';
const stripes = 'M257 -70L227 110H410L425 -70ZM579 -70L594 110H777L747 -70Z';
/** Scallops of the awning, every other one coloured. */
const scallop = (i: number): string => {
  const x = 44 + i * 183.2;
  return `M${Math.round(x)} 110H${Math.round(x + 183.2)}C${Math.round(x + 183.2)} 196 ${Math.round(x)} 196 ${Math.round(x)} 110Z`;
};
const scallops = [0, 1, 2, 3, 4].map(scallop);
const top = 'M40 770H964V836H40Z';
const counter = 'M76 836H928V1010H76Z';
const planks = 'M247 836V1010M417 836V1010M587 836V1010M757 836V1010';

const scale = 4.2;
const fruit = [
  { x: 704, y: 710, turn: -24 },
  { x: 776, y: 710, turn: -16 },
  { x: 846, y: 710, turn: -8 },
].map(
  ({ x, y, turn }) => ` transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-24 -26)"`,
);

/** The calling ape, 1024 × 1024. */
export const apeAtStall = sticker({
  name: 'ape-stall',
  place: 'translate(110 128) scale(0.8)',
  pose: {
    mood: 'calling',
    turn: -6,
    arms: [
      [
        [408, 672, 90],
        [316, 720, 86],
        [230, 700, 78],
        [230, 610, 66],
      ],
      [
        [594, 672, 90],
        [660, 710, 86],
        [700, 760, 74],
      ],
    ],
    legs: [],
    feet: [],
    hands: [{ shape: 'open', x: 232, y: 580, turn: 20 }],
    areArmsInFront: true,
  },
  behind: (pen) =>
    path(cloth, pen.fill('haze'), ' stroke="none"') +
    path(posts, '', ' stroke-width="52"') +
    path(posts, pen.stroke('straw'), ' stroke-width="24"'),
  before: (pen) =>
    bananasAt(pen, fruit, scale, figureInk) +
    path(counter, pen.fill('straw')) +
    path(planks) +
    path(top, pen.fill('straw-dark')) +
    path(roof, pen.fill('clay')) +
    path(stripes, pen.fill('white')) +
    scallops.map((d, i) => path(d, pen.fill(i % 2 === 0 ? 'clay' : 'white'))).join(''),
  outlines: [
    { d: posts, ink: 52 },
    { d: cloth + roof + scallops.join('') + top + counter },
    ...fruit.map((place) => ({ d: bananaShape.skin, place, scale })),
  ],
});
