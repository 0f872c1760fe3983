/** Unit tests of the page, in a simulated browser: a new one for each file, all of them in a few threads. */
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';
import { ofAProcess } from './vitest.build.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: 'web',
      // A ceiling for a busy machine.
      testTimeout: 60_000,
      maxWorkers: '100%',
      pool: 'vmThreads',
      environment: 'happy-dom',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ofAProcess,
      setupFiles: ['./src/test-setup.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }),
);
