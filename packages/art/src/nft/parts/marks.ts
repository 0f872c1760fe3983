// The small marks by which one ape differs from another with the same traits.

import { bodyShapes } from '../../anatomy/body.ts';
import { headShapes } from '../../anatomy/head.ts';
import { clip, clippedBy, group, path } from '../../svg/svg.ts';
import type { NftPen } from '../materials.ts';
import {
  type chestNames,
  type cheekNames,
  type coatNames,
  type extraNames,
  type Muzzle,
  muzzleNames,
} from '../names.ts';
import { onMuzzle, onSkull } from './body.ts';
import { headInk, headPart, onFigure, type HeadPart, type Part } from './place.ts';
import type { Plane } from './poses.ts';

const noInk = ' stroke="none"';

/** A drawing of `fur-mark` that stays on the fur of the skull. */
const coat = (d: string, width = 0): HeadPart =>
  headPart('skull', (pen, pose) =>
    onSkull(
      pen,
      group(
        // Half as far as the face.
        pose === 'turned' ? ' transform="translate(44 0)"' : '',
        width === 0
          ? path(d, pen.fill('fur-mark'), noInk)
          : path(d, pen.stroke('fur-mark'), ` stroke-width="${width}"`),
      ),
    ),
  );

/** What the coat of the head may have; the first ape has none of it. */
const coats = {
  patch: coat(
    'M560 180C640 170 900 230 880 470C870 560 800 560 770 500C740 430 660 440 610 400C560 350 520 240 560 180Z',
  ),
  stripes: coat(
    'M196 480L300 500M204 392L312 420M250 300L340 348M330 226L392 300M860 470L772 480M840 380L756 404M792 296L720 344M700 232L650 300M520 176L512 300',
    30,
  ),
  spots: coat(
    'M300 330h0M372 268h0M250 420h0M452 300h0M580 250h0M660 300h0M760 330h0M810 420h0M236 520h0M520 226h0',
    52,
  ),
  cap: coat(
    'M160 420C260 300 380 330 470 340C540 348 560 420 580 430C600 380 640 330 720 330C800 330 860 380 900 430V0H160Z',
  ),
  blaze: coat('M486 150C520 220 520 330 548 440C580 330 620 240 600 150Z'),
} as const satisfies Record<(typeof coatNames)[number], unknown>;

const freckle = 'M318 748h0M352 776h0M304 792h0M346 826h0M784 740h0M752 772h0M808 780h0M772 812h0';
const cheek =
  (render: (pen: NftPen) => string) =>
  (muzzle: Muzzle): HeadPart =>
    headPart('muzzle', (pen) =>
      onMuzzle(
        muzzle,
        `<defs>${clip(pen.id('muzzle'), headShapes.muzzle)}</defs>`,
        group(clippedBy(pen.id('muzzle')), render(pen)),
      ),
    );

const cheeks = {
  freckles: cheek((pen) => path(freckle, pen.stroke('skin-dark'), ' stroke-width="22"')),
  blush: cheek((pen) =>
    path(
      'M252 782a66 46 0 1 0 132 0a66 46 0 1 0 -132 0ZM742 760a60 44 0 1 0 120 0a60 44 0 1 0 -120 0Z',
      pen.fill('blush'),
      noInk,
    ),
  ),
  paint: cheek((pen) =>
    path(
      'M230 748L372 768M222 806L366 816M736 752L870 726M752 806L876 790',
      pen.stroke('paint'),
      ' stroke-width="28"',
    ),
  ),
  plaster: cheek(
    (pen) =>
      path('M262 730L376 796', '', ` stroke-width="${64 + headInk}"`) +
      path('M262 730L376 796', pen.stroke('straw'), ' stroke-width="60"') +
      path('M306 754L334 770', pen.stroke('flesh'), ' stroke-width="44"') +
      path('M262 726h0M276 746h0M366 784h0M354 804h0', '', ' stroke-width="10"'),
  ),
  bristles: cheek((pen) =>
    path(
      'M300 860l-14 18M350 886l-12 20M404 902l-10 22M462 912l-6 22M640 914l8 22M694 902l12 20M746 880l16 18M792 848l18 14',
      pen.stroke('fur-dark'),
      ' stroke-width="12"',
    ),
  ),
} as const satisfies Record<(typeof cheekNames)[number], unknown>;

const on = (plane: Plane, render: (pen: NftPen) => string): HeadPart => headPart(plane, render);

const extras = {
  scar: on('face', (pen) =>
    path('M268 560L330 690M270 622L316 600M286 668L338 640', pen.stroke('fur-dark'), ' stroke-width="15"'),
  ),
  sticker: on(
    'skull',
    (pen) =>
      path(
        'M352 214C402 200 448 224 450 262C452 300 416 326 372 322C330 318 306 288 312 256C316 236 332 220 352 214Z',
        pen.fill('paint'),
      ) +
      path(
        'M346 268C360 292 396 296 418 258C410 264 400 262 392 252C380 268 362 272 346 268Z',
        pen.fill('banana'),
        ' stroke-width="9"',
      ),
  ),
  ring: on(
    'near-ear',
    (pen) =>
      path('M128 690C100 700 92 752 122 770C154 786 180 756 166 716', '', ` stroke-width="${headInk + 30}"`) +
      path(
        'M128 690C100 700 92 752 122 770C154 786 180 756 166 716',
        pen.stroke('metal'),
        ' stroke-width="22"',
      ),
  ),
  leaf: on(
    'near-ear',
    (pen) =>
      path('M196 420C120 380 60 300 70 210C150 230 230 300 240 400Z', pen.fill('leaf-light')) +
      path('M224 402C180 340 130 280 100 250', '', ' stroke-width="14"'),
  ),
  nostril: on(
    'muzzle',
    (pen) =>
      path(
        'M556 730C530 760 560 796 582 776C600 760 594 740 588 728',
        '',
        ` stroke-width="${headInk + 24}"`,
      ) +
      path(
        'M556 730C530 760 560 796 582 776C600 760 594 740 588 728',
        pen.stroke('metal'),
        ' stroke-width="18"',
      ),
  ),
} as const satisfies Record<(typeof extraNames)[number], unknown>;

const chestMark = (d: string, stroke = 0): Part => ({
  render: (pen) =>
    onFigure(
      pen,
      `<defs>${clip(pen.id('belly'), bodyShapes.belly)}</defs>`,
      group(
        clippedBy(pen.id('belly')),
        stroke === 0
          ? path(d, pen.fill('skin-dark'), noInk)
          : path(d, pen.stroke('skin-dark'), ` stroke-width="${stroke}"`),
      ),
    ),
});

const chests = {
  heart: chestMark(
    'M504 786C460 756 446 730 456 712C468 694 494 698 504 718C514 698 540 694 552 712C562 730 548 756 504 786Z',
  ),
  stripes: chestMark(
    'M430 712C470 732 540 732 580 712M430 752C470 772 540 772 580 752M430 792C470 812 540 812 580 792',
    16,
  ),
  star: chestMark('M504 692L516 728L554 728L524 750L535 786L504 764L473 786L484 750L454 728L492 728Z'),
  fluff: chestMark('M470 700L486 726L502 704L520 728L536 702M478 742L494 766L510 746L526 766', 13),
} as const satisfies Record<(typeof chestNames)[number], unknown>;

const named = <Made>(kind: string, parts: Readonly<Record<string, Made>>) =>
  Object.entries(parts).map(([name, part]) => [`${kind}/${name}`, part] as const);

/** The marks of the chest, as in `mark/heart`. */
export const chestMarks: Readonly<Record<string, Part>> = Object.fromEntries(named('mark', chests));

/** The marks of the head by group and name, as in `coat/patch`; those of the cheeks by the muzzle too. */
export const headMarks: Readonly<Record<string, HeadPart>> = Object.fromEntries([
  ...named('coat', coats),
  ...muzzleNames.flatMap((muzzle) =>
    named(`cheek/${muzzle}`, cheeks).map(([name, make]) => [name, make(muzzle)] as const),
  ),
  ...named('extra', extras),
]);
