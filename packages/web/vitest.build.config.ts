/** Tests of how the page is built, and of what needs a process of its own: a time zone, the catalogues' tools, Node's own errors. */
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/** Those of them that lie in `src`. */
export const ofAProcess = ['src/locales/**', 'src/shell/first/api.test.ts', 'src/shell/text/moment.test.ts'];

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: 'build',
      maxWorkers: '100%',
      testTimeout: 60_000,
      include: [
        '{build,scripts}/**/*.test.ts',
        ...ofAProcess.map((place) => place.replace('**', '**/*.test.ts')),
      ],
    },
  }),
);
