// Step 3: a small can of fuel with ether's diamond on it, carried by the ape.

import { limb } from '../svg/limb.ts';
import { path } from '../svg/svg.ts';
import { circle, hand, handOutline, panel } from './panel.ts';

const can =
  'M176 212C176 192 188 180 208 180H384L456 246V424C456 446 444 456 424 456H208C188 456 176 446 176 424Z';
const handle = 'M226 180V142C226 124 238 114 256 114H356C374 114 384 124 384 142V180';
const cap = 'M402 182L452 230L486 196L436 146Z';
const nozzle = 'M462 172C492 136 530 128 558 150';
const drop =
  'M562 196C584 232 592 246 592 262C592 280 578 292 562 292C546 292 532 280 532 262C532 246 540 232 562 196Z';
const arm = limb([
  [292, -60, 92],
  [300, 0, 86],
  [304, 84, 70],
]);
const grip = { shape: 'grip', x: 304, y: 116, turn: 0 } as const;

/** A little fuel for the way. */
export const fuelPanel = panel({
  name: 'guide-fuel',
  outlines: [
    { d: can + cap + drop + arm },
    { d: handle, ink: 34 },
    { d: nozzle, ink: 36 },
    handOutline(grip),
  ],
  paint: (pen) =>
    path(nozzle, '', ' stroke-width="36"') +
    path(nozzle, pen.stroke('straw'), ' stroke-width="16"') +
    path(handle, '', ' stroke-width="34"') +
    path(handle, pen.stroke('leaf-dark'), ' stroke-width="14"') +
    path(cap, pen.fill('clay')) +
    path(can, pen.fill('leaf')) +
    path('M206 240V222C206 214 210 210 218 210H300', pen.stroke('leaf-light'), ' stroke-width="12"') +
    path(
      'M206 426L238 394M426 426L394 394M206 270L238 300M426 270L394 300',
      pen.stroke('leaf-dark'),
      ' stroke-width="12"',
    ) +
    path(circle(316, 330, 92), pen.fill('white')) +
    path('M316 258L360 330L316 358L272 330Z', pen.fill('lagoon')) +
    path('M276 348L316 408L356 348L316 374Z', pen.fill('lagoon')) +
    path('M316 258L360 330L316 312L272 330Z', pen.fill('disc')) +
    path(drop, pen.fill('lagoon')) +
    path('M548 262C548 272 554 278 562 278', pen.stroke('white'), ' stroke-width="7"') +
    path(arm, pen.fill('fur')) +
    hand(pen, grip),
});
