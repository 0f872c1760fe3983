// Every page as it is served, in both languages; and opened, on the narrowest phone and on a desktop: nothing beside the screen,
// nothing for axe, and, as in every test, nothing to complain about in the console.
import { expectAxeFindsNothing } from '#pages/axe.ts';
import { expectHeadInPlace, expectLaidOut } from '#pages/layout.ts';
import { hasOwnHead, linkedTitle, open, routes } from '#pages/site.ts';
import type { Page } from '@playwright/test';
import { isDeep } from './deep.ts';
import { expect, test } from './test.ts';

/** The pages, and the one that is shown where none can be fetched; our own tools, which no visitor has, in a long run. */
const paths = [...routes, '/offline'].filter((path) => isDeep || !/^\/(style|lab)$/.test(path));

const languages = [
  { language: 'English', prefix: '', lang: 'en' },
  { language: 'Russian', prefix: '/ru', lang: 'ru' },
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

/** So many times `tag` begins in `html`. */
const timesIn = (html: string, tag: string) => html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0;

for (const { language, prefix, lang } of languages)
  test(`Each document in ${language} is served with its language, title, one heading and its landmarks`, async ({
    request,
  }) => {
    for (const path of paths) {
      const text = await (await request.get(prefix + path)).text();
      // What is kept for later is not on the page.
      const html = text.replaceAll(/<template[\s>].*?<\/template>/gs, '');
      const title = linkedTitle(path, lang);
      const named = [/<title>([^<]*)/.exec(html)?.[1], /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]];
      if (title === undefined) expect(named[0], path).toMatch(/LilApe/);
      else expect([path, ...named]).toEqual([path, `${title} · LilApe`, title]);
      expect(html, path).toMatch(new RegExp(`<html [^>]*lang="${lang}"`));
      expect(html.slice(html.indexOf('<header'), html.indexOf('</header>')), path).toContain(notReal[lang]);
      // The admin page has no footer.
      const landmarks = ['h1', 'main', 'footer'].map((tag) => timesIn(html, tag));
      expect([path, ...landmarks]).toEqual([path, 1, 1, path === '/admin' ? 0 : 1]);
      // An empty element says nothing of when, to a reader or to a checker.
      expect([path, html.match(/<time(?![^>]*\sdatetime=)[^>]*>/gi)]).toEqual([path, null]);
    }
  });

// Structure does not hang on colours: a page is opened once, in the longer words, with axe, which takes half of the time. An
// English page is looked at the same way before its scripts by `without-scripts`; a long run opens each in all guises.
for (const { language, prefix, lang } of isDeep ? languages : languages.slice(1))
  for (const colorScheme of isDeep ? (['light', 'dark'] as const) : (['dark'] as const))
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, reducedMotion: 'reduce', viewport: phone });

      test(`I read every ${language} page in the ${colorScheme} theme`, async ({ page }) => {
        test.setTimeout(600_000);
        for (const path of paths)
          await test.step(path, async () => {
            await page.setViewportSize(phone);
            await open(page, prefix + path);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
            const title = linkedTitle(path, lang);
            if (title !== undefined) await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
            for (const landmark of ['banner', 'main'] as const)
              await expect(page.getByRole(landmark)).toHaveCount(1);
            await expect(page.getByRole('banner')).toContainText(notReal[lang]);
            await expect(page.getByRole('contentinfo')).toHaveCount(path === '/admin' ? 0 : 1);
            await expect(page.locator('time:not([datetime])')).toHaveCount(0);
            // The branch comes when it is looked at, and its cards are the narrowest that there are.
            if (path.startsWith('/mint')) {
              await page.locator('#branch-title').scrollIntoViewIfNeeded();
              await expect(firstOnBranch(page)).toBeVisible();
            }
            await expectLaidOut(page);
            await expectAxeFindsNothing(page, { contrast: isDeep });
            await page.setViewportSize(desktop);
            await expectLaidOut(page);
            if (!hasOwnHead(path)) await expectHeadInPlace(page);
          });
      });
    });
