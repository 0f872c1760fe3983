// Staking: what is reserved when I sign is what I get, with an ape and without, however long it takes and whatever breaks.
import type { JumpSeconds } from '@lilape/wire/lab';
import type { Locator, Page } from '@playwright/test';
import { formatEther } from 'viem';

import { actInLab } from '#chain/lab.ts';
import { mintApe } from '#chain/mint-ape.ts';
import { shifted, watchHeight } from '#pages/jumps.ts';
import { expectNothingBeside } from '#pages/layout.ts';
import { open, toast } from '#pages/site.ts';
import { chooseWallet, connect, walletDialog } from '#pages/wallet-ui.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';
import type { TestWallet } from './wallet/wallet.ts';

test.use({ sale: 'file' });
test.describe.configure({ timeout: 120_000 });

const days90: JumpSeconds = 7_776_000;

const jump = (page: Page, seconds: JumpSeconds) => actInLab(page, { action: 'jump', seconds });
const stakeButton = (page: Page) => page.getByRole('button', { name: 'Create stake' });
const stakeCard = (page: Page, id: number): Locator => page.locator(`[data-stake-id="${id}"]`);

/** Opens the page with a wallet that holds LILAPE. */
async function openStaking(page: Page, wallet: TestWallet): Promise<Locator> {
  await actInLab(page, { action: 'hand-out', token: 'LILAPE', to: wallet.account.address });
  await connect(page, wallet.account.address, 'MetaMask', '/staking');
  await expect(stakeButton(page)).toBeVisible();
  return page.getByRole('main');
}

/** Whether `one` stands before `other` in the document, by which keyboards and screen readers go. */
const comesBefore = async (one: Locator, other: Locator): Promise<boolean> => {
  const second = await other.elementHandle();
  return one.evaluate(
    (node, next) => next !== null && node.compareDocumentPosition(next) === Node.DOCUMENT_POSITION_FOLLOWING,
    second,
  );
};

/** Fills in a stake, with the ape of that number where one is named. */
async function fillIn(page: Page, amount: string, days: 90 | 180 | 360, apeId?: number): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${days} days`) }).check({ force: true });
  await page.getByRole('textbox', { name: 'Amount to lock' }).fill(amount);
  if (apeId === undefined) return;
  const ape = page.getByRole('radio', { name: new RegExp(`^#${apeId}`) });
  // A check by force waits for nothing, and whose an ape is is asked anew after each act.
  await expect(ape).toBeEnabled();
  await ape.check({ force: true });
}

/** Stakes through the page. */
async function stake(page: Page, wallet: TestWallet, amount: string, days: 90 | 180 | 360, apeId?: number) {
  const withApe = apeId === undefined ? '' : ` with ape ${apeId}`;
  wallet.allow(`approve ${amount} LILAPE`, `lock ${amount} LILAPE for ${days} days${withApe}`);
  await fillIn(page, amount, days, apeId);
  await stakeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Staked!' })).toBeFocused();
  await page.getByRole('button', { name: 'Create another stake' }).click();
}

test('I calculate without a wallet, connect, and the same form stakes what I typed', async ({
  page,
  wallet,
  chain,
  stack,
}) => {
  const { address } = wallet.account;
  await actInLab(page, { action: 'hand-out', token: 'LILAPE', to: address });
  await open(page, '/staking');
  const main = page.getByRole('main');
  await expect(main).toContainText('Connect wallet to view your stakes');
  await fillIn(page, '1,000,000', 180);
  await expect(main).toContainText('Lock 1,000,000 for 180 days, get 147,945.20 on');
  await page.getByRole('checkbox', { name: /With one of my apes/ }).check();
  await expect(main).toContainText('get 295,890.41 on');
  await page.getByRole('checkbox', { name: /With one of my apes/ }).uncheck();
  await fillIn(page, '1000', 180);
  await main.getByRole('button', { name: 'Connect Wallet' }).first().click();
  await expect(walletDialog(page)).toBeVisible();
  await chooseWallet(page, 'MetaMask');
  await expect(stakeButton(page)).toBeEnabled();
  wallet.allow('approve 1000 LILAPE', 'lock 1000 LILAPE for 180 days');
  // What comes of it takes the form's place, with nothing between.
  const form = main.getByRole('region', { name: 'Create New Stake' });
  const least = await watchHeight(form);
  await stakeButton(page).click();
  await expect(main.getByRole('heading', { name: 'Staked!' })).toBeFocused();
  expect(await least()).toBeGreaterThan(((await form.boundingBox())?.height ?? 0) - 1);
  await expect(main).toContainText('1,000 LILAPE are locked for 180 days, and 147.94 are reserved for you.');
  await expect(main.getByRole('heading', { name: 'Your Active Stakes (1)' })).toBeVisible();
  const card = stakeCard(page, 1);
  await expect(card).toContainText('Days Left: 180');
  await expect(card).toContainText('0.8219');
  await expect(card.getByRole('button', { name: 'Unstake' })).toBeDisabled();
  const final = main.getByRole('listitem').filter({ hasText: 'Final' });
  await expect(final).toHaveAttribute('data-reached', 'false');
  await stack.sequencer?.seal(9);
  await expect(final).toHaveAttribute('aria-current', 'step');
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Share a picture' }).click();
  expect((await download).suggestedFilename()).toMatch(/^lilape-[0-9a-f]{8}\.png$/);
  await main.getByRole('button', { name: 'Create another stake' }).click();
  await expect(main).not.toContainText('Staked!');
  await expect(page.getByRole('textbox', { name: 'Amount to lock' })).toHaveValue('');
  await expect(stakeButton(page)).toBeDisabled();
  expect((await chain.stakeNow(address, 1)).amount).toBe(1_000n * 10n ** 18n);
  expect(wallet.signed).toEqual(['approve 1000 LILAPE', 'lock 1000 LILAPE for 180 days']);

  // When I come back there is room for my wallet's parts before they come.
  await page.reload();
  await expect(card).toBeVisible();
  await expect(card).toContainText('Transactions');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await shifted(page)).toBeLessThan(0.02);

  // My stake comes first, also for the keyboard, and the form is a row that opens.
  const stakeMore = page.getByText('Stake more', { exact: true });
  expect(await comesBefore(card, stakeMore)).toBe(true);
  await expect(stakeButton(page)).toBeHidden();
  await card.getByRole('button', { name: 'Claim' }).focus();
  await page.keyboard.press('Tab');
  // Unstake is disabled: the transactions, then the row.
  await page.keyboard.press('Tab');
  await expect(stakeMore).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'No NFT' })).toBeVisible();
  await expect(stakeButton(page)).toBeVisible();
});

test('Two stakes side by side, one doubled: I claim, sell the ape, claim at the single rate, free it, and take both out', async ({
  page,
  wallet,
  chain,
  stack,
}) => {
  const { account } = wallet;
  const apeId = await mintApe(stack.url, chain, account);
  const spareId = await mintApe(stack.url, chain, account);
  const main = await openStaking(page, wallet);
  await stake(page, wallet, '1000', 90);
  await stake(page, wallet, '10000', 360, apeId);
  const [single, doubled] = [stakeCard(page, 1), stakeCard(page, 2)];
  await expect(doubled).toContainText('100%');
  await expect(doubled).toContainText(`Claim before you sell ape #${apeId}`);
  await expect(main).toContainText('doubles stake #2');
  // 10,000 at 100% and at 50% for 360 of 365 days.
  await expect(doubled).toContainText('doubles it: +4,931.50 by the end');
  // Their lines are level.
  const levels = await page
    .locator('[data-stake-id]')
    .evaluateAll((cards) =>
      cards.map((card) =>
        [...card.querySelectorAll('dt')]
          .slice(0, 8)
          .map((name) => Math.round(name.getBoundingClientRect().top - card.getBoundingClientRect().top)),
      ),
    );
  expect(levels[0]).toHaveLength(8);
  expect(levels[1]).toEqual(levels[0]);
  // An ape that would double another one sits within the card of its lock.
  await page.reload();
  await main.getByText('Stake more', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Amount to lock' }).fill('10000');
  for (const width of [360, 768, 1280]) {
    // One window after another.
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('radio', { name: new RegExp(`^#${spareId}`) }).check({ force: true });
    const over = () =>
      page.locator('label:has([name="lock"]:checked)').evaluate((lock) => {
        const [card, ape] = [lock.querySelector('span'), lock.querySelector('img[width="64"]')];
        // It fades in, from nothing.
        if (card === null || ape?.checkVisibility({ opacityProperty: true }) !== true) return Infinity;
        const [outer, inner] = [card.getBoundingClientRect(), ape.getBoundingClientRect()];
        return Math.max(outer.top - inner.top, inner.bottom - outer.bottom, inner.right - outer.right);
      });
    // oxlint-disable-next-line no-await-in-loop
    await expect
      .poll(over, { message: 'px that the ape at the lock reaches out of its card' })
      .toBeLessThanOrEqual(0);
    // What it earns without an ape is written under its own line, and not over the other one.
    const above = () =>
      page.getByRole('region', { name: 'What it earns' }).evaluate((chart) => {
        const lines = chart.querySelector('figure svg')?.getBoundingClientRect() ?? new DOMRect();
        const words = [...chart.querySelectorAll('figure p')].at(-1)?.getBoundingClientRect();
        if (words === undefined) return Infinity;
        const along = (words.left - lines.left) / lines.width;
        return lines.bottom - (along / 2) * lines.height - words.top;
      });
    // oxlint-disable-next-line no-await-in-loop
    expect(await above(), 'px of the words above their line').toBeLessThanOrEqual(0);
  }
  // On every screen whose ape it is sits over its fruit, large enough to be known, and no sign reaches out of the page.
  for (const width of [360, 768, 1280]) {
    // One window after another.
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    const seen = await page.locator('a[href="#stake-2"]').evaluate((fruit) => {
      const face = fruit.querySelector('img[width="28"]')?.getBoundingClientRect();
      const signs = [...document.querySelectorAll('label:has([name="lock"]) > span')];
      const gutter = document.querySelector('main h1')?.getBoundingClientRect().left ?? 0;
      return {
        side: face?.width ?? 0,
        under: (face?.bottom ?? Infinity) - fruit.getBoundingClientRect().top,
        out: Math.max(...signs.map((sign) => sign.getBoundingClientRect().right)) + gutter - innerWidth,
      };
    });
    expect(seen.side).toBeGreaterThanOrEqual(32);
    expect(seen.under).toBeLessThanOrEqual(0);
    // The chosen one lies where its shadow was.
    expect(seen.out).toBeLessThanOrEqual(4);
    // A slip has no hole over its buttons, and on a phone no more than half a screen.
    // oxlint-disable-next-line no-await-in-loop
    const slip = await single.evaluate((card) => {
      const box = (of: string) => card.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
      const [name, stamp] = [box('h3'), box('p')];
      const title = card.closest('section')?.querySelector('h2')?.getBoundingClientRect();
      return {
        height: card.getBoundingClientRect().height,
        fromTitle: stamp.top - (title?.bottom ?? Infinity),
        hole: box('button').top - box('dl').bottom,
        isCovered: Math.max(stamp.left, name.left) < stamp.right && name.top < stamp.bottom - 4,
      };
    });
    expect(slip.isCovered).toBe(false);
    expect(slip.fromTitle).toBeGreaterThanOrEqual(0);
    expect(slip.hole).toBeLessThanOrEqual(16);
    expect(slip.height).toBeLessThanOrEqual(width === 360 ? 400 : 450);
    // oxlint-disable-next-line no-await-in-loop
    await expectNothingBeside(page);
  }
  // On the smallest phone six on each bough have room too, and no ape covers the fruit above it.
  await page.setViewportSize({ width: 320, height: 900 });
  await expectNothingBeside(page);
  const full = await page.getByRole('list', { name: 'Your stakes of 360 days' }).evaluate((bough) => {
    const six = bough.cloneNode() as Element;
    for (let count = 0; count < 6; count++)
      six.append(...[...bough.children].map((one) => one.cloneNode(true)));
    const rows = [six, six.cloneNode(true) as Element];
    bough.parentElement?.append(...rows);
    const { scrollWidth, clientWidth } = document.documentElement;
    const tops = [...(rows[1]?.querySelectorAll('img[width="28"]') ?? [])].map(
      (ape) => ape.getBoundingClientRect().top,
    );
    const measured = {
      fruits: six.querySelectorAll('a').length,
      beside: scrollWidth - clientWidth,
      covered: six.getBoundingClientRect().bottom - Math.min(...tops),
    };
    for (const row of rows) row.remove();
    return measured;
  });
  expect(full).toMatchObject({ fruits: 6, beside: 0 });
  expect(full.covered).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  // Both hang in the tree, each leading to its slip.
  await expect(main.getByRole('link', { name: 'Stake #1: 1,000 LILAPE, 0% of its time' })).toBeVisible();
  await main.getByRole('link', { name: 'Stake #2: 10,000 LILAPE, 0% of its time' }).click();
  await expect(page).toHaveURL(/#stake-2$/);
  await expect(doubled).toBeInViewport();

  // A quarter of the time: one is ripe, the other pays double.
  await jump(page, days90);
  await page.reload();
  await expect(single).toContainText('Unlocked');
  await expect(single).toContainText('49.31');
  wallet.allow('claim the rewards of stake 2', 'take out stake 1');
  await doubled.getByRole('button', { name: 'Claim' }).click();
  await expect(main).toContainText(/2,465\.\d\d LILAPE of stake #2 are in your wallet/);
  // Said once, with one way to put it away.
  await expect(main.getByText('of stake #2 are in your wallet')).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Dismiss' })).toHaveCount(1);
  // What says how the next act goes is there before it, or a screen reader misses it.
  const regions = await doubled
    .locator('[aria-live]:empty')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
  expect(regions).toHaveLength(2);
  expect(regions).not.toContain('none');
  const paid = (await chain.stakeNow(account.address, 2)).totalClaimed;
  expect(Number(formatEther(paid))).toBeCloseTo((10_000 * 90) / 365, 0);
  await single.getByRole('button', { name: 'Unstake' }).click();
  await expect(main).toContainText('Stake #1 is in your wallet: 1,000 LILAPE and 49.31 in rewards.');
  await expect(main.getByRole('heading', { name: 'Your Active Stakes (1)' })).toBeVisible();
  // Said once, with one way to put it away.
  await expect(main.getByText('Stake #1 is in your wallet')).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Dismiss' })).toHaveCount(1);

  // The ape is sold: since the last claim the single rate counts.
  const friend = await chain.newAccount();
  await jump(page, days90);
  await chain.giveApe(account, friend.address, apeId);
  await page.reload();
  await expect(doubled).toContainText(`Ape #${apeId} has left this wallet`);
  await expect(doubled).toContainText('50%');
  wallet.allow('claim the rewards of stake 2');
  await doubled.getByRole('button', { name: 'Claim' }).click();
  await expect(main).toContainText(/1,232\.\d\d LILAPE of stake #2 are in your wallet/);
  expect((await chain.stakeNow(account.address, 2)).hasNFTBonus).toBe(false);

  // Half a year more, and it is over.
  await jump(page, 15_552_000);
  await page.reload();
  wallet.allow('take out stake 2');
  await doubled.getByRole('button', { name: 'Unstake' }).click();
  await expect(main).toContainText(/Stake #2 is in your wallet: 10,000 LILAPE and 2,465\.\d\d in rewards\./);
  await main.getByText('Ended stakes (2)').click();
  await expect(doubled).toContainText('Rewards paid');
  await expect(main.getByRole('heading', { name: 'Your Active Stakes (0)' })).toBeVisible();
});

test(
  'An ape that I bought is still bound to its former owner’s stake: I free it, and it doubles mine',
  deep,
  async ({ page, wallet, chain, stack, browser }) => {
    const { account } = wallet;
    const context = await browser.newContext({ baseURL: stack.url, reducedMotion: 'reduce' });
    const apeId = await mintApe(stack.url, chain, account);
    await openStaking(page, wallet);
    await stake(page, wallet, '500', 90, apeId);
    const buyer = await chain.newAccount();
    await chain.giveApe(account, buyer.address, apeId);
    await context.close();
    await wallet.choose(buyer);
    await actInLab(page, { action: 'hand-out', token: 'LILAPE', to: buyer.address });
    await page.reload();
    const main = page.getByRole('main');
    await expect(main).toContainText(`Ape #${apeId} is still bound to the stake of its former owner.`);
    wallet.allow(`free ape ${apeId}`);
    await main.getByRole('button', { name: `Free ape #${apeId}` }).click();
    await expect(page.getByRole('heading', { name: 'Freed!' })).toBeFocused();
    await expect(main).toContainText(`Ape #${apeId} is free and can double`);
    await expect(main.getByRole('listitem').filter({ hasText: 'Final' })).toHaveAttribute(
      'data-reached',
      'false',
    );
    await main.getByRole('link', { name: 'Next: Stake with it' }).click();
    await stake(page, wallet, '700', 90, apeId);
    expect((await chain.stakeNow(buyer.address, 1)).hasNFTBonus).toBe(true);
  },
);

test('I reject the permission, then reload between permission and stake, and nothing is locked that I did not sign', async ({
  page,
  wallet,
  chain,
}) => {
  const main = await openStaking(page, wallet);
  await fillIn(page, '99999999999999', 90);
  await expect(main).toContainText('That is more than your wallet holds.');
  await expect(stakeButton(page)).toBeDisabled();
  await fillIn(page, '300', 90);
  wallet.willReject('eth_sendTransaction');
  wallet.allow('approve 300 LILAPE', 'lock 300 LILAPE for 90 days');
  await stakeButton(page).click();
  await expect(main).toContainText('Transaction rejected by user');
  await main.getByRole('button', { name: 'Dismiss' }).click();
  await expect(main).not.toContainText('Transaction rejected by user');

  const confirm = wallet.willWait('eth_sendTransaction');
  const second = wallet.willWait('eth_sendTransaction');
  await stakeButton(page).click();
  await expect.poll(() => wallet.asked).toBe(2);
  confirm();
  await expect.poll(() => wallet.signed).toContain('approve 300 LILAPE');
  await expect(main).toContainText('Step 2 of 2. Confirm in your wallet: lock 300 LILAPE for 90 days.');
  await page.reload();
  second();
  await expect(stakeCard(page, 1)).toContainText('300');
  expect(wallet.signed).toEqual(['approve 300 LILAPE', 'lock 300 LILAPE for 90 days']);
  expect((await chain.stakeNow(wallet.account.address, 1)).active).toBe(true);
  await expect(toast(page, 'Staked!')).toHaveCount(0);
});

test('With a stake of mine the form is folded, and what I only approved opens it again', async ({
  page,
  wallet,
  chain,
  stack,
}) => {
  await openStaking(page, wallet);
  await stake(page, wallet, '100', 90);
  expect(await comesBefore(stakeCard(page, 1), stakeButton(page))).toBe(true);
  await fillIn(page, '40', 90);
  wallet.allow('approve 40 LILAPE', 'lock 40 LILAPE for 90 days');
  await stack.sequencer?.pause();
  await stakeButton(page).click();
  await expect.poll(() => wallet.signed).toContain('approve 40 LILAPE');
  await open(page, '/privacy');
  stack.sequencer?.resume();
  await expect(toast(page, 'Continue: step 2 of 2')).toBeVisible();
  await open(page, '/staking');
  await expect(toast(page, 'Continue: step 2 of 2')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount to lock' })).toHaveValue('40');
  expect(await comesBefore(stakeCard(page, 1), stakeButton(page))).toBe(true);
  // On a phone it is in sight under the card that has come above it.
  await page.setViewportSize({ width: 360, height: 780 });
  await stakeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Staked!' })).toBeFocused();
  await expect(stakeCard(page, 2)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Staked!' })).toBeInViewport();
  expect((await chain.stakeNow(wallet.account.address, 2)).amount).toBe(40n * 10n ** 18n);
});

test(
  'Where code does not come that a page with my stakes waits for, the form is there, and so is a way to ask again',
  deep,
  async ({ page, wallet, watch }) => {
    watch.expect(/ERR_FAILED|Failed to load resource/);
    await openStaking(page, wallet);
    await stake(page, wallet, '100', 90);
    const amount = page.getByRole('textbox', { name: 'Amount to lock' });
    const main = page.getByRole('main');
    expect(await page.evaluate(() => localStorage.getItem('lilape.stakes'))).toBe('1');

    // What decides whether stakes or form come first.
    const canopy = '**/assets/canopy-*.js';
    await page.route(canopy, (route) => route.abort());
    await page.reload();
    await expect(main).toContainText('This part didn’t load.');
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(amount).toBeVisible();
    await expect(stakeCard(page, 1)).toBeVisible();
    await page.unroute(canopy);

    // What all of it stands in.
    await page.route('**/assets/staking.island-*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('#load-failed')).toBeVisible();
    await expect(amount).toBeVisible();
  },
);

test('The site’s ledger is silent: stakes and pool come from my wallet’s own node, and nothing is lost', async ({
  page,
  wallet,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  let isDown = true;
  await page.route('**/api/{staking/stats,stakes/*}', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  const main = await openStaking(page, wallet);
  const pool = page.getByRole('region', { name: 'The reward pool' });
  await pool.scrollIntoViewIfNeeded();
  await expect(main).toContainText(/This site isn’t answering; block [\d,]+ is from your wallet’s own node/);
  await expect(pool).toContainText('Free for new stakes');
  await stake(page, wallet, '250', 360);
  await expect(stakeCard(page, 1)).toContainText('250');
  await expect(stakeCard(page, 1)).not.toContainText('Transactions');
  const retry = pool.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toBeEnabled();
  isDown = false;
  // It asks again by itself, too, and may be faster.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(pool).toContainText(/As of block/, { timeout: 1_000 });
  }).toPass();
  // On a phone each figure stands below its name, whatever fits.
  await page.setViewportSize({ width: 360, height: 780 });
  const below = await pool
    .locator('li')
    .evaluateAll((rows) =>
      rows.map(({ firstElementChild: name, lastElementChild: figure }) =>
        Math.sign((figure?.getBoundingClientRect().top ?? 0) - (name?.getBoundingClientRect().top ?? 0)),
      ),
    );
  expect(below).toEqual([1, 1, 1, 1, 1, 1]);
});

test.describe('on another network', () => {
  test.use({ walletOptions: { chainId: 1 } });

  test('I switch where I stand', deep, async ({ page, wallet }) => {
    await connect(page, wallet.account.address, 'MetaMask', '/staking');
    const main = page.getByRole('main');
    await expect(main).toContainText('Your wallet is on another network. LILAPE is staked on');
    await main.getByRole('button', { name: 'Switch network' }).click();
    await expect(stakeButton(page)).toBeVisible();
    await expect(main).toContainText('No stakes yet.');
  });
});

test('My branch and amount wait for a form that comes late, and so does Enter', async ({ page }) => {
  const { promise: late, resolve: bring } = Promise.withResolvers<void>();
  await page.route('**/assets/staking.island-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/staking');
  const main = page.getByRole('main');
  const amount = page.getByRole('textbox', { name: 'Amount to lock' });
  await page.getByRole('radio', { name: /^360 days/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /With one of my apes/ }).check();
  await amount.fill('2000');
  await amount.press('Enter');
  bring();
  await expect(walletDialog(page)).toBeVisible();
  await expect(main).toContainText('Lock 2,000 for 360 days, get 1,972.60 on');
  await expect(page.getByRole('radio', { name: /^360 days/, includeHidden: true })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Amount to lock', includeHidden: true })).toHaveValue(
    '2000',
  );
});
