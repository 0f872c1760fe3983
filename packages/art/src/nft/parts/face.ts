// What a face has beside its eyes: brows and mouths, of which the id chooses.

import { browShapes } from '../../anatomy/brows.ts';
import { mouthOf, mouths } from '../../anatomy/mouths.ts';
import { clippedBy, group, path } from '../../svg/svg.ts';
import type { NftPen } from '../materials.ts';
import { type BrowKind, browKinds, type Muzzle, tilts } from '../names.ts';
import { onMuzzle } from './body.ts';
import { hatOutlines } from './hats.ts';
import { headInk, headPart, onHead, onPlane, type HeadPart } from './place.ts';
import { planeOf } from './poses.ts';

const farTurn = (tilt: number): string => ` transform="rotate(${tilt} 640 380)"`;

const brow = (kind: BrowKind, tilt: number): HeadPart => {
  const { near, far } = browShapes(kind);
  return headPart(
    'face',
    (pen) =>
      path(near, pen.fill('ink'), ` stroke="none" transform="rotate(${-tilt * 0.6} 420 450)"`) +
      path(far, pen.fill('ink'), ` stroke="none"${farTurn(tilt)}`),
    far,
  );
};

/** How wide the light line is around what of a raised brow lies over a hat, in pixels, and in units of the head's box. */
const BROW_RIM = 6;
const browRimWidth = (2 * BROW_RIM) / (1.38 * 0.6);

/** The light line around a raised brow, as far as it lies over that hat. */
const browRim =
  (kind: BrowKind, tilt: number, hat: string): HeadPart =>
  (pose) => ({
    render: (pen) =>
      onHead(
        pen,
        pose,
        `<defs><clipPath id="${pen.id('hat')}"><path d="${hat}"${planeOf(pose, 'hat')}/></clipPath></defs>`,
        group(
          clippedBy(pen.id('hat')),
          onPlane(
            pose,
            'face',
            path(
              browShapes(kind).far,
              pen.stroke('brow-rim'),
              ` stroke-width="${Math.round(browRimWidth)}"${farTurn(tilt)}`,
            ),
          ),
        ),
      ),
  });

const stalk = {
  stem: 'M690 822C760 806 830 766 882 704',
  leaves:
    'M800 778C836 800 886 800 924 770C884 744 836 748 800 778ZM792 770C790 730 806 700 838 682C844 720 826 752 792 770Z',
  ear: 'M866 716C856 668 890 604 952 572C978 636 946 702 892 726C882 730 870 726 866 716Z',
} as const;

/** What some mouths hold or show beside the mouth itself. */
const withMouth: Readonly<
  Record<string, { readonly base: keyof typeof mouths; readonly render: (pen: NftPen) => string }>
> = {
  tongue: {
    base: 'smirk',
    render: (pen) =>
      path('M560 850C552 912 590 952 632 938C670 924 676 876 660 836Z', pen.fill('tongue')) +
      path('M612 856L614 894'),
  },
  stalk: {
    base: 'smirk',
    render: (pen) =>
      path(stalk.stem, '', ` stroke-width="${headInk + 26}"`) +
      path(stalk.stem, pen.stroke('leaf-light'), ' stroke-width="16"') +
      path(stalk.leaves, pen.fill('leaf-light')) +
      path(stalk.ear, pen.fill('straw')) +
      path('M884 702C904 676 920 652 934 622', pen.stroke('straw-dark'), ' stroke-width="12"'),
  },
  bubble: {
    base: 'flat',
    render: (pen) =>
      path(
        'M574 748C640 748 688 796 688 858C688 920 640 966 574 966C508 966 460 920 460 858C460 796 508 748 574 748Z',
        pen.fill('blush'),
      ) +
      path('M496 852C500 820 516 798 542 788', pen.stroke('white'), ' stroke-width="20"') +
      path('M520 902h0', pen.stroke('white'), ' stroke-width="20"'),
  },
};

/** A mouth whose fang is of a material of its own, so that it can be of gold. */
const mouth =
  (name: keyof typeof mouths, more?: (pen: NftPen) => string) =>
  (muzzle: Muzzle): HeadPart =>
    headPart('muzzle', (pen) => {
      const fang = name === 'grin' ? 'banana' : 'white';
      const material = (colour: string) =>
        colour === fang ? 'tooth' : colour === 'fur-dark' ? 'maw' : colour;
      const toothPen: NftPen = {
        ...pen,
        fill: (colour) => pen.fill(material(colour)),
        stroke: (colour) => pen.stroke(material(colour)),
      };
      return onMuzzle(muzzle, mouthOf(toothPen, mouths[name], false), more?.(pen) ?? '');
    });

const plainMouths = ['smirk', 'pout', 'wavy', 'laugh', 'gasp', 'flat', 'skewed', 'grin'] as const;

const allMouths = [
  ...plainMouths.map((name) => [name, mouth(name)] as const),
  ...Object.entries(withMouth).map(([name, { base, render }]) => [name, mouth(base, render)] as const),
];

/** The width of the mouth on a muzzle: a heavy one has that of a broad one. */
export const mouthOn = (muzzle: Muzzle): Muzzle => (muzzle === 'narrow' ? 'narrow' : 'broad');

/** Every brow by name, as in `brows/stubborn-1`. */
const allBrows = browKinds.flatMap((kind) =>
  tilts.map((tilt, index) => ({ name: `${kind}-${index}`, kind, tilt })),
);

export const faceParts: Readonly<Record<string, HeadPart>> = Object.fromEntries([
  ...allBrows.map(({ name, kind, tilt }) => [`brows/${name}`, brow(kind, tilt)] as const),
  ...allBrows
    .filter(({ kind }) => kind !== 'worried')
    .flatMap(({ name, kind, tilt }) =>
      Object.entries(hatOutlines).map(
        ([hat, d]) => [`brow-rim/${hat}/${name}`, browRim(kind, tilt, d)] as const,
      ),
    ),
  ...(['broad', 'narrow'] as const).flatMap((muzzle) =>
    allMouths.map(([name, make]) => [`mouths/${muzzle}/${name}`, make(muzzle)] as const),
  ),
]);
