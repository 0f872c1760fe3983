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

/** Far enough from the mark to be in no picture of it. */
const wordmarkLeft = 4096;

/** The mark as {@link logoMark}, and out of its sight the wordmark, which the file shows as its view `name`: a page asks once for both. */
export const logoFile = (options: DrawingOptions = {}): string => {
  const pen = penFor({ idPrefix: 'logo-file', ...options });
  const { width, height } = wordmarkBox;
  return drawing(
    options,
    1024,
    1024,
    `<view id="${pen.id('name')}" viewBox="${wordmarkLeft} 0 ${width} ${height}"/>`,
    mark(pen),
    group(` transform="translate(${wordmarkLeft})"`, wordmark(pen)),
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
