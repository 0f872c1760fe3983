// The market from the end of the sale to a sold token: release, a day, a press for each pool, and the price that follows.
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { market } from '@lilape/wire/endpoints/market';
import type { MarketBody } from '@lilape/wire/market';
import type { Locator, Page } from '@playwright/test';
import { privateKeyToAccount } from 'viem/accounts';

import { coins, openerAddress, reservesAddress } from '#chain/chain.ts';
import { actInLab } from '#chain/lab.ts';
import { expectNoJump } from '#pages/jumps.ts';
import { expectOneNumber } from '#pages/layout.ts';
import { connect } from '#pages/wallet-ui.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

const stranger = privateKeyToAccount(localPrivateKey('marketing'));
const soon = { timeout: 30_000 };

test.use({ sale: 'test', walletOptions: { accounts: [stranger] } });
test.describe.configure({ timeout: 180_000 });

const marketOf = async (page: Page): Promise<MarketBody> =>
  (await (await page.request.get(market.path)).json()) as MarketBody;

test('A stranger releases the shares, and a day later opens both pools at the last price of the sale', async ({
  page,
  wallet,
  chain,
}) => {
  const buyer = await chain.newAccount({ USDT: '60' });
  await chain.buy(buyer, 'USDT', '60');
  await chain.someoneBuys(40_000_000n);
  await page.goto('/market');
  const main = page.getByRole('main');
  await expect(main).toContainText('The sale comes first.');
  await expect(main.getByRole('listitem').filter({ hasText: 'LILAPE / USDT' })).toContainText(
    'Would open at$0.0012',
  );
  await actInLab(page, { action: 'end-sale', how: 'goal-reached' });
  await chain.finalise();

  const { forecast } = await marketOf(page);

  await connect(page, stranger.address, 'MetaMask', '/market');
  wallet.allow('release the shares');
  wallet.willReject('eth_sendTransaction');
  const release = main.getByRole('button', { name: 'Release the shares' });
  await release.click(soon);
  await expect(main).toContainText('Not released');
  await release.click(soon);
  await expect(main).toContainText('The shares are released. A day passes', soon);
  // The button has gone with its stage; how it ended stays.
  await expect(main.getByRole('heading', { name: 'The shares are released' })).toBeFocused();
  await expect(main.getByRole('listitem').filter({ hasText: 'Seen' })).toHaveAttribute(
    'data-reached',
    'true',
  );
  // What the pools open with is certain by now.
  await expect(main.getByRole('listitem').filter({ hasText: 'LILAPE / USDT' })).toContainText(
    'Opens at$0.0012With10,000 LILAPE + 12 USDT',
  );
  await expect(main.getByRole('timer')).toHaveText(/^23:|^24:00:00|^1 d/);
  await expectOneNumber(main.getByRole('timer'));

  await actInLab(page, { action: 'jump', seconds: 86_400 });
  await page.reload();
  wallet.allow('open the pool with USDT', 'open the pool with USDC');
  await main.getByRole('button', { name: 'Open both pools' }).click(soon);
  for (const coin of ['USDT', 'USDC'] as const)
    await expect(main.getByRole('listitem').filter({ hasText: `LILAPE / ${coin}` })).toContainText(
      'Opened at$0.0012',
      soon,
    );
  await expect(main.getByRole('heading', { name: 'The market is open' })).toBeVisible(soon);
  expect(wallet.signed).toEqual(['release the shares', 'open the pool with USDT', 'open the pool with USDC']);

  const body = await marketOf(page);
  expect(body.pools.map(({ coin, status, openingPrice }) => [coin, status, openingPrice])).toEqual([
    ['USDT', 'opened', '0.0012'],
    ['USDC', 'opened', '0.0012'],
  ]);
  // Four fifths of either coin wait for the treasury.
  for (const [coin, address] of Object.entries(coins)) {
    expect(address).toMatch(/^0x/);
    expect(await chain.balanceUnits(openerAddress, coin as keyof typeof coins)).toBeGreaterThan(0n);
  }
  // Until somebody sends them on.
  wallet.allow('sweep USDT');
  // Nobody comes for that: it stands in the card of the pool, under its price.
  const usdt = main.getByRole('listitem').filter({ hasText: 'LILAPE / USDT' });
  const sweep = usdt.getByRole('button', { name: 'Send USDT to the treasury' });
  await sweep.click(soon);
  const ending = main.locator('[data-ending]');
  await expect(ending.getByRole('heading', { name: 'Sent to the treasury' })).toBeVisible(soon);
  await expect(ending).toContainText(/[1-9][\d,.]* USDT/);
  // As wide as the pools below it, not as the words above.
  expect(await wide(ending)).toBeCloseTo(
    await wide(main.getByRole('list').filter({ hasText: 'LILAPE / USDT' }).first()),
    0,
  );
  await expect(sweep).toHaveCount(0, soon);
  await expect(usdt).toContainText('Sent to the treasury');
  await expect(main.getByRole('button', { name: 'Send USDC to the treasury' })).toBeVisible();
  expect(await chain.balanceUnits(openerAddress, 'USDT')).toBe(0n);

  // All buyers' LILAPE are sold at once: what is left of the price is what the page had said before anybody paid.
  const foretold = forecast?.worstCasePpm ?? 0;
  expect(foretold).toBeGreaterThan(10_000);
  const rounded = Math.round(foretold / 10) * 10;
  await actInLab(page, { action: 'trade', what: 'crash' });
  const pricesNow = async () => (await marketOf(page)).pools.map(({ now }) => now?.price ?? '0.0012');
  await expect.poll(async () => leftPpm(await pricesNow()), soon).toEqual([rounded, rounded]);

  // Somebody buys and sells, anyone collects: LILAPE of fees are burned, coins go to the DAO.
  await actInLab(page, { action: 'trade', what: 'buy' });
  await chain.collectFees('USDT');
  const fees = async () => (await marketOf(page)).pools.find(({ coin }) => coin === 'USDT')?.fees;
  await expect.poll(async () => Number((await fees())?.burned ?? 0), soon).toBeGreaterThan(0);
  expect(Number((await fees())?.paid ?? 0)).toBeGreaterThan(0);
  await page.reload();
  await expect(main.getByRole('listitem').filter({ hasText: 'LILAPE / USDT' })).toContainText(
    'Fees burned, fees to the DAO',
    soon,
  );
  // The price is what is read first: its dollar sign is no larger than its figure.
  const price = main.getByText('a token now').first().locator('..');
  const [sign, digits] = await Promise.all([sizeOf(price), sizeOf(price.locator('[data-full]'))]);
  expect(digits).toBe(sign);
  expect(digits).toBeGreaterThan(20);

  // Nobody's wallet: what is said and what is pressed are there at once, and push nothing down.
  await page.evaluate(() => localStorage.clear());
  for (const [width, path] of [
    [360, '/market'],
    [1280, '/ru/market'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await expectNoJump(page, path, main.locator('[data-copy]'));
  }
});

const wide = async (box: Locator) => (await box.boundingBox())?.width ?? 0;
const sizeOf = (text: Locator) => text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

test('Somebody is faster than I, my tab dies between two pools, and nobody paid with one of the coins', async ({
  page,
  context,
  wallet,
  chain,
}) => {
  await chain.someoneBuys(100_000_000n);
  await actInLab(page, { action: 'end-sale', how: 'goal-reached' });
  await chain.finalise();
  await connect(page, stranger.address, 'MetaMask', '/market');
  const main = page.getByRole('main');
  wallet.allow('release the shares', 'open the pool with USDC', 'open the pool with USDT');

  // Mine comes second and is reverted: what I wanted is there all the same, and I am told so.
  const confirm = wallet.willWait('eth_sendTransaction');
  await main.getByRole('button', { name: 'Release the shares' }).click(soon);
  await expect.poll(() => wallet.asked).toBe(1);
  await chain.callReserves('release');
  confirm();
  await expect(main).toContainText('The shares are released. A day passes', soon);
  await expect(main.getByRole('button', { name: 'Release the shares' })).toHaveCount(0);

  await actInLab(page, { action: 'jump', seconds: 86_400 });
  await page.reload();
  wallet.willGoSilent('eth_sendTransaction');
  await main.getByRole('button', { name: 'Open both pools' }).click(soon);
  await expect.poll(() => wallet.signed).toEqual(['release the shares', 'open the pool with USDT']);
  await page.close();

  const later = await context.newPage();
  await later.goto('/market');
  const now = later.getByRole('main');
  // Gone on with: what was sent is shown, and what was not asked for waits for a press.
  await expect(now).toContainText('There’s no pool with USDT, and that’s final.', soon);
  const unpaid = now.getByRole('listitem').filter({ hasText: 'LILAPE / USDT' });
  await expect(unpaid).toContainText('Nobody paid with this coin, so it needs no pool.', soon);
  await now.getByRole('button', { name: 'Open the pool with USDC' }).click(soon);
  await expect(now).toContainText('LILAPE can be traded for USDC.', soon);
  await expect(now.getByRole('listitem').filter({ hasText: 'LILAPE / USDC' })).toContainText('Opened at');
  await expect(now).toContainText('The market is open');
  await expect(now.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  expect(wallet.signed).toHaveLength(3);
});

/** What is left of the opening price in each pool, millionths, rounded to ten. */
function leftPpm(prices: readonly string[]): number[] {
  return prices.map((price) => Math.round(Number(price) / 0.0012 / 0.000_01) * 10);
}

test(
  'A sale that fails has no market: I am told so in Russian on a phone, and burn the shares',
  deep,
  async ({ page, wallet, chain }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await chain.cancel();
    await page.goto('/ru/market');
    const main = page.getByRole('main');
    await expect(main).toContainText('Рынка не будет', soon);
    await expect(main).toContainText('После этой продажи их нет.');
    await expect(main.getByRole('link', { name: 'Вернуть деньги' })).toBeVisible();
    const shares = main.locator('#shares');
    await expect(shares.getByRole('button', { name: 'Подключите кошелёк и сделайте это сами' })).toBeVisible(
      soon,
    );
    // All that lay in the reserves, which anyone may burn: the page says how much.
    const held = await chain.balanceUnits(reservesAddress, 'LILAPE');
    await connect(page, stranger.address, 'MetaMask', '/market');
    await page.goto('/ru/market');
    wallet.allow('burn the shares');
    // A chore, which stands with what it is about.
    const burn = shares.getByRole('button', { name: 'Сжечь доли' });
    await expect(burn).toBeVisible(soon);
    // By now the document knows of it, and has no section of pools.
    await expect(main.getByRole('heading', { name: 'Пулы', exact: true })).toBeHidden();
    await burn.click(soon);
    await expect(main.getByRole('heading', { name: 'Доли сожжены' })).toBeVisible(soon);
    await expect(main).toContainText('Доли сожжены:', soon);
    await expect(burn).toHaveCount(0, soon);
    expect((await marketOf(page)).unreleasedBurned).toBe(String(held / 10n ** 18n));
  },
);
