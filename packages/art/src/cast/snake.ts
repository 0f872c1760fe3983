// The snake: in a tie, with a guarantee in its mouth.

import { path } from '../svg/svg.ts';
import { browOf, eyeOf, figure } from './figure.ts';

const tailTip = 'M742 812C850 800 914 730 920 640C922 610 884 600 872 630C850 690 800 716 726 720Z';
const coilBelow =
  'M150 846C150 772 306 726 512 726C718 726 874 772 874 846C874 920 718 966 512 966C306 966 150 920 150 846Z';
const coilAbove =
  'M244 738C244 676 360 640 512 640C664 640 780 676 780 738C780 800 664 838 512 838C360 838 244 800 244 738Z';
const neck =
  'M392 736C372 640 352 560 384 460L404 392H628L648 460C676 560 654 640 634 736C600 772 430 772 392 736Z';
const hood =
  'M512 372C396 372 300 420 286 508C318 600 372 640 420 664C470 680 560 680 606 664C654 640 708 600 740 508C726 420 630 372 512 372Z';
const head =
  'M266 282C250 152 362 66 512 66C662 66 774 152 758 282C748 388 646 452 512 454C378 452 276 388 266 282Z';
const collar = 'M398 500L512 566L626 500L668 556L562 640L512 584L462 640L356 556Z';
const knot = 'M472 578L552 578L570 640L512 672L454 640Z';
const blade = 'M466 646L558 646L604 852L512 930L420 852Z';
const tongue =
  'M424 398C380 432 330 448 276 442M276 442C256 432 240 416 232 396M276 442C252 448 232 462 220 484';
const brows =
  'M300 186C340 142 420 132 488 164C506 178 496 204 472 200C424 186 372 190 326 222C306 230 286 208 300 186Z' +
  'M548 146C588 78 690 62 752 122C764 140 748 160 728 150C676 120 620 130 580 174C562 186 540 168 548 146Z';

export const snake = figure({
  name: 'snake',
  outlines: [
    { d: tailTip + coilBelow + coilAbove + hood + neck + head + blade + collar + brows },
    { d: tongue, ink: 44 },
  ],
  render: (pen) =>
    path(tailTip, pen.fill('bark')) +
    path('M884 694C900 680 908 660 912 640', pen.stroke('banana'), ' stroke-width="20"') +
    path(coilBelow, pen.fill('bark')) +
    path('M214 880C300 936 724 936 810 880', pen.stroke('plum'), ' stroke-width="26"') +
    path(coilAbove, pen.fill('bark')) +
    path('M300 770C380 812 644 812 724 770', pen.stroke('plum'), ' stroke-width="24"') +
    path(hood, pen.fill('bark')) +
    path(neck, pen.fill('plum'), ' stroke="none"') +
    path('M392 736C372 640 352 560 384 470M634 736C654 640 676 560 642 470') +
    path(blade, pen.fill('clay')) +
    path('M452 716L576 760M436 786L590 838', pen.stroke('banana'), ' stroke-width="24"') +
    path(blade) +
    path(collar, pen.fill('white')) +
    path(knot, pen.fill('clay')) +
    path(head, pen.fill('bark')) +
    path('M330 206C370 130 440 104 520 102', pen.stroke('plum'), ' stroke-width="24"') +
    eyeOf(pen, { x: 410, y: 262, r: 82, look: [-0.2, 0.35], lid: ['plum', 0.36] }) +
    eyeOf(pen, { x: 616, y: 252, r: 78, look: [-0.35, 0.35], lid: ['plum', 0.28] }) +
    browOf(pen, brows) +
    path(tongue, '', ' stroke-width="44"') +
    path(tongue, pen.stroke('tongue'), ' stroke-width="20"') +
    path('M372 372C440 414 560 414 660 342C672 332 676 318 672 304') +
    path('M430 392L446 424L468 400', pen.fill('white'), ' stroke-width="12"'),
});
