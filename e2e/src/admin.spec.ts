// The admin page and its door, as those who run the site use them.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { localAccountIndex, localPrivateKey } from '@lilape/contracts/deploy/local-config';
import type { Locator, Page } from '@playwright/test';
import { endOtherSessions, lookAt } from '#pages/admin.ts';
import { expectNoHoles } from '#pages/holes.ts';
import { expectNothingBeside } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { chooseWallet, short } from '#pages/wallet-ui.ts';
import { privateKeyToAccount } from 'viem/accounts';
import { deep } from './deep.ts';
import { ADMIN_PASSWORD, ADMIN_PASSWORD_HASH } from './stack.ts';
import { expect, test } from './test.ts';

test.use({ stackName: 'admin' });

const signIn = async (page: Page, password = ADMIN_PASSWORD) => {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const byWallet = (page: Page) => page.getByRole('button', { name: 'Sign in with a wallet' });
const top = async (of: Locator) => (await of.boundingBox())?.y ?? NaN;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('Before the first purchase sale and posts leave no large part of a column empty', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin?at=house');
  await signIn(page);
  for (const [section, shown] of [
    ['Sale', 'Raised by time'],
    ['Posts', 'Alerts of purchases'],
  ] as const) {
    await lookAt(page, section);
    await expect(panel(page, shown)).toBeVisible();
    await expectNoHoles(page);
  }
  // What is empty is small.
  expect((await panel(page, 'History and outbox').boundingBox())?.height).toBeLessThan(280);
  // When the sale opens and when it ends are read alike, on a phone and on a tablet.
  await lookAt(page, 'Sale');
  const ends = panel(page, 'Sale').locator('dl > div:has(time)');
  await expect(ends).toHaveCount(2);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await ends.evaluateAll((rows) => rows.map(({ clientHeight }) => clientHeight));
    expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 99)), `px between the rows at ${width}`).toBeLessThan(
      4,
    );
  }
});

test('I mistype the password, sign in, see how everything is, and sign out', async ({ page, watch }) => {
  watch.expect(/status of 401/);
  await open(page, '/admin?at=house');
  await signIn(page, 'banana');
  await expect(page.getByRole('alert')).toHaveText('Wrong password');
  await expect(page.getByLabel('Password')).toHaveValue('banana');
  await signIn(page);
  await expect(heading(page)).toHaveText('Running the site');
  await expect(panel(page, 'Server')).toContainText('All well');
  await expect(panel(page, 'Chain')).toContainText('31337');
  await expect(panel(page, 'Alarms')).toContainText('No alarms.');
  await expect(panel(page, 'Sessions')).toContainText('(this one)');
  await expect(panel(page, 'Jobs of the worker')).toContainText('Delete ended sessions');
  await expect(panel(page, 'Jobs of the worker')).not.toContainText('forget-');
  // A panel follows the one above it, however long the one beside that is; fresh figures carry no age.
  const [above, below] = [
    await panel(page, 'Alarms').boundingBox(),
    await panel(page, 'Server').boundingBox(),
  ];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThanOrEqual(24);
  await expect(page.getByTitle('Last checked')).toHaveCount(0);
  await expect(panel(page, 'Action log').getByRole('listitem')).toContainText([
    /Signed in/,
    /Wrong password/,
  ]);
  await lookAt(page, 'Sale');
  await expect(panel(page, 'Sale')).toContainText('open');
  await expect(panel(page, 'Server')).toBeHidden();
  await lookAt(page, 'NFT studio');
  await expect(panel(page, 'Studio')).toContainText('Apes painted and kept');
  await page.goBack();
  await expect(panel(page, 'Sale')).toBeVisible();
  await page.reload();
  await expect(panel(page, 'Sale')).toBeVisible();
  await expect(heading(page)).toHaveText('Running the site');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(heading(page)).toHaveText('Admin');
  await page.reload();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('my session is ended from elsewhere, and my page waits until I sign in again', async ({
  page,
  browser,
  stack,
  watch,
}) => {
  watch.expect(/status of 401/);
  await open(page, '/admin?at=house');
  await signIn(page);
  await expect(panel(page, 'Server')).toContainText('All well');
  const elsewhere = await browser.newContext({ baseURL: stack.url });
  const other = await elsewhere.newPage();
  await open(other, '/admin?at=house');
  await signIn(other);
  await endOtherSessions(other);

  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(panel(page, 'Server')).toContainText('Version');
  await signIn(page);
  await expect(page.getByText('Your session has ended.')).toBeHidden();
  await expect(panel(page, 'Sessions').getByRole('listitem')).toHaveCount(2);
  await expect(panel(page, 'Action log')).toContainText('Ended all other sessions');
  await panel(page, 'Sessions').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(heading(page)).toHaveText('Admin');
  await elsewhere.close();
});

test.describe('on a phone, in Russian', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, locale: 'ru-RU' });

  test('I am sent to the door, lose my connection, keep what I typed, and get to the page', async ({
    page,
    context,
    watch,
  }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/ru/admin?for=debug-characters');
    await expect(page.getByRole('main')).toContainText('/debug-characters — для тех, кто ведёт этот сайт');
    await page.getByLabel('Пароль').fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Показать' }).tap();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Войти', exact: true }).tap();
    await expect(page.getByRole('alert')).toHaveText(
      'Нет связи с сайтом. Проверьте сеть и попробуйте ещё раз.',
    );
    await expect(page.getByLabel('Пароль')).toHaveValue(ADMIN_PASSWORD);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Войти', exact: true }).tap();
    await expect(page).toHaveURL(/\/ru\/debug-characters$/);
    await expect(heading(page)).toHaveText('Действующие лица');
    // Asked before its sheet has come, a page has the browser's own margins and pictures in their full size.
    await page.waitForSelector('html[data-page="ready"]');
    await expectNothingBeside(page);
    await open(page, '/ru/admin?at=house');
    await expect(heading(page)).toHaveText('Управление сайтом');
    await expect(panel(page, 'Сервер')).toContainText('Всё в порядке');
    // No shop, and when the session ends fits in a line.
    await expect(page.locator('header [data-action="wallet"]')).toHaveCount(1);
    await expect(page.locator('header [data-action="wallet"]')).toBeHidden();
    const until = page.getByText(/^Вход до/);
    expect((await until.boundingBox())?.height).toBeLessThan(30);
    // Every section is in sight without moving anything sideways.
    const links = page.getByRole('navigation', { name: 'Разделы админки' }).getByRole('link');
    await expect(links).toHaveCount(7);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expectNothingBeside(page);
    // A long name breaks between its words, and its figure stays beside it.
    await page.setViewportSize({ width: 768, height: 1000 });
    await open(page, '/ru/admin?at=sale');
    const name = panel(page, 'Что вернули и забрали').getByText('Покупателей, которые ещё могут вернуть');
    const figure = name.locator('xpath=following-sibling::dd');
    await expect
      .poll(async () => (await top(figure)) - (await top(name)), 'between the lines of its name')
      .toBeLessThan(24);
  });
});

test('I guess too often, and am told when I may try again', deep, async ({ page, watch }) => {
  watch.expect(/status of (401|429)/);
  await open(page, '/admin?at=house');
  const alert = page.getByRole('alert');
  await expect(async () => {
    await signIn(page, 'monkey');
    await expect(alert).toHaveText(/Too many attempts. Try again in \d+ s\./, { timeout: 1_000 });
  }).toPass({ intervals: [0] });
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled();
  await expect(page.getByLabel('Password')).toHaveValue('monkey');
  await expect(alert).toHaveText('You can try again now.');
  await signIn(page);
  await expect(heading(page)).toHaveText('Running the site');
});

test.describe('with the owner’s wallet', () => {
  const owner = privateKeyToAccount(localPrivateKey('owner'));
  test.use({ walletOptions: { accounts: [owner] } });

  test('I sign in with my wallet, once I have changed my mind', async ({ page, wallet, stack }) => {
    await open(page, '/admin?at=house');
    wallet.allow(`sign in as admin at ${new URL(stack.url).host}`);
    wallet.willReject('personal_sign');
    await byWallet(page).click();
    await chooseWallet(page, 'MetaMask');
    const alert = page.getByRole('alert').filter({ hasText: /./ });
    await expect(alert).toContainText('You didn’t sign.');
    await page.getByLabel('Password').fill('half typed');
    await byWallet(page).click();
    await expect(heading(page)).toHaveText('Running the site');
    expect(wallet.signed).toEqual([`sign in as admin at ${new URL(stack.url).host}`]);
    await expect(panel(page, 'Sessions')).toContainText(short(owner.address.toLowerCase()));
    const newest = panel(page, 'Action log').getByRole('listitem').first();
    await expect(newest).toContainText('Signed in');
    await expect(newest).toContainText(short(owner.address.toLowerCase()));
    // On a phone the account in the head is in one line.
    await page.setViewportSize({ width: 360, height: 780 });
    const account = page.getByRole('banner').getByRole('button', { name: short(owner.address) });
    expect((await account.boundingBox())?.height).toBeLessThan(45);
    await expectNothingBeside(page);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(heading(page)).toHaveText('Admin');
  });

  test(
    'My smart account hears that the chain is away, and may try again',
    deep,
    async ({ page, wallet, stack, watch }) => {
      watch.expect(/status of 409/);
      await open(page, '/admin?at=house');
      await page.route('**/api/admin/login/wallet', (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/json',
          body: JSON.stringify({ success: false, code: 'WALLET_UNCHECKED', error: 'x' }),
        }),
      );
      wallet.allow(`sign in as admin at ${new URL(stack.url).host}`);
      await byWallet(page).click();
      await chooseWallet(page, 'MetaMask');
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
        'Only the chain can say whether this signature is right',
      );
      await expect(byWallet(page)).toBeEnabled();
    },
  );
});

test.describe('with a wallet that is nobody’s here, in Russian', () => {
  test.use({ locale: 'ru-RU', viewport: { width: 360, height: 780 } });

  test(
    'My wallet is nobody’s here, and I read why; so is my password',
    deep,
    async ({ page, wallet, stack, watch }) => {
      watch.expect(/status of 401/);
      await open(page, '/ru/admin?at=house');
      wallet.allow(`sign in as admin at ${new URL(stack.url).host}`);
      await page.getByRole('button', { name: 'Войти с помощью кошелька' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click();
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
        `Кошельку ${wallet.account.address} вход сюда не открыт, или подпись не его.`,
      );
      await page.getByLabel('Пароль').fill('банан');
      await page.getByRole('button', { name: 'Войти', exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'пароль' })).toHaveText('Неверный пароль');
      await expectNothingBeside(page);
    },
  );

  // Every run waits so in English.
  test('I guess too often, and read how many seconds to wait', deep, async ({ page, watch }) => {
    watch.expect(/status of (401|429)/);
    await open(page, '/ru/admin?at=house');
    const alert = page.getByRole('alert').filter({ hasText: /./ });
    await expect(async () => {
      await page.getByLabel('Пароль').fill('обезьяна');
      await page.getByRole('button', { name: 'Войти', exact: true }).click();
      await expect(alert).toHaveText(/^Слишком много попыток\. Повторите через \d+ с\.$/, {
        timeout: 1_000,
      });
    }).toPass({ intervals: [0] });
    await expect(page.getByRole('button', { name: 'Войти', exact: true })).toBeDisabled();
    await expect(alert).toHaveText('Теперь можно попробовать ещё раз.', { timeout: 30_000 });
    await page.getByLabel('Пароль').fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(heading(page)).toHaveText('Управление сайтом');
  });
});

test('nothing that the server keeps to itself is in what the page is made of', () => {
  const built = resolve(import.meta.dirname, '../../packages/web/dist/client');
  const roles = Object.keys(localAccountIndex) as (keyof typeof localAccountIndex)[];
  const keys = roles.map((role) => localPrivateKey(role).slice(2));
  const secrets = [ADMIN_PASSWORD, ADMIN_PASSWORD_HASH, 'argon2id:', 'ADMIN_PASSWORD_HASH', ...keys];
  const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|html|css|json|webmanifest|txt)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(({ parentPath, name }) => {
    const text = readFileSync(join(parentPath, name), 'utf8');
    return secrets.filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`);
  });
  expect(found).toEqual([]);
});
