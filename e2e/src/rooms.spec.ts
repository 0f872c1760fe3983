// The bar's panels, the tiles of the menu and the footer: the same rooms, by pointer, by keys and on the narrowest phone.
import type { Page } from '@playwright/test';

import { expectNothingBeside } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { expect, test } from './test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const inBar = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

/** Opens a page and resolves once its rooms know their keys, which come last. */
async function openWithKeys(page: Page): Promise<void> {
  const keys = page.waitForResponse(/\/idle-/);
  await open(page, '/privacy');
  await (await keys).finished();
}

test('A room opens under the pointer, Escape shuts it, and its own link still leads to its page', async ({
  page,
}) => {
  await openWithKeys(page);
  await expect(inBar(page, 'Contracts')).toBeHidden();
  await inBar(page, 'How to buy').hover();
  await expect(inBar(page, 'The sale in numbers')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inBar(page, 'The sale in numbers')).toBeHidden();
  await inBar(page, 'Whitepaper').hover();
  await inBar(page, 'Contracts').click();
  await expect(page).toHaveURL(/\/contracts$/);
  await inBar(page, 'How to buy').click();
  await expect(page).toHaveURL(/\/how-to-buy$/);
});

test('With the keyboard I go into a room and through it, and Escape gives me back where I was', async ({
  page,
}) => {
  await openWithKeys(page);
  await inBar(page, 'Mint NFT').focus();
  await expect(inBar(page, 'Stickers')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(inBar(page, 'The jungle wall')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(inBar(page, 'Stickers')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(inBar(page, 'Mint NFT')).toBeFocused();
  await expect(inBar(page, 'Stickers')).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(inBar(page, 'The jungle wall')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inBar(page, 'Stickers')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stickers$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Rooms still open, and their links lead on', async ({ page }) => {
    await page.goto('/privacy');
    await inBar(page, 'Launchpad').hover();
    await inBar(page, 'Launch your project').click();
    await expect(page).toHaveURL(/\/launchpad\/apply$/);
  });
});

test('The bar marks the page that I am on, or the room that it belongs to', async ({ page }) => {
  for (const [path, marks] of [
    ['/staking', { Staking: 'page' }],
    ['/contracts', { Whitepaper: 'true', Contracts: 'page' }],
    ['/nft/4271', { 'Mint NFT': 'true' }],
  ] as const) {
    await open(page, path);
    const marked = await bar(page)
      .locator('[aria-current]')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('aria-current')]));
    expect(Object.fromEntries(marked), path).toEqual(marks);
  }
});

for (const [language, prefix] of [
  ['English', ''],
  ['Russian', '/ru'],
] as const)
  test(`In ${language} the foot of a large screen is at most 340 px high, and the menu of the narrowest phone fits it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `${prefix}/contracts`);
    const foot = page.getByRole('contentinfo');
    // Until it is painted it has the height that its styles expect, which always fits.
    await foot.evaluate((element) => (element.style.contentVisibility = 'visible'));
    await expect.poll(async () => (await foot.boundingBox())?.height).toBeLessThanOrEqual(340);
    // Each name in one line, and none up against its neighbour's.
    const names = await foot.locator('nav a').evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const { left, right, top, height } = range.getBoundingClientRect();
        return { left, right, top, height };
      }),
    );
    expect(Math.max(...names.map(({ height }) => height))).toBeLessThan(30);
    for (const { left, right, top } of names)
      for (const other of names)
        if (Math.abs(other.top - top) < 10 && other.left > left)
          expect(other.left - right).toBeGreaterThan(12);
    // Between a phone and a desktop its pages are folded away.
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect.poll(async () => (await foot.boundingBox())?.height).toBeLessThanOrEqual(440);
    await foot.locator('summary').click();
    await expect(foot.locator('nav a').first()).toBeInViewport();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.locator('header [popovertarget="menu"]').first().click();
    const menu = page.locator('#menu');
    await expect(menu).toBeVisible();
    await expectNothingBeside(page);
    const tiles = menu.locator('summary');
    for (const tile of await tiles.all()) {
      if (await tile.locator('xpath=..').evaluate((room: HTMLDetailsElement) => !room.open))
        await tile.click();
      expect(await menu.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
    }
    await expect(menu.locator('details[open]')).toHaveCount(4);
    const isBroken = await tiles.evaluateAll((all) =>
      all.some((tile) => tile.scrollWidth > tile.clientWidth),
    );
    expect(isBroken).toBe(false);
  });
