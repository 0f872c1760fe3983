// What admins say on the site without a build, what wakes them, and the files of apes: on one stack.
import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';
import { stakingAddress } from '#chain/chain.ts';
import { giveLilape } from '#chain/lilape.ts';
import { lookAt, panel } from '#pages/admin.ts';
import { open } from '#pages/site.ts';
import { ADMIN_PASSWORD, type TestStack } from './stack.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

// Above what the pool of rewards begins with: an alarm until somebody adds to it.
test.use({ stackName: 'operations', serverEnv: { LOW_REWARD_POOL: '65000000000000' } });

const says = (page: Page) => panel(page, 'Texts of the site');
const save = (page: Page) => says(page).getByRole('button', { name: 'Save for everybody' }).click();
const line = (page: Page) => page.locator('[data-site="announcement"]').first();

async function signIn(page: Page): Promise<void> {
  await open(page, '/admin?at=site');
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(says(page).getByLabel('Telegram')).toBeVisible();
}

/** A page of somebody who is not signed in. */
async function visitor(browser: Browser, stack: TestStack, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await open(page, path);
  return page;
}

test('I set a line above the header and another Telegram, and every visitor sees them at once', async ({
  page,
  browser,
  stack,
}) => {
  const before = await visitor(browser, stack, '/');
  await expect(line(before)).toBeHidden();
  await expect(before.getByText('Example links')).toBeAttached();
  await signIn(page);
  await says(page).getByLabel('The line in English').fill('Minting opens today');
  await says(page).getByLabel('The line in Russian').fill('Сегодня открывается выпуск');
  await says(page).getByLabel('Where it leads').fill('/mint-nft');
  await says(page).getByLabel('Telegram').fill('https://t.me/lilape_real');
  await expect(says(page).getByText('Minting opens today').first()).toBeVisible();
  await save(page);
  await expect(says(page)).toContainText('Saved as version 1');

  const after = await visitor(browser, stack, '/');
  await expect(line(after).getByRole('link', { name: 'Minting opens today' })).toHaveAttribute(
    'href',
    '/mint-nft',
  );
  const join = after.getByRole('contentinfo').getByRole('link', { name: 'Join Telegram' });
  await expect(join).toHaveAttribute('href', 'https://t.me/lilape_real');
  const shift = await after.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.02);
  await after.goto('/ru');
  await expect(line(after).getByRole('link')).toHaveAttribute('href', '/ru/mint-nft');
  await expect(line(after)).toHaveText('Сегодня открывается выпуск');
  await after.goto('/staking');
  await expect(line(after)).toHaveText('Minting opens today');
  await expect(panel(page, 'What was changed')).toContainText('https://t.me/lilape_example');
  await lookAt(page, 'Operations');
  await expect(panel(page, 'Action log')).toContainText('Changed what the site says');
});

test('a bad link is refused where I typed it, and changes nothing', async ({ page, browser, stack }) => {
  await signIn(page);
  const telegram = says(page).getByLabel('Telegram');
  const stood = await telegram.inputValue();
  await telegram.fill('https://t.me.evil.example/lilape');
  await save(page);
  await expect(telegram).toHaveAttribute('aria-invalid', 'true');
  await expect(telegram).toBeFocused();
  await expect(says(page)).toContainText('Telegram leads to a host that is not allowed here.');
  const home = await visitor(browser, stack, '/');
  const join = home.getByRole('contentinfo').getByRole('link', { name: 'Join Telegram' });
  await expect(join).toHaveAttribute('href', stood);
});

test('another admin is faster: I see it, nothing of mine is lost, and I save on top', async ({
  page,
  browser,
  stack,
  watch,
}) => {
  watch.expect(/status of 409/);
  await signIn(page);
  await says(page).getByLabel('Twitter').fill('https://x.com/mine');
  const other = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await signIn(other);
  await says(other).getByLabel('Website').fill('https://lilape.org');
  await says(other).getByLabel('Twitter').fill('https://x.com/theirs');
  await save(other);
  await expect(says(other)).toContainText('Saved as version');
  await save(page);
  await expect(says(page)).toContainText('Another admin saved first');
  await expect(says(page)).toContainText('Website');
  await expect(says(page).getByLabel('Website')).toHaveValue('https://lilape.org');
  await expect(says(page).getByLabel('Twitter')).toHaveValue('https://x.com/mine');
  await save(page);
  await expect(says(page)).toContainText('Saved as version');
  const home = await visitor(browser, stack, '/');
  await expect(
    home.getByRole('contentinfo').getByRole('link', { name: 'Twitter', exact: true }),
  ).toHaveAttribute('href', 'https://x.com/mine');
});

test(
  'the pool of rewards runs low: I read what that means and what to do, and it goes when it is filled',
  deep,
  async ({ page, chain }) => {
    await signIn(page);
    await lookAt(page, 'Operations');
    const alarms = panel(page, 'Alarms');
    await expect(alarms).toContainText('The reward pool is nearly used up', { timeout: 40_000 });
    await expect(alarms).toContainText('send LILAPE to the staking contract, which anyone can');
    await giveLilape(chain, stakingAddress, '5000000000000');
    await expect(alarms).toContainText('No alarms.', { timeout: 60_000 });
  },
);

test(
  'a file of an ape is damaged: the check finds it and heals it to the same bytes',
  deep,
  async ({ page, stack }) => {
    await signIn(page);
    const bytesNow = async () => (await page.request.get('/api/nft-image/7')).body();
    const whole = await bytesNow();
    const published = readdirSync(stack.dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /published\/\w\w\/bafkrei\w+$/.test(name),
    );
    expect(published).toHaveLength(2);
    for (const name of published) truncateSync(join(stack.dataDir, name), 10);
    await lookAt(page, 'NFT studio');
    const files = panel(page, 'Files of apes');
    await files.getByRole('button', { name: 'Check all files, repair damaged ones' }).click();
    await expect(files).toContainText('painted again to the same bytes', { timeout: 30_000 });
    await expect(files).toContainText('done');
    expect((await bytesNow()).equals(whole)).toBe(true);
    await lookAt(page, 'Operations');
    await expect(panel(page, 'Action log')).toContainText('Started a check of the files');
  },
);
