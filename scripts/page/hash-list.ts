// The list of SHA-256 hashes of every file that a site serves, as `sha256sum -c` reads it.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

import { unfilled } from './unfilled.ts';

export type Listed = {
  /** Below the folder that is served, with slashes. */
  readonly path: string;
  /** Of the file, in hex. */
  readonly sha256: string;
  /** Of a document without what the server may fill in; null for what it serves as it is. */
  readonly unfilledSha256: string | null;
};

const UNFILLED = '# unfilled ';

/** SHA-256 in hex. */
export const sha256Of = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/**
 * Every file of a built page that is served as it is, by path. Compressed forms say the same, and a document with places is
 * served filled in for each ape alone: both are left out. @see packages/wire/src/places.ts
 */
export function listFiles(folder: string): Listed[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.br'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
    .flatMap((path) => {
      const bytes = readFileSync(join(folder, path));
      const html = path.endsWith('.html') ? bytes.toString() : null;
      if (html?.includes('⟦') === true) return [];
      return [
        { path, sha256: sha256Of(bytes), unfilledSha256: html === null ? null : sha256Of(unfilled(html)) },
      ];
    });
}

/** The list as a text; `facts` are lines that say what was built and how. */
export function formatList(files: readonly Listed[], facts: readonly string[]): string {
  const comments = facts.map((fact) => `# ${fact}`);
  const documents = files.flatMap(({ path, unfilledSha256 }) =>
    unfilledSha256 === null ? [] : [`${UNFILLED}${unfilledSha256}  ${path}`],
  );
  const rows = files.map(({ path, sha256 }) => `${sha256}  ${path}`);
  return `${[...comments, ...rows, ...documents].join('\n')}\n`;
}

/** The files of a list. @throws Error naming a line that is none */
export function parseList(text: string): Listed[] {
  const lines = text.split('\n').filter((line) => line !== '');
  const documents = new Map(
    lines
      .filter((line) => line.startsWith(UNFILLED))
      .map((line) => rowOf(line.slice(UNFILLED.length)))
      .map(({ path, sha256 }) => [path, sha256]),
  );
  return lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const row = rowOf(line);
      return { ...row, unfilledSha256: documents.get(row.path) ?? null };
    });
}

function rowOf(line: string): { path: string; sha256: string } {
  const [, sha256, path] = /^([0-9a-f]{64}) {2}([^/].*)$/.exec(line) ?? [];
  if (sha256 === undefined || path === undefined) throw new Error(`This is no line of a list: ${line}`);
  return { path, sha256 };
}

/** The path at which a site answers with the file. */
export function urlPathOf(path: string): string {
  const shown = basename(path) === 'index.html' ? path.slice(0, -'index.html'.length) : path;
  return `/${shown.replace(/\/$/, '')}`;
}
