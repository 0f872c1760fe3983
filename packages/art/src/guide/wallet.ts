// Step 1: the ape looks out of a wallet.

import { group, path, type Pen } from '../svg/svg.ts';
import { circle, hand, handOutline, onlooker, onlookerOutline, panel, type Onlooker } from './panel.ts';

const ape: Onlooker = {
  x: 318,
  y: 196,
  scale: 0.33,
  turn: -3,
  face: { look: [0.8, 0.6], brow: 'stubborn', mouth: 'smirk' },
};
const hands = [
  { shape: 'grip', x: 196, y: 262, turn: -6 },
  { shape: 'grip', x: 420, y: 258, turn: 6, mirrored: true },
] as const;
const purse =
  'M116 276C116 254 128 242 150 242H488C510 242 522 254 522 276V410C522 434 510 446 486 446H152C128 446 116 434 116 410Z';
const clasp = 'M522 312H440C414 312 400 328 400 348C400 368 414 384 440 384H522Z';
const note = 'M112 170L206 148L236 276L142 298Z';
const card = 'M424 152L532 178C540 180 544 188 542 196L524 272H400L414 160C415 154 418 151 424 152Z';

const contents = (pen: Pen): string =>
  path(note, pen.fill('leaf-light')) +
  path(circle(170, 208, 20), pen.fill('white')) +
  path(card, pen.fill('banana')) +
  path('M410 196L540 222', '', ' stroke-width="18"');

/** A wallet with what it holds, and its owner. */
export const walletPanel = panel({
  name: 'guide-wallet',
  outlines: [{ d: purse + note + card }, onlookerOutline(ape), ...hands.map(handOutline)],
  paint: (pen) =>
    contents(pen) +
    onlooker(pen, ape) +
    path(purse, pen.fill('lagoon')) +
    path(
      'M138 424V276C138 268 144 264 152 264H486C494 264 500 268 500 276V300M500 396V408C500 418 496 424 484 424H154C144 424 138 420 138 410',
      pen.stroke('white'),
      ' stroke-width="4" stroke-dasharray="14 14"',
    ) +
    path(clasp, pen.fill('banana')) +
    path(circle(440, 348, 13), pen.fill('white')) +
    group('', ...hands.map((part) => hand(pen, part))),
});
