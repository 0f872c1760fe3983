// Finds what comments cite of the documents, and which of it the documents do not have.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readDecisions } from './decisions.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What comments can cite: sections of the specification by number, headings of a document, decisions with their files' words. */
type Documents = {
  sections: Set<string>;
  headings: Map<string, readonly string[]>;
  decisions: ReadonlyMap<number, string>;
};

/** Reads what stands in `docs`. */
export function readDocuments(): Documents {
  const sections = new Set(
    [...read('docs/specification.md').matchAll(/^## (§\d+)/gm)].map(([, name = '']) => name),
  );
  const headingsOf = (path: string) => [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  const decisions = readDecisions().map(({ number, file }): [number, string] => [number, wordsOf(file)]);
  return {
    sections,
    headings: new Map([
      ['specification', headingsOf('docs/specification.md')],
      ['architecture', headingsOf('docs/architecture.md')],
    ]),
    decisions: new Map(decisions),
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
  for (const [, cited = ''] of text.matchAll(/\bdecisions? ((?:\d{1,3}(?: "[^"]*")?(?:, | and | to )?)+)/g))
    for (const [all, number, words] of cited.matchAll(/(\d+)(?: "([^"]*)")?/g))
      if (!fits(documents.decisions.get(Number(number)), words)) lost.push(`decision ${all}`);
  return lost;
}

/** `lean runtimes` of `069-lean-runtimes.md`. */
const wordsOf = (file: string): string => file.slice(4, -'.md'.length).replaceAll('-', ' ');

/** Whether the words beside a number are whole words of that decision's file. A number alone says nothing that could be wrong. */
function fits(title: string | undefined, words: string | undefined): boolean {
  return title !== undefined && words !== undefined && words !== '' && ` ${title} `.includes(` ${words} `);
}
