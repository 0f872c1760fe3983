// What a sale leaves behind, and what is left of the price when its buyers sell: the pictures that a buyer moves before paying.
import type { Page } from '@playwright/test';

import { expectAxeFindsNothing } from '#pages/axe.ts';
import { openBuyModal } from '#pages/buy-ui.ts';
import { open } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import { expect, test } from './test.ts';

const pieOf = (page: Page) => page.locator('#pie article').first();
const worstOf = (page: Page) => page.locator('#worst-case');

/** Sets a slider as a hand does. */
async function move(page: Page, name: string, to: string): Promise<void> {
  const slider = page.getByRole('slider', { name });
  await slider.focus();
  await page.keyboard.press(to);
}

test('I move what the sale raises and see supply, parts, price and my share', async ({ page }) => {
  await open(page, '/sale#pie');
  const pie = pieOf(page);
  await expect(pie).toContainText('1,999,999,999');
  await expect(pie.getByRole('listitem').filter({ hasText: 'Giveaway’s prizes' })).toContainText('25%');
  await expect(pie).toContainText('Stage 2 begins at $25,241,400,000.');
  await expect(pie).toContainText('0.0042%');

  await move(page, 'If the sale raises', 'End');
  await expect(page.getByRole('slider', { name: 'If the sale raises' })).toHaveAttribute(
    'aria-valuetext',
    '$347,069,250,000',
  );
  await expect(pie).toContainText('420,690,000,000,000');
  await expect(pie).toContainText('$0.0021');
  await expect(pie.getByRole('listitem').filter({ hasText: 'Buyers' })).toContainText('50%');
  await expect(worstOf(page)).toContainText('1.9%');

  await move(page, 'If the sale raises', 'Home');
  await expect(pie).toContainText('$10,000');
  await pie.getByRole('radio', { name: '$500' }).check();
  await expect(pie).toContainText('416,666 LILAPE');
});

test('I move how many sell, and who sells first gets most', async ({ page }) => {
  await open(page, '/sale#worst-case');
  const worst = worstOf(page);
  await expect(worst).toContainText('2.8%');
  await expect(worst).toContainText('$0.000034 instead of $0.0012');
  await expect(worst).toContainText('0.71%');
  await expect(worst).toContainText('$166,386');

  await move(page, 'How many buyers sell at once', 'Home');
  await expect(worst).toContainText('1 in 10');
  await expect(worst).toContainText('45%');
  await expect(worst).toContainText('$66,220');
  await expect(worst).toContainText('for what they paid $100,000');
  await expect(worst.getByRole('listitem')).toHaveText([
    '66%',
    '33%',
    '20%',
    '13%',
    '9.6%',
    '7.2%',
    '5.6%',
    '4.5%',
    '3.7%',
    '3.1%',
  ]);
  await expectAxeFindsNothing(page);
});

test('On a phone home says the worst case, and takes me to its picture', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'the worst case' }).click();
  await expect(page).toHaveURL(/\/sale#worst-case$/);
  await expect(worstOf(page)).toBeInViewport();
});

test('Beside Buy’s warning stands the worst case, with a link to the picture', async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await expect(modal).toContainText('If all buyers sell at once, 2.8% of the opening price is left, or less');
  await modal.getByRole('link', { name: 'the worst case' }).click();
  await expect(page).toHaveURL(/\/sale#worst-case$/);
  await expect(worstOf(page)).toBeInViewport();
});
