// A purchase that is interrupted: nothing is lost, and nothing is paid twice.
import {
  amountField,
  buyButton,
  buyModal,
  expectSuccess,
  openBuyModal,
  order,
  pay,
  purchasesOf,
} from '#pages/buy-ui.ts';
import { open, toast } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import type { TestWallet } from '#wallet/wallet.ts';
import type { Page } from '@playwright/test';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

/** Orders 60 USDT with the permission already given, so that the payment is the first thing the wallet is asked. */
async function orderSixty(page: Page, wallet: TestWallet, approve: () => Promise<void>) {
  await approve();
  wallet.allow('buy 60 USDT');
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '60');
  return modal;
}

test('I reload while the chain has not confirmed and find the purchase', async ({
  page,
  wallet,
  chain,
  stack,
}) => {
  const modal = await orderSixty(page, wallet, () => chain.approve(wallet.account, 'USDT', '60'));
  await stack.sequencer?.pause();
  await pay(modal);
  await expect(modal).toContainText('Waiting for the chain to confirm');
  await page.reload();
  stack.sequencer?.resume();
  await expect(toast(page, 'Purchase Successful!')).toContainText('50,000 LILAPE');
  expect(await purchasesOf(page, wallet.account.address)).toHaveLength(1);
});

test('I reload while my wallet still asks, confirm there, and find the purchase', async ({
  page,
  wallet,
  chain,
}) => {
  const modal = await orderSixty(page, wallet, () => chain.approve(wallet.account, 'USDT', '60'));
  const confirm = wallet.willWait('eth_sendTransaction');
  await pay(modal);
  await expect(modal).toContainText('Step 2 of 2. Confirm in your wallet: pay 60 USDT.');
  await page.reload();
  confirm();
  await expect(toast(page, 'Purchase Successful!')).toContainText('50,000 LILAPE');
  expect(wallet.signed).toEqual(['buy 60 USDT']);
});

test('I close the tab right after signing and am credited all the same', async ({
  page,
  context,
  wallet,
  chain,
}) => {
  const { address } = wallet.account;
  const modal = await orderSixty(page, wallet, () => chain.approve(wallet.account, 'USDT', '60'));
  wallet.willGoSilent('eth_sendTransaction');
  await pay(modal);
  await expect.poll(() => wallet.signed).toEqual(['buy 60 USDT']);
  await page.close();
  const later = await context.newPage();
  await expect.poll(() => purchasesOf(later, address)).toMatchObject([{ paid: '60', tokens: '50000' }]);
  await open(later, '/purchases');
  await expect(later.getByRole('main')).toContainText('50,000');
  await expect(toast(later, 'Purchase Successful!')).toBeVisible();
});

test('I leave between approving and paying, and the next page offers the second step', async ({
  page,
  wallet,
  stack,
}) => {
  wallet.allow('approve 60 USDC', 'buy 60 USDC');
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '60', 'USDC');
  await stack.sequencer?.pause();
  await pay(modal);
  await expect.poll(() => wallet.signed).toEqual(['approve 60 USDC']);
  await expect(modal).toContainText('Waiting for the chain to confirm');
  await open(page, '/privacy');
  stack.sequencer?.resume();
  const offer = toast(page, 'Continue: step 2 of 2');
  await expect(offer).toContainText('You approved 60 USDC. Nothing has been charged yet.');
  await page.reload();
  await offer.getByRole('button', { name: 'Continue' }).click();
  const again = buyModal(page);
  await expect(amountField(again)).toHaveValue('60');
  await expect(again.getByRole('radio', { name: 'USDC' })).toBeChecked();
  await pay(again);
  await expectSuccess(again);
  expect(wallet.signed).toEqual(['approve 60 USDC', 'buy 60 USDC']);
  await open(page, '/');
  await expect(offer).toBeHidden();
});

test(
  'I speed up the payment in my wallet and it counts once',
  deep,
  async ({ page, wallet, chain, stack }) => {
    const { address } = wallet.account;
    const modal = await orderSixty(page, wallet, () => chain.approve(wallet.account, 'USDT', '60'));
    await stack.sequencer?.pause();
    await pay(modal);
    await expect(modal).toContainText('Waiting for the chain to confirm');
    const faster = await wallet.speedUp();
    stack.sequencer?.resume();
    await expectSuccess(modal);
    expect(await purchasesOf(page, address)).toMatchObject([{ txHash: faster, paid: '60' }]);
  },
);

test('I cancel the payment in my wallet and am told that nothing was charged', async ({
  page,
  wallet,
  chain,
  stack,
}) => {
  const { address } = wallet.account;
  const modal = await orderSixty(page, wallet, () => chain.approve(wallet.account, 'USDT', '60'));
  await stack.sequencer?.pause();
  await pay(modal);
  await expect(modal).toContainText('Waiting for the chain to confirm');
  await wallet.cancelLast();
  stack.sequencer?.resume();
  await expect(modal).toContainText('You cancelled the payment in your wallet. Nothing was charged.');
  expect(await chain.creditOf(address)).toMatchObject({ usdt: 0n });
  await expect(buyButton(modal)).toBeEnabled();
});

test('I press Buy twice, and Enter too, and pay once', async ({ page, wallet, chain }) => {
  const modal = await orderSixty(page, wallet, () => chain.approve(wallet.account, 'USDT', '60'));
  const confirm = wallet.willWait('eth_sendTransaction');
  await expect(buyButton(modal)).toBeEnabled();
  await buyButton(modal).dblclick();
  await page.keyboard.press('Enter');
  await expect.poll(() => wallet.asked).toBe(1);
  confirm();
  await expectSuccess(modal);
  expect(wallet.signed).toEqual(['buy 60 USDT']);
});

test('I try to buy in two tabs at once and pay once', async ({ page, context, wallet, chain }) => {
  const modal = await orderSixty(page, wallet, () => chain.approve(wallet.account, 'USDT', '60'));
  const second = await context.newPage();
  await open(second, '/');
  const secondModal = await openBuyModal(second);
  await order(secondModal, '60');
  const confirm = wallet.willWait('eth_sendTransaction');
  await pay(modal);
  await expect.poll(() => wallet.asked).toBe(1);
  await pay(secondModal);
  await expect(secondModal).toContainText('One payment at a time');
  confirm();
  await expectSuccess(modal);
  expect(wallet.signed).toEqual(['buy 60 USDT']);
});
