// Buying, when everything goes well.
import {
  amountField,
  buyButton,
  buyModal,
  buyNow,
  expectSuccess,
  openBuyModal,
  order,
  pay,
  purchasesOf,
} from '#pages/buy-ui.ts';
import { open, toast } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

test('I buy with USDT in two confirmations and the tokens are recorded for me', async ({
  page,
  wallet,
  chain,
}) => {
  const { address } = wallet.account;
  wallet.allow('approve 120 USDT', 'buy 120 USDT');
  await connect(page, address, 'MetaMask', '/');
  const modal = await openBuyModal(page);
  await expect(modal.getByRole('radio', { name: 'USDT' })).toBeChecked();
  await expect(buyButton(modal)).toBeDisabled();
  await order(modal, '120');
  await expect(buyButton(modal)).toHaveText('Buy 100,000 LILAPE for 120 USDT');
  await pay(modal);
  await expectSuccess(modal);
  expect(wallet.signed).toEqual(['approve 120 USDT', 'buy 120 USDT']);
  expect(await chain.creditOf(address)).toMatchObject({ usdt: 120_000_000n, tokens: 100_000n * 10n ** 18n });
  expect(await chain.allowanceUnits(address, 'USDT')).toBe(0n);
  expect(await purchasesOf(page, address)).toMatchObject([
    {
      method: 'USDT',
      paid: '120',
      tokens: '100000',
      bands: [{ stage: 1, price: '0.0012', tokens: '100000' }],
    },
  ]);
  await expect(modal).toBeHidden();
});

test('The sheet comes where its place was kept, as high and as wide', async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const released = Promise.withResolvers<undefined>();
    await page.route('**/buy-modal-*.js*', async (route) => {
      await released.promise;
      await route.continue();
    });
    await open(page, '/');
    await buyNow(page).click();
    const kept = await page.locator('[data-shape="buy"]').boundingBox();
    released.resolve(undefined);
    const modal = buyModal(page);
    await expect(modal).toBeVisible();
    expect(await modal.boundingBox(), `${width}`).toEqual(kept);
    await page.unrouteAll();
  }
});

test('My receipt waits while I read it, follows the chain to the end, and the message comes after it', async ({
  page,
  wallet,
  stack,
}) => {
  wallet.allow('approve 60 USDT', 'buy 60 USDT');
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '60');
  await pay(modal);
  await expectSuccess(modal);
  await modal.getByRole('link', { name: 'My purchases' }).hover();
  await expect(modal).toContainText('50,000 LILAPE');
  await expect(modal).toContainText('$0.0012 in stage 1');
  await expect(modal.getByRole('listitem').filter({ hasText: 'Seen' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await stack.sequencer?.seal(9);
  const final = modal.getByRole('listitem').filter({ hasText: 'Final' });
  await expect(final).toHaveAttribute('aria-current', 'step');
  const download = page.waitForEvent('download');
  await modal.getByRole('button', { name: 'Share a picture' }).click();
  expect((await download).suggestedFilename()).toMatch(/^lilape-receipt-/);
  await expect(toast(page, 'Purchase Successful!')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 780 });
  await modal.getByRole('link', { name: /^0x/ }).click();
  await expect(page).toHaveURL(/\/purchases\/0x[0-9a-f]{64}$/);
  await expect(modal).toBeHidden();
  await expect(toast(page, 'Purchase Successful!')).toContainText('50,000 LILAPE');
  const [message, header] = await Promise.all([
    toast(page, 'Purchase Successful!').boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  expect(message?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? Infinity));
});

test('I paste an amount with a grouping space and a comma and it is read as I meant it', async ({
  page,
  wallet,
}) => {
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '1 000,6');
  await expect(modal).toContainText('833,833.33 LILAPE');
  const before = await buyButton(modal).boundingBox();
  expect(before).not.toBeNull();
  await order(modal, '1,000');
  await expect(modal).toContainText('can be read two ways');
  await expect(buyButton(modal)).toBeDisabled();
  // Whatever is wrong, the button stays where it is.
  expect(await buyButton(modal).boundingBox()).toEqual(before);
  await order(modal, '0.5');
  await expect(modal).toContainText('Minimum purchase amount is 1 USDT');
  expect(await buyButton(modal).boundingBox()).toEqual(before);

  // The longest of these sentences keeps to its two lines on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, buy, says] of [
    ['/', 'Buy Now', 'can be read two ways'],
    ['/ru', 'Купить', 'читается двояко'],
  ] as const) {
    await open(page, path);
    await page.getByRole('main').getByRole('button', { name: buy }).first().click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox').fill('100');
    await expect(form).toContainText(/Balance: 1|Баланс: 1/);
    const below = form.getByRole('button', { name: '25 USDT' });
    const place = await below.boundingBox();
    expect(place).not.toBeNull();
    await form.getByRole('textbox').fill('999,999');
    await expect(form).toContainText(says);
    expect(await below.boundingBox()).toEqual(place);
  }
});

test('Max fills in everything that my wallet holds', async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await modal.getByRole('button', { name: /^Max/ }).click();
  await expect(amountField(modal)).toHaveValue('1000');
});

test('A leftover USDT permission is taken back first', async ({ page, wallet, chain }) => {
  await chain.approve(wallet.account, 'USDT', '7');
  wallet.allow('approve 0 USDT', 'approve 60 USDT', 'buy 60 USDT');
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '60');
  await pay(modal);
  await expectSuccess(modal);
  expect(wallet.signed).toEqual(['approve 0 USDT', 'approve 60 USDT', 'buy 60 USDT']);
});

test('A permission for exactly my payment is used and not asked for again', async ({
  page,
  wallet,
  chain,
}) => {
  await chain.approve(wallet.account, 'USDT', '60');
  wallet.allow('buy 60 USDT');
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '60');
  await pay(modal);
  await expectSuccess(modal);
  expect(wallet.signed).toEqual(['buy 60 USDT']);
});

test.describe('with a wallet that batches', () => {
  test.use({ walletOptions: { isBatching: true } });

  test('I buy with one confirmation', async ({ page, wallet, chain }) => {
    const { address } = wallet.account;
    wallet.allow('approve 60 USDC', 'buy 60 USDC');
    await connect(page, address);
    const modal = await openBuyModal(page);
    await order(modal, '60', 'USDC');
    await pay(modal);
    await expectSuccess(modal);
    expect(wallet.signed).toEqual(['approve 60 USDC + buy 60 USDC']);
    expect(await chain.creditOf(address)).toMatchObject({ usdc: 60_000_000n, tokens: 50_000n * 10n ** 18n });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'I buy with USDC on my phone and reach Buy without scrolling',
    deep,
    async ({ page, wallet, chain }) => {
      const { address } = wallet.account;
      wallet.allow('approve 60 USDC', 'buy 60 USDC');
      await connect(page, address);
      await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).tap();
      const modal = page.getByRole('dialog', { name: /Buy|Receipt/ });
      await order(modal, '60', 'USDC');
      await expect(modal).toContainText('50,000 LILAPE');
      await expect(buyButton(modal)).toBeInViewport({ ratio: 1 });
      await expect(amountField(modal)).toBeInViewport({ ratio: 1 });
      await buyButton(modal).tap();
      await expectSuccess(modal);
      expect(wallet.signed).toEqual(['approve 60 USDC', 'buy 60 USDC']);
      expect(await chain.creditOf(address)).toMatchObject({
        usdc: 60_000_000n,
        tokens: 50_000n * 10n ** 18n,
      });
    },
  );
});
