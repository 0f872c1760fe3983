// The head, once, for every picture: outlines in a 1024 box, and where eyes, hat and accessory sit.

import { halftone, rampBetween } from '../svg/halftone.ts';
import { clip, clippedBy, group, inkOutline, path, type Pen } from '../svg/svg.ts';
import { browOutline } from './brows.ts';
import { faceOf, type Expression } from './face.ts';

/** The tuft, from where it leaves the skull to where it comes back to it. */
const tuft = 'C440 150 404 128 360 124C422 98 490 104 528 136C520 102 500 74 466 52C560 50 626 100 644 190';

/** Outline of the skull with that tuft, which goes from (460, 186) to (644, 190). */
export const skullWith = (tuft: string): string =>
  `M222 590C180 458 210 318 304 244C354 206 408 190 460 186${tuft}C752 218 836 310 850 436C858 524 846 610 812 676C744 804 330 808 262 692C244 656 232 626 222 590Z`;

/** Outlines of the head in its 1024 × 1024 box, near to far. */
export const headShapes = {
  nearEar: 'M262 470C214 376 84 372 46 476C14 586 74 706 172 722C222 728 262 712 284 680Z',
  nearEarInside: 'M226 506C190 452 116 458 96 528C80 588 116 658 172 664C212 668 240 650 262 636Z',
  farEar:
    'M800 452C834 390 884 366 926 384L906 470L990 458C1012 540 976 656 902 684C862 700 822 692 796 668Z',
  farEarInside: 'M834 530C854 500 880 494 904 516C930 548 922 606 888 626C864 640 836 640 806 616Z',
  skull: skullWith(tuft),
  mask: 'M296 590C254 506 300 436 410 436C470 436 532 440 560 444C584 386 636 344 700 348C792 356 842 470 816 576C806 618 786 650 772 674L336 678C320 650 311 620 296 590Z',
  muzzle:
    'M552 642C612 596 710 602 772 648C838 696 866 752 858 812C844 908 716 960 548 960C386 960 250 910 238 818C232 752 270 692 336 650C402 608 494 602 552 642Z',
} as const;

const bareOutline = headShapes.nearEar + headShapes.farEar + headShapes.skull + headShapes.muzzle;

/** Outline of the whole head with that face, for the die-cut rim. */
export const headOutline = ({ brow }: Expression): string =>
  bareOutline + (brow === undefined ? '' : browOutline(brow));

/** The two shades, to be clipped by `skull` and `muzzle`: fur turning away on the far side, and the chin. */
export const headShades = (pen: Pen): readonly [string, string] => {
  const fur = halftone({
    box: [560, 200, 850, 640],
    pitch: 34,
    maxRadius: 13,
    darkness: rampBetween([660, 310], [900, 410]),
  });
  const chin = halftone({
    box: [330, 694, 870, 960],
    pitch: 34,
    maxRadius: 12,
    darkness: rampBetween([560, 822], [622, 966]),
  });
  return [
    group(clippedBy(pen.id('skull')) + pen.stroke('fur-dark'), fur),
    group(clippedBy(pen.id('muzzle')) + pen.stroke('skin-dark'), chin),
  ];
};

export interface HeadOptions {
  /** Units of the head's box; a scaled-down head needs a wider ink to look even. */
  readonly inkWidth?: number;
  /** Without shade and small lines, for pictures below about 60 px. */
  readonly plain?: boolean;
  /** With the near ear in a group that a page may move. */
  readonly isLive?: boolean;
}

/** The light on the skull, in ink of `inkWidth`. */
export const headHighlight = (pen: Pen, inkWidth: number): string =>
  path(
    'M300 380C320 322 362 280 420 258',
    pen.stroke('fur-light'),
    ` stroke-width="${Math.round(inkWidth * 1.6)}"`,
  );

/** One ear or both, with what is inside, in inherited ink. */
export const ear = (pen: Pen, outline: string, inside: string): string =>
  path(outline, pen.fill('fur')) + path(inside, pen.fill('skin-dark'));

/** The head in its box. */
export const head = (
  pen: Pen,
  expression: Expression,
  { inkWidth = 18, plain = false, isLive = false }: HeadOptions = {},
): string => {
  const { skull, mask, muzzle, nearEar, nearEarInside, farEar, farEarInside } = headShapes;
  const [furShade, chinShade] = plain ? ['', ''] : headShades(pen);
  return group(
    inkOutline(pen, inkWidth),
    plain ? '' : `<defs>${clip(pen.id('skull'), skull)}${clip(pen.id('muzzle'), muzzle)}</defs>`,
    isLive
      ? ear(pen, farEar, farEarInside) + group(' data-part="ear"', ear(pen, nearEar, nearEarInside))
      : ear(pen, nearEar + farEar, nearEarInside + farEarInside),
    path(skull, pen.fill('fur'), ' stroke="none"'),
    furShade,
    headHighlight(pen, inkWidth),
    path(mask, pen.fill('skin'), ' stroke="none"'),
    path(skull),
    path(muzzle, pen.fill('skin')),
    chinShade === '' ? '' : chinShade + path(muzzle),
    faceOf(pen, expression, { inkWidth, plain }),
  );
};
