// How the browser tests run: the machine's own Chromium, a whole stack per worker, no second chances.
import { defineConfig } from '@playwright/test';

/** Where `E2E_REPORT` asks for it, the results are written as JSON for `npm test` to count. */
const reportFile = process.env['E2E_REPORT'];

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Files run side by side, the tests of one file in order on one stack.
  fullyParallel: false,
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  globalSetup: './src/build-page.ts',
  reporter: [['list'], ...(reportFile === undefined ? [] : [['json', { outputFile: reportFile }] as const])],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    },
  },
});
