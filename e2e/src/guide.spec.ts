// The guide's own controls.
import { open, toast } from '#pages/site.ts';
import { expect, test } from './test.ts';

test('Steps beside each other say at one height what they cost', async ({ page }) => {
  await open(page, '/how-to-buy');
  for (const width of [768, 1440]) {
    // One window after another.
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    const rows = await page.locator('#steps li').evaluateAll((steps) => {
      const heights: Record<number, number[]> = {};
      for (const step of steps) {
        const cost = step.lastElementChild?.getBoundingClientRect().top ?? 0;
        (heights[Math.round(step.getBoundingClientRect().top)] ??= []).push(Math.round(cost));
      }
      return Object.values(heights).map((row) => new Set(row).size);
    });
    expect(rows).toEqual(width === 768 ? [1, 1, 1] : [1, 1]);
  }
});

test('I add LILAPE to my wallet from the guide', async ({ page, wallet }) => {
  await open(page, '/how-to-buy');
  await page.getByRole('main').getByRole('button', { name: 'Add to wallet' }).click();
  await expect(toast(page, 'LILAPE is in your list')).toBeVisible();
  expect(wallet.watched).toMatchObject([{ symbol: 'LILAPE', decimals: 18 }]);
});
