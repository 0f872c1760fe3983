// The whitepaper: the ape behind a sheet that it reads from the first line to the last.

import { rim, figureInk } from '../anatomy/body.ts';
import { extremity, extremityOutline, type Extremity } from '../anatomy/hands.ts';
import { head, headOutline } from '../anatomy/head.ts';
import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';

const scale = 0.66;
const headTransform = ` transform="translate(510 330) rotate(-3) scale(${scale}) translate(-512 -520)"`;
const face = { look: [0.2, 0.9], brow: 'stubborn', mouth: 'smirk' } as const;
const leftPage = 'M92 470C220 434 400 446 512 500V948C400 894 220 882 92 918Z';
const rightPage = 'M932 470C804 434 624 446 512 500V948C624 894 804 882 932 918Z';
const hands: readonly Extremity[] = [
  { shape: 'grip', x: 130, y: 700, turn: -84 },
  { shape: 'grip', x: 894, y: 700, turn: 84, mirrored: true },
];

const print = (pen: Pen): string =>
  path(
    'M196 548C272 534 360 538 440 566M196 606C272 592 360 596 440 624M196 664C272 650 360 654 440 682M196 722C250 712 300 712 350 722',
    pen.stroke('skin-dark'),
    ' stroke-width="18"',
  ) +
  path('M200 846V790L252 782V838ZM284 834V742L336 742V834ZM368 840V690L420 704V852Z', pen.fill('banana')) +
  path(
    'M828 548C752 534 664 538 584 566M828 606C752 592 664 596 584 624M828 664C790 656 740 652 690 656',
    pen.stroke('skin-dark'),
    ' stroke-width="18"',
  ) +
  path('M780 776A76 76 0 1 1 628 776A76 76 0 1 1 780 776Z', pen.fill('white')) +
  path('M704 776V700A76 76 0 0 1 770 814Z', pen.fill('leaf'));

/** The reading ape, 1024 × 1024. */
export const apeReading = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-reading', ...options });
  return drawing(
    options,
    1024,
    1024,
    rim(pen, [
      { d: leftPage + rightPage },
      { d: headOutline(face), place: headTransform, scale },
      ...hands.map(extremityOutline),
    ]),
    group(
      inkOutline(pen, figureInk),
      group(headTransform, head(pen, face, { inkWidth: Math.round(figureInk / scale) })),
      path(leftPage, pen.fill('white')),
      path(rightPage, pen.fill('white')),
      print(pen),
      ...hands.map((hand) => extremity(pen, hand)),
    ),
  );
};
