// A sale that is cancelled: everyone takes back what they paid, on a sale of its own.
import { expectSuccess, openBuyModal, order, pay } from '#pages/buy-ui.ts';
import { open } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import { expect, test } from './test.ts';

test.use({ stackName: 'refunds' });

test('The sale is cancelled and I take my money back', async ({ page, wallet, chain }) => {
  const { address } = wallet.account;
  wallet.allow('approve 60 USDT', 'buy 60 USDT', `refund USDT for ${address}`);
  await connect(page, address);
  const modal = await openBuyModal(page);
  await order(modal, '60');
  await pay(modal);
  await expectSuccess(modal);
  expect(await chain.balanceUnits(address, 'USDT')).toBe(940_000_000n);
  await page.keyboard.press('Escape');

  await chain.cancel();
  const main = page.getByRole('main');
  await expect(main).toContainText('The sale was cancelled. Every buyer takes back exactly what they paid.');
  await expect(main.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Take your money back' }).click();
  await expect(main).toContainText('$60 that you paid is yours to take back');
  await main.getByRole('button', { name: /Take back/ }).click();
  await expect(main).toContainText('Taken back: what you paid is in your wallet.');
  expect(await chain.balanceUnits(address, 'USDT')).toBe(1_000_000_000n);
  await open(page, '/purchases');
  await expect(main.getByRole('button', { name: /Take back/ })).toHaveCount(0);
});
