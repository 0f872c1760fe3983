// Finds what comments cite of the documents, and which of it the documents do not have.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What comments can cite: sections of the specification by number, headings of a document, numbers of decisions. */
type Documents = { sections: Set<string>; headings: Map<string, readonly string[]>; decisions: Set<number> };

/** Reads what stands in `docs`. */
export function readDocuments(): Documents {
  const sections = new Set(
    [...read('docs/specification.md').matchAll(/^## (§\d+)/gm)].map(([, name = '']) => name),
  );
  const headingsOf = (path: string) => [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  const decisions = readdirSync(join(root, 'docs/decisions'))
    .filter((name) => /^\d{3}-/.test(name))
    .map((name) => Number(name.slice(0, 3)));
  return {
    sections,
    headings: new Map([
      ['specification', headingsOf('docs/specification.md')],
      ['architecture', headingsOf('docs/architecture.md')],
    ]),
    decisions: new Set(decisions),
  };
}

/** Returns each citation in `text` that leads nowhere, as it is written. */
export function unresolved(text: string, documents: Documents): string[] {
  const lost: string[] = [];
  for (const [all, sections = ''] of text.matchAll(/\bspec(?:ification)?,? ((?:§\d+(?:, )?)+)/g))
    for (const [section] of sections.matchAll(/§\d+/g)) if (!documents.sections.has(section)) lost.push(all);
  for (const [all, document = '', title = ''] of text.matchAll(
    /\b(specification|architecture)(?: §\d)? ["']([^"']+)["']/g,
  ))
    if (!(documents.headings.get(document) ?? []).some((heading) => heading.endsWith(title))) lost.push(all);
  for (const [all, numbers = ''] of text.matchAll(/\bdecisions? ((?:\d{1,3}(?:, | and )?)+)/g))
    for (const [number] of numbers.matchAll(/\d+/g))
      if (!documents.decisions.has(Number(number))) lost.push(all);
  return lost;
}
