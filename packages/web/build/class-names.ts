/** How classes of components are called in a build: short, since every document is full of them, and such that a class tells its sheet. */
import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';

const web = resolve(import.meta.dirname, '..');
const CLASS = /\.(-?[a-z_][\w-]*)/gi;

/** The length of a sheet's mark: a million and a half of them, so that two sheets hardly ever share one. */
const MARK_LENGTH = 4;

/** Which sheet has which mark; the sheets of a build are the same for browser and prerendering. */
const marked = new Map<string, string>();

/**
 * Returns the class of a build for `name` in a CSS module: the mark of its sheet, and its place among the names there.
 * @throws Error where two sheets would share a mark
 */
export function builtClass(name: string, file: string, css: string): string {
  const sheet = relative(web, file.replace(/\?.*$/, ''));
  const hash = createHash('sha256').update(sheet).digest();
  const mark = hash.readUInt32BE().toString(36).padStart(MARK_LENGTH, '0').slice(-MARK_LENGTH);
  const other = marked.get(mark) ?? sheet;
  if (other !== sheet) throw new Error(`${sheet} and ${other} share the mark ${mark}: rename one of them.`);
  marked.set(mark, sheet);
  const names = [...new Set([...css.matchAll(CLASS)].map(([, found = '']) => found))];
  return `_${mark}-${names.indexOf(name)}`;
}

/** The mark of the sheet that a class of a build belongs to; undefined for one of no module. */
export function markOf(name: string): string | undefined {
  return /^_([a-z0-9]{4})-\d+$/.exec(name)?.[1];
}
