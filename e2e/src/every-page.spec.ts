// Every page in both languages and both themes, on the narrowest phone and on a desk: one heading, nothing beside the screen,
// nothing for axe, and, as in every test, nothing to complain about in the console.
import type { Page } from '@playwright/test';
import { expectAxeFindsNothing } from '#pages/axe.ts';
import { open, routes } from '#pages/site.ts';
import { isDeep } from './deep.ts';
import { expect, test } from './test.ts';

/** The pages, and the one that is shown where none can be fetched. */
const paths = [...routes, '/offline'];

const languages = [
  { language: 'English', prefix: '', lang: 'en', ownTheme: 'light' },
  { language: 'Russian', prefix: '/ru', lang: 'ru', ownTheme: 'dark' },
] as const;
const phone = { width: 320, height: 640 };
const desk = { width: 1280, height: 900 };

// Structure does not hang on colours, nor colours on the language: each language in one theme sees both, and axe, which takes
// three quarters of the time, sees each page once, in the longer words.
for (const { language, prefix, lang, ownTheme } of languages)
  for (const colorScheme of isDeep ? (['light', 'dark'] as const) : [ownTheme])
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, reducedMotion: 'reduce', viewport: phone });

      test(`I read every ${language} page in the ${colorScheme} theme`, async ({ page }) => {
        test.setTimeout(600_000);
        for (const path of paths)
          await test.step(path, async () => {
            await page.setViewportSize(phone);
            await open(page, prefix + path);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            await expect(page.locator('html')).toHaveAttribute('lang', lang);
            await expect(page).toHaveTitle(/LilApe/);
            for (const landmark of ['banner', 'main', 'contentinfo'] as const)
              await expect(page.getByRole(landmark)).toHaveCount(1);
            // An empty element says nothing of when, to a reader or to a checker.
            await expect(page.locator('time:not([datetime])')).toHaveCount(0);
            await expectNothingBeside(page);
            await expectNoThinText(page);
            if (isDeep || lang === 'ru') await expectAxeFindsNothing(page);
            await page.setViewportSize(desk);
            await expectNothingBeside(page);
            await expectNoThinText(page);
          });
      });
    });

/** No text is broken letter by letter: in a box narrower than three of its letters none has more lines than words. */
async function expectNoThinText(page: Page): Promise<void> {
  const thin = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (words.length < 6 || parent === null || parent.closest('svg, noscript') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const widest = Math.max(0, ...[...range.getClientRects()].map(({ width }) => width));
      const em = Number.parseFloat(getComputedStyle(parent).fontSize);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      // What is said and not shown is cut away.
      const isCut = getComputedStyle(parent).clipPath !== 'none' || parent.getBoundingClientRect().width <= 2;
      if (isCut) continue;
      if (widest < 3 * em && tops.size > words.split(/\s+/).length) found.push(words);
    }
    return found;
  });
  expect(thin, 'broken letter by letter').toEqual([]);
}

async function expectNothingBeside(page: Page): Promise<void> {
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beside, 'px wider than the screen').toBe(0);
}
