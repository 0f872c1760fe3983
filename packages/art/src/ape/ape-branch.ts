// The hero: the ape on its branch with its banana, before the sun or the moon.

import { expressions } from '../anatomy/face.ts';
import { extremity } from '../anatomy/hands.ts';
import { head } from '../anatomy/head.ts';
import { halftone, rampBetween } from '../draw/halftone.ts';
import { leaf } from '../draw/leaf.ts';
import { limb } from '../draw/limb.ts';
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
} from '../draw/svg.ts';

const ink = 13;
const disc = 'M900 420A370 370 0 1 1 160 420A370 370 0 1 1 900 420Z';
const torso =
  'M390 640C370 690 362 740 384 780C420 830 590 830 622 780C640 740 630 690 610 640C580 560 420 560 390 640Z';
const belly =
  'M430 690C420 740 430 780 460 796C500 810 540 806 562 790C590 764 586 720 574 690C550 640 450 640 430 690Z';

const sky = (pen: Pen): string =>
  path(disc, pen.fill('disc')) +
  `<defs>${clip(pen.id('disc'), disc)}</defs>` +
  group(
    clippedBy(pen.id('disc')) + pen.stroke('disc-dots') + ' stroke-linecap="round"',
    halftone({
      box: [150, 400, 910, 800],
      pitch: 48,
      maxRadius: 19,
      darkness: rampBetween([530, 430], [530, 800]),
    }),
  );

const backLeaves = (pen: Pen): string =>
  leaf(pen, { base: [60, 760], tip: [40, 330], width: 190, bend: -60, colour: 'leaf-dark' }) +
  leaf(pen, { base: [80, 780], tip: [250, 420], width: 170, bend: 50, colour: 'leaf-light' }) +
  leaf(pen, { base: [960, 730], tip: [985, 260], width: 200, bend: 60, colour: 'leaf' }) +
  leaf(pen, { base: [950, 730], tip: [810, 420], width: 150, bend: -50, colour: 'leaf-dark' });

const branch = (pen: Pen): string =>
  path(
    limb([
      [-40, 850, 110],
      [200, 806, 104],
      [500, 800, 92],
      [800, 770, 84],
      [1064, 700, 76],
    ]),
    pen.fill('bark'),
  ) +
  path(
    'M90 830C160 812 200 816 260 808M700 800C760 796 800 780 860 772M130 858C200 842 240 846 300 840M880 742C920 734 950 724 990 712',
  );

const frontLeaves = (pen: Pen): string =>
  leaf(pen, { base: [90, 850], tip: [330, 990], width: 150, bend: 40, colour: 'leaf' }) +
  leaf(pen, { base: [70, 850], tip: [60, 1010], width: 120, bend: -30, colour: 'leaf-light' }) +
  leaf(pen, { base: [960, 740], tip: [800, 950], width: 140, bend: 40, colour: 'leaf-light' }) +
  leaf(pen, { base: [970, 740], tip: [980, 960], width: 150, bend: 40, colour: 'leaf' });

const heldBanana = (pen: Pen): string =>
  path(
    'M742 640C726 560 760 470 832 420C840 414 846 404 850 396L874 408C872 420 872 430 868 442C866 530 836 610 790 656C776 666 748 660 742 640Z',
    pen.fill('banana'),
  ) + path('M770 640C770 560 800 490 846 440', pen.stroke('banana-dark'));

const body = (pen: Pen): string =>
  path(torso, pen.fill('fur')) + path(belly, pen.fill('skin'), ' stroke="none"');

const legs = (pen: Pen): string =>
  extremity(pen, 'foot', 372, 900, 8, true) +
  path(
    limb([
      [440, 770, 110],
      [384, 790, 104],
      [368, 840, 84],
      [372, 900, 70],
    ]),
    pen.fill('fur'),
  ) +
  extremity(pen, 'foot', 680, 880, -28) +
  path(
    limb([
      [570, 770, 110],
      [630, 780, 104],
      [664, 826, 84],
      [682, 882, 70],
    ]),
    pen.fill('fur'),
  );

const arms = (pen: Pen): string =>
  extremity(pen, 'grip', 262, 766, -4) +
  path(
    limb([
      [430, 650, 96],
      [340, 664, 84],
      [286, 700, 76],
      [262, 748, 70],
    ]),
    pen.fill('fur'),
  ) +
  path(
    limb([
      [570, 650, 96],
      [660, 690, 84],
      [730, 690, 78],
      [772, 632, 70],
    ]),
    pen.fill('fur'),
  ) +
  extremity(pen, 'grip', 790, 574, -80);

/** The hero picture, 1024 × 1024, on a transparent page. */
export const apeOnBranch = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-branch', ...options });
  const scale = 0.52;
  return drawing(
    options,
    1024,
    1024,
    sky(pen),
    group(
      inkOutline(pen, ink),
      backLeaves(pen),
      branch(pen),
      body(pen),
      legs(pen),
      heldBanana(pen),
      arms(pen),
      group(
        ` transform="translate(222 122) rotate(-4 265 480) scale(${scale})"`,
        head(pen, expressions.stubborn, ink / scale),
      ),
      frontLeaves(pen),
    ),
  );
};
