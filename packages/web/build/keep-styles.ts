/** Keeps the style sheets of components whose HTML is made at build time. */
import type { Plugin } from 'vite';

/**
 * Vite plugin: a CSS module stays in the bundle where it is imported, even if no script reads its class
 * names. Vite by itself would drop it as unused.
 */
export function keepStylesPlugin(): Plugin {
  return {
    name: 'lilape-keep-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' as const }),
    },
  };
}
