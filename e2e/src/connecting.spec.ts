// Connecting a wallet: finding it, its refusals, following it, forgetting it.
import { buyNow } from '#pages/buy-ui.ts';
import { open } from '#pages/site.ts';
import {
  accountMenu,
  chooseWallet,
  connect,
  openWalletDialog,
  short,
  walletButton,
  walletDialog,
} from '#pages/wallet-ui.ts';
import { appearances, installWallets } from '#wallet/install.ts';
import { TestWallet } from '#wallet/wallet.ts';
import { isDeep } from './deep.ts';
import { expect, test } from './test.ts';

test('I connect MetaMask and see my short address, balance and network', async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  await expect(walletDialog(page)).toBeHidden();
  await walletButton(page).click();
  const menu = accountMenu(page);
  await expect(menu).toContainText(wallet.account.address);
  // Up to six digits: zeros at the end are not written, and what the account paid for gas is another amount each time.
  await expect(menu).toContainText(/9\.999\d{0,3} ETH/);
  await expect(menu).toContainText('Local chain');
  const mine = menu.getByRole('navigation', { name: 'Mine' }).getByRole('link');
  await expect(mine).toHaveText([
    'My purchases',
    'Claim or refund',
    'My apes',
    'My stakes',
    'My application',
  ]);
  await mine.filter({ hasText: 'My stakes' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/staking#stakes-title$/);
});

test('My account stands in the header of the next page before any script has come', async ({
  page,
  wallet,
  watch,
}) => {
  watch.expect(/ERR_FAILED/);
  await connect(page, wallet.account.address);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/privacy');
  const shown = () =>
    walletButton(page).evaluate((button) => ({
      account: getComputedStyle(button, '::after').content,
      words: getComputedStyle(button).fontSize,
    }));
  expect(await shown()).toEqual({ account: `"${short(wallet.account.address)} ▾"`, words: '0px' });
});

test('The next document asks my wallet without its libraries, and a press opens my account', async ({
  page,
  wallet,
}) => {
  await connect(page, wallet.account.address);
  await page.goto('about:blank');
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.goto('/privacy');
  await expect(walletButton(page)).toHaveAccessibleName(`Your wallet, ${short(wallet.account.address)}`);
  // Painted once the wallet has answered.
  await expect(walletButton(page).locator('image')).toHaveCount(4);
  expect(scripts.filter((script) => /\/(react|connection|hydrate)-/.test(script))).toEqual([]);
  await walletButton(page).click();
  await expect(accountMenu(page)).toContainText('Local chain');
  expect(scripts.filter((script) => /\/(react|connection|hydrate)-/.test(script)).length).toBeGreaterThan(2);
});

test('On a document that asks without libraries the page still follows my wallet', async ({
  page,
  chain,
  context,
}) => {
  const accounts = [await chain.newAccount(), await chain.newAccount()] as const;
  const wallet = new TestWallet(chain, { appearance: appearances.metamask, accounts: [...accounts] });
  await installWallets(context, [wallet]);
  await connect(page, accounts[0].address);
  await page.goto('/privacy');
  await expect(walletButton(page).locator('image')).toHaveCount(4);
  await wallet.choose(accounts[1]);
  await expect(walletButton(page)).toContainText(short(accounts[1].address));
  await page.goto('/contracts');
  await expect(walletButton(page).locator('image')).toHaveCount(4);
  await wallet.disconnectSite();
  await expect(walletButton(page)).toHaveText('Connect Wallet');
  await page.reload();
  await expect(walletButton(page)).toHaveText('Connect Wallet');
});

test('Where I opened the window of wallets before, the next page has its files ready before I press', async ({
  page,
}) => {
  const files = page.locator('link[rel="modulepreload"][href*="/over-page"]');
  await open(page, '/privacy');
  await expect(files).toHaveCount(0);
  await openWalletDialog(page);
  await page.goto('/giveaway');
  await expect(files).toHaveCount(1);
});

test('Of two installed wallets I get the one that I chose', async ({ page, context, chain }) => {
  const [mine, other] = [await chain.newAccount(), await chain.newAccount()];
  const metamask = new TestWallet(chain, { appearance: appearances.metamask, accounts: [other] });
  const rabby = new TestWallet(chain, { appearance: appearances.rabby, accounts: [mine] });
  await installWallets(context, [metamask, rabby]);
  await open(page, '/how-to-buy');
  const dialog = await openWalletDialog(page);
  await expect(dialog.getByRole('button', { name: /MetaMask.*INSTALLED/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Rabby.*INSTALLED/ })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /Install/ })).toHaveText([
    'Coinbase WalletInstall',
    'Trust WalletInstall',
    'OKX WalletInstall',
  ]);
  await chooseWallet(page, 'Rabby');
  await expect(walletButton(page)).toContainText(short(mine.address));
});

test('A wallet that only injects itself is found too', async ({ page, context, chain }) => {
  const account = await chain.newAccount();
  const trust = new TestWallet(chain, { appearance: appearances.trust, accounts: [account] });
  await installWallets(context, [trust]);
  await open(page, '/how-to-buy');
  const dialog = await openWalletDialog(page);
  await expect(dialog.getByRole('button', { name: /INSTALLED/ })).toHaveCount(1);
  await chooseWallet(page, 'Trust Wallet');
  await expect(walletButton(page)).toContainText(short(account.address));
});

test('A wallet that the dialog does not name is offered under its own name, and never as MetaMask', async ({
  page,
  context,
  chain,
}) => {
  const account = await chain.newAccount();
  await installWallets(context, [
    new TestWallet(chain, { appearance: appearances.brave, accounts: [account] }),
  ]);
  await open(page, '/how-to-buy');
  const dialog = await openWalletDialog(page);
  await expect(
    dialog.getByRole('button', { name: /Brave Wallet.*com\.brave\.wallet.*INSTALLED/ }),
  ).toBeVisible();
  const icon = dialog.getByRole('button', { name: /Brave/ }).locator('img');
  await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(dialog.getByRole('link', { name: /MetaMask.*Install/ })).toBeVisible();
  await chooseWallet(page, 'Brave Wallet');
  await expect(walletButton(page)).toContainText(short(account.address));
  await page.reload();
  await expect(walletButton(page)).toContainText(short(account.address));
  await walletButton(page).click();
  await expect(accountMenu(page)).toContainText('Brave Wallet');
});

test('A wallet that is not installed takes me to its download page in a new tab', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/how-to-buy');
  const dialog = await openWalletDialog(page);
  const links = dialog.getByRole('link', { name: /Install/ });
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: /Other Wallets/ })).toBeInViewport({ ratio: 1 });
  await expect(links.first()).toHaveAttribute('href', 'https://metamask.io/download');
  await expect(links.first()).toHaveAttribute('target', '_blank');
  await expect(dialog).toContainText('Security Notice');
});

/** What a wallet may answer; every run hears the first, and unit tests all. @see packages/web/src/text/sentence.test.ts */
const refusals = [
  [4001, 'Please approve the connection request in the wallet.'],
  [-32002, 'Connection request is already pending'],
  [-32000, 'Failed to connect wallet: The wallet is on fire'],
] as const;

for (const [code, sentence] of isDeep ? refusals : refusals.slice(0, 1)) {
  test(`When my wallet answers ${code} the dialog says why and lets me try again`, async ({
    page,
    wallet,
  }) => {
    wallet.willFail('connect', code, 'The wallet is on fire');
    // The page may ask in either of two ways; both are answered alike.
    wallet.willFail('connect', code, 'The wallet is on fire');
    await open(page, '/how-to-buy');
    const dialog = await openWalletDialog(page);
    await chooseWallet(page, 'MetaMask');
    await expect(dialog.getByRole('alert')).toContainText(sentence);
    wallet.forgetBehaviours();
    await chooseWallet(page, 'MetaMask');
    await expect(walletButton(page)).toContainText(short(wallet.account.address));
  });
}

test.describe('where things may move', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('The dialog grows little by little to hold why my wallet refused', async ({ page, wallet }) => {
    wallet.willFail('connect', 4001, 'No');
    wallet.willFail('connect', 4001, 'No');
    await open(page, '/how-to-buy');
    const dialog = await openWalletDialog(page);
    // A tenth as fast, so that a busy machine paints it on the way.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
    const grown = dialog.evaluate(
      (box: HTMLElement) =>
        new Promise<number[]>((resolve) => {
          const heights = [box.offsetHeight];
          const look = () => {
            // Opening is a move of its own.
            const isGrowing = box.getAnimations().some((move) => !(move instanceof CSSAnimation));
            if (isGrowing) heights.push(box.offsetHeight);
            if (isGrowing || heights.length === 1) requestAnimationFrame(look);
            else resolve([...heights, box.offsetHeight]);
          };
          look();
        }),
    );
    await chooseWallet(page, 'MetaMask');
    const heights = await grown;
    const [before = 0, after = 0] = [heights[0], heights.at(-1)];
    expect(after).toBeGreaterThan(before + 40);
    expect(heights.some((height) => height > before + 10 && height < after - 10)).toBe(true);
  });
});

test('While my wallet asks me the button says Connecting... and the card waits', async ({ page, wallet }) => {
  const answer = wallet.willWait('connect');
  await open(page, '/how-to-buy');
  const dialog = await openWalletDialog(page);
  await chooseWallet(page, 'MetaMask');
  await expect(dialog.getByRole('button', { name: 'MetaMask' })).toBeDisabled();
  await expect(page.getByText('Connecting...')).toBeAttached();
  answer();
  await expect(walletButton(page)).toContainText(short(wallet.account.address));
});

test('The page follows my wallet to another account and network without a reload', async ({
  page,
  wallet,
  chain,
}) => {
  await connect(page, wallet.account.address);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const other = await chain.newAccount();
  // The account changes while a finger holds the button.
  const shown = walletButton(page).getByText(short(wallet.account.address));
  await expect(shown).toBeVisible();
  await shown.hover({ force: true });
  await page.mouse.down();
  await wallet.choose(other);
  await expect(walletButton(page)).toContainText(short(other.address));
  await page.mouse.up();
  await expect(accountMenu(page)).toContainText(other.address);
  await page.keyboard.press('Escape');
  await wallet.chooseChain(1);
  await walletButton(page).click();
  await expect(accountMenu(page)).toContainText('Ethereum');
  await accountMenu(page)
    .getByRole('button', { name: /Switch to/ })
    .click();
  await expect(accountMenu(page)).toContainText('Local chain');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('I am still connected after a reload, until Disconnect forgets my wallet', async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  await page.reload();
  await expect(walletButton(page)).toContainText(short(wallet.account.address));
  await walletButton(page).click();
  await accountMenu(page).getByRole('button', { name: 'Disconnect' }).click();
  await expect(walletButton(page)).toHaveText('Connect Wallet');
  await page.reload();
  await expect(walletButton(page)).toHaveText('Connect Wallet');
});

test('When I disconnect the site in my wallet the page disconnects too', async ({ page, wallet }) => {
  await connect(page, wallet.account.address);
  await wallet.disconnectSite();
  await expect(walletButton(page)).toHaveText('Connect Wallet');
});

test('When what dialogs stand in does not load the page says so, and the next press opens one', async ({
  page,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  await page.route('**/hydrate-*.js*', (route) => route.abort());
  await open(page, '/how-to-buy');
  const notice = page.locator('#load-failed');
  for (const press of [walletButton(page), buyNow(page)]) {
    await press.click();
    await expect(notice).toBeVisible();
    await expect(press).not.toHaveAttribute('aria-busy', 'true');
  }
  await page.unroute('**/hydrate-*.js*');
  await walletButton(page).click();
  await expect(walletDialog(page)).toBeVisible();
});

test('When the dialog does not load I am told, and Retry opens it', async ({ page, watch }) => {
  watch.expect(/Failed to load resource/);
  await page.route('**/wallet-dialog-*.js*', (route) => route.abort());
  await open(page, '/how-to-buy');
  await walletButton(page).click();
  const notice = page.getByRole('dialog', { name: 'This part didn’t load.' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await walletButton(page).click();
  await expect(notice).toBeVisible();
  await page.unroute('**/wallet-dialog-*.js*');
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(walletDialog(page)).toBeVisible();
});

test('Other Wallets tells me that WalletConnect is not set up here', async ({ page }) => {
  await open(page, '/how-to-buy');
  const dialog = await openWalletDialog(page);
  await chooseWallet(page, 'Other Wallets');
  await expect(dialog.getByRole('alert')).toContainText('WalletConnect isn’t set up on this site');
});
