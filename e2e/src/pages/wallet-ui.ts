// The header's wallet button, the wallet dialog and the account menu, as a visitor finds them.
import { expect, type Locator, type Page } from '@playwright/test';

import { open } from './site.ts';

/** 'Connect Wallet', 'Connecting...' or the short address. */
export function walletButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /Connect|Your wallet/ });
}

/** The dialog in which wallets are chosen. */
export function walletDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Connect Wallet' });
}

/** The dialog of the connected wallet. */
export function accountMenu(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your wallet' });
}

/** The first 6 and last 4 characters, as the site shows an address. */
export function short(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}

/** Opens the wallet dialog from the header. */
export async function openWalletDialog(page: Page): Promise<Locator> {
  await walletButton(page).click();
  const dialog = walletDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Presses a wallet's card. */
export async function chooseWallet(page: Page, name: string): Promise<void> {
  await walletDialog(page).getByRole('button', { name }).click();
}

/** Opens `path`, by itself a page that takes half of what home does to paint, and connects the wallet of that name. */
export async function connect(
  page: Page,
  address: string,
  name = 'MetaMask',
  path = '/how-to-buy',
): Promise<void> {
  await open(page, path);
  await openWalletDialog(page);
  await chooseWallet(page, name);
  await expect(walletButton(page)).toContainText(short(address));
}
