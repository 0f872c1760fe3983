/** Leaves out what would weigh on every page: most of Lingui and of Vite's loader of parts, and where each message comes from. Lets a part that did not come be asked for again. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const lingui = resolve(import.meta.dirname, '../src/shell/lingui');
const runtimes: Readonly<Record<string, string>> = {
  '@lingui/core': resolve(lingui, 'core.ts'),
  '@lingui/react': resolve(lingui, 'react.tsx'),
};

/**
 * Vite's own also waits for style sheets, of which there is one here, and looks for a nonce. A browser may keep for good that a
 * file did not come (Chromium does from 150 on): then it is asked for under another address. Its text names what `load` loads.
 */
const preload = `const known = {};
export const __vitePreload = (load, files = []) => {
  for (const file of files)
    known[file] ||= !document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }),
    );
  return load(known[load]).catch((error) => {
    known[load] = '?' + Date.now();
    throw error;
  });
};`;

/** Where a part is imported, as the minifier writes it: the function takes what is put behind the file's address. */
const imports = /(?<isAsync>async)?\(\)=>(?<before>\{let\{[^}]*\}=await )?import\((?<file>`\.\/[^`]+`)\)/g;

/** Code whose imports of parts can be asked for again under another address. */
export const repeatable = (code: string): string =>
  code.replaceAll(
    imports,
    (_, isAsync: string | undefined, before: string | undefined, file: string) =>
      `${isAsync ?? ''}(q="")=>${before ?? ''}import(${file}+q)`,
  );

/** A message without its `source`, which is for readers of the code. */
export const withoutSources = (code: string): string =>
  code.replaceAll(/\bsource:\s*'(?:[^'\\]|\\.)*',/g, '');

const isMessages = (id: string): boolean => id.includes('/domain/src/messages/');

/** Vite plugin for what is built; tests run over the whole, and one of them compares the two. */
export function leanRuntimesPlugin(): Plugin {
  return {
    name: 'lilape-lean-runtimes',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => runtimes[id] ?? null,
    transform: (code, id) => (isMessages(id) ? withoutSources(code) : null),
    load: (id) => (id === '\0vite/preload-helper.js' ? preload : null),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = repeatable(chunk.code);
      },
    },
  };
}
