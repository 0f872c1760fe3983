// Posts to the group: what an admin writes, sends and schedules, as the group gets it from a bot of a test's own.
import type { Page } from '@playwright/test';
import {
  type BotApiDouble,
  BOT_TOKEN,
  GROUP,
  startBotApi,
} from '../../packages/server/src/testing/bot-api-double.ts';
import { endOtherSessions, lookAt, panel } from '#pages/admin.ts';
import { expectNothingBeside } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { ADMIN_PASSWORD } from './stack.ts';
import { deep } from './deep.ts';
import { expect, test as base } from './test.ts';

const test = base.extend<object, { bot: BotApiDouble }>({
  bot: [
    // Playwright reads what a fixture depends on from the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const bot = await startBotApi();
      await use(bot);
      await bot.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ bot }, use) =>
      use({
        TELEGRAM_BOT_TOKEN: BOT_TOKEN,
        TELEGRAM_CHAT_ID: String(GROUP.id),
        TELEGRAM_API_URL: bot.url,
      }),
    { scope: 'worker' },
  ],
});
test.use({ stackName: 'posts' });

const quick = (page: Page) => panel(page, 'Send and pause');
const outbox = (page: Page) => panel(page, 'History and outbox');
const sendButton = (page: Page, post: string) => quick(page).getByRole('button', { name: `Send ${post}` });
/** The row of a post, whose press opens it beside the rows. */
const row = (page: Page, post: string) => quick(page).getByRole('button', { name: new RegExp(`^${post}`) });

async function look(page: Page, post: string): Promise<void> {
  if ((await row(page, post).getAttribute('aria-expanded')) === 'false') await row(page, post).click();
  await expect(panel(page, post)).toBeVisible();
}

const newest = (page: Page) => outbox(page).getByRole('listitem').first();
const bubble = (page: Page, post: string) =>
  panel(page, post).getByRole('figure', { name: 'In Telegram’s light theme' });
const save = (page: Page, post: string) => panel(page, post).getByRole('button', { name: 'Save the post' });

async function signIn(page: Page): Promise<void> {
  await open(page, '/admin');
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(sendButton(page, 'Post 3')).toBeVisible();
}

test('before any purchase two posts say why they wait; the third goes, with its link', async ({
  page,
  bot,
}) => {
  await signIn(page);
  await expect(quick(page)).toContainText('lilape_bot');
  await expect(quick(page)).toContainText('Jungle');
  await expect(quick(page)).toContainText('Post 1 reports a purchase, and none is final yet.');
  await expect(sendButton(page, 'Post 1')).toBeDisabled();
  await expect(sendButton(page, 'Post 3')).toBeDisabled();
  await expect(row(page, 'Post 2')).toContainText('Raised: $0');
  await expect(row(page, 'Post 2')).toContainText('Not sent yet');
  // Drawn where it is shown, typed as it is sent.
  await expect(row(page, 'Post 1').getByRole('img', { name: '🍌' })).toBeVisible();
  await expect(panel(page, 'Post 1').getByLabel('Title')).toHaveValue(/^🍌 /);
  // The bubble has Telegram's own, as the group will.
  await expect(bubble(page, 'Post 1')).toContainText('🍌');
  await expect(bubble(page, 'Post 1').getByRole('img')).toHaveCount(0);
  // While nothing was sent its history is no higher than that sentence.
  expect((await panel(page, 'History and outbox').boundingBox())?.height).toBeLessThan(300);
  // One post is beside the rows, the one that was pressed.
  await expect(panel(page, 'Post 1')).toBeVisible();
  await look(page, 'Post 2');
  await expect(panel(page, 'Post 1')).toBeHidden();
  await expect(bubble(page, 'Post 2')).toContainText('Raised: $0');
  // As wide as Telegram shows it.
  const bubbleBox = await bubble(page, 'Post 2').locator('div').boundingBox();
  expect(bubbleBox?.width).toBeGreaterThan(270);
  const list = panel(page, 'Post 2').getByRole('combobox').first();
  await expect(list).toHaveCSS('background-position', /calc\(100% - 16px\)/);
  const video = bubble(page, 'Post 2').locator('video');
  await expect(video).toHaveAttribute('src', '/clips/lilape-post2.gif.mp4');
  expect(await video.evaluate((clip: HTMLVideoElement) => clip.paused)).toBe(true);
  await expect.poll(() => video.evaluate((clip: HTMLVideoElement) => clip.readyState)).toBeGreaterThan(1);

  await sendButton(page, 'Post 2').click();
  await expect(quick(page)).toContainText('Message 1');
  await expect(newest(page)).toContainText('sent');
  await expect(row(page, 'Post 2')).toContainText(/sent .*(sec|now)/);
  await expect(newest(page).getByRole('link', { name: 'Message 1 in Telegram' })).toHaveAttribute(
    'href',
    /^https:\/\/t\.me\/(c\/1234567890|lilape_test)\/1$/,
  );
  expect(bot.arrived.map(({ text, clip }) => ({ text, clip }))).toEqual([
    {
      text: expect.stringMatching(/🦍[^]*Raised: <b>\$0<\/b>/),
      clip: expect.stringMatching(/mp4/),
    },
  ]);
  await newest(page).getByText('Its figures').click();
  await expect(newest(page)).toContainText('ledger, version');
});

test('a final purchase fills the bubble, and each figure leads to where it was read', async ({
  page,
  chain,
  stack,
}) => {
  await chain.someoneBuys(60_500_000n);
  await stack.sequencer?.seal(9);
  await signIn(page);
  await expect(bubble(page, 'Post 1')).toContainText('Paid: $60.50');
  await expect(bubble(page, 'Post 1')).toContainText('About: 0.0163 ETH');
  const sources = panel(page, 'Post 1').getByRole('list', { name: 'Where the figures come from' });
  const receipt = sources.getByRole('link', { name: /^receipt 0x/ }).first();
  await expect(receipt).toHaveAttribute('href', /^\/purchases\/0x[0-9a-f]{64}$/);
  await expect(sources).toContainText('3700');
  await expect(panel(page, 'Post 1')).toContainText('Up to date');
  await expect(sendButton(page, 'Post 1')).toBeEnabled();
});

test('the bubble follows what I type; what is wrong is said where it is; saved is what is sent', async ({
  page,
  bot,
}) => {
  await signIn(page);
  await look(page, 'Post 2');
  const post = panel(page, 'Post 2');
  await post.getByLabel('Title').fill('Bananas & <apes>');
  await expect(bubble(page, 'Post 2')).toContainText('Bananas & <apes>');
  await expect(post).toContainText('Not saved yet');
  await save(page, 'Post 2').click();
  await expect(post.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await expect(post.getByLabel('Title')).toBeFocused();
  await post.getByLabel('Title').fill('Bananas & apes');
  await post.getByRole('button', { name: 'Add a line' }).click();
  const line = post.getByRole('group', { name: 'Line 3' });
  await line.getByLabel('Says').selectOption({ label: 'My own text' });
  await line.getByLabel('The text').fill('lilape.example');
  await save(page, 'Post 2').click();
  await expect(line.getByRole('alert')).toContainText('Line 3');
  await expect(line.getByLabel('Label')).toBeFocused();
  await line.getByLabel('Label').fill('Read more');
  await expect(bubble(page, 'Post 2')).toContainText('Read more: lilape.example');
  // A line is a sentence of one row.
  expect((await post.getByRole('group', { name: 'Line 1' }).boundingBox())?.height).toBeLessThanOrEqual(52);
  await line.getByRole('button', { name: 'Move line 3 up' }).click();
  await post.getByLabel('Clip', { exact: true }).selectOption({ label: 'No clip' });
  await expect(bubble(page, 'Post 2').locator('video')).toHaveCount(0);
  await save(page, 'Post 2').click();
  await expect(post).toContainText('Saved as version 1.');

  const before = bot.arrived.length;
  await sendButton(page, 'Post 2').click();
  await expect.poll(() => bot.arrived.length).toBe(before + 1);
  expect(bot.arrived.at(-1)?.text).toMatch(/^<b>Bananas &amp; apes<\/b>\n\nRaised: .*\nRead more: /);
  await page.reload();
  await look(page, 'Post 2');
  await expect(panel(page, 'Post 2').getByLabel('Title')).toHaveValue('Bananas & apes');
});

test(
  'another admin saves first: I see it, keep mine, and save on top',
  deep,
  async ({ page, browser, stack, watch }) => {
    watch.expect(/status of 409/);
    await signIn(page);
    await look(page, 'Post 3');
    const mine = panel(page, 'Post 3');
    await mine.getByLabel('Title').fill('Mine');
    const other = await (await browser.newContext({ baseURL: stack.url })).newPage();
    await signIn(other);
    await look(other, 'Post 3');
    await panel(other, 'Post 3').getByLabel('Title').fill('Theirs');
    await panel(other, 'Post 3').getByLabel('Clip', { exact: true }).selectOption({ label: 'No clip' });
    await save(other, 'Post 3').click();
    await expect(panel(other, 'Post 3')).toContainText('Saved as version');
    await save(page, 'Post 3').click();
    await expect(mine).toContainText('Another admin saved first');
    await expect(mine).toContainText('Theirs');
    await expect(mine.getByLabel('Title')).toHaveValue('Mine');
    await expect(mine.getByLabel('Clip', { exact: true })).toHaveValue('');
    await save(page, 'Post 3').click();
    await expect(mine).toContainText('Saved as version 2.');
    // Who has typed nothing sees what stands.
    await expect(panel(other, 'Post 3').getByLabel('Title')).toHaveValue('Mine');
  },
);

test('my session ends and my network breaks: what I typed stays, and one press is one message', async ({
  page,
  browser,
  stack,
  bot,
  watch,
}) => {
  watch.expect(/status of 401/, /ERR_FAILED/);
  await signIn(page);
  const title = panel(page, 'Post 1').getByLabel('Title');
  await title.fill('Half typed');
  const other = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await signIn(other);
  await endOtherSessions(other);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Your session has ended.')).toBeHidden();
  await expect(title).toHaveValue('Half typed');
  // It waits while another post is looked at, too.
  await look(page, 'Post 3');
  await look(page, 'Post 1');
  await expect(title).toHaveValue('Half typed');
  await lookAt(page, 'Operations');
  await lookAt(page, 'Posts');
  await expect(title).toHaveValue('Half typed');
  await expect(page.getByText('Your session has ended.')).toBeHidden();

  // The server hears it, and its answer is lost.
  const before = bot.arrived.length;
  await page.route('**/api/purchase', async (route) => {
    expect((await route.fetch()).status()).toBe(200);
    await route.abort();
  });
  await sendButton(page, 'Post 2').click();
  await expect(
    quick(page)
      .getByRole('alert')
      .filter({ hasText: /network|connection/i }),
  ).toBeVisible();
  await page.unroute('**/api/purchase');
  await sendButton(page, 'Post 2').click();
  await expect(quick(page)).toContainText(/Message \d/);
  await expect.poll(() => bot.arrived.length).toBeGreaterThan(before);
  await expect(newest(page)).toContainText('sent');
  expect(bot.arrived.length).toBe(before + 1);
});

test(
  'the ape raises its brow at figures older than a minute, and nothing can be sent',
  deep,
  async ({ page }) => {
    await signIn(page);
    await look(page, 'Post 2');
    await expect(panel(page, 'Post 2')).toContainText('Up to date');
    // The ledger is behind: its last look at the chain was two minutes ago.
    const body = await page.evaluate(async () => {
      const answer = await fetch('/api/admin/posts');
      return (await answer.json()) as { as_of: string; ledger: { read_at: string } };
    });
    body.ledger.read_at = new Date(Date.parse(body.as_of) - 120_000).toISOString();
    await page.route('**/api/admin/posts', (route) => route.fulfill({ json: body }));
    await expect(panel(page, 'Post 2')).toContainText('These figures are out of date');
    await expect(panel(page, 'Post 2').locator('[data-raised]')).toBeVisible();
    await expect(quick(page)).toContainText('The ledger last saw the chain 12');
    await expect(sendButton(page, 'Post 2')).toBeDisabled();
    await page.unroute('**/api/admin/posts');
    await expect(sendButton(page, 'Post 2')).toBeEnabled();
  },
);

test('nobody knows whether a message went: it is said, never sent again, and put aside by hand', async ({
  page,
  bot,
}) => {
  await signIn(page);
  bot.intercept = ({ url }) => (url.pathname.includes('/send') ? 'cut' : undefined);
  await sendButton(page, 'Post 2').click();
  await expect(newest(page)).toContainText('unknown');
  bot.intercept = () => undefined;
  const before = bot.arrived.length;
  await newest(page)
    .getByRole('button', { name: /^Mark message/ })
    .click();
  await expect(newest(page).getByRole('button', { name: /^Mark message/ })).toBeHidden();
  expect(bot.arrived.length).toBe(before);
});

test('I make a schedule, see its turns, pause it, let it run, and delete it by its name', async ({
  page,
}) => {
  await signIn(page);
  const form = panel(page, 'A new schedule');
  const list = panel(page, 'Schedules');
  await expect(form.getByLabel('How often')).toHaveValue('15');
  await form.getByRole('button', { name: 'Create the schedule' }).click();
  await expect(form.getByRole('alert')).toHaveText('Fill in all fields.');
  await form.getByLabel('Name').fill('Morning drum');
  await form.getByLabel('Post').selectOption('Post 2');
  await form.getByRole('button', { name: 'Create the schedule' }).click();
  await expect(list).toContainText('Post 2, every 15 min.');
  await expect(form.getByLabel('Name')).toHaveValue('');
  const strokes = list
    .getByRole('img', { name: 'Scheduled for the next three hours' })
    .locator('path')
    .last();
  const turns = async () => ((await strokes.getAttribute('d')) ?? '').split('M').length - 1;
  await expect.poll(turns).toBe(12);
  await expect(list).toContainText(/Next in 14:\d\d/);
  await quick(page).getByRole('button', { name: 'Pause Morning drum' }).click();
  await expect(list).toContainText('paused');
  await expect.poll(turns).toBe(0);
  await list.getByRole('button', { name: 'Resume Morning drum' }).click();
  await expect(list).toContainText('runs');
  await list.getByRole('button', { name: 'Delete Morning drum' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Morning drum' });
  const button = dialog.getByRole('button', { name: 'Delete the schedule' });
  await dialog.getByLabel('Type its name').fill('Evening drum');
  await expect(button).toBeDisabled();
  await dialog.getByLabel('Type its name').fill('Morning drum');
  await button.click();
  await expect(dialog).toBeHidden();
  await expect(list).toContainText('None yet');
});

test('I set which purchases the group hears of, and one that becomes final is announced once', async ({
  page,
  chain,
  stack,
  bot,
}) => {
  await signIn(page);
  const alerts = panel(page, 'Alerts of purchases');
  await alerts.getByLabel('Tell the group about purchases').check();
  await alerts.getByLabel('Smallest purchase, dollars').fill('a lot');
  await alerts.getByRole('button', { name: 'Save the rules' }).click();
  await expect(alerts.getByLabel('Smallest purchase, dollars')).toHaveAttribute('aria-invalid', 'true');
  await alerts.getByLabel('Smallest purchase, dollars').fill('1 000,50');
  await alerts.getByRole('button', { name: 'Save the rules' }).click();
  await expect(alerts).toContainText('Version 1 is saved.');
  await expect(alerts.getByLabel('Smallest purchase, dollars')).toHaveValue('1000.5');
  await alerts.getByLabel('Smallest purchase, dollars').fill('50');
  await alerts.getByRole('button', { name: 'Save the rules' }).click();
  await expect(alerts).toContainText('Version 2 is saved.');
  const before = bot.arrived.length;
  await chain.someoneBuys(77_000_000n);
  await stack.sequencer?.seal(9);
  await expect.poll(() => bot.arrived.length, { timeout: 60_000 }).toBe(before + 1);
  expect(bot.arrived.at(-1)?.text).toContain('77');
  await expect(newest(page)).toContainText('purchase alert');
});

test.describe('on a phone, in Russian', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, locale: 'ru-RU' });

  test(
    'sending comes first, under my thumb, and a pressed button is one message',
    deep,
    async ({ page, bot }) => {
      await open(page, '/ru/admin');
      await page.getByLabel('Пароль').fill(ADMIN_PASSWORD);
      await page.getByRole('button', { name: 'Войти', exact: true }).tap();
      const first = page.getByRole('button', { name: 'Отправить Post 1' });
      await expect(first).toBeVisible();
      const box = await first.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
      const before = bot.arrived.length;
      await page.getByRole('button', { name: 'Отправить Post 2' }).tap();
      await expect.poll(() => bot.arrived.length).toBe(before + 1);
      await expect(panel(page, 'История и очередь')).toContainText('отправлено');
      const title = panel(page, 'Post 2').getByLabel('Заголовок');
      await expect(title).toBeHidden();
      await page.getByRole('button', { name: /^Post 2/ }).tap();
      await expect(title).toBeVisible();
      // What can wait is a title until it is pressed.
      await expect(panel(page, 'Новое расписание').getByRole('button')).toHaveCount(0);
      await panel(page, 'Новое расписание').getByRole('heading').tap();
      const create = panel(page, 'Новое расписание').getByRole('button', { name: 'Создать расписание' });
      // Inside its frame, as where nothing is folded.
      const [frame, button] = [
        await panel(page, 'Новое расписание').boundingBox(),
        await create.boundingBox(),
      ];
      expect((button?.x ?? 0) - (frame?.x ?? 0)).toBeGreaterThanOrEqual(16);
      await create.tap();
      await expect(panel(page, 'Новое расписание').getByRole('alert')).toHaveText('Заполните все поля.');
      await expectNothingBeside(page);
    },
  );
});
