// The hero: the ape on its branch with its banana, before the sun or the moon.

import { body, bodyShapes, figureInk, headOnBody, headRim, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { butterfly, butterflyOutline } from '../svg/butterfly.ts';
import { halftone, rampBetween } from '../svg/halftone.ts';
import { bananaInHand, wholeBanana } from '../svg/peeled-banana.ts';
import { leaf, leafOutline, type Leaf } from '../svg/leaf.ts';
import { limb } from '../svg/limb.ts';
import {
  clip,
  clippedBy,
  drawing,
  group,
  inkOutline,
  path,
  penFor,
  type DrawingOptions,
  type Pen,
} from '../svg/svg.ts';

const disc = 'M900 420A385 385 0 1 1 130 420A385 385 0 1 1 900 420Z';

const sky = (pen: Pen): string =>
  path(disc, pen.fill('disc')) +
  `<defs>${clip(pen.id('disc'), disc)}</defs>` +
  group(
    clippedBy(pen.id('disc')) + pen.stroke('disc-dots') + ' stroke-linecap="round"',
    halftone({
      box: [120, 300, 910, 810],
      pitch: 46,
      maxRadius: 19,
      darkness: rampBetween([480, 340], [560, 800]),
    }),
  );

const backLeaves: readonly Leaf[] = [
  { base: [170, 800], tip: [60, 380], width: 190, bend: -50, colour: 'leaf-dark' },
  { base: [160, 810], tip: [300, 470], width: 170, bend: 50, colour: 'leaf-light' },
  { base: [880, 760], tip: [980, 400], width: 170, bend: 40, colour: 'leaf' },
  { base: [880, 760], tip: [720, 480], width: 150, bend: -50, colour: 'leaf-dark' },
];

const bough = limb([
  [84, 838, 96],
  [240, 818, 94],
  [500, 806, 88],
  [780, 780, 76],
  [950, 728, 50],
]);
const sawnEnd = 'M92 790C120 800 124 880 98 886C64 892 48 790 92 790Z';

const branch = (pen: Pen): string =>
  path(bough, pen.fill('bark')) +
  path(sawnEnd, pen.fill('skin')) +
  path('M90 824C98 828 98 852 92 856M690 804C760 798 800 788 850 772');

const frontLeaves: readonly Leaf[] = [
  { base: [176, 846], tip: [292, 992], width: 130, bend: 30, colour: 'leaf' },
  { base: [168, 850], tip: [110, 1004], width: 116, bend: 20, colour: 'leaf-light' },
  { base: [890, 760], tip: [780, 930], width: 120, bend: 30, colour: 'leaf-light' },
  { base: [910, 750], tip: [930, 940], width: 126, bend: -10, colour: 'leaf' },
];

const bananaTransform = ' transform="translate(826 640) rotate(12)"';

const nearLeg = limb([
  [446, 764, 96],
  [394, 804, 98],
  [380, 844, 80],
  [384, 884, 68],
]);
const farLeg = limb([
  [562, 764, 96],
  [618, 794, 98],
  [648, 828, 80],
  [664, 868, 68],
]);
const nearArm = limb([
  [408, 672, 78],
  [340, 690, 78],
  [278, 716, 72],
  [248, 762, 66],
]);
const farArm = limb([
  [594, 670, 78],
  [664, 726, 78],
  [740, 742, 74],
  [794, 706, 66],
]);
const nearFoot: Extremity = { shape: 'foot', x: 384, y: 886, turn: 6, mirrored: true };
const farFoot: Extremity = { shape: 'foot', x: 664, y: 872, turn: -26 };
const nearHand: Extremity = { shape: 'grip', x: 246, y: 782, turn: -6 };
const farHand: Extremity = { shape: 'grip', x: 824, y: 654, turn: -76 };

export const branchMood = 'curious';
export const branchTurn = -4;

const legs = (pen: Pen): string =>
  extremity(pen, nearFoot) +
  path(nearLeg, pen.fill('fur')) +
  extremity(pen, farFoot) +
  path(farLeg, pen.fill('fur'));

const arms = (pen: Pen): string =>
  extremity(pen, nearHand) +
  path(nearArm, pen.fill('fur')) +
  path(farArm, pen.fill('fur')) +
  extremity(pen, farHand);

const rimWidth = 40;

/** What lifts ape, branch and leaves off the page: ink alone would sink into the night. */
const stickerRim = (pen: Pen): string =>
  rim(
    pen,
    [
      { d: [...backLeaves, ...frontLeaves].map(leafOutline).join('') + bough + sawnEnd },
      { d: bodyShapes.torso + nearLeg + farLeg + nearArm + farArm },
      ...[nearFoot, farFoot, nearHand, farHand].map(extremityOutline),
      headRim(branchMood, branchTurn),
    ],
    rimWidth,
  );

/** The ape on its branch among leaves, for a 1024 box, with that banana in its hand and that head. */
const branchFigure = (pen: Pen, banana: string, head: string): string =>
  group(
    inkOutline(pen, figureInk),
    ...backLeaves.map((each) => leaf(pen, each)),
    branch(pen),
    legs(pen),
    body(pen),
    group(bananaTransform, banana),
    arms(pen),
    head,
    ...frontLeaves.map((each) => leaf(pen, each)),
  );

const still = (pen: Pen): string =>
  branchFigure(pen, wholeBanana(pen), headOnBody(pen, branchMood, branchTurn));

const butterflyAt = [872, 236, 16] as const;
const butterflyInBox = [150, 134, 16] as const;

/** The figure and the butterfly that it watches. */
export const branchScene = (pen: Pen): string =>
  still(pen) + group(inkOutline(pen, figureInk), butterfly(pen, ...butterflyAt));

/** The hero picture, 1024 × 1024, on a transparent page; without the butterfly, which flies about. */
export const apeOnBranch = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-branch', ...options });
  return drawing(options, 1024, 1024, sky(pen), stickerRim(pen), bananaRim(pen), still(pen));
};

const bananaRim = (pen: Pen): string =>
  rim(pen, [{ d: bananaInHand.skin, place: bananaTransform }], rimWidth);

/** Everything of the hero picture that stands still: the rest is laid over it. @see ape-alive.ts */
export const branchStage = (pen: Pen, banana: string, head: string): string =>
  sky(pen) + stickerRim(pen) + group(' data-part="peel-0"', bananaRim(pen)) + branchFigure(pen, banana, head);

/** The butterfly alone, where the hero picture has room for it. */
export const branchButterfly = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'butterfly', ...options });
  const { d, place } = butterflyOutline(...butterflyInBox);
  return drawing(
    options,
    300,
    260,
    rim(pen, [{ d, place }], rimWidth),
    group(inkOutline(pen, figureInk), butterfly(pen, ...butterflyInBox)),
  );
};
