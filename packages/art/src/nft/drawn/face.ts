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
      path('M690 822C770 810 860 780 930 716', '', ` stroke-width="${headInk + 28}"`) +
      path('M920 730L966 676M896 752L964 742M930 716L926 656', '', ` stroke-width="${headInk + 34}"`) +
      path('M690 822C770 810 860 780 930 716', pen.stroke('leaf-light'), ' stroke-width="16"') +
      path('M920 730L966 676M896 752L964 742M930 716L926 656', pen.stroke('straw'), ' stroke-width="24"'),
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
