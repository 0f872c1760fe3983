// The command: takes pictures of the screens about money, for people to look at, into `.screenshots/`.
//   node e2e/scripts/screenshots.ts [--widths 360,768,1440] [--themes light,dark] [--languages en,ru]
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, localizedPath } from '@lilape/domain/languages';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

import { ensureBrowser } from '../../scripts/run/browser.ts';
import { buildStale } from '../../scripts/stack/build.ts';
import { type Chain, openChain } from '#chain/chain.ts';
import { appearances, installWallets } from '#wallet/install.ts';
import { TestWallet } from '#wallet/wallet.ts';
import { startTestStack } from '../src/stack.ts';

const folder = resolve(import.meta.dirname, '../../.screenshots');

type Look = { width: number; theme: 'light' | 'dark'; language: Language };
type Visit = {
  page: Page;
  wallet: TestWallet;
  shoot: (name: string, isWholePage?: boolean) => Promise<void>;
};

const { values } = parseArgs({
  options: {
    widths: { type: 'string', default: '360,768,1440' },
    themes: { type: 'string', default: 'light,dark' },
    languages: { type: 'string', default: 'en,ru' },
  },
});

const list = (text: string): string[] => text.split(',');

function looks(): Look[] {
  return list(values.widths).flatMap((width) =>
    list(values.themes).flatMap((theme) =>
      list(values.languages).map((language) => ({ width: Number(width), theme, language }) as Look),
    ),
  );
}

async function openContext(
  browser: Browser,
  url: string,
  { width, theme, language }: Look,
): Promise<BrowserContext> {
  const height = width < 700 ? 800 : 900;
  const viewport = { width, height };
  return browser.newContext({
    baseURL: url,
    viewport,
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
}

/** From the first visit to the list of purchases, by what is the same in both languages. */
async function walk({ page, wallet, shoot }: Visit, home: string): Promise<void> {
  const walletButton = page.locator('header button[aria-haspopup=dialog]');
  const modal = page.locator('dialog[open]');
  const pay = modal.locator('button[type=submit]');
  const amount = modal.locator('input[inputmode=decimal]');
  await page.goto(home);
  await page.locator('main ol li[aria-current=step]').waitFor();
  await shoot('home', true);
  await shoot('home-first-screen');
  await walletButton.click();
  await modal.waitFor();
  await shoot('dialog');
  wallet.willReject('connect');
  wallet.willReject('connect');
  await modal.getByRole('button', { name: 'MetaMask' }).click();
  await modal.getByRole('alert').waitFor();
  await shoot('dialog-error');
  wallet.forgetBehaviours();
  await modal.getByRole('button', { name: 'MetaMask' }).click();
  await modal.waitFor({ state: 'detached' });
  await walletButton.click();
  await modal.getByText(' ETH').waitFor();
  await shoot('account');
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });

  await page.locator('main button').first().click();
  await amount.waitFor();
  await shoot('modal-empty');
  await amount.fill('30000');
  await shoot('modal-portions');
  await amount.fill('60');
  wallet.willReject('eth_sendTransaction');
  await pay.click();
  await modal.locator('li[data-variant]').waitFor();
  await shoot('modal-error');
  await amount.fill('60');
  const confirm = wallet.willWait('eth_sendTransaction');
  await pay.click();
  await pay.and(page.locator(':disabled, [aria-busy=true]')).waitFor();
  await shoot('modal-processing');
  confirm();
  await modal.locator('li[data-variant=default]').waitFor();
  await shoot('modal-success');
  await page.keyboard.press('Escape');
  await page.goto(`${home}purchases`);
  await page.locator('main').getByText('60').first().waitFor();
  await shoot('purchases', true);
}

/** Pictures further down load when they come into view, which a picture of the whole page does not wait for. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}

async function visit(browser: Browser, url: string, chain: Chain, look: Look): Promise<void> {
  const context = await openContext(browser, url, look);
  const account = await chain.newAccount({ USDT: '50000', USDC: '50000' });
  const wallet = new TestWallet(chain, { appearance: appearances.metamask, accounts: [account] });
  wallet.allow('approve 60 USDT', 'buy 60 USDT');
  await installWallets(context, [wallet]);
  const page = await context.newPage();
  const shoot = async (name: string, fullPage = false) => {
    if (fullPage) await loadPictures(page);
    const file = `${name}-${look.width}-${look.theme}-${look.language}.png`;
    await page.screenshot({ path: join(folder, file), fullPage, animations: 'disabled' });
  };
  await walk({ page, wallet, shoot }, localizedPath('/', look.language));
  await context.close();
}

mkdirSync(folder, { recursive: true });
await buildStale(console.log);
const stack = await startTestStack();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  const chain = openChain(stack.rpcUrl);
  for (const look of looks()) {
    console.log(`${look.width} px, ${look.theme}, ${look.language}`);
    await visit(browser, stack.url, chain, look);
  }
} finally {
  await browser.close();
  await stack.stop();
}
