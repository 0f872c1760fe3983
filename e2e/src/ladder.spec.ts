// The sale's price ladder from the buyer's side, on a sale of its own that is sold to the last unit.
import { expectFailure, expectSuccess, openBuyModal, order, pay, purchasesOf } from '#pages/buy-ui.ts';
import type { TestAccount } from '#chain/chain.ts';
import type { Page } from '@playwright/test';
import { open } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import { appearances, installWallets } from '#wallet/install.ts';
import { TestWallet } from '#wallet/wallet.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

test.use({ sale: 'file' });
test.describe.configure({ mode: 'serial' });

/** The prices of the last stage, whose next one is a word, fit the narrowest phone. */
async function expectPricesFit(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, label, none] of [
    ['/', 'Price now', 'this is the last one'],
    ['/ru', 'Цена сейчас', 'это последняя'],
  ] as const) {
    // One page, in one language after the other.
    // oxlint-disable-next-line no-await-in-loop
    await open(page, path);
    const prices = page.locator('#home p').filter({ hasText: label }).locator('..');
    // oxlint-disable-next-line no-await-in-loop
    await expect(prices).toContainText(none, { useInnerText: true });
    // oxlint-disable-next-line no-await-in-loop
    expect(await prices.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Who bought the last dollars, and claims at the end. */
let lastBuyer: TestAccount | undefined;

test('The price moves before I sign: nothing is charged, and I buy at the new one', async ({
  page,
  wallet,
  chain,
}) => {
  const { address } = wallet.account;
  await chain.someoneBuys(11_900_000_000n);
  await chain.approve(wallet.account, 'USDT', '60');
  wallet.allow('buy 60 USDT');
  await connect(page, address);
  const modal = await openBuyModal(page);
  await order(modal, '60');
  await expect(modal).toContainText('50,000 LILAPE');
  const sign = wallet.willWait('eth_sendTransaction');
  await pay(modal);
  await expect.poll(() => wallet.asked).toBe(1);
  await chain.someoneBuys(100_000_000n);
  sign();
  await expectFailure(modal, 'The price moved while you were confirming, so nothing was charged.');
  expect(await chain.creditOf(address)).toMatchObject({ usdt: 0n, tokens: 0n });

  wallet.allow('buy 60 USDT');
  await expect(modal).toContainText('46,153.84 LILAPE');
  await pay(modal);
  await expectSuccess(modal);
  expect(await chain.creditOf(address)).toMatchObject({
    usdt: 60_000_000n,
    tokens: 46_153_846_153_846_153_846_153n,
  });
});

test('My payment straddles two stages: I see both prices and am credited by both', async ({
  page,
  wallet,
  chain,
}) => {
  const { address } = wallet.account;
  await chain.someoneBuys(12_840_000_000n);
  wallet.allow('approve 240 USDC', 'buy 240 USDC');
  await connect(page, address);
  const modal = await openBuyModal(page);
  await order(modal, '240', 'USDC');
  await expect(modal).toContainText('$0.0013');
  await expect(modal).toContainText('76,923.07');
  await expect(modal).toContainText('$0.0014');
  await expect(modal).toContainText('100,000');
  await expect(modal).toContainText('176,923.07 LILAPE');
  await pay(modal);
  await expectSuccess(modal);
  expect(await purchasesOf(page, address)).toMatchObject([
    {
      paid: '240',
      tokens: '176923.076923076923076923',
      bands: [
        { stage: 2, price: '0.0013', tokens: '76923.076923076923076923' },
        { stage: 3, price: '0.0014', tokens: '100000' },
      ],
    },
  ]);
});

test('I offer more than the sale has left and pay only for what is left', async ({ page, wallet, chain }) => {
  const { address } = wallet.account;
  lastBuyer = wallet.account;
  await chain.someoneBuys(139_820_000_000n);
  await expectPricesFit(page);
  wallet.allow('approve 40 USDT', 'buy 100 USDT');
  await connect(page, address);
  const modal = await openBuyModal(page);
  await order(modal, '100');
  await expect(modal).toContainText('19,047.61 LILAPE');
  await expect(modal).toContainText('we’ll only charge 40 USDT');
  await pay(modal);
  await expectSuccess(modal);
  expect(await chain.creditOf(address)).toMatchObject({
    usdt: 40_000_000n,
    tokens: 19_047_619_047_619_047_619_047n,
  });
});

test('The sale is sold out, says so, and leads to what comes after it', async ({ page, wallet, chain }) => {
  expect(await chain.raisedUnits()).toBe(165_000_000_000n);
  await connect(page, wallet.account.address, 'MetaMask', '/');
  const main = page.getByRole('main');
  await expect(main).toContainText('All 10 stages are sold.', { useInnerText: true });
  await expect(main.getByRole('link', { name: 'Finalise and claim' }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  await open(page, '/ru/');
  await expect(main.getByRole('link', { name: 'Завершить и забрать' }).first()).toBeVisible();
});

test('The sale is finalised and I claim my tokens', deep, async ({ page, context, chain }) => {
  if (lastBuyer === undefined) throw new Error('nobody bought the last dollars');
  const { address } = lastBuyer;
  const wallet = new TestWallet(chain, { appearance: appearances.metamask, accounts: [lastBuyer] });
  wallet.allow(`claim for ${address}`);
  await installWallets(context, [wallet]);
  await connect(page, address, 'MetaMask', '/claim');
  const main = page.getByRole('main');
  await expect(main).toContainText('19,047.61 LILAPE');
  await expect(main.getByRole('button', { name: 'Claim' })).toHaveCount(0);
  await chain.finalise();
  await main.getByRole('button', { name: 'Claim' }).click();
  await expect(main).toContainText('Your LILAPE are in your wallet.');
  expect(await chain.balanceUnits(address, 'LILAPE')).toBe(19_047_619_047_619_047_619_047n);
  expect(wallet.allowList.violations).toEqual([]);
});
