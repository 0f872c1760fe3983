// Step 4: the site's window with its two coins, and the ape that has chosen one.

import { path, type Pen } from '../svg/svg.ts';
import { circle, onlooker, onlookerOutline, panel, type Onlooker } from './panel.ts';

const ape: Onlooker = {
  x: 494,
  y: 318,
  scale: 0.27,
  turn: 5,
  face: { look: [-0.9, -0.5], brow: 'surprised', mouth: 'smirk' },
};
const page =
  'M70 78C70 62 80 52 96 52H476C492 52 502 62 502 78V380C502 396 492 406 476 406H96C80 406 70 396 70 380Z';
const bar = 'M70 112V78C70 62 80 52 96 52H476C492 52 502 62 502 78V112Z';
const tiles = [
  'M104 146C104 138 110 134 116 134H264C270 134 276 138 276 146V270C276 278 270 282 264 282H116C110 282 104 278 104 270Z',
  'M300 146C300 138 306 134 312 134H456C464 134 468 138 468 146V270C468 278 464 282 456 282H312C306 282 300 278 300 270Z',
] as const;
const button =
  'M104 326C104 316 110 310 120 310H330C340 310 346 316 346 326V356C346 366 340 372 330 372H120C110 372 104 366 104 356Z';
const pointer = 'M236 330L246 438L272 414L296 456L322 442L300 402L336 394Z';

/** A tether's T and a dollar, as they are distinguished on the two coins. */
const coins = (pen: Pen): string =>
  path(circle(190, 208, 50), pen.fill('leaf')) +
  path('M166 190H214M190 192V236', pen.stroke('white'), ' stroke-width="13"') +
  path(circle(384, 208, 50), pen.fill('lagoon')) +
  path(
    'M402 192C396 182 368 182 368 198C368 214 402 204 402 222C402 238 372 238 366 226M384 174V242',
    pen.stroke('white'),
    ' stroke-width="9"',
  );

/** Connecting and choosing the coin. */
export const connectPanel = panel({
  name: 'guide-connect',
  outlines: [{ d: page }, { d: pointer }, onlookerOutline(ape)],
  paint: (pen) =>
    path(page, pen.fill('white')) +
    path(bar, pen.fill('plum')) +
    path('M104 82h0M136 82h0M168 82h0', pen.stroke('banana'), ' stroke-width="16"') +
    path('M212 82H440', pen.stroke('white'), ' stroke-width="18"') +
    path(tiles[0], pen.fill('disc')) +
    path(tiles[1], pen.fill('white'), ' stroke-width="6"') +
    coins(pen) +
    path(circle(262, 146, 24), pen.fill('banana')) +
    path('M251 146L259 155L274 137', '', ' stroke-width="8"') +
    path(button, pen.fill('banana')) +
    path('M144 341H226', '', ' stroke-width="14"') +
    onlooker(pen, ape) +
    path(pointer, pen.fill('white')),
});
