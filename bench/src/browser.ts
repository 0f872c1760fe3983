// The machine's own Chromium.
import { type Browser, chromium } from 'playwright-core';

import { findBrowser } from '../../scripts/run/browser.ts';

/** The path of Chromium. @throws Error where there is none */
export function browserPath(): string {
  const path = findBrowser();
  if (path === null) throw new Error('Chromium is needed: install it, or set CHROMIUM_PATH.');
  return path;
}

/** Runs `work` with a browser, which is closed afterwards. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  moreArgs: readonly string[] = [],
): Promise<Result> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', ...moreArgs];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
