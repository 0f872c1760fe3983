// What a face has beside its eyes: brows and mouths, of which the id chooses.

import { browShapes, type BrowName } from '../../anatomy/brows.ts';
import { mouthOf, mouths } from '../../anatomy/mouths.ts';
import { path } from '../../draw/svg.ts';
import type { NftPen } from '../materials.ts';
import { headInk, headLine, onHead, type Part } from './place.ts';

/** Degrees by which a brow is tilted, clockwise. */
export const tilts = [-9, -3, 4] as const;
export const browKinds = ['stubborn', 'surprised', 'worried'] as const satisfies readonly BrowName[];
export type BrowKind = (typeof browKinds)[number];

const brow = (kind: BrowKind, tilt: number): Part => {
  const { near, far } = browShapes(kind);
  return {
    draw: (pen) =>
      onHead(
        pen,
        path(near, pen.fill('ink'), ` stroke="none" transform="rotate(${-tilt * 0.6} 420 450)"`),
        path(far, pen.fill('ink'), ` stroke="none" transform="rotate(${tilt} 640 380)"`),
      ),
    outlines: [{ ...headLine(far), d: far }],
  };
};

const stalk = {
  stem: 'M690 822C760 806 830 766 882 704',
  leaves:
    'M800 778C836 800 886 800 924 770C884 744 836 748 800 778ZM792 770C790 730 806 700 838 682C844 720 826 752 792 770Z',
  ear: 'M866 716C856 668 890 604 952 572C978 636 946 702 892 726C882 730 870 726 866 716Z',
} as const;

/** What some mouths hold or show beside the mouth itself. */
const withMouth: Readonly<
  Record<string, { readonly base: keyof typeof mouths; readonly draw: (pen: NftPen) => string }>
> = {
  tongue: {
    base: 'smirk',
    draw: (pen) =>
      path('M560 850C552 912 590 952 632 938C670 924 676 876 660 836Z', pen.fill('tongue')) +
      path('M612 856L614 894'),
  },
  stalk: {
    base: 'smirk',
    draw: (pen) =>
      path(stalk.stem, '', ` stroke-width="${headInk + 26}"`) +
      path(stalk.stem, pen.stroke('leaf-light'), ' stroke-width="16"') +
      path(stalk.leaves, pen.fill('leaf-light')) +
      path(stalk.ear, pen.fill('straw')) +
      path('M884 702C904 676 920 652 934 622', pen.stroke('straw-dark'), ' stroke-width="12"'),
  },
  bubble: {
    base: 'flat',
    draw: (pen) =>
      path(
        'M574 748C640 748 688 796 688 858C688 920 640 966 574 966C508 966 460 920 460 858C460 796 508 748 574 748Z',
        pen.fill('blush'),
      ) +
      path('M496 852C500 820 516 798 542 788', pen.stroke('white'), ' stroke-width="20"') +
      path('M520 902h0', pen.stroke('white'), ' stroke-width="20"'),
  },
};

/** A mouth whose fang is of a material of its own, so that it can be of gold. */
const mouth = (name: keyof typeof mouths, more?: (pen: NftPen) => string): Part => ({
  draw: (pen) => {
    const fang = name === 'grin' ? 'banana' : 'white';
    const material = (colour: string) => (colour === fang ? 'tooth' : colour === 'fur-dark' ? 'maw' : colour);
    const toothPen: NftPen = {
      ...pen,
      fill: (colour) => pen.fill(material(colour)),
      stroke: (colour) => pen.stroke(material(colour)),
    };
    return onHead(pen, mouthOf(toothPen, mouths[name], false), more?.(pen) ?? '');
  },
});

const plainMouths = ['smirk', 'pout', 'wavy', 'laugh', 'gasp', 'flat', 'skewed', 'grin'] as const;

export const faceParts: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(
    browKinds.flatMap((kind) => tilts.map((tilt, i) => [`brows/${kind}-${i}`, brow(kind, tilt)] as const)),
  ),
  ...Object.fromEntries(plainMouths.map((name) => [`mouths/${name}`, mouth(name)] as const)),
  ...Object.fromEntries(
    Object.entries(withMouth).map(([name, { base, draw }]) => [`mouths/${name}`, mouth(base, draw)] as const),
  ),
};
