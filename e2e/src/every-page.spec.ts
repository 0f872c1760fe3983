// Every page in both languages and themes, on the narrowest phone and on a desk: one heading, nothing beside the screen,
// nothing for axe, and, as in every test, nothing to complain about in the console.
import { expectAxeFindsNothing } from '#pages/axe.ts';
import { open, routes } from '#pages/site.ts';
import { expect, test } from './test.ts';

/** The pages, and the one that is shown where none can be fetched. */
const paths = [...routes, '/offline'];

const languages = [
  { language: 'English', prefix: '', lang: 'en' },
  { language: 'Russian', prefix: '/ru', lang: 'ru' },
] as const;
const phone = { width: 320, height: 640 };
const desk = { width: 1280, height: 900 };

for (const colorScheme of ['light', 'dark'] as const)
  for (const { language, prefix, lang } of languages) {
    // Structure does not hang on colours, nor colours on the language: axe sees each language and each theme once.
    const isPhone = (language === 'Russian') === (colorScheme === 'dark');
    const viewport = isPhone ? phone : desk;
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, reducedMotion: 'reduce', viewport });

      test(`I read every ${language} page in the ${colorScheme} theme on ${viewport.width} px`, async ({
        page,
      }) => {
        test.setTimeout(300_000);
        for (const path of paths)
          await test.step(path, async () => {
            await open(page, prefix + path);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            await expect(page.locator('html')).toHaveAttribute('lang', lang);
            await expect(page).toHaveTitle(/LilApe/);
            for (const landmark of ['banner', 'main', 'contentinfo'] as const)
              await expect(page.getByRole(landmark)).toHaveCount(1);
            // An empty element says nothing of when, to a reader or to a checker.
            await expect(page.locator('time:not([datetime])')).toHaveCount(0);
            const beside = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(beside, 'px wider than the screen').toBe(0);
            if (isPhone) await expectAxeFindsNothing(page);
          });
      });
    });
  }
