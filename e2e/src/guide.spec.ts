// The guide's own controls.
import { open, toast } from '#pages/site.ts';
import { expect, test } from './test.ts';

test('I add LILAPE to my wallet from the guide', async ({ page, wallet }) => {
  await open(page, '/how-to-buy');
  await page.getByRole('main').getByRole('button', { name: 'Add to wallet' }).click();
  await expect(toast(page, 'LILAPE is in your list')).toBeVisible();
  expect(wallet.watched).toMatchObject([{ symbol: 'LILAPE', decimals: 18 }]);
});
