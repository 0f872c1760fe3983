// The picture that a shared link shows: the name, ten bananas, and the ape.

import { bananaShape } from '../draw/banana-shape.ts';
import { halftone, rampBetween } from '../draw/halftone.ts';
import { nameLetters, nameWidth } from '../draw/letters.ts';
import { drawing, group, path, penFor, type DrawingOptions, type Pen } from '../draw/svg.ts';
import { branchFigure } from './ape-branch.ts';

const [width, height] = [1200, 630];
const nameSpan = 536;

const name = (pen: Pen): string => {
  const scale = nameSpan / nameWidth;
  const place = (dx: number) => ` transform="translate(${46 + dx} ${206 + dx}) scale(${scale.toFixed(3)})"`;
  const outline = `${pen.stroke('ink')} stroke-width="15" stroke-linejoin="round" paint-order="stroke"`;
  return (
    group(`${pen.fill('ink')}${place(9)}`, group(outline, nameLetters())) +
    group(place(0), group(outline, group(pen.fill('paper'), nameLetters())))
  );
};

const ladder = (pen: Pen): string =>
  group(
    ' stroke-width="5" stroke-linejoin="round"' + pen.stroke('ink'),
    ...Array.from({ length: 10 }, (_, i) =>
      path(bananaShape.skin, pen.fill('paper'), ` transform="translate(${38 + i * 55} 372) scale(1.15)"`),
    ),
  );

/** The sharing picture, 1200 × 630. */
export const socialPicture = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'social', ...options });
  const dots = halftone({
    box: [0, 0, width, height],
    pitch: 40,
    maxRadius: 14,
    darkness: rampBetween([500, 250], [40, 660]),
  });
  return drawing(
    options,
    width,
    height,
    path(`M0 0H${width}V${height}H0Z`, pen.fill('banana')),
    group(`${pen.stroke('banana-dark')} stroke-linecap="round"`, dots),
    path('M1180 306A276 276 0 1 1 628 306A276 276 0 1 1 1180 306Z', pen.fill('paper')),
    name(pen),
    ladder(pen),
    group(' transform="translate(592 12) scale(0.59)"', branchFigure(pen)),
  );
};
