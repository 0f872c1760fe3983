// A project applies for a launch by a postcard, and the admin makes a launch of it: as both of them do.
import { endOtherSessions } from '#pages/admin.ts';
import { open } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import type { Locator, Page, Request } from '@playwright/test';
import { ADMIN_PASSWORD } from './stack.ts';
import { expect, test } from './test.ts';

test.use({ stackName: 'applying' });

const path = '/launchpad/apply';
const isSent = (request: Request) =>
  request.method() === 'POST' && request.url().endsWith('/api/launchpad/applications');
const send = (page: Page) => page.getByRole('button', { name: 'Send the postcard' });
const received = (page: Page) => page.getByRole('heading', { name: /Your application is № \d+/ });
const numberOf = async (page: Page) => /№ (\d+)/.exec(await received(page).innerText())?.[1];

async function fillIn(page: Page, project: string): Promise<void> {
  await page.getByLabel('Project').fill(project);
  await page.getByLabel('Pitch').fill('We pump bananas.\n\nFor everybody.');
  await page.getByLabel('Link 1').fill('https://pump.example.org');
  await page.getByLabel('Contact').fill('crew@pump.example.org');
}

/** What the form asks, as it stands. */
const typed = (page: Page) =>
  page
    .locator('form [name]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test('I write a postcard, lose nothing to mistakes, reloads and lost answers, and get one number', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/status of 409/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  await open(page, path);
  await send(page).click();
  await expect(page.getByText('Project is missing.')).toBeVisible();
  await expect(page.getByLabel('Project')).toBeFocused();
  await fillIn(page, 'Banana Pump');
  await page.getByLabel('Token contract').fill('0x12');
  await page.getByLabel('Link 2').fill('http://pump.example.org');
  await send(page).click();
  await expect(page.getByText('Link 2 is not an https link.')).toBeVisible();
  await expect(page.getByText('Contract is not 0x and 40 hex digits.')).toBeVisible();
  await expect(page.getByLabel('Link 2')).toBeFocused();
  await page.getByLabel('Token contract').fill('');
  await page.getByLabel('Link 2').fill('');

  const written = await typed(page);
  await page.reload();
  await expect.poll(() => typed(page)).toEqual(written);
  await page.getByRole('link', { name: 'RU, Русский' }).first().click();
  await expect(page).toHaveURL(/\/ru\/launchpad\/apply$/);
  await expect.poll(() => typed(page)).toEqual(written);
  await expect(page.getByRole('figure', { name: 'Ваша открытка' })).toContainText('Banana Pump');
  await page.getByRole('link', { name: 'EN, English' }).first().click();
  await expect(page).toHaveURL(/\/launchpad\/apply$/);
  await expect.poll(() => typed(page)).toEqual(written);

  await page.getByLabel('Project').focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'No connection to the site. Check your network and try again.',
  );
  await context.setOffline(false);
  const ids: unknown[] = [];
  page.on('request', (request) => {
    if (isSent(request)) ids.push((request.postDataJSON() as { requestId: unknown }).requestId);
  });
  // It arrives, and its answer does not.
  await page.route('**/api/launchpad/applications', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('No connection to the site.');
  expect(await typed(page)).toEqual(written);
  await page.unroute('**/api/launchpad/applications');
  await page.reload();
  await expect.poll(() => typed(page)).toEqual(written);
  await send(page).dblclick();
  await expect(received(page)).toBeFocused();
  expect(ids).toEqual([ids[0], ids[0]]);
  const number = await numberOf(page);
  await page.reload();
  await expect(received(page)).toContainText(`№ ${number}`);
  expect(await page.evaluate(() => localStorage.getItem('lilape.application'))).toBe(
    `{"number":${number},"project":"Banana Pump"}`,
  );

  await page.getByRole('button', { name: 'Write another card' }).click();
  await fillIn(page, 'Banana Pump');
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText(`${number}`);
  await expect(page.getByLabel('Project')).toHaveValue('Banana Pump');
});

test('I sign the postcard with my wallet, once I have changed my mind', async ({ page, wallet }) => {
  const { address } = wallet.account;
  await connect(page, address, 'MetaMask', path);
  await fillIn(page, 'Signed Pump');
  await expect(page.getByRole('figure', { name: 'Your postcard' })).toContainText(address);
  wallet.allow('sign the application of Signed Pump');
  wallet.willReject('personal_sign');
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('You didn’t sign.');
  await expect(page.getByLabel('Project')).toHaveValue('Signed Pump');
  await send(page).click();
  await expect(received(page)).toBeVisible();
  expect(wallet.signed).toEqual(['sign the application of Signed Pump']);
});

const panel = (page: Page, name: string) => page.getByRole('region', { name });

async function signIn(page: Page): Promise<void> {
  await open(page, '/admin?at=launchpad');
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(panel(page, 'Launches')).toContainText('New launch');
}

/** A time of the chain's in so many days, as the field has it. */
async function inDays(page: Page, days: number): Promise<string> {
  const { time } = (await (await page.request.get('/api/launchpad/launches')).json()) as { time: string };
  return page.evaluate(
    ([from, ahead]) => {
      const at = new Date(Date.parse(from) + ahead * 86_400_000);
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    },
    [time, days] as const,
  );
}

const change = (row: Locator) => row.getByRole('button', { name: 'Change or move' }).click();

test('I read an application, make a launch of it, am overtaken by another admin, and cancel it', async ({
  page,
  browser,
  stack,
  watch,
}) => {
  watch.expect(/status of 40[19]/);
  await open(page, path);
  await fillIn(page, 'Jungle Pump');
  await send(page).click();
  await expect(received(page)).toBeVisible();
  const number = await numberOf(page);

  await signIn(page);
  const applications = panel(page, 'Applications');
  await applications.getByRole('button', { name: `№ ${number} Jungle Pump` }).click();
  const card = applications.getByRole('listitem').filter({ hasText: 'Jungle Pump' });
  await expect(card).toContainText('We pump bananas.');
  await expect(card).toContainText('nobody');
  await card.getByRole('radio', { name: 'Being read' }).check();
  await card.getByLabel('Note').fill('Asked for the audit.');
  await card.getByRole('button', { name: 'Save the answer' }).click();
  await applications.getByRole('radio', { name: 'Being read 1' }).check();
  // The card that is open stays open in its new place.
  await expect(applications.getByLabel('Note')).toHaveValue('Asked for the audit.');

  await applications.getByRole('button', { name: 'Make it a launch' }).click();
  const editor = panel(page, 'A new launch');
  await expect(editor.getByLabel('Project')).toHaveValue('Jungle Pump');
  await expect(editor.getByLabel('Link 1')).toHaveValue('https://pump.example.org');
  await editor.getByLabel('Text, Russian').fill('Мы качаем бананы.');
  await editor.getByLabel('Allocation').fill('1 000 000');
  await editor.getByLabel('Symbol').fill('PUMP');
  await editor.getByLabel('Places').fill('100');
  await editor.getByLabel('Launch time').fill(await inDays(page, 1));
  await editor.getByRole('button', { name: 'Announce the launch' }).click();
  await expect(editor.getByText('Launch time is too soon')).toBeVisible();
  await editor.getByLabel('Launch time').fill(await inDays(page, 3));
  await expect(editor.getByRole('article')).toContainText('1,000,000 PUMP');
  await editor.getByRole('button', { name: 'Announce the launch' }).click();
  await expect(editor).toBeHidden();
  const row = panel(page, 'Launches').getByRole('listitem', { name: '№ 1' });
  await expect(row).toContainText('Jungle Pump announced');

  const elsewhere = await browser.newContext({ baseURL: stack.url });
  const other = await elsewhere.newPage();
  await signIn(other);
  const theirs = panel(other, 'Launches').getByRole('listitem', { name: '№ 1' });
  await change(theirs);
  await change(row);
  const [mine, rival] = [panel(page, 'Launch № 1'), panel(other, 'Launch № 1')];
  await rival.getByLabel('Places').fill('50');
  await rival.getByLabel('Symbol').fill('PMP');
  await rival.getByLabel('Launch time').fill(await inDays(page, 5));
  await expect(rival.getByText('Everybody will see that this changed')).toBeVisible();
  await rival.getByRole('button', { name: 'Save the changes' }).click();
  await expect(rival).toBeHidden();

  await mine.getByLabel('Places').fill('25');
  await mine.getByLabel('Text, English').fill('We pump bananas, and more.');
  await mine.getByRole('button', { name: 'Save the changes' }).click();
  await expect(mine.getByText('Another admin saved first')).toBeVisible();
  await expect(mine.getByLabel('Places')).toHaveValue('25');
  await expect(mine.getByLabel('Symbol')).toHaveValue('PMP');
  await mine.getByRole('button', { name: 'Use theirs' }).click();
  await expect(mine.getByLabel('Places')).toHaveValue('50');

  // The session ends under my hands: what I typed is there when I am back.
  await endOtherSessions(other);
  await mine.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Your session has ended.')).toBeHidden();
  await expect(mine.getByLabel('Text, English')).toHaveValue('We pump bananas, and more.');
  await mine.getByRole('button', { name: 'Save the changes' }).click();
  await expect(mine).toBeHidden();

  await row.getByRole('button', { name: 'Cancel…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel launch № 1' });
  const cancel = dialog.getByRole('button', { name: 'Cancel the launch' });
  await dialog.getByLabel('Reason, English').fill('The project asked for it.');
  await dialog.getByLabel('Reason, Russian').fill('Так попросил проект.');
  await expect(cancel).toBeDisabled();
  await dialog.getByLabel('Type the project’s name').fill('Jungle Pump');
  await cancel.click();
  await expect(row).toContainText('launch cancelled');
  await expect(row.getByRole('button')).toHaveCount(0);
  const { launches } = (await (await page.request.get('/api/launchpad/launches')).json()) as {
    launches: { changes: { field: string; after: string }[] }[];
  };
  expect(launches[0]?.changes.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['places', 'symbol', 'launchTimeSeconds', 'textEn', 'cancelled']),
  );
  await elsewhere.close();
});
