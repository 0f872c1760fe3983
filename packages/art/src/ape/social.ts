// The pictures that a shared link shows: the name, ten bananas, and the ape, or room for a title and another drawing.

import { bananaShape } from '../svg/banana-shape.ts';
import { halftone, rampBetween } from '../svg/halftone.ts';
import { drawing, group, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';
import { branchScene } from './ape-branch.ts';
import { nameSign } from './sign.ts';

const [width, height] = [1200, 630];
const nameSpan = 536;

const ladder = (pen: Pen, y: number): string =>
  group(
    ' stroke-width="5" stroke-linejoin="round"' + pen.stroke('ink'),
    ...Array.from({ length: 10 }, (_, i) =>
      path(bananaShape.skin, pen.fill('paper'), ` transform="translate(${38 + i * 55} ${y}) scale(1.15)"`),
    ),
  );

const ground = (pen: Pen): string => {
  const dots = halftone({
    box: [0, 0, width, height],
    pitch: 40,
    maxRadius: 14,
    darkness: rampBetween([500, 250], [40, 660]),
  });
  return (
    path(`M0 0H${width}V${height}H0Z`, pen.fill('banana')) +
    group(`${pen.stroke('banana-dark')} stroke-linecap="round"`, dots) +
    path('M1180 306A276 276 0 1 1 628 306A276 276 0 1 1 1180 306Z', pen.fill('paper'))
  );
};

/** The sharing picture, 1200 × 630. */
export const socialPicture = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'social', ...options });
  return drawing(
    options,
    width,
    height,
    ground(pen),
    nameSign(pen, 'paper', { x: 46, y: 206, span: nameSpan }),
    ladder(pen, 372),
    group(' transform="translate(592 12) scale(0.59)"', branchScene(pen)),
  );
};

/** A sharing picture with another drawing, a complete `<svg>`, and room for a title between x 46 and 610, y 170 and 500. */
export const socialCard = (figure: string, options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'social', ...options });
  return drawing(
    options,
    width,
    height,
    ground(pen),
    nameSign(pen, 'paper', { x: 46, y: 52, span: 300 }),
    ladder(pen, 520),
    figure.replace('<svg ', '<svg x="640" y="42" width="528" height="528" '),
  );
};
