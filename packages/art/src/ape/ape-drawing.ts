// The ape at its easel, and what it paints: of a page that is not open yet a sketch, half coloured in.

import { body, bodyShapes, figureInk, headOnBody, headRim, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { bananaShape } from '../svg/banana-shape.ts';
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

/** A little smaller than it is painted, so that the rim stays in the box. */
const wholeTransform = ' transform="translate(4 14) scale(0.97)"';
/** The ape sits left of the middle, so that its board has room. */
const apeTransform = ' transform="translate(-142 0)"';

const nearArm = limb([
  [408, 672, 78],
  [330, 720, 82],
  [276, 768, 78],
  [290, 816, 68],
]);
const farArm = limb([
  [594, 670, 78],
  [664, 716, 80],
  [740, 716, 74],
  [800, 660, 64],
]);
const legs = [
  limb([
    [452, 764, 104],
    [392, 814, 104],
    [400, 880, 90],
  ]),
  limb([
    [558, 764, 104],
    [620, 812, 104],
    [664, 866, 90],
  ]),
];
const headTurn = 4;
const soles: readonly Extremity[] = [
  { shape: 'sole', x: 420, y: 904, turn: -6 },
  { shape: 'sole', x: 684, y: 898, turn: 16, mirrored: true },
];
const nearHand: Extremity = { shape: 'grip', x: 286, y: 836, turn: 4 };
const farHand: Extremity = { shape: 'grip', x: 812, y: 644, turn: 40, mirrored: true };

const board =
  'M612 214L962 172C976 170 984 178 986 190L1004 700C1004 714 996 722 984 722L628 742C614 742 606 734 605 722L594 236C594 222 600 216 612 214Z';
const easel = 'M690 730L640 960M930 716L992 956M806 726L826 900';
const pot = 'M52 866C52 842 232 842 232 866L220 978C218 1000 66 1000 64 978Z';
const potMouth = 'M52 866C52 842 232 842 232 866C234 894 50 894 52 866Z';
const drip = 'M88 884V918M112 888V904';
const brush = 'M640 690L742 566';
const brushTip = 'M728 580C748 540 776 520 806 512C806 546 790 580 758 604Z';

const sketchScale = 6.4;
const sketchTransform = ` transform="translate(806 420) rotate(-8) scale(${sketchScale}) translate(-24 -26)"`;
/** What the brush has reached, in the banana's box. */
const coloured = 'M-4 22L52 30V60H-4Z';

const banana = (pen: Pen): string =>
  group(
    `${sketchTransform} stroke-width="${figureInk / sketchScale}"`,
    `<defs>${clip(pen.id('coloured'), coloured)}</defs>`,
    group(
      clippedBy(pen.id('coloured')),
      path(bananaShape.skin, pen.fill('banana')),
      path(bananaShape.ridge, pen.stroke('banana-dark'), ' stroke-width="2.6"'),
    ),
    path(bananaShape.skin, '', ' stroke-dasharray="1.6 4.2"'),
  );

const tools = (pen: Pen): string =>
  path(pot, pen.fill('lagoon')) +
  path(potMouth, pen.fill('banana')) +
  path(drip, pen.stroke('banana'), ' stroke-width="16"');

/** The ape at its easel, 1024 × 1024, with `picture` on the board. */
export const apeAtEasel = (
  options: DrawingOptions,
  idPrefix: string,
  picture: (pen: Pen) => string,
): string => {
  const pen = penFor({ idPrefix, ...options });
  return drawing(
    options,
    1024,
    1024,
    group(
      wholeTransform,
      rim(pen, [{ d: board }, { d: easel, ink: 40 }, { d: pot }]),
      group(
        apeTransform,
        rim(pen, [
          { d: bodyShapes.torso + nearArm + farArm + legs.join('') },
          ...[...soles, nearHand, farHand].map(extremityOutline),
          headRim('curious', headTurn),
        ]),
      ),
      group(
        inkOutline(pen, figureInk),
        path(easel, '', ' stroke-width="40"'),
        path(easel, pen.stroke('straw'), ' stroke-width="16"'),
        path(board, pen.fill('white')),
        picture(pen),
        group(
          apeTransform,
          ...legs.map((leg) => path(leg, pen.fill('fur'))),
          body(pen),
          ...soles.map((sole) => extremity(pen, sole)),
          path(nearArm, pen.fill('fur')),
        ),
        tools(pen),
        path(brush, '', ' stroke-width="42"'),
        path(brush, pen.stroke('clay'), ' stroke-width="18"'),
        path(brushTip, pen.fill('banana')),
        group(
          apeTransform,
          path(farArm, pen.fill('fur')),
          extremity(pen, nearHand),
          extremity(pen, farHand),
          headOnBody(pen, 'curious', headTurn),
        ),
      ),
    ),
  );
};

/** The ape that paints a banana. */
export const apeDrawing = (options: DrawingOptions = {}): string =>
  apeAtEasel(options, 'ape-drawing', banana);
