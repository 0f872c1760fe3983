// The logo: the head as a mark, and the mark with the name beside it.

import { expressions } from '../anatomy/face.ts';
import { head, headOutline } from '../anatomy/head.ts';
import { nameLetters, nameWidth } from '../svg/letters.ts';
import { wordmark, wordmarkBox } from './sign.ts';
import { drawing, group, path, penFor, type DrawingOptions, type Pen } from '../svg/svg.ts';

const mark = (pen: Pen): string =>
  path(headOutline(expressions.stubborn), pen.stroke('rim'), ' stroke-width="76" stroke-linejoin="round"') +
  head(pen, expressions.stubborn, { inkWidth: 28, plain: true });

/** The mark, 1024 × 1024, painted to be read at 32 px and above. */
export const logoMark = (options: DrawingOptions = {}): string =>
  drawing(options, 1024, 1024, mark(penFor({ idPrefix: 'logo-mark', ...options })));

/** Mark and {@link wordmark} end to end, for a page that shows each by itself out of one file: the mark is as wide as it is high. */
export const logoParts = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'logo-parts', ...options });
  const { width, height: side } = wordmarkBox;
  return drawing(
    options,
    side + width,
    side,
    group(` transform="scale(${side / 1024})"`, mark(pen)),
    group(` transform="translate(${side})"`, wordmark(pen)),
  );
};

const height = 160;
const nameScale = 0.9;
const nameLeft = 178;
const width = Math.ceil(nameLeft + nameWidth * nameScale + 8);

/** Mark and name side by side, 160 units high; the name takes the colour of free lines. */
export const logoWordmark = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'logo', ...options });
  return drawing(
    options,
    width,
    height,
    group(` transform="scale(${height / 1024})"`, mark(pen)),
    group(`${pen.fill('line')} transform="translate(${nameLeft} 38) scale(${nameScale})"`, nameLetters()),
  );
};
