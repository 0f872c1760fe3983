/** How classes and keyframes of components are called in a build: short, since every document is full of them, and such that a class tells its sheet. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const web = resolve(import.meta.dirname, '..');
/** What a sheet names for itself: its classes and its keyframes. */
const NAME = /(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi;

/** All sheets of the page, by their paths below `packages/web`: the same for browser and prerendering. */
const sheets = globSync('src/**/*.module.css', { cwd: web }).sort();

/** Two characters tell all sheets apart, and every document is full of them. @see decision 209 "a page asks for little" */
const MARK_LENGTH = 2;
const MARK_BASE = 36;

/**
 * Returns what a build calls the class or the keyframes `name` of a CSS module: the mark of its sheet, and its place
 * among the names there. @throws Error where the sheet has no such name, or there are too many sheets
 */
export function builtClass(name: string, file: string, css: string): string {
  const sheet = relative(web, file.replace(/\?.*$/, ''));
  const names = [...new Set([...css.matchAll(NAME)].map(([, found = '']) => found))];
  const place = names.indexOf(name);
  if (place < 0) throw new Error(`${sheet} does not say where ${name} comes from.`);
  return `${markOfSheet(sheet)}${place}`;
}

/** The place of a sheet among all; one that is written while a dev server runs comes last. */
function markOfSheet(sheet: string): string {
  if (!sheets.includes(sheet)) sheets.push(sheet);
  const mark = sheets.indexOf(sheet).toString(MARK_BASE).padStart(MARK_LENGTH, '0');
  if (mark.length > MARK_LENGTH) throw new Error(`${sheet} is one sheet more than there are marks.`);
  // No short name of a script may pass for one; where a variable of that name is subtracted from, a sheet is larger than it need be.
  return `_${mark}-`;
}

/** A component that takes a class from the one that uses it. */
const TAKES_CLASS = /\bclassName(?:\??: string| = '')/;
const OWN_SHEET = /from '(\.\/[\w./-]+\.module\.css)'/g;

/** The marks of the sheets that others refine: those of components that take a class. */
export function refinedMarks(): Set<string> {
  const marks = new Set<string>();
  for (const file of globSync('src/**/*.tsx', { cwd: web })) {
    const code = readFileSync(resolve(web, file), 'utf8');
    if (!TAKES_CLASS.test(code)) continue;
    for (const [, sheet = ''] of code.matchAll(OWN_SHEET)) marks.add(markOfSheet(join(dirname(file), sheet)));
  }
  return marks;
}

/** The mark of the sheet that a class of a build belongs to, such as `_0a-`; undefined for one of no module. */
export function markOf(name: string): string | undefined {
  return /^(_[a-z0-9]{2}-)\d+$/.exec(name)?.[1];
}
