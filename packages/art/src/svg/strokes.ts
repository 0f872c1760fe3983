// Short words as comics letter them: thick strokes of one colour in an ink outline.

import { group, path, type Pen } from './svg.ts';
import type { Colour } from './palette.ts';

/** Centre lines of letters 100 units high, and their width. */
const strokes: Readonly<Record<string, { readonly d: string; readonly width: number }>> = {
  A: { d: 'M0 100L30 0L60 100M11 66H49', width: 60 },
  E: { d: 'M50 0H4V100H50M4 50H42', width: 50 },
  G: { d: 'M58 22C44 -8 2 -6 2 50C2 106 60 108 60 56H36', width: 62 },
  I: { d: 'M4 0V100', width: 8 },
  L: { d: 'M4 0V100H50', width: 50 },
  M: { d: 'M2 100V0L36 54L70 0V100', width: 72 },
  N: { d: 'M4 100V0L54 100V0', width: 58 },
  O: { d: 'M34 0C-8 0 -8 100 34 100C76 100 76 0 34 0Z', width: 68 },
  P: { d: 'M4 100V0H28C62 0 62 56 28 56H4', width: 56 },
  R: { d: 'M4 100V0H28C62 0 62 54 28 54H4M28 54L56 100', width: 58 },
  S: { d: 'M54 12C36 -8 4 -2 4 24C4 56 56 42 56 76C56 106 18 108 0 86', width: 58 },
  T: { d: 'M0 0H60M30 0V100', width: 60 },
  V: { d: 'M0 0L30 100L60 0', width: 60 },
  W: { d: 'M0 0L20 100L44 34L68 100L88 0', width: 88 },
  Z: { d: 'M0 0H56L0 100H56', width: 56 },
  ' ': { d: '', width: 14 },
};

export interface Word {
  readonly text: string;
  /** Upper left corner of its first letter. */
  readonly x: number;
  readonly y: number;
  /** Height of a letter. */
  readonly size: number;
  /** Degrees clockwise about that corner. */
  readonly turn?: number;
  readonly colour?: Colour;
}

const gap = 42;
const [inkStroke, fillStroke] = [46, 24];

/** The centre lines of the word, letters hopping by turns. */
const linesOf = (
  word: Word,
): readonly { readonly d: string; readonly place: string; readonly scale: number }[] => {
  const scale = word.size / 100;
  let along = 0;
  return word.text.split('').map((letter, index) => {
    const stroke = strokes[letter];
    if (stroke === undefined) throw new Error(`No letter "${letter}".`);
    const hop = index % 2 === 0 ? 0 : -8;
    const place = ` transform="translate(${word.x} ${word.y}) rotate(${word.turn ?? 0}) scale(${scale}) translate(${along} ${hop})"`;
    along += stroke.width + gap;
    return { d: stroke.d, place, scale };
  });
};

/** The word in its outline. */
export const strokedWord = (pen: Pen, word: Word): string => {
  const lines = linesOf(word).filter(({ d }) => d !== '');
  const all = (width: number, paint: string) =>
    group(`${paint} stroke-width="${width}"`, ...lines.map(({ d, place }) => path(d, place)));
  return all(inkStroke, pen.stroke('ink')) + all(fillStroke, pen.stroke(word.colour ?? 'banana'));
};

/** Its part of a figure's outline. */
export const wordOutline = (
  word: Word,
): readonly { d: string; place: string; scale: number; ink: number }[] =>
  linesOf(word).map((line) => ({ ...line, ink: inkStroke * line.scale }));
