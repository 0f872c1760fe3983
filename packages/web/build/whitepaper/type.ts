/** Setting type in the PDF: the site's faces with their Latin and Cyrillic files, measured and broken into lines. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type PdfDocument from 'pdfkit';
import { inlineParts } from '../../src/text/document.ts';

type Pdf = InstanceType<typeof PdfDocument>;

export type Face = 'display' | 'text' | 'strong' | 'number' | 'numberStrong';

const files: Record<Face, string> = {
  display: 'dela-gothic-one/files/dela-gothic-one-{script}-400-normal.woff',
  text: 'nunito-sans/files/nunito-sans-{script}-400-normal.woff',
  strong: 'nunito-sans/files/nunito-sans-{script}-800-normal.woff',
  number: 'jetbrains-mono/files/jetbrains-mono-{script}-400-normal.woff',
  numberStrong: 'jetbrains-mono/files/jetbrains-mono-{script}-700-normal.woff',
};
const scripts = ['latin', 'cyrillic'] as const;
type Script = (typeof scripts)[number];

/** Makes the faces known to a document; only the glyphs in use are embedded. */
export function registerFaces(doc: Pdf): void {
  for (const [face, pattern] of Object.entries(files))
    for (const script of scripts) {
      const path = fileURLToPath(import.meta.resolve(`@fontsource/${pattern.replace('{script}', script)}`));
      doc.registerFont(`${face} ${script}`, readFileSync(path));
    }
}

/** A stretch of text in one face; `to` makes it a link. */
export type Piece = { text: string; face: Face; to?: string | undefined };

/** The pieces of a sentence with its marks; `face` is that of its plain words. */
export function piecesOf(sentence: string, face: Face = 'text'): Piece[] {
  return inlineParts(sentence).map((part) => {
    if (part.kind === 'link') return { text: part.text, face, to: part.to };
    return {
      text: part.text,
      face: part.kind === 'strong' ? 'strong' : part.kind === 'code' ? 'number' : face,
    };
  });
}

type Word = { runs: readonly (Piece & { script: Script; width: number })[]; width: number; space: number };
export type Line = readonly Word[];

/** Breaks pieces into lines of at most `width` points; a word that is longer gets a line of its own. */
export function breakLines(doc: Pdf, pieces: readonly Piece[], size: number, width: number): Line[] {
  const lines: Word[][] = [[]];
  let used = 0;
  for (const word of wordsOf(doc, pieces, size)) {
    const line = lines.at(-1) ?? [];
    const before = line.at(-1)?.space ?? 0;
    if (line.length > 0 && used + before + word.width > width) {
      lines.push([word]);
      used = word.width;
    } else {
      line.push(word);
      used += before + word.width;
    }
  }
  return lines;
}

function wordsOf(doc: Pdf, pieces: readonly Piece[], size: number): Word[] {
  const words: Word[] = [];
  let runs: Word['runs'][number][] = [];
  const end = (face: Face): void => {
    if (runs.length === 0) return;
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    words.push({ runs, width, space: widthOf(doc, ' ', face, 'latin', size) });
    runs = [];
  };
  for (const piece of pieces) {
    const parts = piece.text.split(' ');
    for (const [index, part] of parts.entries()) {
      for (const { text, script } of runsOf(part))
        runs.push({ ...piece, text, script, width: widthOf(doc, text, piece.face, script, size) });
      if (index < parts.length - 1) end(piece.face);
    }
  }
  end('text');
  return words;
}

function runsOf(word: string): { text: string; script: Script }[] {
  return (word.match(/[\u0400-\u045F\u2116]+|[^\u0400-\u045F\u2116]+/g) ?? []).map((text) => ({
    text,
    script: /[\u0400-\u045F\u2116]/.test(text) ? 'cyrillic' : 'latin',
  }));
}

function widthOf(doc: Pdf, text: string, face: Face, script: Script, size: number): number {
  doc.font(`${face} ${script}`).fontSize(size);
  const { font } = Reflect.get(doc, '_font') as FaceInUse;
  const missing = Array.from(text).find((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  if (missing !== undefined) throw new Error(`The face ${face} ${script} has no "${missing}" for "${text}".`);
  return doc.widthOfString(text);
}

/** Where the library keeps the face in use; it would set a missing glyph as an empty box. */
type FaceInUse = { font: { hasGlyphForCodePoint(code: number): boolean } };

/** Width of a line in points. */
export function lineWidth(line: Line): number {
  return line.reduce((sum, word, i) => sum + word.width + (i < line.length - 1 ? word.space : 0), 0);
}

/** Points from the upper left corner of the page. */
export type Box = { x: number; y: number; width: number; height: number };

type Setting = {
  x: number;
  y: number;
  size: number;
  colour: string;
  /** Draws the words of a link to `to`, which lie in `box`. */
  link?: (to: string, box: Box, words: string, draw: (colour: string | null) => void) => void;
};

/** Sets a line with its baseline at (x, y); without `link`, words that lead somewhere are plain. */
export function setLine(doc: Pdf, line: Line, { x, y, size, colour, link }: Setting): void {
  for (const stretch of stretchesOf(line, x)) {
    const { to, left, width } = stretch;
    const draw = (underline: string | null = null) => {
      for (const { text, face, script, at } of stretch.runs) {
        doc.font(`${face} ${script}`).fontSize(size).fillColor(colour);
        doc.text(text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      }
      if (underline !== null) doc.rect(left, y + 1.6, width, 0.6).fill(underline);
    };
    if (to === undefined || link === undefined) draw();
    else link(to, { x: left, y: y - size, width, height: size * 1.3 }, stretch.words.join(' '), draw);
  }
}

type Stretch = {
  to: string | undefined;
  runs: (Word['runs'][number] & { at: number })[];
  words: string[];
  left: number;
  width: number;
};

/** The runs of a line that starts at `x`, with their places, parted wherever a link begins or ends. */
function stretchesOf(line: Line, x: number): Stretch[] {
  const stretches: Stretch[] = [];
  let at = x;
  for (const { runs, space } of line) {
    for (const run of runs) {
      const last = stretches.at(-1);
      const isSame = last !== undefined && last.to === run.to;
      const stretch = isSame ? last : { to: run.to, runs: [], words: [], left: at, width: 0 };
      if (!isSame) stretches.push(stretch);
      stretch.runs.push({ ...run, at });
      stretch.words.push(run.text);
      at += run.width;
      stretch.width = at - stretch.left;
    }
    // Drawn too, or what is read out has no words.
    const blank = { text: ' ', face: runs.at(-1)?.face ?? 'text', script: 'latin', width: space } as const;
    stretches.at(-1)?.runs.push({ ...blank, at });
    at += space;
  }
  return stretches;
}
