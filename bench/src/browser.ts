// The full Chromium that figures are taken with: a headless shell, as npm has one, paints and loads unlike what people use.
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

import { chooseBrowser, installedBrowser } from '../../scripts/run/browser.ts';

const none = () => null;

/** The path of an installed browser. @throws Error where there is none */
function browserPath(): string {
  return chooseBrowser({
    chosen: process.env['CHROMIUM_PATH'],
    isThere: existsSync,
    installed: installedBrowser,
    fetched: none,
    fromNpm: null,
    fromDebian: null,
  });
}

/** @throws Error with a sentence for a headless shell, by the product that a browser says it is. @see decision 139 "browser without root" */
export function requireFullBrowser(product: string): void {
  if (product.startsWith('Headless'))
    throw new Error(
      `Figures need a full Chrome or Chromium, and ${product} is a headless shell: set CHROMIUM_PATH.`,
    );
}

let hasPrinted = false;

/** Prints once a run what the figures are taken with. */
async function checkProduct(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  await session.detach();
  requireFullBrowser(product);
  if (!hasPrinted) console.log(JSON.stringify({ browser: product }));
  hasPrinted = true;
}

/** Runs `work` with a browser, which is closed afterwards. @throws Error without a full browser */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  moreArgs: readonly string[] = [],
): Promise<Result> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', ...moreArgs];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  try {
    await checkProduct(browser);
    return await work(browser);
  } finally {
    await browser.close();
  }
}
