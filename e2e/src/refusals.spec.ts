// Buying, when I or my wallet say no before anything is paid.
import type { Locator } from '@playwright/test';

import {
  buyButton,
  buyModal,
  buyNow,
  expectFailure,
  expectSuccess,
  openBuyModal,
  order,
  pay,
} from '#pages/buy-ui.ts';
import { toast } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

type Box = { x: number; y: number; width: number; height: number };

/** The box once nothing around it moves any more. */
async function settledBox(element: Locator): Promise<Box> {
  let last: Box | null = null;
  await expect(async () => {
    const before = last;
    last = await element.boundingBox();
    expect(last).not.toBeNull();
    expect(last).toEqual(before);
  }).toPass({ intervals: [100] });
  if (last === null) throw new Error('it is not there');
  return last;
}

/** Whether two boxes share no point. */
function isApart(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return isBeside || one.y + one.height <= other.y || other.y + other.height <= one.y;
}

test('I reject the approval, then the purchase, and the third time I buy', async ({
  page,
  wallet,
  chain,
}) => {
  const { address } = wallet.account;
  wallet.allow('approve 60 USDT', 'buy 60 USDT');
  await connect(page, address);
  const modal = await openBuyModal(page);
  await order(modal, '60');
  wallet.willReject('eth_sendTransaction');
  await pay(modal);
  await expectFailure(modal, 'Transaction was rejected by user.');
  expect(await chain.allowanceUnits(address, 'USDT')).toBe(0n);

  wallet.willAccept('eth_sendTransaction');
  wallet.willReject('eth_sendTransaction');
  await pay(modal);
  await expect.poll(() => wallet.signed).toEqual(['approve 60 USDT']);
  await expectFailure(modal, 'Transaction was rejected by user.');
  expect(await chain.creditOf(address)).toMatchObject({ usdt: 0n, tokens: 0n });

  await pay(modal);
  await expectSuccess(modal);
  expect(wallet.signed).toEqual(['approve 60 USDT', 'buy 60 USDT']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test(
    'The message about a failure covers no button, and goes when I try again',
    deep,
    async ({ page, wallet }) => {
      wallet.allow('approve 60 USDT');
      await connect(page, wallet.account.address);
      const modal = await openBuyModal(page);
      await order(modal, '60');
      wallet.willReject('eth_sendTransaction');
      await pay(modal);
      const failed = modal.getByText('Purchase Failed');
      await expect(failed).toBeVisible();
      await expect(toast(page, 'Purchase Failed')).toHaveCount(0);
      const message = await failed.locator('..').boundingBox();
      for (const button of [buyButton(modal), modal.getByRole('button', { name: 'Close', exact: true })]) {
        const box = await button.boundingBox();
        expect(message === null || box === null || isApart(message, box)).toBe(true);
      }
      wallet.willWait('eth_sendTransaction');
      await buyButton(modal).press('Enter');
      await expect(modal.getByText('approve exactly 60 USDT')).toBeVisible();
      await expect(failed).toHaveCount(0);
    },
  );
});

test('I am told that I have too little before my wallet asks me anything', async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '1500');
  await expect(buyButton(modal)).toHaveText('Not enough USDT');
  await pay(modal);
  await expect(modal.getByText('Insufficient USDT balance. You have 1,000 USDT').first()).toBeVisible();
  expect(wallet.signed).toEqual([]);
});

test('I am told the least amount', deep, async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '0.5', 'USDC');
  await expect(buyButton(modal)).toHaveText('At least 1 USDC');
  await expect(modal.getByText('Minimum purchase amount is 1 USDC').first()).toBeVisible();
});

test('I am told that I have no ETH for the network fee', async ({ page, wallet, chain }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chain.client.setBalance({ address: wallet.account.address, value: 0n });
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  // Said as soon as it is known, so that the button keeps its place whatever is typed.
  const how = modal.getByRole('link', { name: 'How to get ETH' });
  await expect(how).toBeInViewport({ ratio: 1 });
  await expect(modal).toContainText('This wallet holds 0 ETH.');
  await order(modal, '0.5');
  await expect(buyButton(modal)).toHaveText('At least 1 USDT');
  const before = await settledBox(buyButton(modal));
  await order(modal, '60');
  await expect(buyButton(modal)).toHaveText('Not enough ETH for the fee');
  expect(await settledBox(buyButton(modal))).toEqual(before);
  // Nothing lies on it, and it comes before the button.
  await how.click({ trial: true });
  await how.focus();
  await page.keyboard.press('Tab');
  await expect(buyButton(modal)).toBeFocused();
  await pay(modal);
  await expectFailure(modal, 'Insufficient ETH balance');
  await expect(how).toBeInViewport({ ratio: 1 });
  expect(wallet.signed).toEqual([]);
});

test.describe('on another network', () => {
  test.use({ walletOptions: { chainId: 1 } });

  test('Buy Now switches my wallet to the right network first', deep, async ({ page, wallet }) => {
    wallet.allow('approve 60 USDT', 'buy 60 USDT');
    await connect(page, wallet.account.address);
    const modal = await openBuyModal(page);
    await expect(toast(page, 'Network Switched')).toBeVisible();
    await order(modal, '60');
    await pay(modal);
    await expectSuccess(modal);
  });

  test('I refuse to switch, am told to do it by hand, and can switch from the modal', async ({
    page,
    wallet,
  }) => {
    await connect(page, wallet.account.address);
    wallet.willReject('wallet_switchEthereumChain');
    const modal = await openBuyModal(page);
    await expect(toast(page, 'Network Switch Failed')).toContainText('Please switch to Local chain manually');
    await expect(buyButton(modal)).toBeDisabled();
    await modal.getByRole('button', { name: /Switch/ }).click();
    await order(modal, '60');
    await expect(buyButton(modal)).toBeEnabled();
  });
});

test.describe('with a wallet that does not know the network', () => {
  test.use({ walletOptions: { chainId: 1, knownChains: [] } });

  test('Buy Now adds the network to my wallet and switches to it', async ({ page, wallet, stack }) => {
    await connect(page, wallet.account.address);
    await buyNow(page).click();
    await expect(toast(page, 'Network Switched')).toBeVisible();
    await expect(buyModal(page)).toBeVisible();
    expect(wallet.addedChains).toMatchObject([{ chainId: '0x7a69', rpcUrls: [stack.rpcUrl] }]);
  });
});

test('My wallet moves to another network while the modal is open, and nothing is signed there', async ({
  page,
  wallet,
}) => {
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '60');
  await wallet.chooseChain(1);
  await expect(buyButton(modal)).toBeDisabled();
  await expect(modal.getByRole('button', { name: /Switch/ })).toBeVisible();
  expect(wallet.signed).toEqual([]);
});
