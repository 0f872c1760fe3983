// The banana in the hero's hand, about 400 units long around its middle, and how it is eaten.

import { group, path, type Pen } from './svg.ts';

/** Outlines: the whole skin, what is left of it below the peel, the two flaps, and the flesh before each bite. */
export const bananaInHand = {
  skin: 'M-46 122C-84 30 -78 -90 -10 -190C2 -210 4 -226 4 -244L46 -248C48 -226 56 -208 66 -188C104 -60 76 70 14 142C-4 160 -38 150 -46 122Z',
  ridge: 'M-14 100C-34 10 -22 -90 30 -180',
  opened: 'M-46 122C-64 66 -72 10 -66 -56L88 -64C92 10 60 90 14 142C-4 160 -38 150 -46 122Z',
  flaps:
    'M-66 -56C-84 -102 -134 -108 -156 -62C-128 -64 -112 -44 -104 -8C-96 14 -72 14 -60 -10ZM88 -64C92 -114 132 -132 162 -106C136 -94 130 -66 130 -36C126 -12 100 -6 84 -20Z',
  flesh: [
    'M-58 -40C-66 -112 -44 -174 -14 -204C4 -222 46 -220 60 -196C88 -152 92 -100 84 -40Z',
    'M-58 -40C-62 -90 -56 -130 -44 -160C-30 -138 -10 -140 0 -160C14 -142 34 -144 42 -166C54 -150 66 -152 78 -156C88 -120 90 -80 84 -40Z',
    'M-58 -40C-60 -64 -60 -90 -56 -114C-40 -94 -20 -96 -10 -116C6 -98 28 -100 36 -120C50 -104 68 -106 86 -116C90 -90 88 -64 84 -40Z',
    'M-58 -40L-56 -76C-36 -62 -16 -64 -4 -80C12 -64 34 -66 42 -82C56 -68 72 -70 86 -78L84 -40Z',
  ],
} as const;

/** The whole banana in inherited ink. */
export const wholeBanana = (pen: Pen): string =>
  path(bananaInHand.skin, pen.fill('banana')) + path(bananaInHand.ridge, pen.stroke('banana-dark'));

/** Every state of it, whole first, each in a group `data-part="peel-n"`; the whole one is shown until a page shows another. */
export const eatenBanana = (pen: Pen): string =>
  group(' data-part="peel-0"', wholeBanana(pen)) +
  bananaInHand.flesh
    .map((flesh, bite) =>
      group(
        ` data-part="peel-${bite + 1}" display="none"`,
        path(flesh, pen.fill('white')),
        path(bananaInHand.opened, pen.fill('banana')),
        path(bananaInHand.flaps, pen.fill('banana')),
      ),
    )
    .join('');
