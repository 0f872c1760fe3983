// What the ape at its easel paints besides bananas: a chart, and the pages that are not open yet.

import type { Colour } from '../svg/palette.ts';
import { clip, clippedBy, group, path, type DrawingOptions, type Pen } from '../svg/svg.ts';
import { apeAtEasel } from './ape-drawing.ts';

/** Where a sketch lies on the board, around its middle, 300 × 400 units. */
const onBoard = ' transform="translate(804 436) rotate(-7)"';

interface Stroke {
  readonly d: string;
  readonly fill?: Colour;
}

const inColour = (pen: Pen, strokes: readonly Stroke[]): string =>
  strokes
    .filter(({ fill }) => fill !== undefined)
    .map(({ d, fill = 'white' }) => path(d, pen.fill(fill), ' stroke="none"'))
    .join('');

/** Coloured in as far as the brush has come; the rest is dashes. */
const sketch =
  (...strokes: readonly Stroke[]) =>
  (pen: Pen): string =>
    group(
      onBoard,
      `<defs>${clip(pen.id('coloured'), 'M-200 -120L200 -40V300H-200Z')}</defs>`,
      group(clippedBy(pen.id('coloured')), inColour(pen, strokes)),
      ...strokes.map(({ d }) => path(d, '', ' stroke-dasharray="12 26"')),
    );

const chartArea = 'M-120 130V90H-70V50H-20V-10H30V-80H80V-160H124V130Z';

/** The chart that steps up. */
export const apeCharting = (options: DrawingOptions = {}): string =>
  apeAtEasel(options, 'ape-charting', (pen) =>
    group(
      onBoard,
      path(chartArea, pen.fill('banana'), ' stroke="none"'),
      path('M-120 90H-70V50H-20V-10H30V-80H80V-160H124'),
      path('M-130 -190V136H140', '', ' stroke-width="18"'),
    ),
  );

/** Two faces of a collection. */
export const apeSketchingApes = (options: DrawingOptions = {}): string =>
  apeAtEasel(
    options,
    'ape-sketching-apes',
    sketch(
      { d: 'M-84 -40C-140 -60 -150 30 -88 34ZM84 -40C140 -60 150 30 88 34Z', fill: 'skin-dark' },
      {
        d: 'M-90 20C-110 -90 -50 -130 -8 -130C-14 -150 -30 -160 -46 -162C0 -176 30 -160 34 -124C80 -110 104 -60 90 20Z',
        fill: 'plum',
      },
      {
        d: 'M0 6C60 -14 110 10 110 56C110 110 60 124 0 124C-60 124 -110 110 -110 56C-110 10 -60 -14 0 6Z',
        fill: 'skin',
      },
      { d: 'M-60 -56H60M-34 -26V-22M34 -26V-22M-50 70C-20 90 30 88 56 64' },
    ),
  );

/** A padlock. */
export const apeSketchingLock = (options: DrawingOptions = {}): string =>
  apeAtEasel(
    options,
    'ape-sketching-lock',
    sketch(
      { d: 'M-64 -30V-90C-64 -180 64 -180 64 -90V-30H30V-86C30 -136 -30 -136 -30 -86V-30Z', fill: 'lagoon' },
      {
        d: 'M-104 -30H104C112 -30 118 -24 118 -16V116C118 124 112 130 104 130H-104C-112 130 -118 124 -118 116V-16C-118 -24 -112 -30 -104 -30Z',
        fill: 'banana',
      },
      { d: 'M0 20C18 20 26 44 12 54L20 92H-20L-12 54C-26 44 -18 20 0 20Z', fill: 'ink' },
    ),
  );

/** A volcano. */
export const apeSketchingVolcano = (options: DrawingOptions = {}): string =>
  apeAtEasel(
    options,
    'ape-sketching-volcano',
    sketch(
      { d: 'M-150 130L-58 -40C-30 -20 -10 -60 10 -40C26 -26 40 -54 58 -40L150 130Z', fill: 'plum' },
      {
        d: 'M-58 -40C-30 -20 -10 -60 10 -40C26 -26 40 -54 58 -40L82 6C60 -10 54 60 34 36C20 16 8 90 -14 44C-28 14 -50 40 -80 2Z',
        fill: 'clay',
      },
      {
        d: 'M-20 -90C-50 -96 -50 -140 -14 -140C-4 -174 50 -168 48 -132C80 -124 74 -84 44 -88Z',
        fill: 'disc',
      },
    ),
  );

/** A joystick. */
export const apeSketchingGame = (options: DrawingOptions = {}): string =>
  apeAtEasel(
    options,
    'ape-sketching-game',
    sketch(
      { d: 'M-14 60L-10 -60H18L22 60Z', fill: 'ink' },
      {
        d: 'M4 -170C40 -170 62 -146 62 -112C62 -78 40 -54 4 -54C-32 -54 -54 -78 -54 -112C-54 -146 -32 -170 4 -170Z',
        fill: 'clay',
      },
      { d: 'M-110 60H118L138 130H-130Z', fill: 'lagoon' },
      { d: 'M70 80H92', fill: 'banana' },
    ),
  );

/** A megaphone. */
export const apeSketchingNews = (options: DrawingOptions = {}): string =>
  apeAtEasel(
    options,
    'ape-sketching-news',
    sketch(
      { d: 'M-70 30L-54 124H0L-16 20Z', fill: 'ink' },
      { d: 'M-120 -50L70 -130V90L-120 20C-146 10 -146 -40 -120 -50Z', fill: 'lagoon' },
      { d: 'M70 -130C104 -110 104 70 70 90Z', fill: 'banana' },
      { d: 'M116 -60L144 -80M120 -10H150M116 40L142 58' },
    ),
  );
