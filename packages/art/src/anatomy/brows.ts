// The brows: one lies flat, one is raised out of the head, as nobody else's.

import { group, path, type Pen } from '../svg/svg.ts';

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

const farCross =
  'M836 400C800 372 752 362 692 376C640 388 602 410 580 436C566 456 586 484 616 478C650 470 684 452 716 446C766 436 800 440 832 462C826 448 820 438 812 428C822 420 830 412 836 400Z';

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
  cross: { near: nearFlat, far: farCross },
  lifted: { near: nearLifted, far: farLifted },
} as const satisfies Record<string, Brow>;

export type BrowName = keyof typeof brows;

/** The part of a brow that belongs to the outline of the head, if any. */
export const browOutline = (brow: BrowName): string => ('leavesHead' in brows[brow] ? brows[brow].far : '');

/** The two brows apart. */
export const browShapes = (brow: BrowName): { readonly near: string; readonly far: string } => brows[brow];

/** Both brows. */
export const browsOf = (pen: Pen, brow: BrowName): string =>
  path(brows[brow].near + brows[brow].far, pen.fill('ink'), ' stroke="none"');

/** Both brows, the raised one in a group that a page may lift. */
export const movableBrows = (pen: Pen, brow: BrowName): string =>
  path(brows[brow].near, pen.fill('ink')) +
  group(' data-part="brow"', path(brows[brow].far, pen.fill('ink')));
