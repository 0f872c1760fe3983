// What comes out of a printer: nothing is folded away, empty, on top of something else or torn in two.
import { open } from '#pages/site.ts';
import { isDeep } from './deep.ts';
import { expect, test } from './test.ts';

// A sheet of A4 between the site's margins.
test.use({ viewport: { width: 680, height: 960 }, reducedMotion: 'reduce' });

/** Whether something else lies over the middle of a heading. */
function isCovered(heading: Element): boolean {
  heading.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = heading.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found === null || !(heading.contains(found) || found.contains(heading));
}

/** How much wider than the sheet the page is, pixels. */
const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const paths = ['/', ...(isDeep ? ['/contracts', '/sale', '/ru/claim', '/ru/', '/ru/sale'] : [])];

for (const path of paths)
  test(`I print ${path} and no heading lies under something else, nor is anything wider than the sheet`, async ({
    page,
  }) => {
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const heading of await page.locator('main').locator('h1, h2, h3').filter({ visible: true }).all())
      expect(await heading.evaluate(isCovered), await heading.innerText()).toBe(false);
    expect(await page.evaluate(tooWide)).toBe(0);
    await expect(page.locator('header').first()).toBeHidden();
    // Every question of home has its answer.
    const answers = page.locator('#faq details > :not(summary)');
    if (path === '/') expect(await answers.count()).toBeGreaterThan(15);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  });

test('I print the sale before its charts were looked at and no empty box stands for them', async ({
  page,
}) => {
  await open(page, '/sale');
  await page.emulateMedia({ media: 'print' });
  const empty = page.locator('main').locator('div, figure').filter({ visible: true, hasNotText: /\S/ });
  const tall = await empty.evaluateAll((boxes) =>
    boxes
      .filter((box) => box.clientHeight > 120 && box.querySelector('img, svg, canvas') === null)
      .map(({ className }) => className),
  );
  expect(tall).toEqual([]);
});
