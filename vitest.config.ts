import { defineConfig } from 'vitest/config';

// One project a package: `domain`, `wire`, `art`, `web` and `scripts` are the unit tests of
// `npm run check`; `server` needs Postgres and a local chain and runs in `npm test`.
const unit = (name: string, folder = `packages/${name}`) => ({
  extends: true as const,
  test: { name, root: folder, include: ['**/*.test.{ts,tsx}'], exclude: ['**/node_modules/**', '**/dist/**'] },
});

export default defineConfig({
  test: {
    projects: [
      unit('domain'),
      unit('wire'),
      unit('art'),
      unit('scripts', 'scripts'),
      'packages/web/vitest.config.ts',
      'packages/server/vitest.config.ts',
      'packages/contracts/vitest.config.ts',
    ],
  },
});
