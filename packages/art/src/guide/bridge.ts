// Step 2: a coin walks over a rope bridge to Base; a bank card waits at its start.

import { path, type Pen } from '../svg/svg.ts';
import { leaf } from '../svg/leaf.ts';
import { circle, panel } from './panel.ts';

const cliffs = [
  'M-30 320H176C186 320 190 330 186 338L166 384L186 430L168 500H-30Z',
  'M670 320H464C454 320 450 330 454 338L474 384L454 430L472 500H670Z',
] as const;
const turf = [
  'M-30 300H184C200 300 200 336 178 336C160 352 140 330 122 340C98 356 78 330 56 342C36 352 20 340 -30 344Z',
  'M670 300H456C440 300 440 336 462 336C480 352 500 330 518 340C542 356 562 330 584 342C604 352 620 340 670 344Z',
] as const;
const posts = 'M150 322V196M490 322V196';
const ropes = 'M150 206C220 286 420 286 490 206';
const deck = 'M164 322C240 372 400 372 476 322';
const hangers = 'M206 252V344M262 272V356M378 272V356M434 252V344';
const planks = [186, 222, 258, 294, 330, 366, 402, 438];
const card =
  'M30 196L142 166C152 164 158 168 160 176L180 250C182 260 178 266 170 268L58 298C48 300 42 296 40 288L20 212C18 204 22 198 30 196Z';

/** Height of the bridge's deck at x. */
const deckAt = (x: number): number => Math.round(359.5 - ((x - 320) / 156) ** 2 * 37.5);

const plank = (x: number): string => {
  const [left, right] = [deckAt(x), deckAt(x + 26)];
  return `M${x} ${left - 8}L${x + 26} ${right - 8}V${right + 14}L${x} ${left + 14}Z`;
};

const coin = { x: 318, y: 232, r: 70 } as const;
const dollar = 'M348 204C340 190 296 188 296 212C296 238 346 226 346 254C346 280 296 278 286 260M320 174V290';

const walker = (pen: Pen): string =>
  path('M296 296C292 318 286 330 282 346M340 296C350 316 356 326 366 340', '', ' stroke-width="22"') +
  path(
    'M296 296C292 318 286 330 282 346M340 296C350 316 356 326 366 340',
    pen.stroke('banana-dark'),
    ' stroke-width="6"',
  ) +
  path(
    'M262 352C262 338 282 334 292 346L306 352C312 360 306 366 298 366H274C264 366 262 360 262 352ZM346 346C348 332 368 330 376 342L390 348C396 356 390 362 382 362H358C348 360 344 354 346 346Z',
    pen.fill('clay'),
  ) +
  path(circle(coin.x, coin.y, coin.r), pen.fill('banana')) +
  path(circle(coin.x, coin.y, coin.r - 18), pen.stroke('banana-dark'), ' stroke-width="5"') +
  path(dollar, '', ' stroke-width="13"');

/** The way to Base over a bridge, or by card. */
export const bridgePanel = panel({
  name: 'guide-bridge',
  outlines: [
    { d: cliffs.join('') + turf.join('') + card + deck },
    { d: posts, ink: 30 },
    { d: ropes + hangers, ink: 14 },
    { d: circle(coin.x, coin.y, coin.r) },
    { d: 'M544 300V180M544 176L618 202L544 232Z' },
  ],
  paint: (pen) =>
    leaf(pen, { base: [590, 322], tip: [632, 262], width: 46, bend: 8, colour: 'leaf-dark' }) +
    path('M544 314V170', '', ' stroke-width="16"') +
    path('M546 174L620 202L546 234Z', pen.fill('lagoon')) +
    cliffs.map((d) => path(d, pen.fill('bark'))).join('') +
    path('M44 392L92 420L70 452M556 384L596 410M520 446L566 436') +
    turf.map((d) => path(d, pen.fill('leaf-light'))).join('') +
    path(card, pen.fill('plum')) +
    path('M26 226L166 188', '', ' stroke-width="22"') +
    path('M66 268L100 259', pen.stroke('white'), ' stroke-width="9"') +
    path(ropes + hangers, '', ' stroke-width="13"') +
    path(ropes + hangers, pen.stroke('straw'), ' stroke-width="4"') +
    planks.map((x) => path(plank(x), pen.fill('straw'))).join('') +
    path(posts, '', ' stroke-width="30"') +
    path(posts, pen.stroke('straw-dark'), ' stroke-width="12"') +
    walker(pen),
});
