// Short messages: one at a time, five seconds, and in the visitor's hands.
import type { Locator, Page } from '@playwright/test';

import { buyNow } from '#pages/buy-ui.ts';
import { toast } from '#pages/site.ts';
import { accountMenu, connect, walletButton } from '#pages/wallet-ui.ts';
import type { TestWallet } from '#wallet/wallet.ts';
import { deep, isDeep } from './deep.ts';
import { expect, test } from './test.ts';

test.use({ walletOptions: { chainId: 1 } });

/** Makes the toast 'Network Switch Failed' appear, and waits for the modal that opens then and takes it in. */
async function failToSwitch(page: Page, wallet: TestWallet): Promise<void> {
  wallet.willReject('wallet_switchEthereumChain');
  await buyNow(page).click();
  const modal = page.getByRole('dialog', { name: /Buy/ });
  await expect(modal.getByText('Network Switch Failed', { exact: true })).toBeVisible();
}

/** What of a dialog can be pressed or read out as a figure, and lies under the message. */
async function coveredBy(message: Locator, dialog: Locator): Promise<(string | null)[]> {
  const over = await message.boundingBox();
  if (over === null) throw new Error('There is no message.');
  return await dialog.evaluate((sheet, box) => {
    const isUnder = (one: Element) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      const isBeside = right <= box.x || left >= box.x + box.width;
      return !isBeside && bottom > box.y && top < box.y + box.height;
    };
    return [...sheet.querySelectorAll('button, a, input, dd')]
      .filter((one) => one.closest('li[data-variant]') === null && isUnder(one))
      .map(({ textContent }) => textContent);
  }, over);
}

test('A message goes by itself after five seconds', async ({ page, wallet }) => {
  await page.clock.install();
  await connect(page, wallet.account.address);
  await failToSwitch(page, wallet);
  const message = toast(page, 'Network Switch Failed');
  await expect(message).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(message).toBeHidden();
});

test('A message waits while I point at it, and a new one takes its place', deep, async ({ page, wallet }) => {
  await page.clock.install();
  await connect(page, wallet.account.address);
  await failToSwitch(page, wallet);
  const failed = toast(page, 'Network Switch Failed');
  await failed.hover();
  await page.clock.fastForward(8_000);
  await expect(failed).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Switch/ })
    .click();
  await expect(toast(page, 'Network Switched')).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('F8 takes me to the message, and I can close it', async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  await failToSwitch(page, wallet);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
  await toast(page, 'Network Switch Failed')
    .getByRole('button', { name: 'Close the message' })
    .press('Enter');
  await expect(toast(page, 'Network Switch Failed')).toBeHidden();
});

test('On a phone a message in the sheet of my wallet covers nothing of it, and moves nothing that I press', async ({
  page,
  wallet,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await connect(page, wallet.account.address);
  await failToSwitch(page, wallet);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await walletButton(page).click();
  const message = accountMenu(page).locator('li[data-variant]');
  await expect(message).toBeVisible();
  const leave = accountMenu(page).getByRole('button', { name: 'Disconnect' });
  await leave.click({ trial: true }); // the sheet has come to rest
  const place = await leave.boundingBox();
  expect(await coveredBy(message, accountMenu(page))).toEqual([]);
  await message.getByRole('button', { name: 'Close the message' }).click();
  await expect(message).toHaveCount(0);
  expect(await leave.boundingBox()).toEqual(place);
});

const windows = [
  [360, 640],
  [900, 700],
] as const;
for (const [width, height] of isDeep ? windows : windows.slice(0, 1))
  test(`A message over a dialog of ${width} × ${height} covers nothing that is pressed, and moves nothing`, async ({
    page,
    wallet,
  }) => {
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await connect(page, wallet.account.address);
    await failToSwitch(page, wallet);
    const dialog = page.getByRole('dialog');
    const again = dialog.getByRole('button', { name: /Switch/ });
    const message = dialog.locator('li[data-variant]');
    await expect(message).toBeVisible();
    await again.click({ trial: true }); // the dialog has come to rest
    const place = await again.boundingBox();
    expect(await coveredBy(message, dialog)).toEqual([]);
    expect(place).not.toBeNull();
    await message.getByRole('button', { name: 'Close the message' }).click();
    await expect(message).toHaveCount(0);
    expect(await again.boundingBox()).toEqual(place);
  });

test('I swipe a message away', deep, async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  await failToSwitch(page, wallet);
  const box = await toast(page, 'Network Switch Failed').boundingBox();
  expect(box).not.toBeNull();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 3 });
  await page.mouse.move(x + 120, y, { steps: 6 });
  await page.mouse.up();
  await expect(toast(page, 'Network Switch Failed')).toBeHidden({ timeout: 4_000 });
});
