// Wallets that do not keep to any standard: whatever they answer, the page stands and says what is wrong.
import { open } from '#pages/site.ts';
import { chooseWallet, openWalletDialog, walletButton, walletDialog } from '#pages/wallet-ui.ts';
import { expect, test } from './test.ts';

for (const accounts of [[], null, ['0x12'], { accounts: [] }] as const) {
  test(`When my wallet shows ${JSON.stringify(accounts)} as accounts I am told, and can try again`, async ({
    page,
    wallet,
  }) => {
    wallet.willAnswer('eth_requestAccounts', accounts);
    await open(page, '/');
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
  await open(page, '/');
  const dialog = await openWalletDialog(page);
  await expect(dialog.getByRole('link', { name: /Install/ })).toHaveCount(5);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('A wallet that comes while the dialog is open is offered', async ({ page }) => {
  await open(page, '/');
  const dialog = await openWalletDialog(page);
  await expect(dialog.getByRole('link', { name: /MetaMask/ })).toBeVisible();
  await page.evaluate(() => {
    window.ethereum = { isMetaMask: true, request: async () => [] };
  });
  await expect(dialog.getByRole('button', { name: /MetaMask.*INSTALLED/ })).toBeVisible();
});

test('When my wallet loses its account the page disconnects and stands', async ({ page, wallet }) => {
  await open(page, '/');
  await openWalletDialog(page);
  await chooseWallet(page, 'MetaMask');
  await expect(walletButton(page)).toContainText('0x');
  await wallet.emit('accountsChanged', null);
  await expect(walletButton(page)).toHaveText('Connect Wallet');
});
