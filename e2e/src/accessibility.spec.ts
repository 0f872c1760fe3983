// What axe finds on the screens about money: nothing.
import { expectAxeFindsNothing } from '#pages/axe.ts';
import { expectSuccess, openBuyModal, order, pay } from '#pages/buy-ui.ts';
import { open } from '#pages/site.ts';
import { connect, openWalletDialog } from '#pages/wallet-ui.ts';
import { deep, themes } from './deep.ts';
import { expect, test } from './test.ts';

for (const colorScheme of themes) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test(`axe finds nothing on the home page in the ${colorScheme} theme`, deep, async ({ page }) => {
      await open(page, '/');
      await expect(page.getByRole('main')).toContainText('% sold');
      await expectAxeFindsNothing(page);
    });

    test(
      `axe finds nothing in the wallet dialog in the ${colorScheme} theme`,
      deep,
      async ({ page, wallet }) => {
        wallet.willReject('connect');
        wallet.willReject('connect');
        await open(page, '/');
        const dialog = await openWalletDialog(page);
        await expectAxeFindsNothing(page);
        await dialog.getByRole('button', { name: 'MetaMask' }).click();
        await expect(dialog.getByRole('alert')).toBeVisible();
        await expectAxeFindsNothing(page);
      },
    );

    test(`axe finds nothing in the buy modal in the ${colorScheme} theme`, async ({ page, wallet }) => {
      wallet.allow('approve 60 USDT', 'buy 60 USDT');
      await connect(page, wallet.account.address);
      const modal = await openBuyModal(page);
      await expectAxeFindsNothing(page);
      await order(modal, '60');
      await expect(modal).toContainText('50,000 LILAPE');
      await expectAxeFindsNothing(page);
      await pay(modal);
      await expectSuccess(modal);
      await expectAxeFindsNothing(page);
    });

    test(`axe finds nothing on My purchases in the ${colorScheme} theme`, async ({ page, wallet }) => {
      await connect(page, wallet.account.address, 'MetaMask', '/purchases');
      await expectAxeFindsNothing(page);
    });
  });
}
