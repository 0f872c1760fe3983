/** Unit tests of the page, in a simulated browser. */
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      name: 'web',
      // A ceiling for a busy machine; making a PDF takes a second on an idle one.
      testTimeout: 60_000,
      environment: 'happy-dom',
      include: ['{src,build}/**/*.test.{ts,tsx}'],
      setupFiles: ['./src/test-setup.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }),
);
