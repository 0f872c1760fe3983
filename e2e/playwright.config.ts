// How the browser tests run: the machine's own Chromium or npm's, a whole stack for each worker, no second chances.
import { defineConfig } from '@playwright/test';

import { ensureBrowser } from '../scripts/run/browser.ts';
import { deep, isDeep } from './src/deep.ts';

/** Files on a stack of their own. They begin first: the many short ones after them leave no worker without work at the end. */
const ownStacks = ['admin', 'applying', 'operations', 'launches', 'posts', 'published-*'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: 'src',
  ...(isDeep ? {} : { grepInvert: new RegExp(deep.tag) }),
  projects: [
    { name: 'own stack', testMatch: ownStacks },
    { name: 'shared stack', testMatch: '**/*.spec.ts', testIgnore: ownStacks },
  ],
  outputDir: 'test-results',
  // Files run side by side, the tests of one file in order on one stack.
  fullyParallel: false,
  // A test mostly waits for its page: of two cores a third test uses what two leave.
  workers: Number(process.env['E2E_WORKERS'] ?? 3),
  retries: 0,
  forbidOnly: true,
  // Ceilings for a busy machine; nothing waits for them on an idle one.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  globalSetup: './src/build-page.ts',
  reporter: 'list',
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    // Without a graphics card every frame is painted by the processor, which the tests need: who looks at motion asks for it.
    reducedMotion: 'reduce',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // A worker would stand between the pages and the tests that break their network.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: ensureBrowser(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--font-render-hinting=none'],
    },
  },
});
