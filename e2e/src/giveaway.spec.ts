// The giveaway: my chance, the draw as it happens, and prizes that come by themselves, whoever moves it on and whatever breaks.
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { drawBeacon } from '@lilape/wire/endpoints/draws';
import type { Locator, Page } from '@playwright/test';
import { pathOf } from '@lilape/wire/endpoint';
import { privateKeyToAccount } from 'viem/accounts';

import { type Chain, drawsAddress, type TestAccount } from '#chain/chain.ts';
import { actInLab } from '#chain/lab.ts';
import {
  drawNow,
  giveawayNow,
  listAsStranger,
  openGiveaway,
  revealAsStranger,
  settleAsStranger,
  signatureOf,
  winnerOf,
} from '#chain/draws.ts';
import { expectEvenLines, expectNoThinText, expectNothingBeside, expectOneNumber } from '#pages/layout.ts';
import { buyModal } from '#pages/buy-ui.ts';
import { open } from '#pages/site.ts';
import { connect, short } from '#pages/wallet-ui.ts';
import type { TestStack } from './stack.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

test.use({ sale: 'test' });
test.describe.configure({ timeout: 240_000 });

const whole = 10n ** 18n;
const soon = { timeout: 60_000 };

/** The account and four strangers have bought. */
async function beginWith(chain: Chain, account: TestAccount): Promise<void> {
  await chain.buy(account, 'USDT', '60');
  for (const units of [25_000_000n, 100_000_000n, 5_000_000n, 400_000_000n])
    // Each is a chain of transactions of its own.
    // oxlint-disable-next-line no-await-in-loop
    await chain.someoneBuys(units);
}

/** The same, over and finalised; resolves once the site has the list. */
async function listWith(page: Page, chain: Chain, account: TestAccount, stack: TestStack): Promise<void> {
  await beginWith(chain, account);
  await finaliseSale(page, chain, stack);
}

/** The sale ends and is finalised for good; resolves once the site has the list. */
async function finaliseSale(page: Page, chain: Chain, { sequencer, url }: TestStack): Promise<void> {
  await actInLab(page, { action: 'end-sale', how: 'goal-reached' });
  await chain.finalise();
  // Final at once, instead of block by block.
  await sequencer?.seal(9);
  await expect.poll(async () => (await giveawayNow(url)).status, soon).toBe('ready');
}

/** On a phone nothing is wider than the screen, and nothing breaks letter by letter. */
async function expectPhoneLaysOut(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNothingBeside(page);
  await expectNoThinText(page);
  if (before !== null) await page.setViewportSize(before);
}

/** I come back to the tab, which asks the site at once. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The round is due, and the site has no number of the beacon's. */
async function letItBeLate(page: Page, siteUrl: string): Promise<void> {
  await page.route(`**${pathOf(drawBeacon, { id: '1' })}`, (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await letItBeDue(page, siteUrl);
}

/** The round's time comes, and the site knows it. */
async function letItBeDue(page: Page, siteUrl: string): Promise<void> {
  // It lies a little more than 13 hours ahead.
  await actInLab(page, { action: 'jump', seconds: 86_400 });
  const isDue = async () => {
    const { draw, time } = await giveawayNow(siteUrl);
    return draw !== null && Date.parse(time) >= Date.parse(draw.roundTime);
  };
  await expect.poll(isDue, soon).toBe(true);
}

/** The part of the page that says what is so. */
const front = (page: Page): Locator => page.getByRole('main');

/** Scrolls to the steps, by which they are asked for. */
async function steps(page: Page): Promise<Locator> {
  await page
    .getByRole('heading', { name: /Why nobody can rig it|Почему подстроить/ })
    .scrollIntoViewIfNeeded();
  const section = page.getByRole('region', { name: /Step by step|Шаг за шагом/ });
  await expect(section).toBeVisible(soon);
  return section;
}

test('I see my chance while the sale runs, then the draw from the list to the prize in my wallet, and count it again', async ({
  page,
  wallet,
  chain,
  stack,
}) => {
  const { address } = wallet.account;
  await beginWith(chain, wallet.account);
  await open(page, '/');
  await page.locator('#giveaway').getByRole('link', { name: 'Enter', exact: true }).click();
  // Of the two buttons of a stranger's first screen one is the primary.
  const colourOf = (name: string) =>
    front(page)
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(front(page).getByRole('button', { name: 'Buy LILAPE' })).toBeVisible();
  expect(await colourOf('Connect Wallet')).not.toBe(await colourOf('Buy LILAPE'));
  await connect(page, address, 'MetaMask', '/giveaway');
  const main = front(page);
  await expect(main).toContainText('The sale is running', { useInnerText: true, ...soon });
  await expect(main).toContainText('to win one of 5 prizes', { useInnerText: true });
  await expect(main).toContainText('50,000 LILAPE of', { useInnerText: true });
  // A purchase is a chance, so it can be made here.
  await main.getByRole('button', { name: 'Buy LILAPE' }).click();
  await expect(buyModal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  const stranger = await chain.newAccount();
  const heightOfForm = () =>
    page.locator('form:has([name="address"])').evaluate((form: HTMLElement) => form.offsetHeight);
  const before = await heightOfForm();
  await page.getByRole('textbox', { name: 'Any address' }).fill('0x12');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(main).toContainText('That’s not an address', { useInnerText: true });
  // What is below it stays where it is.
  expect(await heightOfForm()).toBe(before);
  await page.getByRole('textbox', { name: 'Any address' }).fill('0x70997970C51812dc3A010C7d01b50e0d17dc79c8');
  await page.getByRole('textbox', { name: 'Any address' }).press('Enter');
  await expect(main).toContainText('One character is wrong', { useInnerText: true });
  await page.getByRole('textbox', { name: 'Any address' }).fill(stranger.address);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(main).toContainText('Not entered It has bought nothing in the sale yet.', {
    useInnerText: true,
  });
  // What is said has no hole under it, and on a tablet nothing is left empty beside the card.
  const said = main.getByText(/^Entered right now: 0 LILAPE of/);
  const form = page.locator('form:has([name="address"])');
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 720 });
    const [words, field] = [await said.boundingBox(), await form.boundingBox()];
    expect((field?.y ?? 0) - (words?.y ?? 0) - (words?.height ?? 0)).toBeLessThan(60);
    expect(field?.width).toBeGreaterThan(0.7 * width);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  // One button buys, and what is a stranger's is not called mine.
  await expect(main.getByRole('button', { name: 'Buy LILAPE' })).toHaveCount(1);
  await expect(main.getByRole('heading', { name: 'This address' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Your entry' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to my wallet' }).click();
  await expect(main).toContainText('50,000 LILAPE of', { useInnerText: true });

  // The sale is over, and its list fixed for good.
  await finaliseSale(page, chain, stack);
  await comeBack(page);
  await expect(main).toContainText('The list is fixed', { useInnerText: true, ...soon });
  await expect(main.getByRole('button', { name: 'Buy LILAPE' })).toBeHidden();
  await expect(main).toContainText('Entered for good with 50,000 LILAPE', { useInnerText: true });
  const drawSteps = await steps(page);
  await expect(drawSteps).toContainText('Root of its tree');
  const path = page.getByRole('region', { name: 'From leaf to root' });
  await expect(path).toContainText('the root, reached ✓');
  // No branch is drawn up to the letters of its hash.
  const gaps = await path.locator('li[data-side]').evaluateAll((branches) =>
    branches.map((branch) => {
      const drawn = Number.parseFloat(getComputedStyle(branch, '::before').width);
      const hash = branch.querySelector('code')?.getBoundingClientRect().width ?? 0;
      return branch.getBoundingClientRect().width - drawn - hash;
    }),
  );
  expect(gaps).not.toEqual([]);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
  // They reach from edge to edge, and all headings beside it are of one size.
  const [tree, edge] = await Promise.all([path.getByRole('list').boundingBox(), path.boundingBox()]);
  expect(tree?.width).toBeGreaterThan(0);
  expect(tree?.width).toBe(edge?.width);
  const sizes = await main
    .getByRole('region')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).fontSize));
  expect(sizes.length).toBeGreaterThan(2);
  expect(new Set(sizes).size).toBe(1);
  const { count, places } = await giveawayNow(stack.url);
  const list = page.getByRole('region', { name: 'The list', exact: true });
  await expect(list.getByRole('row')).toHaveCount(0);
  await list.getByText('Show the list').click();
  await expect(list.getByRole('row')).toHaveCount(count + 1);
  await list.getByRole('textbox').fill(address.slice(0, 12));
  await expect(list.getByRole('row')).toHaveCount(2);

  // A stranger begins to list the buyers, I go on, and the last of them opens the draw.
  await listAsStranger(chain, stack.url, count - 2);
  await expect(drawSteps).toContainText(`2 of ${count} so far`, soon);
  wallet.allow(`list ${count - 2} entrants from 2`);
  await drawSteps.getByRole('button', { name: 'List the buyers' }).click();
  await expect(main.getByRole('timer')).toBeVisible(soon);
  await expectOneNumber(main.getByRole('timer'));
  const round = Number((await drawNow(chain)).listing.round);
  await expect(drawSteps).toContainText('Round of the beacon');

  // Its number comes out, and I hand it in.
  await letItBeDue(page, stack.url);
  await comeBack(page);
  await expect(main).toContainText('The number is due', { useInnerText: true, ...soon });
  await expect(drawSteps).toContainText(signatureOf(round), soon);
  await expectEvenLines(drawSteps.locator('code').filter({ hasText: signatureOf(round) }));
  wallet.allow('reveal draw 1');
  await drawSteps.getByRole('button', { name: 'Submit the number' }).click();
  await expect(main).toContainText('The number is out', { useInnerText: true, ...soon });
  expect(wallet.signed).toEqual([`list ${count - 2} entrants from 2`, 'reveal draw 1']);
  const winners = page.getByRole('region', { name: 'The winners' });
  await expect(winners).toContainText('Computed in this browser', soon);
  await expect(winners.getByRole('row')).toHaveCount(places + 1);

  // A stranger begins to settle, I go on.
  await settleAsStranger(chain, stack.url, 2);
  await expect(drawSteps).toContainText(`2 of ${places} places have their winner`, soon);
  wallet.allow(`settle ${places - 2} places of draw 1 from 2`);
  await drawSteps.getByRole('button', { name: 'Name the winners' }).click();
  await expect(main).toContainText('Drawn and paid', { useInnerText: true, ...soon });
  await expect(winners.getByRole('row')).toHaveCount(places + 1);
  const mine = winners.getByRole('row').filter({ hasText: short(address) });
  await expect(mine).toContainText('you');
  // Typed after a stranger's, it is still mine.
  const typed = page.getByRole('textbox', { name: 'Any address' });
  const back = page.getByRole('button', { name: 'Back to my wallet' });
  await typed.fill(stranger.address);
  await typed.press('Enter');
  await expect(back).toBeVisible();
  await expect(mine).not.toContainText('you');
  await typed.fill(address);
  await typed.press('Enter');
  await expect(back).toBeHidden();
  await expect(mine).toContainText('you');
  await expectPhoneLaysOut(page);
  const prizes = [250_000_000n, 150_000_000n, 100_000_000n];
  for (const [place, tokens] of prizes.entries()) {
    // In the order of the places.
    // oxlint-disable-next-line no-await-in-loop
    expect(await chain.balanceUnits(await winnerOf(chain, place), 'LILAPE')).toBe(tokens * whole);
  }
  expect(await chain.balanceUnits(drawsAddress, 'LILAPE')).toBe(0n);

  // I count all of it again, and cheat.
  const recount = page.getByRole('region', { name: 'Check it yourself' });
  await recount.getByRole('button', { name: 'Compute again in this browser' }).click();
  await expect(recount).toContainText('Everything matches, to the last digit.', soon);
  await expect(recount).toContainText(`${places}/${places}`);
  await recount.getByRole('button', { name: 'Try to cheat' }).click();
  await expect(recount).toContainText('hash, sum and root give it away', soon);

  // An ape that somebody else won is minted by me, to them.
  const third = await winnerOf(chain, 3);
  const isMine = third.toLowerCase() === address.toLowerCase();
  const [place, id] = isMine ? [5, 9902] : [4, 9901];
  const lucky = isMine ? await winnerOf(chain, 4) : third;
  await page.getByRole('textbox', { name: 'Any address' }).fill(lucky);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(main).toContainText(`Place ${place}!`, { useInnerText: true });
  // Their row is marked, and is not called mine.
  const marked = winners.locator('tr[data-mine]');
  await expect(marked).toContainText(short(lucky));
  await expect(marked).not.toContainText('you');
  // It stands right under its name, and both columns end alike.
  const ape = await page.getByRole('img', { name: `Ape #${id}` }).boundingBox();
  const says = await main.getByText(`Prize: ape #${id}.`).boundingBox();
  expect((ape?.y ?? 0) - (says?.y ?? 0) - (says?.height ?? 0)).toBeLessThan(20);
  const card = await main.getByRole('heading', { name: 'This address' }).locator('..').boundingBox();
  const apes = await main.getByText('And a hundred apes').locator('..').boundingBox();
  const ends = [card, apes].map((box) => (box?.y ?? 0) + (box?.height ?? 0));
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(2);
  wallet.allow(`mint prize ${id}`);
  await page.getByRole('button', { name: `Mint ape #${id}` }).click();
  await expect(page.getByRole('link', { name: 'See its page' })).toBeVisible(soon);
  expect((await chain.apeNow(id)).owner).toBe(lucky);
});

test('In Russian on my phone the beacon is late: I paste a wrong number, then the right one, and reload while it is sent', async ({
  page,
  wallet,
  chain,
  stack,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  await page.setViewportSize({ width: 360, height: 780 });
  await listWith(page, chain, wallet.account, stack);
  const round = await openGiveaway(chain, stack.url);
  await letItBeLate(page, stack.url);
  await connect(page, wallet.account.address, 'MetaMask', '/giveaway');
  await open(page, '/ru/giveaway');
  const main = front(page);
  await expect(main).toContainText('Число вот-вот выйдет', { useInnerText: true, ...soon });
  await expect(main).toContainText('Участвует окончательно: 50\u00A0000 LILAPE', { useInnerText: true });
  const drawSteps = await steps(page);
  await drawSteps.getByRole('textbox', { name: 'Вставьте подпись' }).fill(signatureOf(round + 1));
  const handIn = drawSteps.getByRole('button', { name: 'Передать число' });
  await handIn.click();
  await expect(drawSteps).toContainText(`Это не подпись источника для раунда ${round}`, soon);
  expect(wallet.asked).toBe(0);
  await drawSteps.getByRole('textbox', { name: 'Вставьте подпись' }).fill(signatureOf(round));
  wallet.allow('reveal draw 1');
  await stack.sequencer?.pause();
  await handIn.click();
  await expect.poll(() => wallet.signed).toEqual(['reveal draw 1']);
  await page.reload();
  stack.sequencer?.resume();
  await expect(main).toContainText('Число вышло', { useInnerText: true, ...soon });
  // All of it is settled by a stranger while I look.
  const { places } = await giveawayNow(stack.url);
  await settleAsStranger(chain, stack.url, places);
  await expect(main).toContainText('Разыграно и выплачено', { useInnerText: true, ...soon });
  await expect(main).toContainText(/Место \d+!/, { useInnerText: true, ...soon });
  // Loaded again, the page keeps no room for what is not said any more.
  await page.reload();
  const says = main.getByText('Победители всех мест');
  await expect(says).toBeVisible(soon);
  const [said, card] = await Promise.all([
    says.boundingBox(),
    main.getByRole('heading', { name: 'Ваше участие' }).locator('..').boundingBox(),
  ]);
  expect((card?.y ?? 0) - (said?.y ?? 0) - (said?.height ?? 0)).toBeLessThan(40);
});

test('A stranger reveals and settles while my wallet asks', deep, async ({ page, wallet, chain, stack }) => {
  await listWith(page, chain, wallet.account, stack);
  const round = await openGiveaway(chain, stack.url);
  await revealAsStranger(chain, round);
  await connect(page, wallet.account.address, 'MetaMask', '/giveaway');
  const main = front(page);
  await expect(main).toContainText('The number is out', { useInnerText: true, ...soon });
  const drawSteps = await steps(page);
  const { places } = await giveawayNow(stack.url);
  wallet.allow(`settle ${places} places of draw 1 from 0`);
  const confirm = wallet.willWait('eth_sendTransaction');
  await drawSteps.getByRole('button', { name: 'Name the winners' }).click();
  await expect.poll(() => wallet.asked).toBe(1);
  await settleAsStranger(chain, stack.url, places);
  // Mine comes second, and is reverted.
  confirm();
  await expect(main).toContainText('Drawn and paid', { useInnerText: true, ...soon });
  expect((await drawNow(chain)).settledPlaces).toBe(BigInt(places));
});

test(
  'The number never came: after 30 days I take another round',
  deep,
  async ({ page, wallet, chain, stack, watch }) => {
    watch.expect(/Failed to load resource/);
    await listWith(page, chain, wallet.account, stack);
    const round = await openGiveaway(chain, stack.url);
    await letItBeLate(page, stack.url);
    await connect(page, wallet.account.address, 'MetaMask', '/giveaway');
    const main = front(page);
    await expect(main).toContainText('The number is due', { useInnerText: true, ...soon });
    const drawSteps = await steps(page);
    const another = drawSteps.getByRole('button', { name: 'Move to a later round' });
    await expect(drawSteps.getByRole('textbox')).toBeVisible(soon);
    await expect(another).toBeHidden();

    await actInLab(page, { action: 'jump', seconds: 7_776_000 });
    await comeBack(page);
    await expect(another).toBeVisible(soon);
    wallet.allow('call renewRound of the draws');
    await another.click();
    await expect(main).toContainText('The draw is open', { useInnerText: true, ...soon });
    await expect(main.getByRole('timer')).toBeVisible();
    await expect(another).toBeHidden();
    expect(wallet.signed).toEqual(['call renewRound of the draws']);
    const { listing, status } = await drawNow(chain);
    // Open again, with a round behind the one that stood for 90 days.
    expect(status).toBe(1);
    expect(Number(listing.round)).toBeGreaterThan(round + (90 * 86_400) / 3);
  },
);

test(
  'Only one of the project’s own accounts bought: I end the giveaway, in Russian',
  deep,
  async ({ page, wallet, chain, stack }) => {
    const development = privateKeyToAccount(localPrivateKey('development'));
    await chain.mint(development, { USDT: '1200' });
    await chain.buy(development, 'USDT', '1200');
    await finaliseSale(page, chain, stack);
    await connect(page, wallet.account.address, 'MetaMask', '/giveaway');
    await open(page, '/ru/giveaway');
    const main = front(page);
    const drawSteps = await steps(page);
    wallet.allow('call endEmptyGiveaway of the draws');
    await drawSteps.getByRole('button', { name: 'Закончить розыгрыш' }).click();
    await expect(main).toContainText('Розыгрыша не будет', { useInnerText: true, ...soon });
    expect(wallet.signed).toEqual(['call endEmptyGiveaway of the draws']);
    expect((await giveawayNow(stack.url)).status).toBe('cancelled');
  },
);

test('A cancelled sale has no giveaway', async ({ page }) => {
  await actInLab(page, { action: 'end-sale', how: 'cancelled' });
  await open(page, '/giveaway');
  await expect(front(page)).toContainText('The 500,000,000 LILAPE can only be burned.', {
    useInnerText: true,
    ...soon,
  });
  await expect(page.getByRole('textbox', { name: 'Any address' })).toBeHidden();
  // One reason, the true one, and nothing of how it would have been.
  await expect(front(page)).toContainText('the sale failed', { useInnerText: true });
  await expect(page.getByText('The contract pays')).toBeHidden();
});
