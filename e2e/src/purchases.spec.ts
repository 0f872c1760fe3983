// My purchases: what the chain recorded, how settled it is, and a file of it.
import { readFile } from 'node:fs/promises';
import { pathOf } from '@lilape/wire/endpoint';
import { purchases } from '@lilape/wire/endpoints/purchases';

import { expectSuccess, openBuyModal, order, pay } from '#pages/buy-ui.ts';
import { open } from '#pages/site.ts';
import { chooseWallet, connect, short, walletButton } from '#pages/wallet-ui.ts';
import { expect, test } from './test.ts';

test('I see my purchase become final and download the list', async ({ page, wallet, chain, stack }) => {
  wallet.allow('approve 60 USDT', 'buy 60 USDT');
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '60');
  // On a slow machine it would be safe before it is looked at.
  await stack.sequencer?.pause();
  await pay(modal);
  for (const sent of [1, 2]) {
    await expect.poll(() => wallet.hashes).toHaveLength(sent);
    await stack.sequencer?.seal(1);
  }
  await expectSuccess(modal);
  await page.keyboard.press('Escape');
  await walletButton(page).click();
  await page.getByRole('dialog', { name: 'Your wallet' }).getByRole('link', { name: 'My purchases' }).click();
  // The page before it, which lists purchases too, stands until this one can be rendered.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My purchases');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '50,000' });
  await expect(row.locator('[aria-current=step]')).toContainText('Seen');
  await expect(page.getByRole('main')).toContainText('50,000 LILAPE waiting');
  for (let block = 0; block < 10; block++) await stack.rpc('evm_mine');
  await expect(row.getByText('Final', { exact: true })).toBeVisible();
  await expect(row.getByRole('list')).toHaveCount(0);
  stack.sequencer?.resume();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(wallet.hashes[1]);
  expect(text).toContain('50000');
  // What it comes to is said once, and a price with two decimals; a tap has the rest.
  await chain.buy(wallet.account, 'USDC', '1.234567');
  await expect(page.getByRole('main')).toContainText('for 1.23 USDC');
  await expect(page.getByTitle('1.234567', { exact: true })).toBeVisible();
  await expect(page.getByText('$61.23 paid in all')).toBeVisible();
  await expect(page.getByText('51,028.8', { exact: false })).toHaveCount(1);
});

test('What I bought comes where its place was kept', async ({ page, wallet, chain }) => {
  const { address } = wallet.account;
  await chain.buy(wallet.account, 'USDT', '60');
  await connect(page, address);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const released = Promise.withResolvers<undefined>();
    await page.route(`**${pathOf(purchases, { address })}**`, async (route) => {
      await released.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(`**${pathOf(purchases, { address })}**`);
    await open(page, '/purchases');
    await asked;
    const item = page.getByRole('main').locator('ul > li').first();
    await expect(item).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('50,000 LILAPE');
    const kept = (await item.boundingBox())?.y ?? 0;
    released.resolve(undefined);
    await expect(page.getByRole('main')).toContainText('50,000 LILAPE');
    // A line more or less of what comes next.
    expect(Math.abs(((await item.boundingBox())?.y ?? 0) - kept), `${width}`).toBeLessThan(30);
    await page.unrouteAll();
  }
});

test('My purchases loads no wallet code before I ask for it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await open(page, '/purchases');
  await page.waitForLoadState('load');
  const words = (await Promise.all(scripts)).join('\n');
  expect(words).toContain('to see its purchases here');
  expect(words).not.toMatch(/eth_requestAccounts|eth_sendTransaction|eip6963:|wallet_switchEthereumChain/);
});

test('Without a wallet My purchases asks me to connect, then shows that I have none', async ({
  page,
  wallet,
}) => {
  await open(page, '/purchases');
  await page.getByRole('main').getByRole('button', { name: 'Connect Wallet' }).click();
  await chooseWallet(page, 'MetaMask');
  await expect(walletButton(page)).toContainText(short(wallet.account.address));
  await expect(page.getByRole('main')).toContainText('This wallet has bought nothing yet.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Buy LILAPE' })).toBeVisible();
});
