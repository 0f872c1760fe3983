// Where the page stands after a link, an anchor or a turn of the menu.
import { setTimeout as delay } from 'node:timers/promises';

import type { Page } from '@playwright/test';

import { open } from '#pages/site.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('A link to another page takes me to its top', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('One page passes into the next under a header that stays, and at once where I want less motion', async ({
  page,
}) => {
  // As over a slow network: the sheet of the page that I go to is there last.
  await page.route('**/assets/contracts-*.css', async (route) => {
    const response = await route.fetch();
    await delay(200);
    await route.fulfill({ response });
  });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      Object.assign(window, { isTransition: 'viewTransition' in event && event.viewTransition !== null });
    });
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    // One visit after another.
    /* oxlint-disable no-await-in-loop */
    await page.emulateMedia({ reducedMotion });
    await open(page, '/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contracts' }).click();
    await page.waitForURL('**/contracts');
    const seen = await page.evaluate(() => 'isTransition' in window && window.isTransition);
    /* oxlint-enable no-await-in-loop */
    expect(seen).toBe(reducedMotion === 'no-preference');
  }
  await expect(page.getByRole('banner')).toHaveCSS('view-transition-name', 'header');
});

test('An address with an anchor takes me to that section, and so does each that I go on to', async ({
  page,
}) => {
  await open(page, '/#tokenomics');
  for (const anchor of ['tokenomics', 'roadmap', 'faq', 'how-to-buy', 'giveaway', 'whitepaper']) {
    if (anchor !== 'tokenomics') await page.evaluate((hash) => location.assign(hash), `#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
  }
});

test('The contents of the whitepaper stand in two even columns on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/whitepaper');
  const items = page.getByRole('navigation', { name: 'Contents' }).getByRole('listitem');
  const boxes = await items.evaluateAll((all) =>
    all.map((item) => {
      const { left, top, height } = item.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), height: Math.round(height) };
    }),
  );
  const [first] = boxes;
  const second = boxes.filter(({ left }) => left !== first?.left);
  expect(second).toHaveLength(Math.floor(boxes.length / 2));
  second.forEach(({ top, height }, index) => {
    expect(top).toBe(boxes[index]?.top);
    expect(height).toBe(first?.height);
  });
});

test('On a phone what is long in the whitepaper is folded, and open where the address names its chapter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/whitepaper');
  // Each table has its room, to the air after its last figure.
  const over = await page
    .locator('main table')
    .evaluateAll((tables) =>
      tables.map(({ parentElement: box }) => (box === null ? 0 : box.scrollWidth - box.clientWidth)),
    );
  expect(Math.max(...over)).toBe(0);
  const folded = [
    ['roadmap', page.getByText('Open books')],
    ['draw', page.getByText('Settle', { exact: true })],
  ] as const;
  for (const [, part] of folded) await expect(part).toBeHidden();
  for (const [anchor, part] of folded) {
    await open(page, `/whitepaper#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    await expect(part).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  for (const [, part] of folded) await expect(part).toBeVisible();
});

for (const anchor of ['roadmap', 'faq', 'how-to-buy', 'giveaway', 'whitepaper'])
  test(`The address /#${anchor} takes me to that section`, deep, async ({ page }) => {
    await open(page, `/#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
  });

test('An anchor that I press as soon as the page is there takes me to where its section stays', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: '500M GIVEAWAY', exact: true }).click();
  const top = () => page.locator('#giveaway').evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-folded');
});

test('The whole page is laid out before long, in its own faces, and a reload keeps my place', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('html')).not.toHaveAttribute('data-folded');
  const isOut = await page.locator('main section').evaluateAll((all) =>
    all.every((section) => {
      const style = getComputedStyle(section);
      const face = style.getPropertyValue('--font-number');
      const isOwn = section.closest('[data-figures]') !== null || face.includes('JetBrains Mono Variable');
      return style.contentVisibility === 'visible' && isOwn;
    }),
  );
  expect(isOut).toBe(true);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  // Measured on what is read: until its face has come a line above may break elsewhere, and others buy meanwhile.
  const read = page.locator('#how-to-buy');
  const top = () => read.evaluate((section) => section.getBoundingClientRect().top);
  const before = await top();
  await page.reload();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(80);
});

test('An anchor in the head works from another page and the logo leads home', async ({ page }) => {
  await open(page, '/staking');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/#faq$/);
  await expect(page.locator('#faq')).toBeInViewport();
  await page.getByRole('link', { name: 'LilApe home' }).click();
  await expect(page).toHaveURL(/\/#home$/);
  await expect.poll(() => scrollTop(page)).toBeLessThan(150);
});

test('On a phone the menu opens, and choosing an item closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link')).toContainText([
    'Mint NFT',
    'Staking',
    'Game',
    'Tokenomics',
    'Roadmap',
    'FAQ',
  ]);
  await menu.getByRole('link', { name: 'Staking' }).click();
  await expect(page).toHaveURL(/\/staking$/);
  await expect(menu).toBeHidden();
});
