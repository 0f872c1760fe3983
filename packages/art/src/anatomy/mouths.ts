// The mouth in every mood.

import { clip, clippedBy, group, path, type Pen } from '../svg/svg.ts';

interface Mouth {
  readonly line: string;
  /** Creases that a small picture does without. */
  readonly small?: string;
  /** Outline of an open mouth, and the tongue in it. */
  readonly open?: string;
  readonly tongue?: string;
  readonly tooth?: string;
  /** Lines between the teeth of a mouth full of them, of which `tooth` is golden. */
  readonly teeth?: string;
}

export const mouths = {
  smirk: {
    line: 'M404 812C476 854 596 860 676 834C722 818 752 794 766 762M742 756C758 752 776 758 788 770',
    small: 'M492 908C540 916 600 916 640 908',
    tooth: 'M596 850C598 822 604 796 620 794C640 792 656 818 664 838Z',
  },
  pout: {
    line: 'M446 856C490 812 606 806 670 842M430 868L456 846',
    small: 'M528 908C552 914 584 914 604 908',
  },
  wavy: {
    line: 'M408 832C438 796 470 796 504 826C538 856 570 856 604 826C632 800 664 800 696 824',
    small: 'M520 904C552 912 584 912 610 904',
  },
  laugh: {
    line: '',
    open: 'M364 770C460 806 650 800 744 756C764 850 690 926 560 926C430 926 354 860 364 770Z',
    tongue: 'M430 900C440 850 520 836 580 858C630 840 684 850 690 884L640 960H470Z',
    tooth: 'M590 792L602 838C610 850 630 848 636 836L642 786Z',
  },
  flat: {
    line: 'M420 830C500 836 600 832 700 816',
    small: 'M508 904C548 910 590 908 624 900',
  },
  skewed: {
    line: 'M424 806C470 850 540 858 594 834C640 814 690 810 722 838',
    small: 'M520 912C556 918 590 916 616 908',
  },
  grin: {
    line: '',
    open: 'M366 786C470 824 650 816 748 766C756 838 690 900 560 900C440 900 366 856 366 786Z',
    teeth: 'M452 780V900M536 780V910M620 780V910M696 760V890',
    tooth: 'M536 780H620V920H536Z',
  },
  wail: {
    line: '',
    open: 'M552 764C640 756 720 796 726 858C730 912 660 934 556 934C450 934 378 910 384 858C390 796 466 758 552 764Z',
    tongue: 'M440 924C450 872 530 858 560 874C600 858 664 872 676 920L640 970H470Z',
  },
  scream: {
    line: '',
    open: 'M552 752C622 752 654 800 648 856C642 912 604 936 552 936C500 936 462 912 456 856C450 800 482 752 552 752Z',
    tongue: 'M478 914C496 878 530 872 552 886C576 872 612 878 628 912L600 960H500Z',
  },
  gasp: {
    line: '',
    open: 'M556 776C600 776 626 808 626 848C626 890 598 918 556 918C514 918 486 890 486 848C486 808 512 776 556 776Z',
    tongue: 'M490 900C520 868 590 868 622 900L600 940H510Z',
  },
} as const satisfies Record<string, Mouth>;

export type MouthName = keyof typeof mouths;

const insideOf = (pen: Pen, id: string, { open, tongue, tooth, teeth }: Mouth): string => {
  if (open === undefined) return '';
  const gold = teeth === undefined || tooth === undefined ? '' : path(tooth, pen.fill('banana'));
  const within =
    (tongue === undefined ? '' : path(tongue, pen.fill('tongue'))) +
    gold +
    (teeth === undefined ? '' : path(teeth));
  return (
    `<defs>${clip(id, open)}</defs>` +
    path(open, pen.fill(teeth === undefined ? 'fur-dark' : 'white')) +
    (within === '' ? '' : group(clippedBy(id), within))
  );
};

/** A mouth in inherited ink; plain is without the small lines. */
export const mouthOf = (pen: Pen, mouth: Mouth, plain: boolean): string => {
  const { line, small = '', open, tooth, teeth } = mouth;
  const hasFang = tooth !== undefined && teeth === undefined && !plain;
  return (
    insideOf(pen, pen.id('mouth'), mouth) +
    (hasFang ? path(tooth, pen.fill('white')) : '') +
    path(open ?? (plain ? line : line + small))
  );
};
