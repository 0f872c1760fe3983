// Eyes, brow, nose and mouth: what changes when the ape feels something.

import { clip, clippedBy, group, path, type Pen } from '../draw/svg.ts';

export interface Expression {
  /** Where the pupils look, −1 to 1 each way from straight ahead; nowhere when the eyes are shut, in laughter or in sleep. */
  readonly look: readonly [number, number] | 'shut' | 'asleep';
  readonly brow: keyof typeof brows;
  readonly mouth: keyof typeof mouths;
}

interface Mouth {
  readonly line: string;
  /** Creases that a small picture does without. */
  readonly small?: string;
  /** Outline of an open mouth, and the tongue in it. */
  readonly open?: string;
  readonly tongue?: string;
  readonly tooth?: string;
}

const nearFlat =
  'M274 448C310 408 372 398 440 410C492 420 536 440 562 464C574 484 560 510 532 508C494 504 460 490 424 482C370 472 322 474 280 494C298 478 306 470 314 460C300 454 288 450 274 448Z';
const nearHigh =
  'M549 390C527 338 455 314 395 338C359 352 337 382 331 420C365 390 407 376 447 384C485 392 509 410 527 428C545 440 559 416 549 390Z';
/** The raised brow, the sign of the ape: it leaves the head on its far side. */
const farRaised =
  'M592 388C592 312 664 234 764 228C834 226 890 256 924 322C880 298 834 294 786 304C724 318 676 348 634 404C620 424 590 418 592 388Z';
const nearWorried =
  'M296 494C288 478 298 462 314 450C360 410 410 382 466 366C496 360 508 390 484 402C430 418 376 446 336 482C322 494 304 508 296 494Z';
const farWorried =
  'M604 352C596 330 614 316 640 322C700 334 764 368 808 416C820 432 806 450 788 440C740 406 690 384 630 374C616 372 608 364 604 352Z';

/** Thin and far up the forehead: head down, thick brows under the eyes would be a moustache. */
const nearLifted =
  'M312 352C344 300 402 276 462 292C478 298 474 318 458 318C408 312 368 326 336 364C322 378 302 368 312 352Z';
const farLifted =
  'M642 270C690 234 754 240 796 284C806 300 790 314 774 304C738 276 700 272 660 294C644 302 630 284 642 270Z';

/** A brow: what lies on the face, and what leaves the head. */
interface Brow {
  readonly near: string;
  readonly far: string;
  readonly leavesHead?: true;
}

const brows = {
  stubborn: { near: nearFlat, far: farRaised, leavesHead: true },
  surprised: { near: nearHigh, far: farRaised, leavesHead: true },
  worried: { near: nearWorried, far: farWorried },
  lifted: { near: nearLifted, far: farLifted },
} as const satisfies Record<string, Brow>;

/** The part of a brow that belongs to the outline of the head, if any. */
export const browOutline = (brow: keyof typeof brows): string =>
  'leavesHead' in brows[brow] ? brows[brow].far : '';

const mouths = {
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

const whites =
  'M448 428C504 428 542 476 542 536C542 598 502 640 448 640C394 640 354 598 354 536C354 476 394 428 448 428Z' +
  'M668 404C722 404 760 456 760 520C760 588 722 634 668 634C612 634 570 588 570 520C570 456 612 404 668 404Z';
const lidsShut = 'M358 560C378 486 512 484 538 556M578 546C598 468 736 464 756 538';
const lidsAsleep = 'M358 528C384 596 508 598 538 532M578 520C604 588 728 584 756 514';
const nostrils = 'M506 716C516 696 540 696 548 716M598 714C608 694 632 694 640 714';

const eyesOf = (pen: Pen, look: Expression['look'], inkWidth: number): string => {
  if (look === 'shut') return path(lidsShut, '', ` stroke-width="${inkWidth * 1.5}"`);
  if (look === 'asleep') return path(lidsAsleep, '', ` stroke-width="${inkWidth * 1.5}"`);
  const [dx, dy] = [Math.round(look[0] * 38), Math.round(look[1] * 38)];
  const centres = [
    [450 + dx, 544 + dy],
    [664 + dx, 528 + dy],
  ] as const;
  const pupils = centres.map(([x, y]) => `M${x - 48} ${y}a48 54 0 1 0 96 0a48 54 0 1 0 -96 0Z`).join('');
  const glints = centres.map(([x, y]) => `M${x + 16} ${y - 20}h0`).join('');
  const id = pen.id('eyes');
  return (
    `<defs>${clip(id, whites)}</defs>` +
    path(whites, pen.fill('white')) +
    group(
      clippedBy(id),
      path(pupils, pen.fill('ink'), ' stroke="none"'),
      path(glints, pen.stroke('white'), ' stroke-width="32"'),
    ) +
    path(whites)
  );
};

const mouthOf = (pen: Pen, { line, small, open, tongue, tooth }: Mouth, plain: boolean): string => {
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

/** The face in the head's box, in inherited ink of `inkWidth`; plain is without the small lines. */
export const faceOf = (
  pen: Pen,
  { look, brow, mouth }: Expression,
  { inkWidth, plain }: { readonly inkWidth: number; readonly plain: boolean },
): string =>
  eyesOf(pen, look, inkWidth) +
  path(brows[brow].near + brows[brow].far, pen.fill('ink'), ' stroke="none"') +
  path(nostrils, '', ` stroke-width="${Math.round(inkWidth * (plain ? 1 : 1.4))}"`) +
  mouthOf(pen, mouths[mouth], plain);

/** The moods of the ape. */
export const expressions = {
  stubborn: { look: [0.5, -0.1], brow: 'stubborn', mouth: 'smirk' },
  curious: { look: [0.9, -0.5], brow: 'stubborn', mouth: 'smirk' },
  hungry: { look: [0.1, 1], brow: 'worried', mouth: 'pout' },
  puzzled: { look: [-0.8, 0.7], brow: 'stubborn', mouth: 'wavy' },
  lost: { look: [-0.9, 0.2], brow: 'lifted', mouth: 'gasp' },
  asleep: { look: 'asleep', brow: 'stubborn', mouth: 'smirk' },
  notLooking: { look: 'shut', brow: 'surprised', mouth: 'smirk' },
  joyful: { look: 'shut', brow: 'surprised', mouth: 'laugh' },
} as const satisfies Record<string, Expression>;

export type Mood = keyof typeof expressions;
