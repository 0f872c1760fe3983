// The eyes: whites, pupils that look somewhere, lids that close over them.

import { clip, clippedBy, group, path, type Pen } from '../svg/svg.ts';

/** Where the pupils look, −1 to 1 each way from straight ahead; nowhere when the eyes are shut, in laughter or in sleep, or where they are painted apart. */
export type Look = readonly [number, number] | 'shut' | 'asleep' | 'blank';

/** Outlines of both eyes, the near one first. */
export const whites =
  'M448 428C504 428 542 476 542 536C542 598 502 640 448 640C394 640 354 598 354 536C354 476 394 428 448 428Z' +
  'M668 404C722 404 760 456 760 520C760 588 722 634 668 634C612 634 570 588 570 520C570 456 612 404 668 404Z';
const closedLines = {
  shut: 'M358 560C378 486 512 484 538 556M578 546C598 468 736 464 756 538',
  asleep: 'M358 528C384 596 508 598 538 532M578 520C604 588 728 584 756 514',
} as const;
/** Half of each eye, for lids that hang. */
const hanging = 'M340 390H557V538H340ZM557 370H790V520H557Z';
/** How far a pupil goes from the middle of its eye; so far it stays within the white. */
const reach = 38;

/** Pupils with their glints, which small ones lack, in no ink of their own; `size` is 1 as a rule. */
export const pupilsOf = (pen: Pen, [x, y]: readonly [number, number], size = 1): string => {
  const [dx, dy] = [Math.round(x * reach), Math.round(y * reach)];
  const centres = [
    [450 + dx, 544 + dy],
    [664 + dx, 528 + dy],
  ] as const;
  const [rx, ry] = [Math.round(48 * size), Math.round(54 * size)];
  const pupils = centres
    .map(([cx, cy]) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`)
    .join('');
  const glints = centres.map(([cx, cy]) => `M${cx + 16} ${cy - 20}h0`).join('');
  return (
    path(pupils, pen.fill('ink'), ' stroke="none"') +
    (size < 1 ? '' : path(glints, pen.stroke('white'), ' stroke-width="32"'))
  );
};

/** Lids that cover both eyes, in inherited ink. */
export const lidsOf = (pen: Pen): string => path(whites, pen.fill('skin-dark')) + path(closedLines.asleep);

/** Lids that hang, or pupils small from fright. */
export type Openness = 'half' | 'wide';

/** Both eyes in inherited ink of `inkWidth`. */
export const eyesOf = (pen: Pen, look: Look, inkWidth: number, open?: Openness): string => {
  if (look === 'shut' || look === 'asleep')
    return path(closedLines[look], '', ` stroke-width="${inkWidth * 1.5}"`);
  if (look === 'blank') return path(whites, pen.fill('white'));
  const id = pen.id('eyes');
  return (
    `<defs>${clip(id, whites)}</defs>` +
    path(whites, pen.fill('white')) +
    group(
      clippedBy(id),
      pupilsOf(pen, look, open === 'wide' ? 0.42 : 1),
      open === 'half' ? path(hanging, pen.fill('skin-dark')) : '',
    ) +
    path(whites)
  );
};
