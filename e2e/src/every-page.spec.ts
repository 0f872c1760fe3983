// Every page in both languages and themes, on the narrowest phone: nothing beside the screen, nothing for axe.
import { AxeBuilder } from '@axe-core/playwright';
import { open, routes } from '#pages/site.ts';
import { expect, test } from './test.ts';

/** The pages, and the one that is shown where none can be fetched. */
const paths = [...routes, '/offline'];

for (const colorScheme of ['light', 'dark'] as const)
  for (const [language, prefix] of [
    ['English', ''],
    ['Russian', '/ru'],
  ] as const)
    test.describe(`${language}, ${colorScheme}`, () => {
      // Structure does not hang on colours, nor colours on the language: axe sees each language and each theme once.
      const isExamined = (language === 'Russian') === (colorScheme === 'dark');
      test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width: 320, height: 640 } });

      test(`I read every ${language} page in the ${colorScheme} theme on 320 px`, async ({ page }) => {
        test.setTimeout(300_000);
        for (const path of paths)
          await test.step(path, async () => {
            await open(page, prefix + path);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            for (const landmark of ['banner', 'main', 'contentinfo'] as const)
              await expect(page.getByRole(landmark)).toHaveCount(1);
            // An empty element says nothing of when, to a reader or to a checker.
            await expect(page.locator('time:not([datetime])')).toHaveCount(0);
            const beside = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(beside, 'px wider than the screen').toBe(0);
            if (!isExamined) return;
            const { violations } = await new AxeBuilder({ page }).analyze();
            const found = violations.map(
              ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
            );
            expect(found).toEqual([]);
          });
      });
    });
