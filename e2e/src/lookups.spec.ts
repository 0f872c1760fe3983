// Any address is looked up, on whatever page, and nothing that is typed or sent is lost on a slow line.
import type { Page } from '@playwright/test';

import { open } from '#pages/site.ts';
import { isDeep } from './deep.ts';
import { expect, test } from './test.ts';

/** Holds the files of an island back; what is returned lets them come. */
async function holdBack(page: Page, island: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${island}.island-*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const cards = [
  { path: '/giveaway', island: 'chance', sentence: 'Not entered' },
  { path: '/launchpad', island: 'your-tier', sentence: 'No tier yet' },
] as const;

for (const { path, island, sentence } of cards) {
  test(`I type an address on ${path} and press Enter before its card can hear, and it is looked up`, async ({
    page,
    chain,
  }) => {
    const { address } = await chain.newAccount();
    const letCome = await holdBack(page, island);
    await page.goto(path);
    const field = page.getByRole('textbox', { name: 'Any address' });
    await field.fill(address);
    await expect(page.locator('html[data-page]')).toHaveCount(0);
    await field.press('Enter');
    await expect(page.locator('form [aria-busy="true"]')).toHaveCount(1);
    letCome();
    await expect(page.getByRole('main')).toContainText(sentence, { useInnerText: true, timeout: 30_000 });
    await expect(field).toHaveValue(address);
  });

  // The field is the same one: every run types into the first.
  if (isDeep || path === cards[0].path)
    test(`I am told at the field what is wrong with an address on ${path}, and nobody is asked`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => void (/\/0x/.test(request.url()) && asked.push(request.url())));
      await open(page, path);
      const field = page.getByRole('textbox', { name: 'Any address' });
      await expect(field).toHaveCSS('text-overflow', 'ellipsis');
      for (const [typed, wrong] of [
        ['0x12', 'That’s not an address'],
        ['0x70997970C51812dc3A010C7d01b50e0d17dc79c8', 'One character is wrong'],
        ['0x0000000000000000000000000000000000000000', 'This is the zero address'],
      ] as const) {
        // One after the other, as a visitor would.
        // oxlint-disable-next-line no-await-in-loop
        await field.fill(typed);
        // oxlint-disable-next-line no-await-in-loop
        await page.getByRole('button', { name: 'Check', exact: true }).click();
        // oxlint-disable-next-line no-await-in-loop
        await expect(field).toHaveAccessibleDescription(new RegExp(wrong));
        // oxlint-disable-next-line no-await-in-loop
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        // oxlint-disable-next-line no-await-in-loop
        await expect(field).toBeFocused();
      }
      expect(asked).toEqual([]);
    });

  test(`An address that stands in the address of ${path} is looked up`, async ({ page, chain }) => {
    const { address } = await chain.newAccount();
    await open(page, `${path}?address=${address}`);
    await expect(page.getByRole('main')).toContainText(sentence, { useInnerText: true, timeout: 30_000 });
  });
}

test('What the site answered before a part of the page could hear is shown once it can', async ({ page }) => {
  const letCome = await holdBack(page, 'draw');
  await open(page, '/giveaway');
  await expect(page.getByRole('main')).toContainText('The sale is running', { useInnerText: true });
  await page.getByRole('heading', { name: 'Why nobody can rig it' }).scrollIntoViewIfNeeded();
  await page.route('**/api/giveaway', () => undefined);
  letCome();
  await expect(page.getByRole('region', { name: 'Step by step' })).toContainText(
    'Until the sale is finalised',
  );
});
