// Numbers that move by themselves, and what the page says when they no longer do.
import { buy } from '@lilape/wire/endpoints/purchases';
import { stats } from '@lilape/wire/endpoints/sale';
import { events, health, isApiPath } from '@lilape/wire/endpoints/site';
import { expectSuccess, openBuyModal, order, pay } from '#pages/buy-ui.ts';
import { open } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import { expect, test } from './test.ts';

test.use({ sale: 'file' });
test.describe.configure({ mode: 'serial' });

test('Someone else buys and I see it without doing anything', async ({ page, chain }) => {
  await open(page, '/');
  const stats = page.getByRole('region', { name: 'The sale in numbers' });
  await expect(stats).toContainText('$0');
  await chain.someoneBuys(1_200_000_000n);
  await expect(stats).toContainText('$1,200');
  await expect(stats).toContainText('1,000,000 LILAPE');
  await expect(stats).toContainText('1,200 USDC');
  await expect(page.getByRole('main')).toContainText('10% sold', { useInnerText: true });
});

test('Without the event stream the numbers are asked for every 30 seconds', async ({
  page,
  chain,
  watch,
}) => {
  watch.expect(/api\/events/);
  await page.route(`**${events.path}?*`, (route) => route.abort());
  await page.clock.install();
  await open(page, '/');
  const figures = page.getByRole('region', { name: 'The sale in numbers' });
  await expect(figures).toContainText('$1,200');
  await chain.someoneBuys(600_000_000n);
  await expect.poll(async () => (await page.request.get(stats.path)).text()).toContain('"1800"');
  await page.clock.fastForward(31_000);
  await expect(figures).toContainText('$1,800');
});

test('A page that shows no sale asks for none of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/privacy');
  await page.waitForLoadState('load');
  expect(asked.filter(isApiPath)).toEqual([]);
  const stream = page.waitForRequest((request) => request.url().includes(events.path));
  await page.goto('/');
  expect(new URL((await stream).url()).search).toBe('?topics=sale');
});

test('Nothing answers at first: the page says so, invents nothing, and Retry works', async ({
  page,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  // The page tries again by itself, too: once the site is back, nothing is answered before Retry is pressed.
  let isDown = true;
  const pressed = Promise.withResolvers<void>();
  await page.route(`**${health.path}**`, async (route) => {
    if (isDown) return route.abort();
    await pressed.promise;
    return route.continue();
  });
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByText('Live data is unavailable').first()).toBeVisible();
  await expect(main.getByText('% sold').filter({ visible: true })).toHaveCount(0);
  expect(await (await page.request.get('/')).text()).not.toMatch(/123,456|\d% sold/);
  isDown = false;
  await main.getByRole('button', { name: 'Retry' }).first().click();
  pressed.resolve();
  await expect(main).toContainText('$0.0012');
});

test('The face of figures comes before them, and their lateness is nothing to warn of', async ({ page }) => {
  const figures = Promise.withResolvers<void>();
  await page.route(`**${health.path}**`, (route) => figures.promise.then(() => route.continue()));
  await open(page, '/');
  const statuses = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family.includes('JetBrains')).map(({ status }) => status),
    );
  await expect.poll(statuses).toContain('loaded');
  expect(await page.locator('link[rel="preload"][href*="jetbrains"]').count()).toBe(0);
  figures.resolve();
  await expect(page.getByRole('main')).toContainText('$0.0012');
});

test('The site is gone after I paid: the purchase is made and found later', async ({
  page,
  wallet,
  watch,
  chain,
}) => {
  watch.expect(/Failed to load resource/);
  wallet.allow('approve 60 USDT', 'buy 60 USDT');
  await connect(page, wallet.account.address);
  const modal = await openBuyModal(page);
  await order(modal, '60');
  await page.route(`**${buy.path}`, (route) => route.abort());
  await pay(modal);
  await expect.poll(() => wallet.signed).toHaveLength(2);
  await page.unroute(`**${buy.path}`);
  await expectSuccess(modal);
  expect(await chain.creditOf(wallet.account.address)).toMatchObject({ usdt: 60_000_000n });
});

test('The server stops: I see how old the numbers are, and cannot buy on them', async ({
  page,
  stack,
  wallet,
  watch,
}) => {
  watch.expect(/Failed to load resource/, /ERR_/);
  await page.clock.install();
  await connect(page, wallet.account.address, 'MetaMask', '/');
  const modal = await openBuyModal(page);
  await order(modal, '60');
  await expect(modal).toContainText('50,000 LILAPE');
  process.kill(stack.server.pid, 'SIGKILL');
  await stack.server.ended;
  await page.clock.fastForward(65_000);
  await expect(modal).toContainText('Prices are out of date');
  await expect(modal.getByRole('button', { name: /^Buy/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('Live data is unavailable').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/1 min old/, { useInnerText: true });
  // For the tests that come after it.
  await stack.restartServer();
});
