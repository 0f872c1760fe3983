import { defineConfig } from 'vitest/config';

// Deployments run on real local chains, so a test takes seconds, not milliseconds.
export default defineConfig({
  test: {
    name: 'contracts',
    root: import.meta.dirname,
    include: ['*.test.ts', 'deploy/**/*.test.ts', 'verification/**/*.test.ts', 'scripts/**/*.test.ts'],
    // A test mostly waits for its chain: of two cores a third test uses what two leave.
    maxWorkers: 3,
    // Loading viem again takes longer than many files do.
    isolate: false,
    // Ceilings for a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
