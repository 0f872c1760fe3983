// The whole way with nothing installed: from the first visit to the list of purchases.
import { expectSuccess, buyModal, order, pay } from '#pages/buy-ui.ts';
import { open } from '#pages/site.ts';
import { chooseWallet, walletButton } from '#pages/wallet-ui.ts';
import { expect, test } from './test.ts';

test('I have nothing installed and buy with the demo wallet', async ({ page, stack, watch }) => {
  watch.allowHost(stack.rpcUrl);
  await open(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).click();
  await chooseWallet(page, 'Demo wallet');
  const modal = buyModal(page);
  await order(modal, '120');
  await expect(modal).toContainText('100,000 LILAPE');
  await pay(modal);
  await expectSuccess(modal);
  await expect(modal).toBeHidden();
  await walletButton(page).click();
  await page.getByRole('dialog', { name: 'Your wallet' }).getByRole('link', { name: 'My purchases' }).click();
  await expect(page).toHaveURL(/\/purchases$/);
  await expect(page.getByRole('main')).toContainText('100,000');
  await expect(page.getByRole('main')).toContainText('120');
});
