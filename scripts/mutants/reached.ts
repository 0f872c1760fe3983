// Which tests evaluate what a mutant changes: a source is written so that each such place is noted when it is reached.
import { existsSync, readFileSync, rmSync } from 'node:fs';

import { type Mutation, mutationsOf } from './operators.ts';

/** Returns the source with a note at each place of a mutant: a line of `notes` as soon as a process reaches it. */
export function noting(file: string, source: string, notes: string): string {
  const places = new Map(mutationsOf(source).map(({ within }) => [placeName(file, { within }), within]));
  const marks = [...places].flatMap(([name, { start, end }]) => [
    { at: start, isOpening: true, length: end - start, text: `(__reached(${JSON.stringify(name)}), ` },
    { at: end, isOpening: false, length: end - start, text: ')' },
  ]);
  // From the end to the front; at one place what closes stands before what opens, and the outer holds the inner.
  marks.sort((a, b) => b.at - a.at || Number(b.isOpening) - Number(a.isOpening) || inOut(a, b));
  const noted = marks.reduce(
    (text, mark) => text.slice(0, mark.at) + mark.text + text.slice(mark.at),
    source,
  );
  return `${header(notes)}${noted}`;
}

/** Of marks at one place, written from the last to the first. */
function inOut(a: { isOpening: boolean; length: number }, b: { length: number }): number {
  return a.isOpening ? a.length - b.length : b.length - a.length;
}

/** The name of the place that a mutant changes. */
export function placeName(file: string, { within: { start, end } }: Pick<Mutation, 'within'>): string {
  return `${file} ${start} ${end}`;
}

/** The places that were reached since this was called last. */
export function takeNotes(notes: string): string[] {
  if (!existsSync(notes)) return [];
  const names = new Set(readFileSync(notes, 'utf8').split('\n').filter(Boolean));
  rmSync(notes);
  return [...names];
}

const header = (notes: string) =>
  `import { appendFileSync as __append } from 'node:fs'; const __known = new Set(); const __reached = (place) => {
  if (__known.has(place)) return; __known.add(place); __append(${JSON.stringify(notes)}, place + '\\n'); };\n`;
