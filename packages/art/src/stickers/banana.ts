// Banana: there is nothing else to say.

import { figureInk, headTransform, headRim, rim } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { expressions } from '../anatomy/face.ts';
import { head } from '../anatomy/head.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions } from '../svg/svg.ts';
import { rimWidth } from './sticker.ts';

const skin = 'M330 470C300 640 330 820 430 930C470 980 560 984 600 936C690 826 720 640 690 470Z';
const flapBehind = 'M400 520C340 250 420 40 524 -70C616 50 690 250 630 520Z';
const flapLeft =
  'M336 520C300 480 210 470 130 540C90 580 70 660 88 740C140 690 210 670 270 690C330 700 380 640 380 580Z';
const flapRight =
  'M684 520C720 480 810 470 890 540C930 580 950 660 932 740C880 690 810 670 750 690C690 700 640 640 640 580Z';
const flapFront = 'M372 560C420 600 600 600 650 560C650 680 600 800 512 900C424 800 372 680 372 560Z';
const headTurn = 4;
/** Higher than on its body, so that the mouth looks out of the peel. */
const lifted = (what: string): string => group(' transform="translate(0 -84)"', what);
const feet: readonly Extremity[] = [
  { shape: 'foot', x: 450, y: 930, mirrored: true },
  { shape: 'foot', x: 582, y: 930 },
];
const outlines = [flapBehind, skin, flapLeft, flapRight];

/** The ape in a banana, 1024 × 1024. */
export const stickerBanana = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'sticker-banana', ...options });
  const mood = expressions.joyful;
  return drawing(
    options,
    1024,
    1024,
    group(
      ' transform="translate(62 104) scale(0.87)"',
      rim(pen, [{ d: outlines.join('') }, ...feet.map(extremityOutline)], rimWidth),
      lifted(rim(pen, [headRim('joyful', headTurn)], rimWidth)),
      group(
        inkOutline(pen, figureInk),
        path(flapBehind, pen.fill('banana-dark')),
        ...feet.map((foot) => extremity(pen, foot)),
        path(skin, pen.fill('banana')),
        lifted(group(headTransform(headTurn), head(pen, mood, { inkWidth: Math.round(figureInk / 0.6) }))),
        path(flapLeft + flapRight, pen.fill('banana')),
        path(flapFront, pen.fill('banana')),
        path(
          'M512 640V820M140 690C170 630 230 590 300 580M884 690C850 630 790 590 720 580',
          pen.stroke('banana-dark'),
        ),
      ),
    ),
  );
};
