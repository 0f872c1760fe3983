// The easel of the mint: a frame of wood on three legs, with a brush on its ledge; the picture is laid into the hole.

import { drawing, group, inkOutline, path, penFor, type DrawingOptions } from '../svg/svg.ts';

const [width, height] = [640, 800];
const ink = 9;

/** Where the picture lies in the drawing: a square, in the drawing's 640 × 800 units. */
export const easelHole = { x: 70, y: 92, side: 500 } as const;

const { x, y, side } = easelHole;
const [right, bottom] = [x + side, y + side];
const board = 40;
const mitre = `M${x - board} ${y - board}L${x} ${y}M${right + board} ${y - board}L${right} ${y}M${x - board} ${bottom + board}L${x} ${bottom}M${right + board} ${bottom + board}L${right} ${bottom}`;
const outer = `M${x - board} ${y - board}H${right + board}V${bottom + board}H${x - board}Z`;
const inner = `M${x} ${y}H${right}V${bottom}H${x}Z`;
const grain =
  'M120 66Q220 60 300 68M360 74Q440 66 540 72M46 200Q52 300 44 380M50 440Q42 500 48 560M592 170Q600 260 590 330M594 420Q588 500 596 570M110 612Q210 620 290 610M380 618Q470 610 540 616';

/** The easel without a picture. */
export const easel = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'easel', ...options });
  const leg = (d: string) => path(d, pen.fill('straw-dark'));
  return drawing(
    options,
    width,
    height,
    group(
      inkOutline(pen, ink),
      leg('M300 8Q320 0 340 8L346 760Q320 768 294 760Z'),
      leg('M112 640L150 640L96 792Q72 798 58 788Z'),
      leg('M528 640L490 640L544 792Q568 798 582 788Z'),
      path(`${outer}${inner}`, pen.fill('straw'), ' fill-rule="evenodd"'),
      path(inner, pen.fill('straw-dark')),
      path(mitre, '', ' stroke-width="5"'),
      path(grain, pen.stroke('straw-dark'), ' stroke-width="5"'),
      path('M296 30Q320 20 344 30V62H296Z', pen.fill('straw')),
      path('M10 650Q320 640 630 650L626 694Q320 702 14 694Z', pen.fill('straw')),
      path('M60 672Q180 664 250 670M420 676Q500 668 580 674', pen.stroke('straw-dark'), ' stroke-width="5"'),
      path('M470 646L566 604L574 620L480 660Z', pen.fill('banana')),
      path('M470 646L444 664Q430 668 424 660Q440 652 440 640Q456 634 470 646Z', pen.fill('clay')),
      path('M92 646Q92 626 116 626Q140 626 140 646Z', pen.fill('lagoon')),
      path('M150 648Q152 632 172 632Q194 634 192 648Z', pen.fill('plum')),
    ),
  );
};
