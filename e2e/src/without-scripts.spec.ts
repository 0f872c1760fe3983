// With scripts blocked every page can be read, and says that its buttons do not work. @see sale.spec.ts for where the figures are then
import { expectHeadInPlace, expectLaidOut, expectLaterSheetChangesNothing } from '#pages/layout.ts';
import { hasOwnHead, routes } from '#pages/site.ts';
import { isDeep } from './deep.ts';
import { expect, test } from './test.ts';

const languages = [
  { language: 'English', prefix: '', said: 'Scripts are blocked:' },
  { language: 'Russian', prefix: '/ru', said: 'Скрипты заблокированы:' },
] as const;

/** Who signs in, paints apes at will or follows one transaction needs scripts: the others are there to be read. */
const isForActing = /^\/(admin|test-nft|debug-characters|lab|receipt|purchases|gallery|stickers)$/;

const phone = { width: 320, height: 640 };
const desktop = { width: 1280, height: 900 };

test.use({ javaScriptEnabled: false, viewport: phone });

for (const { language, prefix, said } of isDeep ? languages : [languages[0]])
  test(`I read every ${language} page without a script`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const path of routes)
      await test.step(path, async () => {
        await page.goto(prefix + path);
        // Playwright looks for no text in there by itself.
        const line = page.locator('header + noscript > p');
        await expect(line).toBeVisible();
        await expect(line).toContainText(said);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        if (!isForActing.test(path))
          expect((await main.innerText()).split(/\s+/).length, 'words to read').toBeGreaterThan(50);
        // Nothing stands there to press that would do nothing.
        for (const action of ['wallet', 'theme'])
          await expect(page.locator(`header [data-action="${action}"]:visible`)).toHaveCount(0);
        await expectLaidOut(page);
        await expectLaterSheetChangesNothing(page);
        await page.setViewportSize(desktop);
        // A page that is made wider looks as before for a moment.
        await page.reload();
        await expectLaidOut(page);
        if (!hasOwnHead(path)) await expectHeadInPlace(page);
        await expectLaterSheetChangesNothing(page);
        await page.setViewportSize(phone);
      });
  });
