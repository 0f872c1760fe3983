import { configDefaults, defineConfig } from 'vitest/config';

import { MOCKING, shared } from './vitest.shared.ts';

// Real Postgres and real local chains: one Postgres a run, a fresh database and an anvil of its own a file.
export default defineConfig({
  test: {
    ...shared,
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...MOCKING],
    globalSetup: ['src/testing/global-setup.ts'],
    // Loading the server's modules again takes longer than most files do.
    isolate: false,
    unstubGlobals: true,
  },
});
