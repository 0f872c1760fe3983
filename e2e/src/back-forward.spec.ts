// Coming back by the browser's own cache, which the other tests have switched off: a page is as I left it, and goes on.
import { chromium, type Page } from '@playwright/test';

import { installedBrowser } from '../../scripts/run/browser.ts';
import { chooseWallet, openWalletDialog, walletButton } from '#pages/wallet-ui.ts';
import { expect, test } from './test.ts';

// A headless shell keeps no pages.
const full = installedBrowser();
test.skip(full === null, 'There is no full Chrome or Chromium on this machine.');

/** Runs `act` with a page of a browser that keeps pages. */
async function inFullBrowser(url: string, act: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: full ?? '',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await act(await (await browser.newContext({ baseURL: url })).newPage());
  } finally {
    await browser.close();
  }
}

test('I come back to a page as I left it, and its figures go on', async ({ stack }) => {
  await inFullBrowser(stack.url, async (page) => {
    await page.goto('/');
    await page.waitForSelector('html[data-page="ready"][data-sale="open"]');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isFromCache: persisted }));
    });
    await page.getByRole('banner').getByRole('link', { name: 'How to buy' }).click();
    await page.waitForURL('**/how-to-buy');
    const asked = page.waitForRequest('**/api/events?topics=sale');
    await page.evaluate(() => history.back());
    // Over a change of documents.
    await page.waitForFunction(
      () => location.pathname === '/' && 'isFromCache' in window && window.isFromCache,
    );
    // Nothing was sent to a page that nobody saw: it asks again.
    await asked;
    await expect(page.locator('html')).toHaveAttribute('data-page', 'ready');
  });
});

test('What I did with my wallet on the next page is true on the one I come back to', async ({ stack }) => {
  await inFullBrowser(stack.url, async (page) => {
    await page.goto('/privacy');
    await page.waitForSelector('html[data-page="ready"]');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contracts' }).click();
    await page.waitForURL('**/contracts');
    await openWalletDialog(page);
    await chooseWallet(page, 'Demo wallet');
    await expect(walletButton(page)).toHaveAccessibleName(/^Your wallet/);
    await page.goBack();
    await page.waitForURL('**/privacy');
    await expect(walletButton(page)).toHaveAccessibleName(/^Your wallet/);
  });
});
