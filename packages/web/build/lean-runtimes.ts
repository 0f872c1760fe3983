/** Leaves out what would weigh on every page: most of Lingui and of Vite's loader of parts, and where each message comes from. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const lingui = resolve(import.meta.dirname, '../src/shell/lingui');
const runtimes: Readonly<Record<string, string>> = {
  '@lingui/core': resolve(lingui, 'core.ts'),
  '@lingui/react': resolve(lingui, 'react.tsx'),
};

/** Vite's own also waits for style sheets, of which there is one here, and looks for a nonce. */
const preload = `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  }
  return load();
};`;

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
  };
}
