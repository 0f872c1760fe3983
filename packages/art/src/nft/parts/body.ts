// The body of the portrait: chest, ears, skull with its tuft and its fringe, mask and muzzle.

import { body, bodyShapes } from '../../anatomy/body.ts';
import { nostrils } from '../../anatomy/face.ts';
import { ear, headHighlight, headShades, headShapes, skullWith } from '../../anatomy/head.ts';
import { halftone, rampBetween } from '../../svg/halftone.ts';
import { limb } from '../../svg/limb.ts';
import { clip, clippedBy, group, path } from '../../svg/svg.ts';
import type { NftPen } from '../materials.ts';
import {
  type Ears,
  earNames,
  fringeNames,
  type Muzzle,
  muzzleNames,
  type Pose,
  type Shoulders,
  shoulderNames,
  type Tuft,
  tuftNames,
  whiskerNames,
} from '../names.ts';
import {
  headInk,
  headLine,
  headPart,
  nested,
  onFigure,
  onHead,
  onPlane,
  type HeadPart,
  type Part,
} from './place.ts';
import { planeOf } from './poses.ts';

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
  mohawk:
    'C430 150 410 100 412 44C446 62 466 84 478 108C476 64 492 18 528 -16C548 22 560 56 562 92C580 62 604 36 636 20C650 70 654 130 644 190',
  afro: 'C392 204 330 176 338 116C344 72 392 60 416 78C420 26 492 2 532 40C556 2 632 10 640 62C684 52 724 88 708 130C700 166 672 188 644 190',
  bun: 'C470 160 486 150 500 144C452 112 462 24 552 22C640 24 652 110 604 144C620 152 634 168 644 190',
} as const satisfies Record<Tuft, string>;

/** The lower edge of fur that hangs into the face, on the skull's plane, under hat and brow; above it is skull. */
const fringes = {
  swept:
    'M286 396C316 362 344 344 384 346C372 362 360 374 346 386C414 384 470 366 510 330C512 350 506 366 496 382C560 366 602 340 622 306C640 300 664 296 690 302',
  curls:
    'M276 384C290 420 340 420 350 384C366 416 420 412 428 374C446 404 502 398 508 358C530 384 582 374 584 334C610 352 654 338 652 302',
  jagged: 'M280 392L322 352L340 402L396 338L424 392L478 326L506 376L552 312L578 358L622 300L646 338L690 300',
} as const satisfies Record<(typeof fringeNames)[number], string>;

/** Whiskers that stand out between ear and muzzle. */
const whiskers = {
  tufted:
    'M262 560L150 618L216 636L140 704L230 704L186 776L330 742ZM806 540L908 596L850 618L930 680L846 688L892 756L760 742Z',
  round:
    'M262 560C190 590 168 640 204 664C156 690 170 748 226 746C230 800 290 806 336 760ZM806 540C880 570 908 620 870 648C922 668 912 726 858 730C852 788 800 800 756 760Z',
} as const satisfies Record<(typeof whiskerNames)[number], string>;

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

/** How shoulders are held: a change of the figure's box around the middle of the chest. */
const shoulders = {
  even: '',
  broad: ' transform="translate(503 0) scale(1.16 1) translate(-503 0)"',
  dropped: ' transform="rotate(5 503 700)"',
  raised: ' transform="rotate(-5 503 700) translate(0 -6)"',
} as const satisfies Record<Shoulders, string>;

const chest = (place: string): Part => ({
  outlines: [{ d: bodyShapes.torso + nearArm + farArm, place }],
  render: (pen) =>
    onFigure(
      pen,
      `<defs>${clip(pen.id('torso'), bodyShapes.torso)}</defs>`,
      group(
        place,
        path(nearArm + farArm, pen.fill('fur')),
        body(pen),
        group(clippedBy(pen.id('torso')) + pen.stroke('fur-dark'), chestShade),
        path('M374 706C368 736 372 760 388 784M632 706C638 736 634 760 618 784'),
        path('M346 744C334 768 330 786 328 804', pen.stroke('fur-light'), ' stroke-width="16"'),
      ),
    ),
});

type EarPair = Readonly<Record<'near' | 'far', readonly [outline: string, inside: string]>>;

/** Pairs of ears, near and far: outline, then what is inside. All have their lobes in one place, for rings. */
const ears = {
  round: {
    near: [headShapes.nearEar, headShapes.nearEarInside],
    far: [headShapes.farEar, headShapes.farEarInside],
  },
  small: {
    near: [
      'M262 520C226 452 134 452 104 530C82 612 110 700 182 722C232 730 264 708 284 680Z',
      'M236 548C206 508 160 512 146 562C136 612 152 660 190 672C222 678 246 660 262 640Z',
    ],
    far: [
      'M800 500C824 440 882 428 914 466C946 512 938 620 890 668C858 696 820 688 796 668Z',
      'M832 546C850 512 880 512 894 542C904 574 894 610 872 630C850 640 830 632 812 612Z',
    ],
  },
  wide: {
    near: [
      'M262 440C200 306 34 300 -6 436C-34 570 44 724 168 736C228 740 262 712 284 680Z',
      'M226 480C176 390 78 392 56 486C42 574 96 664 168 674C210 680 240 650 262 626Z',
    ],
    far: [
      'M800 430C838 318 930 300 974 372C1022 480 990 654 904 696C862 712 822 692 796 668Z',
      'M834 510C856 420 912 396 938 446C962 510 944 600 892 634C864 644 836 640 806 610Z',
    ],
  },
  tufted: {
    near: [
      'M262 470C240 420 210 396 178 388L150 336L134 392L78 356L92 416L26 410L64 462C20 560 74 706 172 722C222 728 262 712 284 680Z',
      'M226 506C190 452 128 458 106 528C90 588 116 658 172 664C212 668 240 650 262 636Z',
    ],
    far: [
      'M800 452C820 410 840 392 862 384L884 334L900 390L952 362L938 420L990 424L958 470C986 560 960 650 902 684C862 700 822 692 796 668Z',
      'M834 530C854 480 892 474 908 510C930 548 922 606 888 626C864 640 836 640 806 616Z',
    ],
  },
  drooping: {
    near: [
      'M276 486C222 430 120 446 66 520C14 600 30 716 86 760C130 786 160 744 190 724C226 716 262 700 284 680Z',
      'M232 520C186 496 132 520 104 578C84 630 84 690 104 706C132 706 148 676 178 660C212 648 240 640 258 630Z',
    ],
    far: [
      'M800 470C850 420 924 438 964 506C1002 584 992 690 944 736C906 764 886 716 866 700C838 694 816 684 796 668Z',
      'M836 528C870 494 910 512 930 560C946 606 944 660 924 678C904 676 892 648 866 634C846 628 826 622 810 612Z',
    ],
  },
} as const satisfies Record<Ears, EarPair>;

const bitten =
  'M262 470C240 428 200 402 160 400C156 420 150 434 138 442C126 434 108 430 92 424C70 436 54 452 46 476C14 586 74 706 172 722C222 728 262 712 284 680Z';

const earPart = (plane: 'near-ear' | 'far-ear', [outline, inside]: readonly [string, string]): HeadPart =>
  headPart(plane, (pen) => ear(pen, outline, inside), outline);

/** Skull and, later, its line: between them lie the marks of the coat and the mask. */
const skull = (tuft: Tuft): HeadPart =>
  headPart(
    'skull',
    (pen) => path(skullWith(tufts[tuft]), pen.fill('fur'), ' stroke="none"'),
    skullWith(tufts[tuft]),
  );

const skullLine = (tuft: Tuft): HeadPart => headPart('skull', () => path(skullWith(tufts[tuft])));

/** Drawings that end where the skull does. */
export const onSkull = (pen: NftPen, ...children: readonly string[]): string =>
  `<defs>${clip(pen.id('skull'), headShapes.skull)}</defs>` + group(clippedBy(pen.id('skull')), ...children);

/** How far a fringe is moved with the face of a pose. */
const fringePlaces: Readonly<Record<Pose, string>> = {
  straight: '',
  turned: ' transform="translate(60 -4)"',
  up: ' transform="translate(0 -26)"',
};

const fringe = (d: string): HeadPart =>
  headPart('skull', (pen, pose) =>
    onSkull(
      pen,
      group(fringePlaces[pose], path(`${d}L700 230L300 250Z`, pen.fill('fur'), ' stroke="none"'), path(d)),
    ),
  );

const whisker = (d: string): HeadPart => headPart('skull', (pen) => path(d, pen.fill('fur')), d);

const mask: HeadPart = (pose) => ({
  render: (pen) =>
    onHead(
      pen,
      pose,
      `<defs>${clip(pen.id('skull'), headShapes.skull)}</defs>`,
      headShades(pen)[0],
      headHighlight(pen, headInk),
      group(
        clippedBy(pen.id('skull')),
        onPlane(pose, 'face', path(headShapes.mask, pen.fill('skin'), ' stroke="none"')),
      ),
    ),
});

/** How wide muzzles are: changes of the head's box around their middle. */
const muzzles = {
  broad: '',
  narrow: ' transform="translate(548 800) scale(0.84 0.96) translate(-548 -800)"',
  heavy: ' transform="translate(548 700) scale(1.1 1.06) translate(-548 -700)"',
} as const satisfies Record<Muzzle, string>;

/** Drawings on a muzzle of that width. */
export const onMuzzle = (muzzle: Muzzle, ...children: readonly string[]): string =>
  muzzle === 'broad' ? children.join('') : group(muzzles[muzzle], ...children);

/** The jaw that is seen from below when a head is held up. */
const jaw = 'M300 760C306 900 400 968 552 968C706 968 796 896 806 752Z';

const muzzlePart =
  (muzzle: Muzzle): HeadPart =>
  (pose) => {
    const line = headLine(pose, 'muzzle', headShapes.muzzle);
    const place =
      muzzle === 'broad'
        ? line.place
        : nested(nested(headLine(pose, 'skull', '').place ?? '', planeOf(pose, 'muzzle')), muzzles[muzzle]);
    const isUp = pose === 'up';
    return {
      outlines: [
        { ...line, ...(place === undefined ? {} : { place }) },
        ...(isUp ? [headLine(pose, 'skull', jaw)] : []),
      ],
      render: (pen) =>
        onHead(
          pen,
          pose,
          isUp ? path(jaw, pen.fill('skin-dark')) : '',
          onPlane(
            pose,
            'muzzle',
            onMuzzle(
              muzzle,
              `<defs>${clip(pen.id('muzzle'), headShapes.muzzle)}</defs>`,
              path(headShapes.muzzle, pen.fill('skin'), ' stroke="none"'),
              headShades(pen)[1],
              path(
                'M330 706C302 728 284 752 276 782',
                pen.stroke('skin-light'),
                ` stroke-width="${headInk}"`,
              ),
              path(nostrils, '', ` stroke-width="${Math.round(headInk * 1.3)}"`),
            ),
          ),
        ),
    };
  };

/** Its line, over the marks of the cheeks. */
const muzzleLine = (muzzle: Muzzle): HeadPart =>
  headPart('muzzle', () => onMuzzle(muzzle, path(headShapes.muzzle)));

const each = <Name extends string, Made>(kind: string, names: readonly Name[], make: (name: Name) => Made) =>
  Object.fromEntries(names.map((name) => [`${kind}/${name}`, make(name)] as const));

/** The parts of the body that stay where they are, by name. */
export const bodyParts: Readonly<Record<string, Part>> = each('chest', shoulderNames, (name) =>
  chest(shoulders[name]),
);

/** The parts of the head by name. */
export const skullParts: Readonly<Record<string, HeadPart>> = {
  ...each('near-ear', earNames, (name) => earPart('near-ear', ears[name].near)),
  'near-ear/bitten': earPart('near-ear', [bitten, headShapes.nearEarInside]),
  ...each('far-ear', earNames, (name) => earPart('far-ear', ears[name].far)),
  ...each('whiskers', whiskerNames, (name) => whisker(whiskers[name])),
  ...each('skull', tuftNames, skull),
  ...each('skull-line', tuftNames, skullLine),
  ...each('fringe', fringeNames, (name) => fringe(fringes[name])),
  mask,
  ...each('muzzle', muzzleNames, muzzlePart),
  ...each('muzzle-line', muzzleNames, muzzleLine),
};

/** How a pose is put before the name of a part that moves with the head. */
export const posedName = (pose: Pose, name: string): string =>
  pose === 'straight' ? name : `${pose}/${name}`;
