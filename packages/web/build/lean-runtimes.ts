/** Puts what the page needs of Lingui, and of Vite's loader of parts, in the place of the whole: they weigh on every page. */
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

/** Vite plugin for what is built; tests run over the whole, and one of them compares the two. */
export function leanRuntimesPlugin(): Plugin {
  return {
    name: 'lilape-lean-runtimes',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => runtimes[id] ?? null,
    load: (id) => (id === '\0vite/preload-helper.js' ? preload : null),
  };
}
