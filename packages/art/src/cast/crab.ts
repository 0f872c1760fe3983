// The crab: here to break things, and proud of its hammer.

import { limb } from '../svg/limb.ts';
import { group, path } from '../svg/svg.ts';
import { browOf, eyeOf, figure } from './figure.ts';

const shell =
  'M196 640C196 500 330 424 512 424C694 424 828 500 828 640C828 770 694 856 512 856C330 856 196 770 196 640Z';
const stalks = [
  limb([
    [414, 470, 54],
    [378, 400, 46],
    [366, 330, 46],
  ]),
  limb([
    [600, 470, 54],
    [604, 396, 46],
    [606, 318, 46],
  ]),
].join('');
const legs = [
  [230, 730, 130, 800, 120, 900],
  [290, 794, 222, 872, 236, 960],
  [794, 730, 894, 800, 904, 900],
  [734, 794, 802, 872, 788, 960],
]
  .map(([x = 0, y = 0, kx = 0, ky = 0, fx = 0, fy = 0]) =>
    limb([
      [x, y, 54],
      [kx, ky, 48],
      [fx, fy, 26],
    ]),
  )
  .join('');
const armNear = limb([
  [246, 600, 70],
  [158, 560, 66],
  [128, 470, 62],
]);
const armFar = limb([
  [778, 600, 70],
  [866, 570, 66],
  [890, 500, 62],
]);
const pincer =
  'M132 494C62 470 30 392 56 312C74 256 120 222 168 226C150 262 150 296 168 322C190 290 224 268 262 272C286 330 276 412 226 462C200 488 164 500 132 494Z';
const fist =
  'M838 504C810 452 818 392 858 364C902 336 962 352 984 402C1002 452 984 508 936 528C900 540 858 534 838 504Z';
const handle = 'M902 500L836 150';
const hammer =
  'M752 136L934 98C948 96 958 102 962 116L976 182C978 196 970 206 956 210L774 248C760 250 750 244 746 230L732 164C730 150 738 140 752 136Z';
const brows =
  'M296 214C336 186 420 190 494 246C506 262 490 284 468 276C410 244 356 236 318 252C294 258 278 232 296 214Z' +
  'M544 166C590 104 700 96 748 156C758 176 742 194 722 184C678 152 618 156 578 196C558 208 538 188 544 166Z';
/** The eyes make room for the hammer. */
const aside = ' transform="translate(-34 0)"';

export const crab = figure({
  name: 'crab',
  outlines: [
    { d: brows, place: aside },
    { d: legs + armNear + armFar + shell + stalks + pincer + fist + hammer },
    { d: 'M366 300h2M606 288h2', ink: 190 },
    { d: handle, ink: 64 },
  ],
  render: (pen) =>
    path(legs, pen.fill('fur-dark')) +
    path(armNear + armFar, pen.fill('clay')) +
    path(stalks, pen.fill('clay')) +
    path(shell, pen.fill('clay')) +
    path('M250 560C300 500 380 470 460 466', pen.stroke('fur-light'), ' stroke-width="30"') +
    path('M640 776h2M700 740h2M590 800h2', pen.stroke('fur-dark'), ' stroke-width="34"') +
    eyeOf(pen, { x: 366, y: 300, r: 90, look: [0.35, 0.4], lid: ['fur-dark', 0.3] }) +
    eyeOf(pen, { x: 606, y: 288, r: 90, look: [-0.2, 0.4], lid: ['fur-dark', 0.18] }) +
    group(aside, browOf(pen, brows)) +
    path('M372 668C430 632 590 626 656 668', '', ' stroke-width="26"') +
    path('M430 648L444 700L486 640M556 638L586 694L612 650', pen.fill('white'), ' stroke-width="14"') +
    path(pincer, pen.fill('clay')) +
    path('M96 330C92 380 110 424 146 440', pen.stroke('fur-light'), ' stroke-width="22"') +
    path(handle, '', ' stroke-width="64"') +
    path(handle, pen.stroke('straw'), ' stroke-width="24"') +
    path(hammer, pen.fill('lagoon')) +
    path('M770 162L914 132', pen.stroke('white'), ' stroke-width="18"') +
    path(fist, pen.fill('clay')) +
    path('M862 440C890 424 920 424 946 440M866 480C892 468 916 468 938 480', '', ' stroke-width="14"'),
});
