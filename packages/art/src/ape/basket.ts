// The wicker basket: the one into which the hungry ape looks, and alone, for bananas that are ripe.

import { drawing, group, inkOutline, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';

const mouth = 'M206 786C200 742 804 742 796 786C804 830 200 830 206 786Z';
const ink = 18;

/** Its outline, where it stands before an ape of 1024 × 1024. */
export const basketOutline = 'M206 786C200 742 804 742 796 786L748 972C744 1000 258 1000 254 972Z';

/** The basket in its colours, to be inked by the group it stands in. */
export const wicker = (pen: Pen): string =>
  path(basketOutline, pen.fill('straw')) +
  path(mouth, pen.fill('straw-dark')) +
  path('M232 880C340 912 660 912 772 880M244 932C350 960 650 960 760 932') +
  path(
    'M300 814V896M372 818V902M444 820V908M516 820V910M588 820V906M660 818V900M336 906V944M408 912V952M480 914V954M552 914V954M624 910V950M694 902V940',
  );

/** The empty basket, 640 × 272; its front begins three tenths down. */
export const basket = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'basket', ...options });
  return drawing(
    options,
    640,
    272,
    group(' transform="translate(-181 -736)"', group(inkOutline(pen, ink), wicker(pen))),
  );
};
