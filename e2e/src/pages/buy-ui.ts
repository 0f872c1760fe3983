// Buy Now, the buy modal and the purchases, as a visitor finds them.
import { expect, type Locator, type Page } from '@playwright/test';
import { pathOf } from '@lilape/wire/endpoint';
import { purchases } from '@lilape/wire/endpoints/purchases';
import type { PurchasesBody } from '@lilape/wire/purchases';

/** The buy modal. */
export function buyModal(page: Page): Locator {
  return page.getByRole('dialog', { name: /Buy|Receipt/ });
}

/** The amount field of the modal. */
export function amountField(modal: Locator): Locator {
  return modal.getByRole('textbox', { name: 'You pay' });
}

/** The button that pays, which says the deal or what is in its way. */
export function buyButton(modal: Locator): Locator {
  return modal.getByRole('button', { name: /^(Buy|At least|Not enough|Check the amount)/ });
}

/** The first button in sight that opens the modal: every page has one, home two. */
export function buyNow(page: Page): Locator {
  return page
    .getByRole('button', { name: /^Buy( Now)?$/ })
    .filter({ visible: true })
    .first();
}

/** Presses Buy, with a wallet connected on the right network. */
export async function openBuyModal(page: Page): Promise<Locator> {
  await buyNow(page).click();
  const modal = buyModal(page);
  await expect(modal).toBeVisible();
  return modal;
}

/** Chooses the coin and types the amount. */
export async function order(modal: Locator, amount: string, coin: 'USDT' | 'USDC' = 'USDT'): Promise<void> {
  await modal.getByRole('radio', { name: coin }).check();
  await amountField(modal).fill(amount);
}

/** Presses the button that pays, as soon as it can be pressed. */
export async function pay(modal: Locator): Promise<void> {
  await expect(buyButton(modal)).toBeEnabled();
  await buyButton(modal).click();
}

/** Resolves once the modal says that the purchase is made. */
export async function expectSuccess(modal: Locator): Promise<void> {
  await expect(modal.getByText('Purchase Successful!').first()).toBeVisible();
}

/** Resolves once the modal says that the purchase failed, and why. */
export async function expectFailure(modal: Locator, reason: string): Promise<void> {
  await expect(modal.getByText('Purchase Failed').first()).toBeVisible();
  await expect(modal.getByText(reason).first()).toBeVisible();
}

/** What the site's ledger has credited to an address. */
export async function purchasesOf(page: Page, address: string): Promise<PurchasesBody['purchases']> {
  const answer = await page.request.get(pathOf(purchases, { address }));
  return ((await answer.json()) as PurchasesBody).purchases;
}
