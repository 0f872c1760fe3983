// How the browser tests run: the machine's own Chromium or npm's, a whole stack per worker, no second chances.
import { defineConfig } from '@playwright/test';

import { ensureBrowser } from '../scripts/run/browser.ts';

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Files run side by side, the tests of one file in order on one stack.
  fullyParallel: false,
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  retries: 0,
  forbidOnly: true,
  // Ceilings for a busy machine; nothing waits for them on an idle one.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  globalSetup: './src/build-page.ts',
  reporter: 'list',
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    // Without a graphics card every frame is drawn by the processor, which the tests need: who looks at motion asks for it.
    reducedMotion: 'reduce',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // A worker would stand between the pages and the tests that break their network.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: ensureBrowser(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
});
