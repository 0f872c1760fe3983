// What moves on a page while it loads or answers a press: nothing that is looked at.
import { expect, type Locator, type Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';

/** Watches the height of `box` frame by frame from now on; resolves to what says how low it ever was. */
export async function watchHeight(box: Locator): Promise<() => Promise<number>> {
  const watch = await box.evaluateHandle((element) => {
    const seen = { least: Infinity };
    const look = () => {
      if (!element.isConnected) return;
      seen.least = Math.min(seen.least, element.getBoundingClientRect().height);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => watch.evaluate(({ least }) => least);
}

/** How far what was painted has jumped since the load, as browsers count it. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType('layout-shift') as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Every page has one, so that an answer comes also where nothing has jumped.
        observer.observe({ type: 'navigation', buffered: true });
      }),
  );

/** Opens `path` as on a slow line, its scripts 0.7 s late and the site's answers 2.2 s; once `shown` is there nothing has jumped since the first paint. */
export async function expectNoJump(page: Page, path: string, shown: Locator): Promise<void> {
  const late = (pattern: string | RegExp, ms: number) =>
    page.route(pattern, async (route) => {
      await delay(ms);
      // The page may have left meanwhile.
      await route.fallback().catch(() => {});
    });
  await late(/\.js$/, 700);
  await late('**/api/**', 2_200);
  await page.goto(path);
  await expect(shown).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await shifted(page), path).toBeLessThan(0.02);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
