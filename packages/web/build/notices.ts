/** Writes the licences of all software and faces that the page is made of: most of them ask to be shown with every copy. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where the notices are served. */
export const noticesFile = 'third-party-notices.txt';

/** What a package says of itself; `terms` is the text of its licence. */
export type Notice = { name: string; version: string; licence: string; terms: string };

const modules = resolve(import.meta.dirname, '../../../node_modules');

/** Those of `fonts.ts` and of the whitepaper's PDF. */
const faces = [
  '@fontsource/dela-gothic-one',
  '@fontsource/jetbrains-mono',
  '@fontsource/nunito-sans',
  '@fontsource-variable/jetbrains-mono',
  '@fontsource-variable/nunito-sans',
];

/** Asked for by the WalletConnect Community License, 2a. */
const reown = 'Portions © 2025 Reown, Inc. All Rights Reserved';

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Vite plugin: the browser's bundle brings the notices of every package with a module in it, and of the faces. */
export function noticesPlugin(): Plugin {
  return {
    name: 'lilape-notices',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
        const folders = [...foldersOf(ids), ...faces.map((name) => resolve(modules, name))];
        const notices = folders.map(readNotice);
        this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesText(notices) });
      },
    },
  };
}

/** Returns the folder of each installed package that modules come from, each once. */
export function foldersOf(ids: readonly string[]): string[] {
  const folders = ids.flatMap(
    (id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, ''))?.[0] ?? [],
  );
  return [...new Set(folders)];
}

/** Reads what a package says of itself. @throws Error where it names no licence, or one with terms that it does not bring */
export function readNotice(folder: string): Notice {
  const { name, version, license, author } = JSON.parse(
    readFileSync(resolve(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string; author?: string | { name: string } };
  if (license === undefined) throw new Error(`${name} names no licence.`);
  const terms = termsIn(folder);
  if (terms !== undefined) return { name, version, licence: license, terms };
  if (license !== 'MIT') throw new Error(`${name} does not bring the terms of its licence, ${license}.`);
  const holder = typeof author === 'object' ? author.name : author;
  return {
    name,
    version,
    licence: license,
    terms: `Copyright (c) ${holder ?? `the authors of ${name}`}\n\n${mit}`,
  };
}

/** The text of the licence that a package brings. */
function termsIn(folder: string): string | undefined {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file));
  if (files.length === 0) return undefined;
  return files.map((file) => readFileSync(resolve(folder, file), 'utf8').trim()).join('\n\n');
}

/** Returns the whole text: each text of a licence once, under the packages that it holds for. */
export function noticesText(notices: readonly Notice[]): string {
  const byTerms = new Map<string, Set<string>>();
  for (const { name, version, licence, terms } of notices) {
    const holders = byTerms.get(terms) ?? new Set();
    byTerms.set(terms, holders.add(`${name} ${version} (${licence})`));
  }
  const parts = [...byTerms].map(([terms, holders]) => `${[...holders].toSorted().join('\n')}\n\n${terms}`);
  const hasReown = notices.some(({ name }) => name.startsWith('@walletconnect/'));
  return (
    [
      'LilApe contains the following software and faces of others, under the terms that follow each.',
      ...(hasReown ? [reown] : []),
      ...parts.toSorted(),
    ].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n'
  );
}
