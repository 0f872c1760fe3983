// A wink over the picture of an ape: its near eye, shut, in its own colours and in its own place.

import { clip, clippedBy, drawing, group, path } from '../svg/svg.ts';
import { whites } from '../anatomy/eyes.ts';
import { headInk, onHead, onPlane } from './parts/place.ts';
import { penOf } from './materials.ts';
import { planOf } from './paint/plan.ts';

/** The side of a picture. */
const side = 1024;
/** The near eye comes first, and is free of every accessory. */
const nearEye = whites.slice(0, whites.indexOf('M', 1));

/** The shut eye of the ape of an id, transparent around it, to be laid over its picture. @throws RangeError unless it is the id of an ape */
export const winkOf = (id: number): string => {
  const { colouring, isMirrored, pose, aside, nod } = planOf(id);
  const pen = penOf('wink', (material) => `rgb(${colouring[material].join(',')})`);
  const eye = pen.id('near');
  const shut =
    `<defs>${clip(eye, nearEye)}</defs>` +
    path(nearEye, pen.fill('skin-dark')) +
    group(clippedBy(eye), path('M300 560Q448 650 596 560V720H300Z', pen.fill('skin'), ' stroke="none"')) +
    path('M326 556Q448 640 570 556', ' fill="none"', ` stroke-width="${headInk * 1.6}"`) +
    path(nearEye, ' fill="none"');
  const mirror = isMirrored ? ` transform="matrix(-1 0 0 1 ${side} 0)"` : '';
  return drawing(
    {},
    side,
    side,
    group(
      mirror,
      group(` transform="translate(${aside} ${nod})"`, onHead(pen, pose, onPlane(pose, 'face', shut))),
    ),
  );
};
