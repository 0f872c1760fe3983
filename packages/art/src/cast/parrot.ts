// The parrot: so sure of itself, with a banana on its hook.

import { bananaShape } from '../svg/banana-shape.ts';
import { group, path } from '../svg/svg.ts';
import { browOf, castInk, eyeOf, figure } from './figure.ts';

const tail =
  'M560 800C590 880 640 950 726 990C760 1000 780 976 768 946C740 880 720 820 690 770Z' +
  'M620 780C680 850 740 890 820 900C850 900 862 872 842 850C790 800 750 760 720 720Z';
const crest =
  'M452 168C420 110 430 60 470 34C500 20 520 44 512 76C548 40 600 34 622 62C640 86 616 108 590 122C636 116 668 138 662 172C652 204 600 200 560 196Z';
const body =
  'M288 352C276 220 372 138 486 140C610 142 694 228 690 348C688 420 742 486 756 592C776 744 694 876 552 892C404 906 300 806 296 672C294 580 330 528 314 460C300 424 292 388 288 352Z';
const belly =
  'M330 566C390 520 470 540 500 620C536 716 506 832 440 866C356 838 306 762 304 672C304 630 314 596 330 566Z';
const beakAbove =
  'M344 300C262 270 172 310 146 404C132 462 148 520 186 548C192 500 218 470 268 460C316 452 350 424 364 380C372 350 366 316 344 300Z';
const beakBelow = 'M236 468C224 520 250 562 296 556C336 550 356 512 354 446C320 464 280 464 236 468Z';
const wing =
  'M560 506C662 492 770 566 776 676C780 772 730 840 650 834C566 826 500 746 500 650C500 580 520 516 560 506Z';
const branch =
  'M120 886C300 866 700 866 900 900C930 908 930 948 898 950C690 930 320 930 126 948C96 946 92 894 120 886Z';
const rod = 'M640 742L930 92';
const line = 'M930 92C950 240 946 400 930 520';
const hook = 'M930 520V596C930 650 856 652 852 602L870 620';
const bait = ' transform="translate(868 604) rotate(-22) scale(4) translate(-26 -30)"';

export const parrot = figure({
  name: 'parrot',
  outlines: [
    { d: tail + crest + body + beakAbove + beakBelow + wing + branch },
    { d: rod + line + hook, ink: castInk },
    { d: bananaShape.skin, place: bait, scale: 4 },
  ],
  render: (pen) =>
    path(tail, pen.fill('clay')) +
    path(branch, pen.fill('straw-dark')) +
    path(crest, pen.fill('banana')) +
    path(body, pen.fill('leaf')) +
    path(belly, pen.fill('leaf-light'), ' stroke="none"') +
    path(body) +
    path(
      'M408 872V912M448 884V918M548 884V914M588 870V910',
      pen.stroke('banana-dark'),
      ' stroke-width="34"',
    ) +
    path(beakBelow, pen.fill('banana-dark')) +
    path(beakAbove, pen.fill('banana')) +
    path('M250 356h2', '', ' stroke-width="26"') +
    eyeOf(pen, { x: 486, y: 330, r: 92, look: [-0.75, 0.25], lid: ['leaf-dark', 0.42] }) +
    browOf(
      pen,
      'M372 214C420 132 540 108 626 178C640 194 626 214 604 206C536 172 462 180 404 240C386 254 364 236 372 214Z',
    ) +
    path(rod, pen.stroke('straw-dark'), ' stroke-width="44"') +
    path(rod, pen.stroke('straw'), ' stroke-width="20"') +
    path(line, '', ' stroke-width="10"') +
    path(hook, '', ' stroke-width="18"') +
    group(
      `${bait} stroke-width="5"`,
      path(bananaShape.skin, pen.fill('banana')),
      path(bananaShape.ridge, pen.stroke('banana-dark'), ' stroke-width="3"'),
    ) +
    path(wing, pen.fill('lagoon')) +
    path(
      'M566 640C600 690 640 716 700 726M556 710C590 756 630 776 684 784',
      pen.stroke('white'),
      ' stroke-width="16"',
    ),
});
