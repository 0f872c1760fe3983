// The hero as a page brings it to life: one picture, whose moving parts are groups.

import { headTransform, figureInk } from '../anatomy/body.ts';
import { movableBrows } from '../anatomy/brows.ts';
import { lidsOf, pupilsOf } from '../anatomy/eyes.ts';
import { expressions } from '../anatomy/face.ts';
import { head } from '../anatomy/head.ts';
import { type MouthName, mouthOf, mouths } from '../anatomy/mouths.ts';
import { eatenBanana } from '../svg/peeled-banana.ts';
import { drawing, group, inkOutline, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';
import { branchMood, branchStage, branchTurn } from './ape-branch.ts';

/** Ink inside the head, which is painted smaller than it is. */
const headInk = Math.round(figureInk / 0.6);
const { look, brow, mouth } = expressions[branchMood];

/** A part that lies over the head; inside its group it keeps the head's own units. */
const onHead = (part: string, ...children: readonly string[]): string =>
  group(part, group(headTransform(branchTurn), ...children));

/** A mouth for each end that a sale may come to, by what the sale's state is called; a picture by itself shows the first. */
const mouthOfSale = {
  'unknown upcoming open closing': mouth,
  'ended finalised': 'laugh',
  'refunding cancelled': 'wavy',
} as const satisfies Record<string, MouthName>;

const mouthsOf = (pen: Pen): string[] =>
  Object.entries(mouthOfSale).map(([states, name]) =>
    onHead(
      `${name === mouth ? '' : ' display="none"'} data-in="${states}"`,
      group(inkOutline(pen, headInk), mouthOf(pen, mouths[name], false)),
    ),
  );

/**
 * The picture, 1024 × 1024. Groups with a `data-part` are the near ear, the states of the banana, the pupils, which look at the butterfly
 * where it sits, the lids, closed and unseen, and the raised brow; with `data-in` a mouth for each end of a sale.
 */
export const apeAlive = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'ape-alive', ...options });
  const blank = group(
    headTransform(branchTurn),
    head(pen, { look: 'blank' }, { inkWidth: headInk, isLive: true }),
  );
  return drawing(
    options,
    1024,
    1024,
    branchStage(pen, eatenBanana(pen), blank),
    onHead(' data-part="pupils"', group(' stroke-linecap="round"', pupilsOf(pen, look))),
    onHead(' data-part="lids" opacity="0"', group(inkOutline(pen, headInk), lidsOf(pen))),
    ...mouthsOf(pen),
    onHead('', movableBrows(pen, brow)),
  );
};
