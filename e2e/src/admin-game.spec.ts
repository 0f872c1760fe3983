// The board of the game on the admin page: rude names are found and taken off it, and everybody reads the truth.
import type { Browser, Page } from '@playwright/test';
import { SKILLS } from '@lilape/game/testing/bot';
import { endOtherSessions, lookAt, panel } from '#pages/admin.ts';
import { expectNothingBeside } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';
import { ADMIN_PASSWORD, type TestStack } from './stack.ts';

const board = (page: Page) => panel(page, 'Board of the banana hunt');
const rows = (page: Page) => board(page).getByRole('listitem');
const takeOff = (page: Page, name: string) =>
  rows(page)
    .filter({ hasText: name })
    .getByRole('button', { name: /^Take place/ });
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Remove it for good' });

async function signIn(page: Page): Promise<void> {
  await open(page, '/admin?at=game');
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(board(page)).toContainText('The best hundred games of a day');
}

async function otherAdmin(browser: Browser, stack: TestStack): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await signIn(page);
  return page;
}

test('I take a rude name off the board after reading what goes, and the log says so', async ({
  page,
  games,
}) => {
  // Whatever others played here today.
  await games.moveBack(30);
  await games.handIn({ bot: 11, name: 'Banana Joe' });
  const rude = await games.handIn({ bot: 12, name: 'Rude Rudi' });
  await games.handIn({ bot: 13, skill: SKILLS.beginner });
  await signIn(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: 'A game without a name' })).toHaveCount(1);
  await takeOff(page, 'Rude Rudi').click();
  const dialog = page.getByRole('dialog', { name: `Take place ${rude.place} off the board?` });
  await expect(dialog).toContainText('“Rude Rudi”');
  await expect(dialog).toContainText(`${rude.score} points`);
  await expect(dialog).toContainText(`Board of ${rude.day}`);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(takeOff(page, 'Rude Rudi')).toBeFocused();
  await page.keyboard.press('Enter');
  await confirm(page).click();
  const notice = page.getByText('“Rude Rudi”: off the board for good.');
  await expect(notice).toBeFocused();
  await expect(rows(page)).toHaveCount(2);
  const publicly = await (await page.request.get('/api/game/scores')).text();
  expect(publicly).toContain('Banana Joe');
  expect(publicly).not.toContain('Rude Rudi');
  await lookAt(page, 'Operations');
  await expect(panel(page, 'Action log')).toContainText(
    new RegExp(`Took a game off the board.*score ${rude.score}`, 's'),
  );
});

test('I look at another day by its date or a day at a time, and come back to today', async ({
  page,
  games,
}) => {
  await games.handIn({ bot: 21, name: 'Yesterday Yan' });
  const day = await games.moveBack(1);
  await games.handIn({ bot: 22, name: 'Today Tess' });
  await signIn(page);
  await expect(rows(page).filter({ hasText: 'Today Tess' })).toBeVisible();
  await page.getByRole('button', { name: 'A day earlier' }).click();
  await expect(page.getByLabel('Day (UTC)')).toHaveValue(day);
  await expect(rows(page).filter({ hasText: 'Yesterday Yan' })).toBeVisible();
  await expect(board(page)).not.toContainText('Today Tess');
  await page.getByLabel('Day (UTC)').fill('2026-01-01');
  await expect(board(page)).toContainText('No game of this day is on the board.');
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(rows(page).filter({ hasText: 'Today Tess' })).toBeVisible();
});

test(
  'another admin is faster: I am told so, and see the board as it is',
  deep,
  async ({ page, browser, stack, games, watch }) => {
    watch.expect(/status of 404/);
    await games.handIn({ bot: 31, name: 'Both Want Me' });
    await signIn(page);
    const other = await otherAdmin(browser, stack);
    await takeOff(page, 'Both Want Me').click();
    await takeOff(other, 'Both Want Me').click();
    await confirm(other).click();
    await expect(takeOff(other, 'Both Want Me')).toBeHidden();
    await confirm(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('It’s off the board already');
    await expect(confirm(page)).toBeHidden();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(board(page)).not.toContainText('Both Want Me');
  },
);

test('the server is away: what stood stays, and I try again', deep, async ({ page, games, watch }) => {
  watch.expect(/ERR_FAILED|Failed to load resource/);
  await games.handIn({ bot: 41, name: 'Still Here' });
  await signIn(page);
  await expect(takeOff(page, 'Still Here')).toBeVisible();
  await page.route('**/api/admin/game/**', (route) => route.abort());
  await takeOff(page, 'Still Here').click();
  await confirm(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/connection|network|server/i);
  await page.unroute('**/api/admin/game/**');
  await confirm(page).click();
  await expect(board(page)).not.toContainText('Still Here');
});

test(
  'my session ends meanwhile: nothing goes, I sign in and find the day that I looked at',
  deep,
  async ({ page, browser, stack, games, watch }) => {
    watch.expect(/status of 401/);
    await games.handIn({ bot: 51, name: 'Patient Pat' });
    await signIn(page);
    const other = await otherAdmin(browser, stack);
    await takeOff(page, 'Patient Pat').click();
    await endOtherSessions(other);
    await confirm(page).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/sign in/i);
    await page.keyboard.press('Escape');
    await page.getByLabel('Password').fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByLabel('Password')).toBeHidden();
    await takeOff(page, 'Patient Pat').click();
    await confirm(page).click();
    await expect(board(page)).not.toContainText('Patient Pat');
  },
);

test.describe('on a phone, in Russian', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('nothing lies beside the screen, and what I touch is large enough', async ({ page, games }) => {
    await games.handIn({ bot: 61, name: 'Ш'.repeat(20) });
    await open(page, '/ru/admin?at=game');
    await page.getByLabel('Пароль').fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    const list = panel(page, 'Таблица «Охоты за бананами»');
    const button = list.getByRole('button', { name: /^Убрать из таблицы/ }).first();
    await expect(button).toBeVisible();
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectNothingBeside(page);
    await button.click();
    await expect(page.getByRole('dialog')).toContainText('вернуть её нельзя');
    await expectNothingBeside(page);
  });
});
