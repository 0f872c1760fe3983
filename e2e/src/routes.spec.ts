// How pages are served: whole, under the strict policy, in the language and the theme that one chose. @see every-page.spec.ts
import { open } from '#pages/site.ts';
import { expect, test } from './test.ts';

test('I can read a page whose scripts never arrive', async ({ page, watch }) => {
  watch.expect(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/how-to-buy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Whitepaper' }).first()).toBeVisible();
});

test('A script that somebody smuggles into the page does not run', async ({ page, watch }) => {
  watch.expect(/Content Security Policy/);
  await page.goto('/');
  const policy = (await page.request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "smuggled"';
    document.head.append(script);
  });
  await refused;
  await expect(page).not.toHaveTitle('smuggled');
});

test('An address that leads nowhere gives me a 404 page with the way back', async ({ page, watch }) => {
  watch.expect(/404/);
  for (const [path, back] of [
    ['/bananas', 'Back to home'],
    ['/ru/bananas', 'На главную'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('link', { name: back, exact: true }).click();
    await expect(page).toHaveURL(/\/(ru\/)?$/);
  }
});

test('I can change the language and stay on the same page', async ({ page }) => {
  await open(page, '/privacy');
  await page.getByRole('link', { name: 'Русский' }).first().click();
  await expect(page).toHaveURL(/\/ru\/privacy$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/privacy$/);
});

test.describe('with a Russian browser', () => {
  test.use({ locale: 'ru-RU' });

  test('I am taken to the Russian pages', async ({ page }) => {
    await page.goto('/staking');
    await expect(page).toHaveURL(/\/ru\/staking$/);
  });
});

test('I can switch to the dark theme and it is still dark after a reload', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Switch between light and dark' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('A part whose code does not come says so, loses nothing, and comes when I press again', async ({
  page,
  watch,
}) => {
  watch.expect(/Failed to load resource|Failed to fetch dynamically imported module/);
  let asked = 0;
  await page.route('**/assets/purchases.island-*.js*', (route) => {
    asked += 1;
    return route.abort();
  });
  await open(page, '/purchases');
  const notice = page.getByText('This part didn’t load.');
  await expect(notice).toBeVisible();
  const connect = page.getByRole('main').getByRole('button', { name: 'Connect Wallet' });
  await connect.click();
  // Only once this press has failed: its own file would else come after all, and the dialog lie over the next press.
  await expect(connect).not.toHaveAttribute('aria-busy');
  await expect(notice).toBeVisible();
  expect(asked).toBeLessThan(5);
  await page.unroute('**/assets/purchases.island-*.js*');
  await connect.click();
  await expect(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible();
});

test('I type and press Enter while the form’s code is on its way, and both are heard', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 404/);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/find-receipt.island-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/receipt');
  const hash = `0x${'1'.repeat(64)}`;
  const field = page.getByRole('textbox', { name: 'Transaction hash' });
  await field.fill(hash);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/receipt$/);
  held.resolve();
  await expect(page).toHaveURL(new RegExp(`/purchases/${hash}$`));
});

test('A page may be fetched while my pointer is on its link: by rules that the site serves, for its own listed pages', async ({
  page,
}) => {
  const rules = (await page.request.get('/')).headers()['speculation-rules'];
  const answer = await page.request.get(JSON.parse(rules ?? '') as string);
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  const { prefetch } = (await answer.json()) as { prefetch: { where: { or: { href_matches: string }[] } }[] };
  const paths = prefetch[0]?.where.or.map((one) => one.href_matches) ?? [];
  expect(paths).toContain('/ru/staking');
  expect(paths.some((path) => path.startsWith('/admin') || path.startsWith('/api'))).toBe(false);
});
