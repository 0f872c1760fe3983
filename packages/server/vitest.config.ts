import { defineConfig } from 'vitest/config';

// Real Postgres and real local chains: one Postgres a run, a fresh database and an anvil of its own a file.
export default defineConfig({
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
