// A first buyer on a phone: into a wallet's app, to the coins, and from the purchase to what comes after it.
import { amountField, buyModal, expectSuccess, openBuyModal, pay } from '#pages/buy-ui.ts';
import { expectEvenLines, expectNoThinText } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { accountMenu, chooseWallet, openWalletDialog, walletButton } from '#pages/wallet-ui.ts';
import { expect, test } from './test.ts';
import { appearances, installWallets } from './wallet/install.ts';
import { TestWallet } from './wallet/wallet.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('Without a wallet in my browser I can open the page in one of four apps', async ({ page, stack }) => {
  await open(page, '/how-to-buy');
  const dialog = await openWalletDialog(page);
  const { host } = new URL(stack.url);
  const inUrl = encodeURIComponent(`${stack.url}/how-to-buy`);
  for (const [name, link] of [
    ['MetaMask', `https://link.metamask.io/dapp/${host}/how-to-buy`],
    ['Coinbase Wallet', `https://go.cb-w.com/dapp?cb_url=${inUrl}`],
    ['Trust Wallet', `https://link.trustwallet.com/open_url?coin_id=60&url=${inUrl}`],
    ['OKX Wallet', /^https:\/\/web3\.okx\.com\/download\?deeplink=/],
  ] as const)
    await expect(dialog.getByRole('link', { name: `${name} Open in the app` })).toHaveAttribute('href', link);
  await expect(dialog.getByRole('link', { name: 'Rabby Install' })).toBeVisible();
});

test('I have no USDT, pay in USDC, and am told what I own and what comes next', async ({
  page,
  context,
  chain,
}) => {
  const accounts = [await chain.newAccount({ USDC: '60' })];
  const wallet = new TestWallet(chain, { appearance: appearances.metamask, accounts });
  await installWallets(context, [wallet]);
  wallet.allow('approve 25 USDC', 'buy 25 USDC');
  await open(page, '/');
  const dialog = await openWalletDialog(page);
  await expect(dialog.getByRole('link', { name: /Open in the app/ })).toHaveCount(0);
  await chooseWallet(page, 'MetaMask');

  let modal = await openBuyModal(page);
  await expect(modal.getByRole('link', { name: 'Get USDT' })).toHaveAttribute('href', '/how-to-buy#fund');
  // A thumb has its room there, and none of it lies on an amount.
  const [way, amount] = await Promise.all([
    modal.getByRole('link', { name: 'Get USDT' }).boundingBox(),
    modal.getByRole('button', { name: '25 USDT', exact: true }).boundingBox(),
  ]);
  expect(way?.height).toBeGreaterThanOrEqual(44);
  expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThanOrEqual((amount?.y ?? 0) + 0.5);
  await expectNoThinText(page);
  await expect(modal.getByRole('button', { name: '25 USDT', exact: true })).toBeDisabled();
  await modal.getByRole('radio', { name: 'USDC' }).check({ force: true });
  await expect(modal.getByRole('link', { name: 'Get USDC' })).toHaveCount(0);
  await expect(modal.getByRole('button', { name: '100 USDC', exact: true })).toBeDisabled();
  await modal.getByRole('button', { name: '25 USDC', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(buyModal(page)).toBeHidden();
  modal = await openBuyModal(page);
  await expect(amountField(modal)).toHaveValue('25');
  await modal.getByRole('radio', { name: 'USDC' }).check({ force: true });
  await pay(modal);
  await expectSuccess(modal);
  await expectNoThinText(page);
  await page.keyboard.press('Escape');

  const owned = 'You own 20,833.33 LILAPE. Claim them once the sale is over';
  await expect(page.getByRole('main')).toContainText(owned);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(owned);
  await walletButton(page).click();
  await expect(accountMenu(page)).toContainText(owned);
  await expectEvenLines(accountMenu(page).locator('[data-copy] code'));
  await accountMenu(page).getByRole('link', { name: 'My purchases' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('What happens next: your tokens wait in the sale’s contract.');
  await expect(main).toContainText('Entered in the giveaway');
});
