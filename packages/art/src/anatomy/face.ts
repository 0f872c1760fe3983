// Eyes, brow, nose and mouth: what changes when the ape feels something.

import { clip, clippedBy, group, path, type Pen } from '../draw/svg.ts';

export interface Expression {
  /** Where the pupils look, −1 to 1 each way from straight ahead. */
  readonly look: readonly [number, number];
  readonly brow: keyof typeof brows;
  readonly mouth: keyof typeof mouths;
}

const brows = {
  stubborn:
    'M288 478C278 430 330 398 410 404C466 408 516 428 556 418C600 404 634 332 708 318C768 308 814 338 822 388C780 366 738 370 702 396C658 430 622 490 566 500C516 508 478 488 424 480C372 472 326 468 288 478Z',
} as const;

const mouths = {
  smirk: {
    line: 'M404 806C476 850 596 856 676 830C722 814 752 790 766 758',
    more: 'M742 752C758 748 776 754 788 766M492 900C540 912 600 912 640 900',
  },
} as const;

const eye = {
  near: 'M448 428C504 428 542 476 542 536C542 598 502 640 448 640C394 640 354 598 354 536C354 476 394 428 448 428Z',
  far: 'M668 404C722 404 760 456 760 520C760 588 722 634 668 634C612 634 570 588 570 520C570 456 612 404 668 404Z',
};

export const faceOf = (pen: Pen, { look, brow, mouth }: Expression, inkWidth: number): string => {
  const [dx, dy] = [look[0] * 34, look[1] * 34];
  const eyesId = pen.id('eyes');
  const pupil = (x: number, y: number) => `M${x + dx - 48} ${y + dy}a48 54 0 1 0 96 0a48 54 0 1 0 -96 0Z`;
  const glint = (x: number, y: number) => `M${x + dx + 16} ${y + dy - 20}h0`;
  const { line, more } = mouths[mouth];
  return group(
    '',
    `<defs>${clip(eyesId, eye.near + eye.far)}</defs>`,
    path(eye.near + eye.far, pen.fill('white')),
    group(clippedBy(eyesId) + ' stroke="none"', path(pupil(450, 548) + pupil(664, 532), pen.fill('ink'))),
    path(glint(450, 548) + glint(664, 532), pen.stroke('white'), ' stroke-width="32"'),
    path(eye.near + eye.far),
    path(brows[brow], pen.fill('fur-dark')),
    path(
      'M506 716C516 696 540 696 548 716M598 714C608 694 632 694 640 714',
      '',
      ` stroke-width="${inkWidth * 1.4}"`,
    ),
    path(line + more),
  );
};

export const expressions = {
  stubborn: { look: [0.5, -0.1], brow: 'stubborn', mouth: 'smirk' },
} as const satisfies Record<string, Expression>;
