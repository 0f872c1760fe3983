// Wallets that do not keep to any standard: whatever they answer, the page stands and says what is wrong.
import { amountField, buyModal, buyNow, openBuyModal, order, pay } from '#pages/buy-ui.ts';
import { open, toast } from '#pages/site.ts';
import {
  chooseWallet,
  connect,
  openWalletDialog,
  short,
  walletButton,
  walletDialog,
} from '#pages/wallet-ui.ts';
import { isDeep } from './deep.ts';
import { expect, test } from './test.ts';

const answers = [[], null, ['0x12'], { accounts: [] }] as const;

// What is read of each of them, and of more, unit tests say. @see packages/web/src/wallet/guarded-provider.test.ts
for (const accounts of isDeep ? answers : answers.slice(0, 1)) {
  test(`When my wallet shows ${JSON.stringify(accounts)} as accounts I am told, and can try again`, async ({
    page,
    wallet,
  }) => {
    wallet.willAnswer('eth_requestAccounts', accounts);
    await open(page, '/how-to-buy');
    const dialog = await openWalletDialog(page);
    await chooseWallet(page, 'MetaMask');
    await expect(dialog.getByRole('alert')).toContainText('No accounts found');
    wallet.forgetBehaviours();
    await chooseWallet(page, 'MetaMask');
    await expect(walletDialog(page)).toBeHidden();
    await expect(walletButton(page)).toContainText('0x');
  });
}

test('A wallet that cannot even be looked at leaves the page as it is', async ({ page, context }) => {
  await context.addInitScript(() => {
    // A revoked proxy throws at every look.
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    window.ethereum = proxy;
    window.addEventListener('eip6963:requestProvider', () => {
      for (const detail of [null, {}, { info: null, provider: window.ethereum }])
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    });
  });
  await open(page, '/how-to-buy');
  const dialog = await openWalletDialog(page);
  await expect(dialog.getByRole('link', { name: /Install/ })).toHaveCount(5);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('A wallet that comes while the dialog is open is offered', async ({ page }) => {
  await open(page, '/how-to-buy');
  const dialog = await openWalletDialog(page);
  await expect(dialog.getByRole('link', { name: /MetaMask/ })).toBeVisible();
  await page.evaluate(() => {
    window.ethereum = { isMetaMask: true, request: async () => [] };
  });
  await expect(dialog.getByRole('button', { name: /MetaMask.*INSTALLED/ })).toBeVisible();
});

test('When my wallet loses its account the page disconnects and stands', async ({ page, wallet }) => {
  await open(page, '/how-to-buy');
  await openWalletDialog(page);
  await chooseWallet(page, 'MetaMask');
  await expect(walletButton(page)).toContainText('0x');
  await wallet.emit('accountsChanged', null);
  await expect(walletButton(page)).toHaveText('Connect Wallet');
});

test('Buy Now waits for my wallet of the last visit, and leaves no dialog open', async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  // Once by the page itself, once by the libraries that the press brings.
  const answers = [wallet.willWait('eth_accounts'), wallet.willWait('eth_accounts')];
  await page.reload();
  await expect(walletButton(page)).toContainText(short(wallet.account.address));
  await buyNow(page).click();
  await expect(walletButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const answer of answers) answer();
  await expect(buyModal(page)).toBeVisible();
  await expect(walletDialog(page)).toHaveCount(0);
});

test('Text that I mark by dragging out of the modal leaves it open', async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '60');
  const field = await amountField(modal).boundingBox();
  if (field === null) throw new Error('the field has no place');
  await page.mouse.move(field.x + 10, field.y + field.height / 2);
  await page.mouse.down();
  await page.mouse.move(4, 4, { steps: 5 });
  await page.mouse.up();
  await expect(amountField(modal)).toHaveValue('60');
  await page.mouse.click(4, 4);
  await expect(modal).toHaveCount(0);
});

test('A message that I swipe away, or close with Esc, closes only itself', async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '60');
  wallet.willReject('eth_sendTransaction');
  wallet.allow('approve 60 USDT');
  await pay(modal);
  await expect(modal).toContainText('Your wallet says: “User rejected the request.”');

  const failed = toast(page, 'Purchase Failed');
  await order(modal, '1500');
  await pay(modal);
  await expect(failed).toContainText('Insufficient USDT balance.');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(failed).toHaveCount(0);
  await expect(modal).toBeVisible();

  await pay(modal);
  const box = await failed.boundingBox();
  if (box === null) throw new Error('the message has no place');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(1270, box.y + 20, { steps: 10 });
  await page.mouse.up();
  await expect(failed).toHaveCount(0);
  await expect(amountField(modal)).toHaveValue('1500');
});
