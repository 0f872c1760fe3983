// The body of the portrait: chest, arms, ears, skull with its tuft, mask and muzzle.

import { body, bodyShapes } from '../../anatomy/body.ts';
import { nostrils } from '../../anatomy/face.ts';
import { ear, headHighlight, headShades, headShapes, skullWith } from '../../anatomy/head.ts';
import { halftone, rampBetween } from '../../draw/halftone.ts';
import { limb } from '../../draw/limb.ts';
import { clip, clippedBy, group, path } from '../../draw/svg.ts';
import { headInk, headLine, onFigure, onHead, type Part } from './place.ts';

/** Where the tuft goes from (460, 186) to (644, 190); the first is everybody's. */
const tufts = {
  lick: 'C440 150 404 128 360 124C422 98 490 104 528 136C520 102 500 74 466 52C560 50 626 100 644 190',
  cowlick:
    'C452 150 430 120 396 108C440 96 486 104 512 128C508 84 540 52 598 44C572 66 566 92 574 116C596 104 622 104 644 112C634 132 634 160 644 190',
  curl: 'C468 120 520 70 586 74C640 78 660 124 626 146C604 160 578 142 590 122C560 126 556 166 596 176C620 182 634 184 644 190',
  spikes:
    'C448 150 430 122 400 98C440 102 470 114 490 132C494 96 508 66 534 38C552 66 562 98 564 130C582 108 606 90 636 82C624 112 630 150 644 190',
  shaggy:
    'C430 176 400 172 366 184C384 150 412 130 446 124C436 104 424 92 404 82C446 74 484 84 508 108C512 84 508 66 498 46C540 56 570 82 582 114C598 104 614 100 634 102C626 128 632 160 644 190',
} as const;

export type Tuft = keyof typeof tufts;
export const tuftNames = Object.keys(tufts) as readonly Tuft[];

const nearArm = limb([
  [424, 664, 78],
  [362, 706, 94],
  [330, 770, 94],
  [324, 880, 90],
]);
const farArm = limb([
  [582, 662, 78],
  [642, 704, 94],
  [674, 770, 94],
  [680, 880, 90],
]);

const chestShade = halftone({
  box: [400, 640, 720, 850],
  pitch: 26,
  maxRadius: 9,
  darkness: rampBetween([560, 690], [650, 760]),
});

const chest: Part = {
  outlines: [{ d: bodyShapes.torso + nearArm + farArm }],
  draw: (pen) =>
    onFigure(
      pen,
      `<defs>${clip(pen.id('torso'), bodyShapes.torso)}</defs>`,
      path(nearArm + farArm, pen.fill('fur')),
      body(pen),
      group(clippedBy(pen.id('torso')) + pen.stroke('fur-dark'), chestShade),
      path('M374 706C368 736 372 760 388 784M632 706C638 736 634 760 618 784'),
      path('M346 744C334 768 330 786 328 804', pen.stroke('fur-light'), ' stroke-width="16"'),
    ),
};

const nearEars = {
  whole: headShapes.nearEar,
  bitten:
    'M262 470C240 428 200 402 160 400C156 420 150 434 138 442C126 434 108 430 92 424C70 436 54 452 46 476C14 586 74 706 172 722C222 728 262 712 284 680Z',
} as const;

const nearEar = (d: string): Part => ({
  outlines: [headLine(d)],
  draw: (pen) => onHead(pen, ear(pen, d, headShapes.nearEarInside)),
});

const farEar: Part = {
  outlines: [headLine(headShapes.farEar)],
  draw: (pen) => onHead(pen, ear(pen, headShapes.farEar, headShapes.farEarInside)),
};

/** Skull and, later, its line: between them lie the marks of the coat and the mask. */
const skull = (tuft: Tuft): Part => ({
  outlines: [headLine(skullWith(tufts[tuft]))],
  draw: (pen) => onHead(pen, path(skullWith(tufts[tuft]), pen.fill('fur'), ' stroke="none"')),
});

const skullLine = (tuft: Tuft): Part => ({ draw: (pen) => onHead(pen, path(skullWith(tufts[tuft]))) });

const mask: Part = {
  draw: (pen) =>
    onHead(
      pen,
      `<defs>${clip(pen.id('skull'), headShapes.skull)}</defs>`,
      headShades(pen)[0],
      headHighlight(pen, headInk),
      path(headShapes.mask, pen.fill('skin'), ' stroke="none"'),
    ),
};

const muzzle: Part = {
  outlines: [headLine(headShapes.muzzle)],
  draw: (pen) =>
    onHead(
      pen,
      `<defs>${clip(pen.id('muzzle'), headShapes.muzzle)}</defs>`,
      path(headShapes.muzzle, pen.fill('skin'), ' stroke="none"'),
      headShades(pen)[1],
      path('M330 706C302 728 284 752 276 782', pen.stroke('skin-light'), ` stroke-width="${headInk}"`),
      path(headShapes.muzzle),
      path(nostrils, '', ` stroke-width="${Math.round(headInk * 1.3)}"`),
    ),
};

const perTuft = (kind: string, partOf: (tuft: Tuft) => Part): [string, Part][] =>
  tuftNames.map((tuft) => [`${kind}/${tuft}`, partOf(tuft)]);

/** The parts of the body by name. */
export const bodyParts: Readonly<Record<string, Part>> = {
  chest,
  'near-ear/whole': nearEar(nearEars.whole),
  'near-ear/bitten': nearEar(nearEars.bitten),
  'far-ear': farEar,
  ...Object.fromEntries(perTuft('skull', skull)),
  ...Object.fromEntries(perTuft('skull-line', skullLine)),
  mask,
  muzzle,
};
