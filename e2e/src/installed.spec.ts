// The site as something that is installed: its manifest and pictures, and what it shows without a network.
import type { Page } from '@playwright/test';
import { open } from '#pages/site.ts';
import { expect, test } from './test.ts';

test('The site names everything by which it is installed, in both languages', async ({ page }) => {
  for (const [prefix, start] of [
    ['', '/'],
    ['/ru', '/ru/'],
  ] as const) {
    await open(page, `${prefix}/`);
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await page.request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      start_url: string;
      icons: { src: string }[];
      screenshots: { src: string; sizes: string }[];
    };
    expect(manifest.start_url).toBe(start);
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
    for (const { src, sizes } of manifest.screenshots) expect(await sizeOf(page, src)).toBe(sizes);
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await page.request.get(card ?? '')).headers()['content-type']).toBe('image/png');
  }
});

/** Width and height of a picture as the browser paints it, pixels. */
function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (path) => {
    const answer = await fetch(path);
    const { width, height } = await createImageBitmap(await answer.blob());
    return `${width}x${height}`;
  }, src);
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('I lose the network and am told so by a page that says what it means for my money', async ({
    page,
    context,
    watch,
  }) => {
    // The offline page reads without its scripts, and most of them cannot be fetched.
    watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
    await open(page, '/privacy');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The page that installed the worker is not its own yet.
    await page.reload();
    // A worker that only starts once the network is off may still have it: it has answered before.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await expect.poll(() => context.serviceWorkers().length).toBe(1);
    await context.setOffline(true);
    await page.goto('/ru/staking');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Лиана оборвалась');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
    await expect(page).toHaveURL(/\/ru\/staking$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Лиана оборвалась');
  });
});
