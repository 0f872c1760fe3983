// Step 5: the approval is stamped for exactly what is paid, coin for coin.

import { limb } from '../svg/limb.ts';
import { group, path } from '../svg/svg.ts';
import { circle, hand, handOutline, panel } from './panel.ts';

const sheet =
  'M88 92L408 60C416 59 421 63 422 71L452 400C453 408 449 413 441 414L121 446C113 447 108 443 107 435L77 106C76 98 80 93 88 92Z';
const knob =
  'M470 232C470 206 488 190 512 190C536 190 554 206 554 232C554 252 540 262 536 282L540 308H484L488 282C484 262 470 252 470 232Z';
const base = 'M440 322C440 312 446 306 456 306H568C578 306 584 312 584 322V350H440Z';
const pad = 'M448 350H576V368C576 374 572 378 566 378H458C452 378 448 374 448 368Z';
const arm = limb([
  [700, -50, 104],
  [620, 70, 92],
  [546, 168, 70],
]);
const fist = { shape: 'grip', x: 518, y: 214, turn: 24 } as const;

/** One coin is exactly one coin. */
export const approvePanel = panel({
  name: 'guide-approve',
  outlines: [{ d: sheet + knob + base + pad }, { d: arm }, handOutline(fist)],
  paint: (pen) =>
    path(sheet, pen.fill('white')) +
    group(
      ' transform="rotate(-5.6 264 250)"',
      path('M132 122H268M132 158H352', pen.stroke('skin-dark'), ' stroke-width="14"'),
      path(circle(168, 250, 44), pen.fill('banana')),
      path(
        'M182 234C176 226 154 226 154 238C154 254 182 246 182 262C182 274 158 276 152 266M168 218V282',
        '',
        ' stroke-width="8"',
      ),
      path('M240 238H292M240 264H292', '', ' stroke-width="15"'),
      path(circle(364, 250, 44), pen.fill('banana')),
      path(
        'M378 234C372 226 350 226 350 238C350 254 378 246 378 262C378 274 354 276 348 266M364 218V282',
        '',
        ' stroke-width="8"',
      ),
    ) +
    group(
      ' transform="rotate(-14 226 368)"',
      path(circle(226, 368, 50), pen.stroke('leaf'), ' stroke-width="11"'),
      path('M202 368L220 388L254 348', pen.stroke('leaf'), ' stroke-width="17"'),
    ) +
    path(pad, pen.fill('leaf')) +
    path(base, pen.fill('straw-dark')) +
    path(knob, pen.fill('straw')) +
    path(arm, pen.fill('fur')) +
    hand(pen, fist),
});
