// Minting: the ape that was shown is the ape that comes, whoever is quicker, whatever breaks.
import { mintStats } from '@lilape/wire/endpoints/apes';
import { generate } from '@lilape/wire/endpoints/studio';
import type { Browser, Page } from '@playwright/test';

import { watchHeight } from '#pages/jumps.ts';
import { open } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import type { Chain, TestAccount } from '#chain/chain.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';
import { appearances, installWallets } from './wallet/install.ts';
import { TestWallet } from './wallet/wallet.ts';

// The longest name of a zone that many live in.
test.use({ timezoneId: 'Asia/Kolkata' });

type Offer = { tokenId: number; metadataURI: string; imageURI: string; traits: Record<string, string> };

/** What the studio offers an account now. */
async function offerOf(page: Page, { address }: TestAccount): Promise<Offer> {
  const response = await page.request.post(generate.path, { data: { walletAddress: address } });
  return (await response.json()) as Offer;
}

const minting = (id: number, { address }: TestAccount) => `mint ape ${id} to ${address} for 0.009 ETH`;
const mintButton = (page: Page) => page.getByRole('button', { name: 'Mint NFT with ETH' });
const isMine = (page: Page, id: number) =>
  expect(page.getByRole('heading', { name: `LilApe #${id} is yours` })).toBeVisible();

/** Opens the mint with a wallet, and resolves to what it is offered once that hangs on the easel. */
async function openMint(page: Page, account: TestAccount): Promise<Offer> {
  await connect(page, account.address, 'MetaMask', '/mint-nft');
  const offer = await offerOf(page, account);
  await expect(page.getByRole('figure')).toContainText(`#${offer.tokenId}`);
  await expect(page.getByRole('figure').getByRole('img')).toHaveAttribute('alt', /^Ape \d+: /);
  return offer;
}

test('Before I connect, six apes wait in a row for the easel, which needs the network first', async ({
  page,
  watch,
}) => {
  await open(page, '/mint-nft');
  const row = page.getByRole('list', { name: 'Six of the ten thousand' }).locator('img');
  const places = await row.evaluateAll((pictures) =>
    pictures.map((picture) => getComputedStyle(picture).objectPosition.split(' ')[0]),
  );
  expect(places).toEqual(['0%', '20%', '40%', '60%', '80%', '100%']);
  const html = await (await page.request.get('/mint-nft')).text();
  expect(html.match(/<img [^>]*thumbnails[^>]*>/g)).toHaveLength(6);
  for (const tag of html.match(/<(img|image) [^>]*thumbnails[^>]*>/g) ?? [])
    expect(tag).toMatch(/(?=.*loading="lazy")(?=.*fetchpriority="low")/i);
  // Where the counts cannot be read, nothing stands for the newest apes.
  watch.expect(/Failed to load resource/);
  await page.route(`**${mintStats.path}`, (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  const counts = page.getByRole('region', { name: 'Minted so far' });
  await expect(counts).toContainText('We can’t read the counts right now.');
  await expect(counts.locator('ol > li')).toHaveCount(0);
});

test('I mint the ape that I was shown, and contract, metadata, picture and page agree', async ({
  page,
  wallet,
  chain,
}) => {
  const { account } = wallet;
  const { tokenId, metadataURI, imageURI, traits } = await openMint(page, account);
  const main = page.getByRole('main');
  await expect(main).toContainText('0.009 ETH = 1 unique NFT on Base');
  wallet.allow(minting(tokenId, account));
  // What comes of it takes the card's place, with nothing between.
  const beside = main.locator('section:has(#mint-title) > div:last-child');
  const least = await watchHeight(beside);
  const before = await least();
  await mintButton(page).click();
  await isMine(page, tokenId);
  const after = (await beside.boundingBox())?.height ?? 0;
  expect(await least()).toBeGreaterThanOrEqual(Math.min(before, after) - 40);
  // The card has letters, not digits under digits: in no language do its words close up.
  const spacing = await page.locator('figcaption').evaluate((plate) => {
    document.documentElement.lang = 'ru';
    const { wordSpacing } = getComputedStyle(plate);
    document.documentElement.lang = 'en';
    return wordSpacing;
  });
  expect(spacing).toBe('0px');
  expect(wallet.signed).toEqual([minting(tokenId, account)]);
  expect(await chain.apeNow(tokenId)).toEqual({ owner: account.address, uri: metadataURI });

  const metadata = (await (await page.request.get(metadataURI.replace('ipfs://', '/ipfs/'))).json()) as {
    name: string;
    image: string;
    token_id: number;
    attributes: { value: string | number }[];
  };
  expect(metadata).toMatchObject({ name: `LilApe #${tokenId}`, image: imageURI, token_id: tokenId });
  expect(metadata.attributes.map(({ value }) => value)).toEqual(
    expect.arrayContaining(Object.values(traits)),
  );
  const picture = page.getByRole('figure').getByRole('img');
  await expect(picture).toHaveAttribute('src', imageURI.replace('ipfs://', '/ipfs/'));
  for (const value of [traits['background'], traits['eyes'], traits['hat'], traits['accessory']])
    await expect(main).toContainText(String(value));
  await expect(main).toContainText('the same file as shown');
  await expect(main.getByRole('link', { name: 'See its page' })).toHaveAttribute('href', `/nft/${tokenId}`);
  await expect(main.locator(`ol a[href="/nft/${tokenId}"]`)).toBeVisible();

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Share a picture' }).click();
  expect((await download).suggestedFilename()).toBe(`lilape-${tokenId}.png`);
  // The next one that climbs is held for me; that is said under its picture, with the time's zone.
  const held = main.getByRole('button', { name: /For you until \d+:\d\d\s[AP]M\sUTC\+5:30/ });
  await expect(held).toContainText(/(Common|Uncommon|Rare|Epic|Legendary)For you/);
  for (const width of [360, 480, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await held.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
  }
  const [ape, words] = [await held.locator('img').boundingBox(), await held.locator('b').boundingBox()];
  expect(words?.y).toBeGreaterThan((ape?.y ?? 0) + (ape?.height ?? 0));
  await main.getByRole('button', { name: 'Mint another' }).click();
  await expect.poll(async () => (await offerOf(page, account)).tokenId).not.toBe(tokenId);
  const next = await offerOf(page, account);
  await expect(page.getByRole('figure')).toContainText(`#${next.tokenId}`);
});

test('What I am offered is marked on the branch, and what I press there walks to the easel beside a card that keeps its height', async ({
  page,
  wallet,
}) => {
  const { tokenId } = await openMint(page, wallet.account);
  const branch = page.getByRole('region', { name: 'Choose one from the branch' });
  // Where I was here before the offer has its room from the first paint on, and on a tablet the easel nearly ends with its card.
  await page.setViewportSize({ width: 768, height: 900 });
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  await page.reload({ waitUntil: 'commit' });
  const topOfBranch = async () => (await branch.boundingBox())?.y ?? 0;
  // Not before its sheet has come.
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
  const topBefore = await topOfBranch();
  scripts.resolve();
  await expect(page.getByRole('figure').getByRole('img')).toHaveAttribute('alt', /^Ape \d+: /);
  expect(Math.abs((await topOfBranch()) - topBefore)).toBeLessThan(24);
  const ends = await page
    .locator('section:has(#mint-title) > div')
    .evaluateAll((parts) => parts.slice(1).map((part) => part.getBoundingClientRect().bottom));
  expect(Math.abs((ends[1] ?? 1e9) - (ends[0] ?? 0))).toBeLessThan(120);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await branch.scrollIntoViewIfNeeded();
  const pressed = branch.getByRole('button', { pressed: true });
  await expect(pressed).toHaveCount(1);
  await expect(pressed).toContainText(`#${tokenId}`);
  const cardHeight = () =>
    mintButton(page).evaluate((button) => button.parentElement?.getBoundingClientRect().height);
  const height = await cardHeight();
  const answer = Promise.withResolvers<void>();
  await page.route(`**${generate.path}`, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const walkers = page.locator('body > img');
  const walking = await branch
    .locator('button:enabled[aria-pressed="false"]')
    .nth(3)
    .evaluate((perch: HTMLElement) => {
      perch.click();
      const walker = document.querySelector<HTMLElement>('body > img');
      const frame = document.getElementById('mint-easel')?.getBoundingClientRect();
      return {
        walks: walker?.getAnimations().length,
        belowFrame: Number.parseFloat(walker?.style.top ?? '') - (frame?.bottom ?? 0),
      };
    });
  expect(walking.walks).toBe(1);
  expect(walking.belowFrame).toBeGreaterThanOrEqual(0);
  await expect(walkers).toHaveCount(0);
  await expect(page.getByRole('figure')).toContainText('#…');
  expect(await cardHeight()).toBe(height);
  answer.resolve();
  const number = /#\d+/.exec((await pressed.textContent()) ?? '')?.[0] ?? '';
  expect(number).not.toBe(`#${tokenId}`);
  await expect(page.getByRole('figure')).toContainText(number);
  expect(await cardHeight()).toBe(height);
});

test('I say no, then have too little ETH, and each time I am told so and pay nothing', async ({
  page,
  wallet,
  chain,
}) => {
  const { account } = wallet;
  const { tokenId } = await openMint(page, account);
  const main = page.getByRole('main');
  wallet.allow(minting(tokenId, account));
  wallet.willReject('eth_sendTransaction');
  await mintButton(page).click();
  await expect(main).toContainText('❌ Transaction was cancelled by user.');
  await chain.client.setBalance({ address: account.address, value: 5n * 10n ** 15n });
  await page.reload();
  await expect(main).toContainText('This wallet holds 0.005 ETH; the mint takes 0.009 ETH');
  await mintButton(page).click();
  await expect(main).toContainText('❌ Insufficient funds for minting.');
  expect(wallet.asked).toBe(1);
  expect(wallet.signed).toEqual([]);
});

test('I reload while the chain thinks, my wallet speeds it up, the studio is down: the ape is mine with its picture', async ({
  page,
  wallet,
  stack,
  watch,
}) => {
  const { account } = wallet;
  const { tokenId, imageURI } = await openMint(page, account);
  const main = page.getByRole('main');
  wallet.allow(minting(tokenId, account));
  await stack.sequencer?.pause();
  await mintButton(page).click();
  await expect.poll(() => wallet.signed).toEqual([minting(tokenId, account)]);
  await wallet.speedUp();
  watch.expect(/Failed to load resource/);
  await page.route('**/ipfs/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(main).toContainText('Sent. Waiting for the chain to confirm');
  // Until it has confirmed the easel takes no other.
  const branch = page.getByRole('region', { name: 'Choose one from the branch' });
  await expect(branch.getByRole('button').first()).toBeVisible();
  await expect(branch.getByRole('button', { disabled: false })).toHaveCount(0);
  stack.sequencer?.resume();
  await isMine(page, tokenId);
  await expect(main).toContainText('The ape is yours, and its picture is kept.');
  await page.unroute('**/ipfs/**');
  const picture = page.getByRole('figure').getByRole('img', { name: /^Ape / });
  await expect(picture).toHaveAttribute('src', imageURI.replace('ipfs://', '/ipfs/'));
  expect(wallet.signed).toHaveLength(1);
  // Then it takes what I press on the branch, and promises none while the studio is silent.
  await page.route(`**${generate.path}`, (route) => route.fulfill({ status: 503, body: '' }));
  const free = branch.locator('button:enabled[aria-pressed="false"]').nth(3);
  const number = /#\d+/.exec((await free.textContent()) ?? '')?.[0] ?? '';
  await free.click();
  const retry = main.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(main).not.toContainText('This is the one you get');
  await page.unroute(`**${generate.path}`);
  await retry.click();
  await expect(page.getByRole('figure')).toContainText(number);
  await expect(main).toContainText('This is the one you get');
});

/** A second person with a browser of their own. */
async function secondPerson(browser: Browser, chain: Chain, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    reducedMotion: 'reduce',
  });
  const account = await chain.newAccount();
  const wallet = new TestWallet(chain, { appearance: appearances.metamask, accounts: [account] });
  await installWallets(context, [wallet]);
  return { context, page: await context.newPage(), wallet };
}

test(
  'Two of us mint at once, and each gets the own',
  deep,
  async ({ page, wallet, chain, browser, baseURL }) => {
    const other = await secondPerson(browser, chain, baseURL);
    const [mine, theirs] = [
      await openMint(page, wallet.account),
      await openMint(other.page, other.wallet.account),
    ];
    wallet.allow(minting(mine.tokenId, wallet.account));
    other.wallet.allow(minting(theirs.tokenId, other.wallet.account));
    await Promise.all([mintButton(page).click(), mintButton(other.page).click()]);
    await Promise.all([isMine(page, mine.tokenId), isMine(other.page, theirs.tokenId)]);
    expect((await chain.apeNow(mine.tokenId)).owner).toBe(wallet.account.address);
    expect((await chain.apeNow(theirs.tokenId)).owner).toBe(other.wallet.account.address);
    expect(other.wallet.allowList.violations).toEqual([]);
    await other.context.close();
  },
);

test('Somebody is quicker, before I press and while my wallet asks: I lose no price, and the next ape is mine', async ({
  page,
  wallet,
  chain,
}) => {
  const { account } = wallet;
  const stranger = await chain.newAccount();
  const first = await openMint(page, account);
  await chain.mintApe(stranger, first.tokenId, first.metadataURI);
  await expect.poll(async () => (await offerOf(page, account)).tokenId).not.toBe(first.tokenId);
  const second = await offerOf(page, account);
  const main = page.getByRole('main');
  await expect(page.getByRole('figure')).toContainText(`#${second.tokenId}`);
  expect(wallet.asked).toBe(0);

  wallet.allow(minting(second.tokenId, account));
  const confirm = wallet.willWait('eth_sendTransaction');
  await mintButton(page).click();
  await expect.poll(() => wallet.asked).toBe(1);
  await chain.mintApe(stranger, second.tokenId, second.metadataURI);
  confirm();
  await expect(main).toContainText(`❌ Someone else minted ape #${second.tokenId} a moment earlier.`);
  await expect.poll(async () => (await offerOf(page, account)).tokenId).not.toBe(second.tokenId);
  const third = await offerOf(page, account);
  wallet.allow(minting(third.tokenId, account));
  // On a phone the ape comes into view only as far as what is said of it stays there.
  await page.setViewportSize({ width: 360, height: 780 });
  await mintButton(page).click();
  await isMine(page, third.tokenId);
  await expect(page.getByRole('heading', { name: `LilApe #${third.tokenId} is yours` })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('figure').getByRole('img')).toBeInViewport({ ratio: 0.9 });
  expect((await chain.apeNow(third.tokenId)).owner).toBe(account.address);
});

test(
  'On my phone, in Russian, I look without a wallet, connect, and mint',
  deep,
  async ({ page, wallet, chain }) => {
    const { account } = wallet;
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/ru/mint-nft');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Подключить кошелёк' })).toBeInViewport();
    await main.getByRole('button', { name: 'Поставить обезьяну 908 на мольберт' }).click();
    await expect(page.getByRole('figure')).toContainText('#908');
    await connect(page, account.address, 'MetaMask', '/mint-nft');
    await open(page, '/ru/mint-nft');
    const { tokenId } = await offerOf(page, account);
    const button = main.getByRole('button', { name: 'Выпустить NFT за ETH' });
    await expect(button).toBeInViewport();
    await expect(page.getByRole('figure').getByRole('img', { name: /^Обезьяна / })).toBeVisible();
    wallet.allow(minting(tokenId, account));
    await button.click();
    await expect(page.getByRole('heading', { name: /^LilApe #.* ваша$/ })).toBeInViewport();
    expect((await chain.apeNow(tokenId)).owner).toBe(account.address);
  },
);

test.describe('on another network', () => {
  test.use({ walletOptions: { chainId: 1 } });

  test('I see the price, switch where I stand, and am offered my ape', deep, async ({ page, wallet }) => {
    await connect(page, wallet.account.address, 'MetaMask', '/mint-nft');
    const main = page.getByRole('main');
    await expect(main).toContainText('Your wallet is on another network. Apes are minted on');
    await expect(main).toContainText('0.009 ETH = 1 unique NFT on Base');
    await expect(mintButton(page)).toHaveCount(0);
    await main.getByRole('button', { name: 'Switch network' }).click();
    await expect(mintButton(page)).toBeEnabled();
    const offer = await offerOf(page, wallet.account);
    await expect(page.getByRole('figure')).toContainText(`#${offer.tokenId}`);
    expect(wallet.signed).toEqual([]);
  });
});
