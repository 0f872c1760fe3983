// The six accessories of the catalogue.

import { extremity, extremityOutline, type Extremity } from '../../anatomy/hands.ts';
import { butterfly, butterflyOutline } from '../../svg/butterfly.ts';
import { bananaInHand } from '../../svg/peeled-banana.ts';
import { limb } from '../../svg/limb.ts';
import { group, path } from '../../svg/svg.ts';
import type { NftPen } from '../materials.ts';
import type { Pose } from '../names.ts';
import {
  headInk,
  headLine,
  headPart,
  nested,
  onFigure,
  onHead,
  onPlane,
  type HeadPart,
  type Part,
} from './place.ts';

const noInk = ' stroke="none"';

const raisedArm = limb([
  [330, 890, 104],
  [272, 800, 98],
  [222, 716, 76],
]);
const hand: Extremity = { shape: 'grip', x: 206, y: 692, turn: 78, mirrored: true };
const bananaTransform = ' transform="translate(176 632) rotate(-10) scale(0.84)"';

const banana: Part = {
  outlines: [
    { d: raisedArm },
    extremityOutline(hand),
    {
      d: bananaInHand.opened + bananaInHand.flaps + bananaInHand.flesh[1],
      place: bananaTransform,
      scale: 0.84,
    },
  ],
  render: (pen) =>
    onFigure(
      pen,
      path(raisedArm, pen.fill('fur')),
      group(
        `${bananaTransform} stroke-width="17"`,
        path(bananaInHand.flesh[1], pen.fill('flesh')),
        path(bananaInHand.opened, pen.fill('banana')),
        path('M-14 100C-30 40 -34 0 -30 -40', pen.stroke('banana-dark')),
        path(bananaInHand.flaps, pen.fill('banana')),
      ),
      extremity(pen, hand),
    ),
};

const bow = {
  near: 'M536 700C490 660 430 640 404 656C384 672 384 748 402 768C424 786 488 752 536 716Z',
  far: 'M540 700C584 660 640 640 664 654C684 668 686 742 670 764C648 784 590 752 540 716Z',
  knot: 'M512 682C524 672 552 672 564 682C574 696 574 722 564 736C552 744 524 744 512 736C502 722 502 696 512 682Z',
} as const;

const bowTie: Part = {
  outlines: [{ d: Object.values(bow).join('') }],
  render: (pen) =>
    onFigure(
      pen,
      path(bow.near + bow.far, pen.fill('cloth')),
      path(
        'M428 680h0M470 700h0M432 736h0M640 676h0M604 700h0M644 734h0',
        pen.stroke('cloth-light'),
        ' stroke-width="20"',
      ),
      path('M506 696L476 686M506 722L474 732M570 696L600 686M570 722L602 732'),
      path(bow.knot, pen.fill('cloth-dark')),
    ),
};

const chainLine = 'M432 660C444 696 490 724 538 726C588 724 630 696 642 656';
const pendant = {
  coin: 'M538 702C574 702 602 728 602 760C602 794 574 820 538 820C502 820 474 794 474 760C474 728 502 702 538 702Z',
  banana:
    'M512 744C520 772 548 784 572 764C576 760 580 766 578 770C562 802 514 794 502 752C502 746 508 740 512 744Z',
} as const;

const chain: Part = {
  render: (pen) =>
    onFigure(
      pen,
      path(chainLine, '', ' stroke-width="46"'),
      path(chainLine, pen.stroke('metal-dark'), ' stroke-width="24"'),
      path(chainLine, pen.stroke('metal'), ' stroke-width="24" stroke-dasharray="10 26"'),
      path(pendant.coin, pen.fill('metal')),
      path(pendant.banana, pen.fill('metal-dark'), noInk),
      path('M496 744C502 732 512 724 524 720', pen.stroke('metal-light'), ' stroke-width="12"'),
    ),
};

const phones = {
  headband: 'M150 500C120 200 300 60 530 56C770 60 930 200 880 470',
  nearCup:
    'M120 440C190 420 262 470 268 580C274 690 216 744 140 728C80 714 50 650 52 580C54 510 76 454 120 440Z',
  nearPad:
    'M150 490C196 480 228 520 230 584C232 648 204 690 160 684C116 676 100 630 102 582C104 534 118 498 150 490Z',
  farCup:
    'M846 440C880 410 934 420 956 480C974 540 962 640 928 690C896 716 860 704 842 680C860 600 862 520 846 440Z',
} as const;

/** The headband ends where the cups of the pose are. */
const headbands: Readonly<Record<Pose, string>> = {
  straight: phones.headband,
  turned: 'M262 470C220 200 330 60 540 56C760 60 880 200 838 440',
  up: 'M150 540C110 250 290 112 530 108C770 112 930 250 880 520',
};

const headphones: HeadPart = (pose) => ({
  outlines: [
    headLine(pose, 'near-ear', phones.nearCup),
    headLine(pose, 'far-ear', phones.farCup),
    headLine(pose, 'skull', headbands[pose], 80),
  ],
  render: (pen) =>
    onHead(
      pen,
      pose,
      path(headbands[pose], '', ' stroke-width="88"'),
      path(headbands[pose], pen.stroke('cloth'), ' stroke-width="46"'),
      onPlane(pose, 'far-ear', path(phones.farCup, pen.fill('cloth-dark'))),
      onPlane(
        pose,
        'near-ear',
        path(phones.nearCup, pen.fill('cloth')),
        path(phones.nearPad, pen.fill('cloth-dark')),
        path('M88 520C92 494 104 476 122 468', pen.stroke('cloth-light'), ' stroke-width="18"'),
        path('M150 560L184 584L150 612Z', pen.fill('metal'), noInk),
      ),
    ),
});

const lens =
  'M668 388C742 388 796 448 796 520C796 596 742 652 668 652C592 652 540 596 540 520C540 448 592 388 668 388Z';
const monocle: HeadPart = headPart('face', (pen) =>
  [
    path('M776 596C840 700 850 800 800 930', '', ' stroke-width="30"'),
    path(
      'M776 596C840 700 850 800 800 930',
      pen.stroke('metal'),
      ' stroke-width="14" stroke-dasharray="4 26"',
    ),
    path(lens, '', ` stroke-width="${headInk * 2.6}"`),
    path(lens, pen.stroke('metal'), ` stroke-width="${headInk * 1.1}"`),
    path('M566 476C578 440 606 414 640 404', pen.stroke('metal-light'), ` stroke-width="${headInk * 0.6}"`),
    path('M716 448L756 488M700 484L728 512', pen.stroke('glass'), ' stroke-width="20"'),
  ].join(''),
);

const butterflyPosition = [132, 360, -24] as const;
const butterflyPart: HeadPart = (pose) => {
  const { d, place } = butterflyOutline(...butterflyPosition);
  const line = headLine(pose, 'near-ear', d);
  return {
    outlines: [
      headLine(pose, 'near-ear', 'M132 360h0', 60),
      { ...line, place: nested(line.place ?? '', place) },
    ],
    render: (pen) => onHead(pen, pose, onPlane(pose, 'near-ear', wings(pen))),
  };
};

function wings(pen: NftPen): string {
  const spots = group(
    ' transform="translate(132 360) rotate(-24)"',
    path('M-70 -44h0M70 -44h0M-44 50h0M44 50h0', pen.stroke('metal-light'), ' stroke-width="30"'),
  );
  return butterfly(pen, ...butterflyPosition) + spots;
}

/** The accessories by the name of their picture. */
export const accessoryParts: Readonly<Record<string, Part>> = {
  'accessories/banana': banana,
  'accessories/bow-tie': bowTie,
  'accessories/gold-chain': chain,
};

/** Those that move with the head. */
export const wornParts: Readonly<Record<string, HeadPart>> = {
  'accessories/headphones': headphones,
  'accessories/monocle': monocle,
  'accessories/butterfly': butterflyPart,
};
