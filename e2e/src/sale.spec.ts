// The sale in numbers and the contracts page: what the chain says, charted, listed, downloadable and checkable.
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectAxeFindsNothing } from '#pages/axe.ts';
import { expectEvenLines } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { contracts } from '@lilape/wire/endpoints/chain';
import { presaleInfo, saleHistory } from '@lilape/wire/endpoints/sale';
import { themes } from './deep.ts';
import { expect, test } from './test.ts';

test.use({ sale: 'file', reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

/** Opens the page and brings the place of the charts into view. */
async function openCharts(page: Page, path = '/sale'): Promise<void> {
  await open(page, path);
  await page.locator('#reading').scrollIntoViewIfNeeded();
}

test('Before anyone has bought, the basket is empty; the first purchase starts the line by itself', async ({
  page,
  chain,
}) => {
  await openCharts(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('The basket is empty');
  await chain.someoneBuys(1_200_000_000n);
  await expect(main.getByRole('heading', { name: 'Over time' })).toBeVisible();
  await expect(main.getByRole('slider', { name: 'Dollars raised over time' })).toHaveAttribute(
    'aria-valuetext',
    /\$1,200 after 1\u00a0purchase, block/,
  );
  await expect(main).toContainText('1,000,000 LILAPE');
  await expect(main).toContainText(
    'Stages 3 to 10 are ahead, from $0.0014 to $0.0021: up to $140,000 together.',
  );
});

test('A link to how these numbers are read opens it', async ({ page }) => {
  const said = page.getByText('nothing is typed in');
  await open(page, '/sale');
  await expect(said).toBeHidden();
  await open(page, '/sale#reading');
  await expect(said).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to read these numbers' })).toBeInViewport();
});

test('Before I do anything the server renders the line, and my first move brings the one to explore', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open(page, '/sale');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: 'Dollars raised over time' })).toBeVisible();
  await expect(main).toContainText('$1,200');
  expect(scripts.filter((url) => url.includes('step-chart'))).toEqual([]);
  await page.mouse.move(300, 300);
  await expect(main.getByRole('slider', { name: 'Dollars raised over time' })).toBeVisible();
});

/** The file that is asked for; one that it needs itself only a reload brings where the browser keeps that it did not come. */
const chartCode = /\/assets\/charts-(?!blank)[\w-]+\.js/;

test('When the code of the charts does not come the picture stays, and my next move brings them', async ({
  page,
  watch,
}) => {
  watch.expect(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(chartCode, (route) => route.abort());
  await open(page, '/sale');
  const main = page.getByRole('main');
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(300, 300);
  await failed;
  await expect(main.getByRole('img', { name: 'Dollars raised over time' })).toBeVisible();
  await page.unroute(chartCode);
  await expect(async () => {
    await page.mouse.move(400, 400);
    await page.mouse.move(410, 410);
    await expect(main.getByRole('slider', { name: 'Dollars raised over time' })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
});

test('I walk along the line with the arrow keys, in dollars and in tokens', async ({ page, chain }) => {
  // Past the end of stage 1, which is at 12,000 dollars.
  await chain.someoneBuys(10_930_000_000n);
  await openCharts(page);
  const main = page.getByRole('main');
  const dollars = main.getByRole('slider', { name: 'Dollars raised over time' });
  await expect(dollars).toHaveAttribute('aria-valuetext', /\$12,130 after 2\u00a0purchases/);
  await dollars.press('ArrowLeft');
  await expect(dollars).toHaveAttribute('aria-valuetext', /\$1,200 after 1\u00a0purchase,/);
  await main.getByRole('radio', { name: 'Tokens sold' }).check();
  await expect(main.getByRole('slider', { name: 'Tokens sold over time' })).toHaveAttribute(
    'aria-valuetext',
    /10,100,000 LILAPE after 2\u00a0purchases/,
  );
});

test('The same numbers are there as tables and as files', async ({ page }) => {
  await openCharts(page);
  const main = page.getByRole('main');
  await main.getByText('The bars as a table').click();
  const stages = main.getByRole('table', { name: 'The sale by stage' });
  await expect(stages.getByRole('row').nth(1)).toContainText(/1\$0\.0012\$12,000\$12,00010,000,000/);
  await expect(stages.getByRole('row').nth(2)).toContainText(/2\$0\.0013\$130\$13,000100,000—/);
  await main.getByText('The line as a table').click();
  await expect(main.getByRole('table', { name: 'The sale over time' }).getByRole('row')).toHaveCount(3);
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download CSV' }).first().click();
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('time,block,raised_usd,tokens_sold,purchases');
  expect(lines[2]).toMatch(/,12130,10100000,2$/);
});

for (const colorScheme of themes)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test(`axe finds nothing on the charts and the contracts in the ${colorScheme} theme`, async ({
      page,
    }) => {
      await openCharts(page);
      await expect(page.getByRole('main')).toContainText('Newest purchases');
      for (const summary of await page.locator('main summary').filter({ visible: true }).all())
        await summary.click();
      await expectAxeFindsNothing(page);
      await open(page, '/contracts');
      await expect(page.getByRole('main')).toContainText('Owners and balances as of block', {
        useInnerText: true,
      });
      await expectAxeFindsNothing(page);
    });
  });

test('When the history does not answer the page says so, and Retry brings it', async ({ page, watch }) => {
  watch.expect(/Failed to load resource/);
  await page.route(/\/sale\/(history|chart)/, (route) => route.abort());
  await openCharts(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('We couldn’t load the numbers');
  const broken = main.locator('img').filter({ visible: true });
  await expect
    .poll(() =>
      broken.evaluateAll((all: HTMLImageElement[]) => all.filter((img) => img.naturalWidth === 0).length),
    )
    .toBe(0);
  await page.unroute(/\/sale\/(history|chart)/);
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByRole('heading', { name: 'Over time' })).toBeVisible();
});

test('I can check who owns the sale and what it holds', async ({ page }) => {
  await open(page, '/contracts');
  const main = page.getByRole('main');
  const presale = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Presale', exact: true }) });
  await expect(presale).toContainText('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
  // Three lines of one length on a phone.
  await page.setViewportSize({ width: 360, height: 780 });
  await presale.getByText('Owner and balances').click();
  await expectEvenLines(presale.locator('button > [data-fill]'));
  await expect(presale).toContainText('12,130 USDC');
  await expect(presale).toContainText('210,345,000,000,000 LILAPE');
  const reserves = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Reserves', exact: true }) });
  await expect(reserves).toContainText('126,206,500,000,000 LILAPE');
});

test('I see what the contract holds on the way of the money, and copy a command', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/contracts');
  const way = page.getByRole('figure', { name: 'Where the money goes' });
  await expect(way).toContainText('12,130 USDC');
  await page.getByText('The four commands').click();
  await page.getByRole('button', { name: 'Copy the command: Ask a contract who owns it' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect
    .poll(copied)
    .toMatch(/^cast call 0x92B8EdB59eA8067C1bB7C67874Ff6f7dAD468c28 "owner\(\)\(address\)" --rpc-url http/);
  // What a narrow line does not hold of an address is broken behind a slash.
  await page.setViewportSize({ width: 320, height: 780 });
  const path = page.locator('pre span:has(wbr)').filter({ hasText: '/api/contracts' });
  const lines = await path.evaluate((word) => {
    const texts = document.createTreeWalker(word, NodeFilter.SHOW_TEXT);
    const names: number[] = [];
    while (texts.nextNode() !== null) {
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      names.push(range.getClientRects().length);
    }
    return { names, height: word.getBoundingClientRect().height };
  });
  expect(lines.height).toBeGreaterThan(30);
  expect(new Set(lines.names)).toEqual(new Set([1]));
});

test('The contracts page still names every address when the chain does not answer', async ({
  page,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  await page.route(`**${contracts.path}`, (route) => route.abort());
  await open(page, '/contracts');
  const main = page.getByRole('main');
  await expect(main).toContainText('can’t read owners and balances right now', { useInnerText: true });
  await expect(main).toContainText('0x92B8EdB59eA8067C1bB7C67874Ff6f7dAD468c28');
  await page.unroute(`**${contracts.path}`);
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main).toContainText('Owners and balances as of block', { useInnerText: true });
});

test('A finder of flaws learns where to write, in a file that has not expired', async ({ page }) => {
  const answer = await page.request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false });

  test('I can read every address and power, and where the numbers are', async ({ page }) => {
    await page.goto('/contracts');
    await expect(page.getByRole('main')).toContainText('0x92B8EdB59eA8067C1bB7C67874Ff6f7dAD468c28');
    await expect(page.getByRole('main')).toContainText('Any time before its end.');
    await page.goto('/sale');
    await expect(page.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', saleHistory.path);
    const picture = page.getByRole('img', { name: 'Dollars raised over time' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'JSON' })).toHaveAttribute('href', presaleInfo.path);
    const now = page.getByRole('img', { name: 'How the sale stood when this page was opened' });
    await now.scrollIntoViewIfNeeded();
    await expect.poll(() => now.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeHidden();
    await page.getByText('How many tokens are there?').click();
    await expect(page.getByText('minted once when the contract was deployed')).toBeVisible();
  });
});
