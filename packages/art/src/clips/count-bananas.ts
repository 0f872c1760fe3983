// The clip of the sale so far: bananas fall into the ape's basket, and he counts them by fives.

import { body, bodyShapes, figureInk, headTransform, headRim, rim } from '../anatomy/body.ts';
import { expressions, type Expression } from '../anatomy/face.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { head } from '../anatomy/head.ts';
import { basketOutline, wicker } from '../ape/basket.ts';
import { limb } from '../svg/limb.ts';
import { clip, clippedBy, drawing, group, inkOutline, path, penFor, type Pen } from '../svg/svg.ts';
import { type Flying, flyingBanana, flyingOutline } from './flying-banana.ts';
import { between, eased, falling, hop, within } from './moments.ts';

/** Share of the loop from one banana to the next, and how long one falls. */
const beat = 0.15;
const fall = 0.14;
/** Where each comes to lie, the first behind. */
const heap: readonly Flying[] = [
  { x: 356, y: 742, turn: -24 },
  { x: 640, y: 744, turn: 62 },
  { x: 486, y: 730, turn: 10 },
  { x: 574, y: 770, turn: -66 },
  { x: 420, y: 772, turn: 36 },
];
/** After the fifth they sink into the basket, and he is glad. */
const [gladFrom, sinkFrom, sinkTo] = [0.74, 0.84, 0.97];
const sunk = 190;

const arms = [
  limb([
    [414, 690, 120],
    [330, 708, 88],
    [268, 730, 76],
    [262, 776, 66],
  ]),
  limb([
    [588, 690, 120],
    [672, 708, 88],
    [734, 730, 76],
    [740, 776, 66],
  ]),
];
const hands: readonly Extremity[] = [
  { shape: 'grip', x: 258, y: 800, turn: 4 },
  { shape: 'grip', x: 744, y: 800, turn: -4, mirrored: true },
];
/** What is above the front of the basket can be seen. */
const opening = 'M-100 -200H1124V780H796C804 812 640 830 500 830C360 830 198 812 206 780H-100Z';

const startOf = (index: number): number => index * beat;

/** The banana on its way or in the heap; null before it falls. */
function bananaAt(index: number, at: number): Flying | null {
  const rest = heap[index];
  if (rest === undefined || at < startOf(index)) return null;
  const share = within(at, startOf(index), startOf(index) + fall);
  const down = sunk * eased(within(at, sinkFrom, sinkTo));
  const jolt = 16 * hop(within(at, startOf(index) + fall, startOf(index) + fall + 0.05));
  return {
    x: rest.x,
    y: between(-120, rest.y, falling(share)) - jolt + down,
    turn: rest.turn + between(-150, 0, share),
  };
}

/** His face: his eyes go down with what falls; once five lie there he laughs. */
function faceAt(at: number): Expression {
  if (at >= gladFrom) return expressions.joyful;
  const index = Math.min(heap.length - 1, Math.floor(at / beat));
  const share = within(at, startOf(index), startOf(index) + fall);
  const look = between(-0.9, 1, falling(share));
  return { look: [0.1, look], brow: share < 0.6 ? 'surprised' : 'stubborn', mouth: 'smirk' };
}

/** A stroke for each banana that lies there, the fifth across the four. */
function tally(pen: Pen, at: number): string {
  const strokes = heap.flatMap((_, index) => {
    const share = eased(within(at, startOf(index) + fall - 0.01, startOf(index) + fall + 0.04));
    if (share === 0) return [];
    const [x, y, dx, dy] = index === 4 ? [790, 318, 180, -84] : [818 + index * 42, 236, 0, 106];
    return [`M${x} ${y}L${(x + dx * share).toFixed(1)} ${(y + dy * share).toFixed(1)}`];
  });
  const drop = 1 - eased(within(at, sinkFrom, sinkTo));
  if (strokes.length === 0 || drop === 0) return '';
  return path(
    strokes.join(''),
    pen.stroke('clay'),
    ` stroke-width="22" stroke-linecap="round" opacity="${drop.toFixed(2)}"`,
  );
}

/** The moment `at` of the loop, from 0 to 1; 1024 × 1024. */
export const countingBananas = (at: number): string => {
  const pen = penFor({ idPrefix: 'count' });
  const all = heap.flatMap((_, index) => bananaAt(index, at) ?? []);
  const glad = within(at, gladFrom, 1);
  const turn = 5 + 4 * Math.sin(glad * Math.PI * 4) * (1 - glad);
  const face = faceAt(at);
  const lift = -18 * hop(within(at, gladFrom, gladFrom + 0.14));
  return drawing(
    {},
    1024,
    1024,
    path('M0 0H1024V1024H0Z', pen.fill('paper')),
    `<circle cx="500" cy="520" r="440"${pen.fill('disc')}/>`,
    `<defs>${clip(pen.id('opening'), opening)}</defs>`,
    tally(pen, at),
    rim(pen, [{ d: bodyShapes.torso + arms.join('') + basketOutline }, ...hands.map(extremityOutline)]),
    group(` transform="translate(0 ${lift.toFixed(1)})"`, rim(pen, [headRim('joyful', turn)])),
    group(clippedBy(pen.id('opening')), rim(pen, all.map(flyingOutline), 30)),
    group(
      inkOutline(pen, figureInk),
      body(pen),
      ...arms.map((arm) => path(arm, pen.fill('fur'))),
      group(
        ` transform="translate(0 ${lift.toFixed(1)})"`,
        group(headTransform(turn), head(pen, face, { inkWidth: Math.round(figureInk / 0.6) })),
      ),
      wicker(pen),
      group(clippedBy(pen.id('opening')), ...all.map((one) => flyingBanana(pen, one))),
      ...hands.map((hand) => extremity(pen, hand)),
    ),
  );
};
