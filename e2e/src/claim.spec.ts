// After the sale: tokens or money to the last cent, whoever sends the transaction and whatever comes between.
import type { Locator, Page } from '@playwright/test';

import { expectNoJump, watchHeight } from '#pages/jumps.ts';
import { open, toast } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import { type Chain, presaleAddress, type TestAccount } from '#chain/chain.ts';
import { actInLab } from '#chain/lab.ts';
import { presaleInfo } from '@lilape/wire/endpoints/sale';
import type { PresaleInfo } from '@lilape/wire/presale';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

test.use({ sale: 'test' });
test.describe.configure({ timeout: 180_000 });

/** The account has paid 60 USDT for 50,000 LILAPE. */
const buyFirst = (chain: Chain, account: TestAccount) => chain.buy(account, 'USDT', '60');

/** The same, over, with its goal reached by one other buyer. */
async function reachGoalWith(page: Page, chain: Chain, account: TestAccount): Promise<void> {
  await buyFirst(chain, account);
  await actInLab(page, { action: 'end-sale', how: 'goal-reached' });
}

const bananas = (main: Locator) => main.locator('[data-ending] [style*="--turn"]');
const fiftyThousand = 50_000n * 10n ** 18n;

test('The sale is cancelled, and each coin goes back by itself, then a friend’s: not a cent is left', async ({
  page,
  wallet,
  chain,
}) => {
  const { address } = wallet.account;
  await buyFirst(chain, wallet.account);
  await chain.buy(wallet.account, 'USDC', '40');
  const friend = await chain.someoneBuys(25_000_000n);
  await connect(page, address, 'MetaMask', '/');
  await chain.cancel();
  const main = page.getByRole('main');
  await expect(main).toContainText('The sale was cancelled.', { useInnerText: true });
  await expect(main.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Get a refund' }).first().click();
  await expect(main).toContainText('You can get back all of the $100 that you paid');
  wallet.allow(`refund USDC for ${address}`, `refund USDT for ${address}`);
  const [whole, part] = [
    main.getByRole('button', { name: /^Refund / }),
    main.getByRole('button', { name: 'Only the 40 USDC' }),
  ];
  const confirm = wallet.willWait('eth_sendTransaction');
  await part.click();
  // Only the pressed one is busy, and what is being read stays where it is.
  await expect(part).toHaveAttribute('aria-busy', 'true');
  await expect(whole).toBeDisabled();
  await expect(whole).not.toHaveAttribute('aria-busy');
  await expect.poll(() => wallet.asked).toBe(1);
  // As wide as the button under it, however little it says.
  const doing = main.getByText('Processing').locator('..');
  await doing
    .locator('p')
    .last()
    .evaluate((line) => void (line.textContent = '…'));
  expect((await doing.boundingBox())?.width).toBe(
    await doing.locator('..').evaluate((card) => {
      const { paddingLeft, paddingRight } = getComputedStyle(card);
      return card.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    }),
  );
  confirm();
  await expect(main).toContainText('You can get back all of the $60 that you paid');
  wallet.willReject('eth_sendTransaction');
  await main.getByRole('button', { name: /^Refund / }).click();
  await expect(main).toContainText('Not refunded');
  await main.getByRole('button', { name: /^Refund / }).click();
  await expect(main).toContainText('What you paid is in your wallet.');
  // No bananas are thrown over who weeps into an empty basket.
  await expect(bananas(main)).toHaveCount(0);
  expect(await chain.balanceUnits(address, 'USDT')).toBe(1_000_000_000n);
  expect(await chain.balanceUnits(address, 'USDC')).toBe(1_000_000_000n);
  for (const path of ['/how-to-buy', '/sale', '/claim']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-paid', /refund/);
    await expect(main.getByRole('link', { name: 'Get a refund' })).toHaveCount(0);
  }

  wallet.allow(`refund USDC for ${friend.address}`);
  await main.getByRole('textbox', { name: 'Address' }).fill(friend.address);
  await main.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(main).toContainText('$25 go back to');
  await main.getByRole('button', { name: /^Refund / }).click();
  await expect(main).toContainText('The money is in');
  expect(await chain.balanceUnits(friend.address, 'USDC')).toBe(25_000_000n);
  expect(await chain.balanceUnits(presaleAddress, 'USDT')).toBe(0n);
  expect(await chain.balanceUnits(presaleAddress, 'USDC')).toBe(0n);
});

test('I finalise, claim, speed it up and reload meanwhile, and claim for the last other buyer too', async ({
  page,
  wallet,
  chain,
  stack,
}) => {
  const { address } = wallet.account;
  await reachGoalWith(page, chain, wallet.account);
  await connect(page, address, 'MetaMask', '/claim');
  const main = page.getByRole('main');
  wallet.allow('call finalise of the sale', `claim for ${address}`);
  await main.getByRole('button', { name: 'Finalise the sale' }).click();
  await expect(page.getByRole('heading', { name: 'The sale is finalised' })).toBeFocused();
  await main.getByRole('link', { name: 'Next: See what’s yours' }).click();
  await expect(page.getByRole('heading', { name: 'The sale is finalised' })).toHaveCount(0);
  const claim = main.getByRole('button', { name: /Claim 50,000 LILAPE/ });
  await expect(claim).toBeEnabled();
  const owed = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Claim yours' });
  await expect(owed).toBeVisible();
  await stack.sequencer?.pause();
  await claim.click();
  await expect.poll(() => wallet.signed).toEqual(['call finalise of the sale', `claim for ${address}`]);
  await wallet.speedUp();
  await page.reload();
  await expect(main).toContainText('Sent. Waiting for the chain to confirm');
  stack.sequencer?.resume();
  await expect(main).toContainText('Your LILAPE are in your wallet.');
  await expect(toast(page, 'Claimed!')).toHaveCount(0);
  await expect(claim).toHaveCount(0);
  await expect(owed).toHaveCount(0);
  for (const path of ['/', '/purchases', '/how-to-buy', '/sale']) {
    await page.goto(path);
    await expect(main.getByRole('link', { name: 'Stake your tokens' }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Claim your tokens' })).toHaveCount(0);
    // How to pay is no longer said where nothing is sold.
    for (const past of ['Pay in USDT', 'Read before you buy', 'Six steps', 'Presale only'])
      await expect(main).not.toContainText(past, { useInnerText: true });
  }
  await page.goto('/claim');
  await expect(main).toContainText('Your LILAPE are in your wallet.');
  expect(await chain.balanceUnits(address, 'LILAPE')).toBe(fiftyThousand);

  const other = (await chain.buyers()).find((buyer) => buyer !== address) ?? '0x';
  wallet.allow(`claim for ${other}`);
  await main.getByRole('textbox', { name: 'Address' }).fill(other);
  await main.getByRole('button', { name: 'Check', exact: true }).click();
  await main.getByRole('button', { name: /Claim .* LILAPE/ }).click();
  await expect(main).toContainText('They are in');
  expect(await chain.balanceUnits(presaleAddress, 'LILAPE')).toBe(0n);
});

test('A stranger finalises, and on my phone, in Russian, I reject the claim once and then make it', async ({
  page,
  wallet,
  chain,
}) => {
  const { address } = wallet.account;
  await page.setViewportSize({ width: 390, height: 844 });
  await reachGoalWith(page, chain, wallet.account);
  await chain.finalise();
  await connect(page, address, 'MetaMask', '/claim');
  await open(page, '/ru/claim');
  const main = page.getByRole('main');
  const claim = main.getByRole('button', { name: /Забрать 50.000 LILAPE/ });
  wallet.allow(`claim for ${address}`);
  wallet.willReject('eth_sendTransaction');
  await claim.click();
  await expect(main).toContainText('Не забрано');
  // What came of it takes the card's place, with nothing between.
  await main
    .locator('[aria-live]')
    .filter({ has: page.getByRole('button', { name: /Забрать 50.000 LILAPE/ }) })
    .evaluate((element) => element.setAttribute('id', 'panels'));
  const panels = main.locator('#panels');
  const least = await watchHeight(panels);
  const before = await least();
  await claim.click();
  await expect(main).toContainText('Ваши LILAPE в кошельке');
  const after = (await panels.boundingBox())?.height ?? 0;
  expect(await least()).toBeGreaterThanOrEqual(Math.min(before, after) - 40);
  await expect(bananas(main)).toHaveCount(12);
  await expect(claim).toHaveCount(0);
  expect(await chain.balanceUnits(address, 'LILAPE')).toBe(fiftyThousand);
});

test('A stranger claims for me while my wallet asks: it is a success, and says so, after a reload too', async ({
  page,
  wallet,
  chain,
}) => {
  const { address } = wallet.account;
  await reachGoalWith(page, chain, wallet.account);
  await chain.finalise();
  await connect(page, address, 'MetaMask', '/claim');
  const main = page.getByRole('main');
  wallet.allow(`claim for ${address}`);
  const confirm = wallet.willWait('eth_sendTransaction');
  await main.getByRole('button', { name: /Claim 50,000 LILAPE/ }).click();
  await expect.poll(() => wallet.asked).toBe(1);
  await chain.claimFor(address);
  // Mine comes second, and is reverted.
  confirm();
  await expect(main).toContainText('Another transaction was first, and did the same.');
  await expect(main).toContainText('Your LILAPE are in your wallet.');
  await page.reload();
  await expect(main).toContainText('Your LILAPE are in your wallet.');
  await expect(main.getByRole('button', { name: /Claim/ })).toHaveCount(0);
  expect(await chain.balanceUnits(address, 'LILAPE')).toBe(fiftyThousand);
});

test.describe('on a phone, in Russian', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  // Every run finalises it by the page in English, and says no once to a claim.
  test('I finalise the sale myself after saying no once', deep, async ({ page, wallet, chain }) => {
    await reachGoalWith(page, chain, wallet.account);
    await connect(page, wallet.account.address, 'MetaMask', '/claim');
    await open(page, '/ru/claim');
    const main = page.getByRole('main');
    const finalise = main.getByRole('button', { name: 'Завершить продажу' });
    wallet.allow('call finalise of the sale');
    wallet.willReject('eth_sendTransaction');
    await finalise.click();
    await expect(main).toContainText('Не завершена');
    await finalise.click();
    await expect(main.getByRole('button', { name: /Забрать 50.000 LILAPE/ })).toBeEnabled();
    expect(wallet.signed).toEqual(['call finalise of the sale']);
  });

  test('The sale is cancelled, and I take both coins back', async ({ page, wallet, chain }) => {
    const { address } = wallet.account;
    await buyFirst(chain, wallet.account);
    await chain.buy(wallet.account, 'USDC', '40');
    await chain.cancel();
    await connect(page, address, 'MetaMask', '/claim');
    await open(page, '/ru/claim');
    const main = page.getByRole('main');
    await expect(main).toContainText('100');
    wallet.allow(`refund USDC for ${address}`, `refund USDT for ${address}`);
    await main.getByRole('button', { name: /^Вернуть 60.USDT \+ 40.USDC$/ }).click();
    await expect(main).toContainText('Ваши деньги в кошельке.');
    expect(await chain.balanceUnits(address, 'USDT')).toBe(1_000_000_000n);
    expect(await chain.balanceUnits(address, 'USDC')).toBe(1_000_000_000n);
  });
});

test.describe('on another network', () => {
  test.use({ walletOptions: { chainId: 1 } });

  test('I switch where I stand, and see what is mine', async ({ page, wallet, chain }) => {
    await reachGoalWith(page, chain, wallet.account);
    await connect(page, wallet.account.address, 'MetaMask', '/claim');
    const main = page.getByRole('main');
    await expect(main).toContainText('Switch your wallet to the sale’s network to see what is yours.');
    await main.getByRole('button', { name: 'Switch network' }).click();
    await expect(main).toContainText('50,000 LILAPE wait for you');
    expect(wallet.signed).toEqual([]);
  });
});

test('This site hears nothing of the chain any more: the contract says that it is finalised, and I claim', async ({
  page,
  wallet,
  chain,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  const { address } = wallet.account;
  await page.clock.install();
  await reachGoalWith(page, chain, wallet.account);
  await connect(page, address, 'MetaMask', '/claim');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Finalise the sale' })).toBeVisible();
  await page.route(`**${presaleInfo.path}`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.route('**/api/events**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(main.getByRole('button', { name: 'Finalise the sale' })).toBeVisible();
  await chain.finalise();
  await page.clock.fastForward(65_000);
  await expect(main).toContainText('Live data is unavailable', { useInnerText: true });
  wallet.allow(`claim for ${address}`);
  await main.getByRole('button', { name: /Claim 50,000 LILAPE/ }).click();
  await expect(main).toContainText('Your LILAPE are in your wallet.');
  expect(await chain.balanceUnits(address, 'LILAPE')).toBe(fiftyThousand);
});

test(
  'Without a wallet I am told that any wallet can claim, in Russian on a phone too',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/ru/claim');
    await expect(page.getByRole('main')).toContainText('Подключите кошелёк, чтобы увидеть своё');
  },
);

test('I come back on a slow phone, and nothing jumps while my claim, my purchases and the giveaway load', async ({
  page,
  wallet,
  chain,
}) => {
  await buyFirst(chain, wallet.account);
  await page.setViewportSize({ width: 360, height: 780 });
  const main = page.getByRole('main');
  await open(page, '/claim');
  await expect(page.locator('html')).toHaveAttribute('data-sale', 'open');
  await expect(main.getByRole('button', { name: 'Connect Wallet' })).toBeInViewport({ ratio: 1 });
  // Nothing to buy with lies over it.
  await expect(page.locator('#buy-bar')).toBeAttached();
  await expect(page.locator('#buy-bar')).toBeHidden();
  await connect(page, wallet.account.address);
  await expectNoJump(page, '/claim', main.getByText('50,000 LILAPE wait for you'));
  await expectNoJump(page, '/purchases', main.getByRole('link', { name: 'Receipt' }));
  await expectNoJump(page, '/giveaway', main.getByText('to win'));
  await actInLab(page, { action: 'end-sale', how: 'goal-reached' });
  await chain.finalise();
  // Not while the site hears of it, which shows another card.
  const state = async () => ((await (await page.request.get(presaleInfo.path)).json()) as PresaleInfo).status;
  await expect.poll(state).toBe('finalised');
  await expectNoJump(page, '/claim', main.getByRole('button', { name: 'Claim 50,000 LILAPE' }));
});
