// What lies and flies on the field of the game, what it is made of, and its lettering.

import { bananaShape } from '../svg/banana-shape.ts';
import { halftone, rampBetween } from '../svg/halftone.ts';
import { strokedWord, wordOutline } from '../svg/strokes.ts';
import { group, path, type Pen } from '../svg/svg.ts';
import { about, cell, huntInk, type Sprite } from './frame.ts';

const scale = 17;
const bananaAt = (turn: number, size = scale): string =>
  ` transform="translate(512 512) rotate(${turn}) scale(${size}) translate(-24 -24)"`;
const oneBanana = (pen: Pen, at: string, size = scale): string =>
  group(
    `${at} stroke-width="${huntInk / size}"`,
    path(bananaShape.skin, pen.fill('banana')),
    path(bananaShape.ridge, pen.stroke('banana-dark'), ' stroke-width="2.6"'),
  );
const bananaOf = (name: string, turn: number, size: number, behind: (pen: Pen) => string): Sprite =>
  cell(name, {
    outlines: [{ d: bananaShape.skin, place: bananaAt(turn, size), scale: size }],
    render: (pen) => behind(pen) + oneBanana(pen, bananaAt(turn, size), size),
  });

const hammerHead = 'M300 190H740V420H300Z';
const handle = 'M520 430V870';
const stone =
  'M90 800C60 560 200 240 430 200C660 150 900 370 930 620C960 830 880 930 520 930C260 930 110 920 90 800Z';
const fronds =
  'M520 360C420 200 240 170 90 290C230 290 300 330 370 400C230 390 130 460 110 610C230 500 360 470 510 420C640 470 790 500 910 620C900 460 800 390 660 400C740 330 810 290 940 300C800 160 620 190 520 360Z';
const trunk = 'M450 420C480 620 450 780 380 940H680C590 780 570 620 580 420Z';
const box = 'M110 180H914V914H110Z';
/** A star of `points` points about the middle of the cell. */
const spiky = (points: number, far: readonly [number, number], near: number, turn: number): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points + turn;
    const reach = index % 2 === 0 ? far[index % 4 === 0 ? 0 : 1] : near;
    return `${Math.round(512 + reach * Math.cos(angle))} ${Math.round(512 + reach * Math.sin(angle))}`;
  }).join('L')}Z`;
const burst = spiky(14, [452, 388], 300, 0.1);
const inner = spiky(14, [330, 284], 216, 0.1);
const star = spiky(5, [420, 420], 190, -Math.PI / 2);
const balloon =
  'M512 70C760 70 900 210 900 410C900 610 780 740 600 756L512 950L430 756C240 740 124 610 124 410C124 210 260 70 512 70Z';
const peel =
  'M500 190C560 170 600 210 590 270C640 420 790 470 930 430C960 560 800 700 640 600C640 740 600 860 510 930C410 870 390 740 400 600C260 700 90 580 100 440C240 480 400 420 450 280C440 240 460 200 500 190Z';
const puff =
  'M250 720C110 720 90 540 220 500C190 340 390 260 480 380C560 250 790 290 770 460C920 460 950 690 800 720C760 830 560 850 510 760C440 850 280 830 250 720Z';
const shade = (pen: Pen): string =>
  group(
    pen.stroke('straw-dark'),
    halftone({
      box: [560, 560, 860, 860],
      pitch: 90,
      maxRadius: 28,
      darkness: rampBetween([540, 540], [900, 900]),
    }),
  );
const lettered = (text: string, colour: 'banana' | 'white' | 'tongue', x: number, size: number): Sprite => {
  const word = { text, x, y: 400, size, turn: -8, colour };
  return cell(text.toLowerCase(), { outlines: wordOutline(word), render: (pen) => strokedWord(pen, word) });
};
/** Everything of the game that is nobody: `banana`, `rock`, `pow`. */
export const thingSprites: readonly (readonly [string, Sprite])[] = [
  ['banana', bananaOf('banana', 0, 17, () => '')],
  [
    'banana-thrown',
    bananaOf('banana-thrown', 70, 14, (pen) => path('M70 400H230M40 520H190M90 640H220', pen.stroke('line'))),
  ],
  [
    'hammer',
    cell('hammer', {
      place: about(512, 512, 35),
      outlines: [{ d: hammerHead }, { d: handle, ink: 100 }],
      render: (pen) =>
        path(handle, '', ' stroke-width="100"') +
        path(handle, pen.stroke('straw'), ' stroke-width="36"') +
        path(hammerHead, pen.fill('lagoon')) +
        path('M350 250H640', pen.stroke('white')),
    }),
  ],
  [
    'rock',
    cell('rock', {
      render: (pen) =>
        path(stone, pen.fill('slope')) +
        path('M240 500C280 390 350 320 440 300', pen.stroke('disc-dots')) +
        path('M640 700L720 620L800 660', pen.stroke('slope-dots')),
    }),
  ],
  [
    'palm',
    cell('palm', {
      render: (pen) =>
        path(trunk, pen.fill('straw')) +
        path('M480 620H560M460 760H570', pen.stroke('straw-dark')) +
        path(fronds, pen.fill('leaf-light')) +
        path('M470 420a52 52 0 1 0 104 0a52 52 0 1 0 -104 0Z', pen.fill('banana')),
    }),
  ],
  [
    'crate',
    cell('crate', {
      render: (pen) =>
        path(box, pen.fill('straw')) +
        shade(pen) +
        path('M110 340H914M110 760H914M250 340V760M774 340V760M250 760L774 340') +
        path('M170 250H480', pen.stroke('disc')),
    }),
  ],
  [
    'bush',
    cell('bush', {
      render: (pen) =>
        path(
          'M100 860C30 740 110 590 230 590C220 420 370 320 500 390C600 260 800 330 800 510C940 520 1000 720 920 860C800 940 220 940 100 860Z',
          pen.fill('leaf-light'),
        ) +
        path('M300 570C320 510 360 480 410 470', pen.stroke('disc')) +
        path('M420 740L480 660L540 740M660 720L710 650L760 720', pen.stroke('leaf-dark')),
    }),
  ],
  ['pow', lettered('POW', 'banana', 110, 250)],
  ['splat', lettered('SPLAT', 'banana', 100, 190)],
  ['ow', lettered('OW', 'tongue', 240, 250)],
  ['nom', lettered('NOM', 'banana', 130, 250)],
  ['ping', lettered('PING', 'white', 150, 200)],
  [
    'burst',
    cell('burst', {
      outlines: [{ d: burst }],
      render: (pen) => path(burst, pen.fill('clay')) + path(inner, pen.fill('straw'), ' stroke="none"'),
    }),
  ],
  [
    'alert',
    cell('alert', {
      outlines: [{ d: balloon }],
      render: (pen) =>
        path(balloon, pen.fill('white')) +
        path('M512 210V470', pen.stroke('clay'), ' stroke-width="130"') +
        path('M512 660V662', pen.stroke('clay'), ' stroke-width="140"'),
    }),
  ],
  [
    'peel',
    cell('peel', {
      outlines: [{ d: peel }],
      render: (pen) =>
        path(peel, pen.fill('banana')) + path('M500 420C520 560 520 660 512 760', pen.stroke('banana-dark')),
    }),
  ],
  [
    'star',
    cell('star', {
      outlines: [{ d: star }],
      render: (pen) => path(star, pen.fill('banana')),
    }),
  ],
  [
    'dust',
    cell('dust', {
      render: (pen) => path(puff, pen.fill('paper')) + path('M400 660C470 720 570 720 630 650'),
    }),
  ],
];
