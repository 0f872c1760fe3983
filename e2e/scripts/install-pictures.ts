// The command: photographs home for those who are asked whether to install the site, into `packages/web/public`.
//   node e2e/scripts/install-pictures.ts     again after a change of how home looks
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

import { ensureBrowser } from '../../scripts/run/browser.ts';
import { buildStale } from '../../scripts/stack/build.ts';
import { type InstallPicture, installPictures } from '../../packages/web/build/install-pictures.ts';
import { openChain } from '#chain/chain.ts';
import { startTestStack } from '../src/stack.ts';

const folder = resolve(import.meta.dirname, '../../packages/web/public');
mkdirSync(join(folder, 'install'), { recursive: true });

async function photograph(browser: Browser, url: string, picture: InstallPicture): Promise<void> {
  const { width, height, scale } = picture;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: width / scale, height: height / scale },
    deviceScaleFactor: scale,
    isMobile: picture.form === 'narrow',
    locale: picture.language,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(picture.path);
  await page.locator('main ol li[aria-current=step]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const path = join(folder, picture.file);
  await page.screenshot({ path, type: 'jpeg', quality: 80, animations: 'disabled' });
  await context.close();
  console.log(picture.file);
}

await buildStale(console.log);
const stack = await startTestStack();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  const chain = openChain(stack.rpcUrl);
  for (const dollars of [25_000n, 1_200n, 40n]) await chain.someoneBuys(dollars * 1_000_000n);
  for (const picture of installPictures) await photograph(browser, stack.url, picture);
} finally {
  await browser.close();
  await stack.stop();
}
