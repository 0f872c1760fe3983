// The mouth in every mood.

import { clip, clippedBy, group, path, type Pen } from '../draw/svg.ts';

interface Mouth {
  readonly line: string;
  /** Creases that a small picture does without. */
  readonly small?: string;
  /** Outline of an open mouth, and the tongue in it. */
  readonly open?: string;
  readonly tongue?: string;
  readonly tooth?: string;
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
  gasp: {
    line: '',
    open: 'M556 776C600 776 626 808 626 848C626 890 598 918 556 918C514 918 486 890 486 848C486 808 512 776 556 776Z',
    tongue: 'M490 900C520 868 590 868 622 900L600 940H510Z',
  },
} as const satisfies Record<string, Mouth>;

/** A mouth in inherited ink; plain is without the small lines. */
export const mouthOf = (pen: Pen, { line, small, open, tongue, tooth }: Mouth, plain: boolean): string => {
  const id = pen.id('mouth');
  const inside =
    open === undefined
      ? ''
      : `<defs>${clip(id, open)}</defs>${path(open, pen.fill('fur-dark'))}${tongue === undefined ? '' : group(clippedBy(id), path(tongue, pen.fill('tongue')))}`;
  return (
    inside +
    (tooth === undefined || plain ? '' : path(tooth, pen.fill('white'))) +
    (open === undefined ? path(plain ? line : line + (small ?? '')) : path(open))
  );
};
