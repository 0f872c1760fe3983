// Without a mouse.
import type { Page } from '@playwright/test';

import { buyModal, expectSuccess } from '#pages/buy-ui.ts';
import { expectNoThinText, expectStyled } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { walletButton, walletDialog } from '#pages/wallet-ui.ts';
import { expect, test } from './test.ts';

/** Presses Tab until what has the focus is called `name`. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [element.ariaLabel ?? '', element.innerText, ...labels.map(({ innerText }) => innerText)].join(
        ' ',
      );
    });
    if (name.test(label)) return;
    focused.push(label);
  }
  throw new Error(`Tab never came to ${name}, only to: ${focused.join(' | ')}`);
}

test('I buy with the keyboard alone', async ({ page, wallet }) => {
  wallet.allow('approve 60 USDC', 'buy 60 USDC');
  await open(page, '/');
  await tabTo(page, /Connect Wallet/);
  await page.keyboard.press('Enter');
  await expect(walletDialog(page)).toBeVisible();
  await expectStyled(page);
  await tabTo(page, /MetaMask/);
  await page.keyboard.press('Enter');
  await expect(walletButton(page)).toHaveAccessibleName(/Your wallet/);
  await expect(walletButton(page)).toBeFocused();

  await tabTo(page, /Buy Now/);
  await page.keyboard.press('Enter');
  const modal = buyModal(page);
  await expect(modal).toBeVisible();
  await expectStyled(page);
  await expectNoThinText(page);
  await tabTo(page, /USDT/);
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /You pay/);
  await page.keyboard.type('60');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectSuccess(modal);
  await expectStyled(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Buy Now' })).toBeFocused();
  expect(wallet.signed).toEqual(['approve 60 USDC', 'buy 60 USDC']);
});

test('The focus stays inside an open dialog, and Escape closes it', async ({ page }) => {
  await open(page, '/');
  await walletButton(page).press('Enter');
  const dialog = walletDialog(page);
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const isOutside = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(walletButton(page)).toBeFocused();
});

test('The first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
