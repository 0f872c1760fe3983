// Every page in both languages and both themes, on the narrowest phone and on a desktop: one heading, nothing beside the screen,
// nothing for axe, and, as in every test, nothing to complain about in the console.
import { expectAxeFindsNothing } from '#pages/axe.ts';
import {
  expectAirUnderHeadings,
  expectHeadInPlace,
  expectNoThinText,
  expectNothingBeside,
  expectWholeHeadings,
} from '#pages/layout.ts';
import { linkedTitle, open, routes } from '#pages/site.ts';
import type { Page } from '@playwright/test';
import { isDeep } from './deep.ts';
import { expect, test } from './test.ts';

/** The pages, and the one that is shown where none can be fetched. */
const paths = [...routes, '/offline'];

/** Home, the wall, an ape and the game open with a picture; the admin page stands apart. */
const hasOwnHead = /^\/($|gallery|nft\/|game|simple-game|admin)/;

const languages = [
  { language: 'English', prefix: '', lang: 'en', ownTheme: 'light' },
  { language: 'Russian', prefix: '/ru', lang: 'ru', ownTheme: 'dark' },
] as const;
/** What every page says on a network whose coins are worth nothing. */
const notReal = {
  en: 'Test network: nothing here is real money',
  ru: 'Тестовая сеть: настоящих денег здесь нет',
};
const firstOnBranch = (page: Page) =>
  page.getByRole('button', { name: /^#\d+ (Rarity score|Очки редкости): \d+/ }).first();
const phone = { width: 320, height: 640 };
const desktop = { width: 1280, height: 900 };

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
            const title = linkedTitle(path, lang);
            if (title !== undefined) {
              await expect(page).toHaveTitle(`${title} · LilApe`);
              await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
            }
            for (const landmark of ['banner', 'main'] as const)
              await expect(page.getByRole(landmark)).toHaveCount(1);
            await expect(page.getByRole('banner')).toContainText(notReal[lang]);
            // The admin page has no footer.
            await expect(page.getByRole('contentinfo')).toHaveCount(path === '/admin' ? 0 : 1);
            // An empty element says nothing of when, to a reader or to a checker.
            await expect(page.locator('time:not([datetime])')).toHaveCount(0);
            // The branch comes when it is looked at, and its cards are the narrowest that there are.
            if (path.startsWith('/mint')) {
              await page.locator('#branch-title').scrollIntoViewIfNeeded();
              await expect(firstOnBranch(page)).toBeVisible();
            }
            await expectNothingBeside(page);
            await expectNoThinText(page);
            await expectWholeHeadings(page);
            await expectAirUnderHeadings(page);
            if (isDeep || lang === 'ru') await expectAxeFindsNothing(page, { contrast: isDeep });
            await page.setViewportSize(desktop);
            await expectNothingBeside(page);
            await expectNoThinText(page);
            await expectAirUnderHeadings(page);
            if (!hasOwnHead.test(path)) await expectHeadInPlace(page);
          });
      });
    });
