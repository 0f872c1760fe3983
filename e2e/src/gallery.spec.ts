// The jungle wall and the pages of apes: from the bare wall to my own ape.
import { traitsOf } from '@lilape/domain/apes/traits';
import type { Locator, Page } from '@playwright/test';

import { mintApe, tokenUri } from '#chain/mint-ape.ts';
import { expectEvenLines } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { chooseWallet, walletDialog } from '#pages/wallet-ui.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

test.use({ sale: 'file' });
test.describe.configure({ mode: 'serial' });

const faces = (page: Page) => page.locator('[data-faces] a');
const numbers = async (page: Page) =>
  (await faces(page).allTextContents()).map((text) => Number(text.slice(1)));
const wall = (page: Page) => page.locator('[data-wall]');
const start = async (of: Locator) => Math.round((await of.boundingBox())?.x ?? 0);

test('I find all ten thousand on a wall where none is minted, and see what an ape will look like that nobody has', async ({
  page,
  watch,
}) => {
  await open(page, '/gallery');
  await expect(wall(page)).toContainText('10,000 of 10,000 apes, 0 minted', { useInnerText: true });
  await expect(page.locator('canvas')).toBeVisible();
  // On a tablet the filters begin where the page does.
  await page.setViewportSize({ width: 768, height: 900 });
  const [icon, title] = [page.locator('main form svg').first(), page.locator('main h1')];
  await expect.poll(async () => Math.abs((await start(icon)) - (await start(title)))).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  // Filters are over all of them.
  await page.getByRole('group', { name: 'Hat' }).getByRole('checkbox', { name: 'Crown' }).check();
  await expect(page).toHaveURL('/gallery?hats=Crown');
  await expect(wall(page)).toContainText('2,000 of 10,000 apes', { useInnerText: true });
  await page.getByRole('radio', { name: 'Faces' }).check({ force: true });
  await expect(page).toHaveURL('/gallery?hats=Crown&view=faces');
  await expect(wall(page)).toContainText('An empty wall', { useInnerText: true });
  await expect(faces(page)).toHaveCount(0);

  await open(page, '/nft/4271');
  await expect(page).toHaveTitle('LilApe #4271 · LilApe');
  await expect(page.getByRole('main')).toContainText('Not minted yet: nobody has it.', {
    useInnerText: true,
  });
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /4271/);
  const painting = page.getByRole('img', { name: 'The painting of LilApe #4271' });
  await expect.poll(() => painting.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024);
  // Who has it is said beside it on a tablet too, in the first screen.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByText('Not minted yet: nobody has it.')).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.locator('[data-fill="metadata"]')).toContainText('ipfs://');
  await expectEvenLines(page.locator('[data-fill="metadata"], [data-fill="image"]'));
  await page.getByRole('link', { name: '#4272' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LilApe #4272');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Русский' }).first().click();
  await expect(page).toHaveURL(/\/ru\/nft\/4272$/);
  await expect(page.getByRole('main')).toContainText('Ещё не выпущена', { useInnerText: true });

  watch.expect(/404/);
  for (const path of ['/nft/0', '/nft/10001', '/nft/007', '/ru/nft/ape'])
    expect((await page.goto(path))?.status(), path).toBe(404);
});

test('I choose by what apes wear, share it by its link, and find my own', async ({
  page,
  stack,
  chain,
  wallet,
}) => {
  await open(page, '/gallery?view=faces');
  const minted: number[] = [];
  for (let ape = 0; ape < 4; ape++) minted.push(await mintApe(stack.url, chain, await chain.newAccount()));
  // The page hears of mints by itself.
  await expect(faces(page)).toHaveCount(4);
  expect(await numbers(page)).toEqual(minted.toReversed());
  // A few are large, and hang in more rows than one.
  const tops = await faces(page).evaluateAll((all) => all.map((face) => face.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);

  const [first = 0] = minted;
  const hat = traitsOf(first).hats.name;
  const alike = minted.filter((id) => traitsOf(id).hats.name === hat).toReversed();
  const option = page.getByRole('group', { name: 'Hat' }).getByRole('checkbox', { name: hat });
  await option.check();
  await expect(page).toHaveURL(`/gallery?hats=${hat.replace(' ', '+')}&view=faces`);
  await expect(faces(page)).toHaveCount(alike.length);
  await page.reload();
  await expect(option).toBeChecked();
  await expect.poll(() => numbers(page)).toEqual(alike);
  await page.goBack();
  await expect(faces(page)).toHaveCount(4);
  await expect(option).not.toBeChecked();

  await page.getByLabel('Order').selectOption('number');
  await expect.poll(() => numbers(page)).toEqual(minted.toSorted((a, b) => a - b));
  await page.getByRole('radio', { name: 'All 10,000' }).check({ force: true });
  await expect(page).toHaveURL(/sort=number&view=dots$/);
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByRole('radio', { name: 'Faces' }).check({ force: true });

  const { account } = wallet;
  const mine = await mintApe(stack.url, chain, account);
  await page.getByRole('button', { name: 'Find mine' }).click();
  await expect(walletDialog(page)).toBeVisible();
  await chooseWallet(page, 'MetaMask');
  await expect(page).toHaveURL(new RegExp(`owner=${account.address.toLowerCase()}`));
  await expect.poll(() => numbers(page)).toEqual([mine]);
  const other = await chain.newAccount();
  await open(page, `/gallery?owner=${other.address}`);
  await expect(wall(page)).toContainText(/0x[0-9a-f]{4}…[0-9a-f]{4}: 0 of 5 minted apes/, {
    useInnerText: true,
  });
  // The menu's link names no view; one among ten thousand dots is not found.
  await open(page, `/gallery?owner=${account.address}`);
  await expect.poll(() => numbers(page)).toEqual([mine]);
  await expect(page.locator('canvas')).toBeHidden();
  // Under so few the page ends.
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.locator('footer')).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  // Among all of them the wall flies to it.
  await page.getByRole('radio', { name: 'All 10,000' }).check({ force: true });
  await expect(page.locator('figcaption')).toContainText(new RegExp(`^#${mine} · (?!.*not minted)`));
  await page.getByRole('radio', { name: 'Faces' }).check({ force: true });
  await expect.poll(() => numbers(page)).toEqual([mine]);

  await faces(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`LilApe #${mine}`);
  const ape = page.getByRole('main');
  await expect(ape).toContainText(account.address, { useInnerText: true });
  await expect(ape).toContainText(/Minted for.*(Seen|Safe|Final)/s, { useInnerText: true });
  await expect(ape).toContainText('Mint number 5 of 5.', { useInnerText: true });
  // What I can do with it is said to me alone.
  await expect(ape.getByRole('link', { name: 'See what it does for a stake' })).toHaveAttribute(
    'href',
    '/staking',
  );
  await open(page, `/nft/${first}`);
  await expect(ape).toContainText('Mint number 1 of 5.', { useInnerText: true });
  await expect(ape.getByRole('link', { name: 'See what it does for a stake' })).toBeHidden();
  await page.goBack();
  await expect(page.locator('[data-fill="metadata"]')).toHaveText(await tokenUri(chain, mine));
  await page.goBack();
  await expect.poll(() => numbers(page)).toEqual([mine]);
  // On a phone what a press in a sheet brings is not hidden by the sheet.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Find mine' }).click();
  await expect(page.locator('#wall-more')).toBeHidden();
  // Whose they are is read at once, and one is no stamp on a bare wall.
  await expect(wall(page)).toContainText('Yours: 1 of 5 minted apes', { useInnerText: true });
  expect((await faces(page).boundingBox())?.width).toBeGreaterThan(150);
  await expect(page.getByRole('button', { name: 'Show all apes' })).toBeInViewport();
  await page.getByRole('button', { name: 'Show all apes' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(wall(page)).toContainText('10,000 of 10,000 apes, 5 minted', { useInnerText: true });
});

test('Until the apes have come the wall shows the view that I asked for, and no other', async ({ page }) => {
  // Nothing comes.
  await page.route('**/api/minted-apes', () => undefined);
  const ghosts = wall(page).locator('ul[data-shown="asking"]');
  await page.goto('/gallery?view=dots');
  await expect(page.getByRole('radio', { name: 'All 10,000' })).toBeChecked();
  await expect(page.locator('canvas')).toBeVisible();
  await expect(ghosts).toBeHidden();
  await page.goto('/gallery?view=faces');
  await expect(page.getByRole('radio', { name: 'Faces' })).toBeChecked();
  await expect(ghosts).toBeVisible();
  // Apes of one owner are a few, and hang as large as the blanks: before the scripts have come, and after.
  await page.setViewportSize({ width: 360, height: 780 });
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  await page.goto(`/gallery?owner=0x${'1'.repeat(40)}`, { waitUntil: 'commit' });
  const expectTwoColumns = async () => {
    await expect(page.getByRole('radio', { name: 'Faces' })).toBeChecked();
    await expect(ghosts.locator('li').filter({ visible: true })).toHaveCount(6);
    expect((await ghosts.locator('li').first().boundingBox())?.width).toBe(160);
  };
  await expectTwoColumns();
  scripts.resolve();
  await expect(page.getByRole('button', { name: 'Show all apes' })).toBeVisible();
  await expectTwoColumns();
  await page.goto('/gallery');
  await expect(wall(page)).toContainText('Loading the apes', { useInnerText: true });
  // Where the address names none the frame of the dots is there, not a bare wall.
  await expect(page.getByRole('radio', { name: 'All 10,000' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Nearer' })).toBeVisible();
  await expect(ghosts).toBeHidden();
  await page.unroute('**/api/minted-apes');
  await page.goto('/gallery');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});

test('I am told when the site does not answer, and ask again', deep, async ({ page, watch }) => {
  watch.expect(/ERR_FAILED/);
  await page.route('**/api/minted-apes', (route) => route.abort());
  await open(page, '/gallery?band=legendary,epic,rare,uncommon,common&view=faces');
  await expect(wall(page)).toContainText('can’t load the apes', { useInnerText: true });
  await page.unroute('**/api/minted-apes');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(faces(page)).toHaveCount(5);
});

test('I come to the wall from another page, choose, and go back', async ({ page }) => {
  await open(page, '/purchases');
  await page.getByRole('contentinfo').getByRole('link', { name: 'The jungle wall' }).click();
  // Which view comes first is known with the mints.
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByRole('radio', { name: 'Faces' }).check({ force: true });
  await expect(faces(page)).toHaveCount(5);
  const hat = traitsOf((await numbers(page))[0] ?? 1).hats.name;
  await page.getByRole('group', { name: 'Hat' }).getByRole('checkbox', { name: hat }).check();
  await expect(page).toHaveURL(/\/gallery\?hats=/);
  await page.goBack();
  await expect(faces(page)).toHaveCount(5);
  await page.goBack();
  await expect(page.locator('canvas')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/purchases$/);
});

test.describe('on a phone, in Russian', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, locale: 'ru-RU' });

  test('I choose a hat with my thumb, and make the faces larger', deep, async ({ page }) => {
    await open(page, '/ru/gallery?view=faces');
    await expect(faces(page)).toHaveCount(5);
    const width = async () => (await faces(page).first().boundingBox())?.width ?? 0;
    expect(await width()).toBeLessThan(130);
    await page.getByRole('button', { name: 'Лица крупнее или мельче' }).click();
    await expect.poll(width).toBeGreaterThan(160);

    const [id = 0] = await numbers(page);
    const hat = traitsOf(id).hats.name;
    await page.getByRole('button', { name: 'Шляпа' }).click();
    await page
      .getByRole('checkbox', { name: hat === 'None' ? /^None/ : hat })
      .locator('visible=true')
      .check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Шляпа' })).toContainText('1');
    await expect(page).toHaveURL(/\/ru\/gallery\?hats=/);
    await faces(page)
      .filter({ hasText: `#${id}` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`LilApe #${id}`);
    await expect(page.getByRole('main')).toContainText('Выпущена для', { useInnerText: true });
  });
});
