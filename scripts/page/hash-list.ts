// The list of SHA-256 hashes of every file that a site serves, as `sha256sum -c` reads it.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

import { languageOf } from '@lilape/domain/languages';
import { apeTexts } from '@lilape/server/apes/page-texts';
import { fillMarkers } from '@lilape/wire/markers';

import { unfilled } from './unfilled.ts';

export type Listed = {
  /** Below the folder that is served, with slashes. */
  readonly path: string;
  /** Of what is served, in hex. */
  readonly sha256: string;
  /** Of a document without what the server may fill in; null for what it serves as it is. */
  readonly unfilledSha256: string | null;
  /** Whether there is a file of it; the page of an ape is made of one document for all of them. */
  readonly isFile: boolean;
};

/** Apes whose pages are listed: the first and last that are sold, and a prize. */
const APES = [1, 9_900, 10_000];
const SERVED = '# served ';
const UNFILLED = '# unfilled ';

/** SHA-256 in hex. */
export const sha256Of = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Every file of a built page that is served, by path; compressed forms say the same and are left out. Of apes, a few pages. */
export function listFiles(folder: string): Listed[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.endsWith('.br'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
    .flatMap((path) => {
      const bytes = readFileSync(join(folder, path));
      if (!path.endsWith('.html'))
        return [{ path, sha256: sha256Of(bytes), unfilledSha256: null, isFile: true }];
      const html = bytes.toString();
      return html.includes('⟦') ? pagesOfApes(path, html) : [listed(path, html, true)];
    });
}

const listed = (path: string, html: string, isFile: boolean): Listed => ({
  path,
  sha256: sha256Of(html),
  unfilledSha256: sha256Of(unfilled(html)),
  isFile,
});

/** @see packages/server/src/apes/pages.ts */
function pagesOfApes(path: string, html: string): Listed[] {
  const language = languageOf(`/${path}`);
  return APES.map((id) => {
    const page = fillMarkers(html, apeTexts(id, language));
    return listed(path.replace(/any\.html$/, String(id)), page, false);
  });
}

/** The list as a text; `facts` are lines that say what was built and how. */
export function formatList(files: readonly Listed[], facts: readonly string[]): string {
  const comments = facts.map((fact) => `# ${fact}`);
  const documents = files.flatMap(({ path, unfilledSha256 }) =>
    unfilledSha256 === null ? [] : [`${UNFILLED}${unfilledSha256}  ${path}`],
  );
  const rows = files.map(({ path, sha256, isFile }) => `${isFile ? '' : SERVED}${sha256}  ${path}`);
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
    .filter((line) => !line.startsWith('#') || line.startsWith(SERVED))
    .map((line) => {
      const isFile = !line.startsWith(SERVED);
      const row = rowOf(isFile ? line : line.slice(SERVED.length));
      return { ...row, unfilledSha256: documents.get(row.path) ?? null, isFile };
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
