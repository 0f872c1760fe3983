/** How classes and keyframes of components are called in a build: short, since every document is full of them, and such that a class tells its sheet. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const web = resolve(import.meta.dirname, '..');
/** What a sheet names for itself: its classes and its keyframes. */
const NAME = /(?:\.|@keyframes\s+)(-?[a-z_][\w-]*)/gi;

/** The length of a sheet's mark: a million and a half of them, so that two sheets hardly ever share one. */
const MARK_LENGTH = 4;

/** Which sheet has which mark; the sheets of a build are the same for browser and prerendering. */
const marked = new Map<string, string>();

/**
 * Returns what a build calls the class or the keyframes `name` of a CSS module: the mark of its sheet, and its place
 * among the names there. @throws Error where two sheets would share a mark, or a sheet two names one place
 */
export function builtClass(name: string, file: string, css: string): string {
  const sheet = relative(web, file.replace(/\?.*$/, ''));
  const mark = markOfSheet(sheet);
  const other = marked.get(mark) ?? sheet;
  if (other !== sheet) throw new Error(`${sheet} and ${other} share the mark ${mark}: rename one of them.`);
  marked.set(mark, sheet);
  const names = [...new Set([...css.matchAll(NAME)].map(([, found = '']) => found))];
  const place = names.indexOf(name);
  if (place < 0) throw new Error(`${sheet} does not say where ${name} comes from.`);
  return `_${mark}-${place}`;
}

function markOfSheet(sheet: string): string {
  const hash = createHash('sha256').update(sheet).digest();
  return hash.readUInt32BE().toString(36).padStart(MARK_LENGTH, '0').slice(-MARK_LENGTH);
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

/** The mark of the sheet that a class of a build belongs to; undefined for one of no module. */
export function markOf(name: string): string | undefined {
  return /^_([a-z0-9]{4})-\d+$/.exec(name)?.[1];
}
