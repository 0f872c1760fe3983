// A launch from its announcement to its winners, through its snapshot, its draw and the count anyone can repeat.
import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { lilApeAbi } from '@lilape/contracts/generated/abis';
import { launch, launches } from '@lilape/wire/endpoints/launches';
import { createLaunch } from '@lilape/wire/endpoints/admin-launchpad';
import type { Launch, LaunchBody } from '@lilape/wire/launches';
import { fillPath } from '@lilape/wire/endpoint';
import type { Page } from '@playwright/test';
import { privateKeyToAccount } from 'viem/accounts';

import { type Chain, lilapeAddress, type TestAccount } from '#chain/chain.ts';
import { actInLab } from '#chain/lab.ts';
import { expectAirUnderHeadings } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import { ADMIN_PASSWORD } from './stack.ts';
import { expect, test } from './test.ts';

const owner = privateKeyToAccount(localPrivateKey('owner'));
const soon = { timeout: 90_000 };
const whole = 10n ** 18n;

test.use({ stackName: 'launches', walletOptions: { accounts: [owner] } });
// A launch goes through a day of the chain.
test.describe.configure({ timeout: 300_000 });

/** LILAPE out of the example purse to a new account, in base units. */
async function holderOf(chain: Chain, units: bigint): Promise<TestAccount> {
  const holder = await chain.newAccount();
  const reserve = chain.walletOf(privateKeyToAccount(localPrivateKey('examplePurse')));
  const call = { address: lilapeAddress, abi: lilApeAbi, functionName: 'transfer' } as const;
  await chain.mined(await reserve.writeContract({ ...call, args: [holder.address, units] }));
  return holder;
}

/** Asks the site as the admin who is signed in on the page. */
async function asAdmin(page: Page, method: string, path: string, body: object): Promise<Launch> {
  const answer = await page.evaluate(
    async ([how, where, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(where, { method: how, headers, body: text })).json() as Promise<{ launch: Launch }>;
    },
    [method, path, JSON.stringify(body)] as const,
  );
  expect(answer).toMatchObject({ success: true });
  return answer.launch;
}

const launchNow = async (page: Page, id = 1): Promise<LaunchBody> =>
  (await page.request.get(fillPath(launch.path, { id: String(id) }))).json() as Promise<LaunchBody>;
const statusIs = (page: Page, status: string) =>
  expect.poll(async () => (await launchNow(page)).status, soon).toBe(status);

/** So many hours pass on the chain. */
async function letPass(page: Page, hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++)
    // The chain's time moves on step by step.
    // oxlint-disable-next-line no-await-in-loop
    await actInLab(page, { action: 'jump', seconds: 3_600 });
}

test('a launch is announced, moved, counted, drawn and settled, and its page counts it again', async ({
  page,
  wallet,
  chain,
}) => {
  const [tree, king, volcano, moon, none] = [
    await holderOf(chain, 100_000_000n * whole),
    await holderOf(chain, 1_000_000_000n * whole),
    await holderOf(chain, 10_000_000_000n * whole),
    await holderOf(chain, 50_000_000_000n * whole),
    await holderOf(chain, 100_000_000n * whole - 1n),
  ];

  // Announced by an admin; one is moved, another one cancelled, and everybody sees it.
  await connect(page, owner.address);
  await open(page, '/admin?at=launchpad');
  await page.getByLabel('Password').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Launches' });
  await expect(panel).toContainText('New launch');
  const { time } = (await (await page.request.get(launches.path)).json()) as { time: string };
  const inHours = (hours: number) =>
    `${new Date(Date.parse(time) + hours * 3_600_000).toISOString().slice(0, 19)}Z`;
  const terms = {
    project: 'Pump the Volcano',
    textEn: 'We pump lava.',
    textRu: 'Мы качаем лаву.',
    picture: null,
    links: ['https://pump.example.org'],
    allocation: '1000001',
    symbol: 'PUMP',
    places: 2,
    launchTime: inHours(26),
  };
  const { version } = await asAdmin(page, 'POST', createLaunch.path, {
    requestId: crypto.randomUUID(),
    ...terms,
  });
  await asAdmin(page, 'PUT', '/api/admin/launches/1', { ...terms, launchTime: inHours(27), version });
  const other = await asAdmin(page, 'POST', createLaunch.path, {
    requestId: crypto.randomUUID(),
    ...terms,
    project: 'Sinking Raft',
  });
  const reason = { reasonEn: 'The project asked for it.', reasonRu: 'Так попросил проект.' };
  await asAdmin(page, 'POST', '/api/admin/launches/2/cancel', { ...reason, version: other.version });
  await open(page, '/launchpad/2');
  await expect(page.getByRole('main')).toContainText('The project asked for it.', { useInnerText: true });
  // It says why close under its heading, and of what will never be counted that there is nothing.
  await expect(page.getByRole('main').locator('dl').first()).toContainText(/Guaranteed places–/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const why = page.getByRole('region', { name: 'What was changed' });
  await expect(why).toContainText('The project asked for it.', soon);
  const under = await why.evaluate((section) => {
    const [title, list] = section.children;
    return (list?.getBoundingClientRect().top ?? 1e9) - (title?.getBoundingClientRect().bottom ?? 0);
  });
  expect(under).toBeLessThan(40);
  await open(page, '/launchpad/1');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'What was changed' })).toContainText('Date', soon);
  await expect(page.getByRole('main')).toContainText('Pump the Volcano', { useInnerText: true });
  const headingTop = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect().top + scrollY);
  const titleTop = await headingTop();
  // Before it is known its figures have their places, so that nothing jumps when they come.
  const answer = Promise.withResolvers<void>();
  const path = `**${fillPath(launch.path, { id: '1' })}`;
  await page.route(path, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/launchpad/1');
  const facts = page.getByRole('main').locator('dl').first();
  const factsTop = () => facts.evaluate((list) => list.getBoundingClientRect().top + scrollY);
  await expect(facts).toContainText('Guaranteed places');
  const blankTop = await factsTop();
  answer.resolve();
  await expect(facts).toContainText('1,000,001 PUMP');
  expect(Math.abs((await factsTop()) - blankTop)).toBeLessThan(40);
  await page.unroute(path);
  // Anybody's part can be looked up, also by the page's own address.
  await open(page, `/launchpad/1?address=${moon.address}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('main')).toContainText('to win a drawn place, with 20 tickets of 35', {
    useInnerText: true,
    ...soon,
  });
  await page.getByRole('textbox', { name: 'Any address' }).fill('0x70997970C51812dc3A010C7d01b50e0d17dc79c8');
  await page.getByRole('textbox', { name: 'Any address' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Any address' })).toHaveAccessibleDescription(
    /One character is wrong/,
  );
  // The list of launches has a pass for each, and the admin page previews the same.
  await open(page, '/launchpad');
  // The heading of a launch stands where that of every page does.
  expect(titleTop).toBeCloseTo(await headingTop(), 0);
  await page.getByRole('heading', { name: 'Launches' }).scrollIntoViewIfNeeded();
  const pass = page.getByRole('article').filter({ hasText: 'Pump the Volcano' });
  await expect(pass).toContainText('1,000,001 PUMP', soon);
  await expect(pass).toContainText('Moved');

  // The snapshot is taken: who holds a unit too few is not in it; the demo wallet's billion is.
  await letPass(page, 4);
  await statusIs(page, 'listed');
  const { snapshot } = await launchNow(page);
  expect(snapshot).toMatchObject({
    entrants: 5,
    totalTickets: '35',
    guaranteed: 4,
    drawn: 2,
    share: '166666',
  });
  const of = async ({ address }: TestAccount) =>
    (await page.request.get(`/api/launchpad/launches/1/wallets/${address}`)).json();
  expect(await of(tree)).toMatchObject({ tier: 'banana-tree', tickets: 1, isGuaranteed: false });
  expect(await of(king)).toMatchObject({ tier: 'jungle-king', tickets: 3, isGuaranteed: true });
  expect(await of(volcano)).toMatchObject({ tier: 'volcano-ape', tickets: 8 });
  expect(await of(moon)).toMatchObject({ tier: 'moon-rider', tickets: 20 });
  expect(await of(none)).toMatchObject({ tier: null, tickets: 0, entrant: null });

  // The owner opens the draw on the admin page; this browser has counted the list before the wallet is asked.
  await open(page, '/admin?at=launchpad');
  const row = panel.getByRole('listitem', { name: '№ 1' });
  wallet.allow('open a draw of 2 places among 5');
  await row.getByRole('button', { name: 'Open the draw' }).click(soon);
  await statusIs(page, 'open');

  // The beacon speaks; anybody hands its word in, and names the winners.
  await actInLab(page, { action: 'jump', seconds: 86_400 });
  await letPass(page, 1);
  await open(page, '/launchpad/1');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const steps = page.getByRole('region', { name: 'Step by step' });
  wallet.allow('reveal draw 2', 'settle 2 places of draw 2 from 0');
  await steps.getByRole('button', { name: 'Submit the number' }).click(soon);
  await statusIs(page, 'revealed');
  await steps.getByRole('button', { name: 'Name the winners' }).click(soon);
  await statusIs(page, 'settled');
  const { winners } = await launchNow(page);
  expect(new Set(winners.map(({ account }) => account)).size).toBe(2);
  expect(winners.every(({ account }) => account !== none.address && account !== owner.address)).toBe(true);
  // The winner that I look up is marked, and the row that opens the proof is as wide as its card.
  await page.getByRole('textbox', { name: 'Any address' }).fill(winners[0]?.account ?? '');
  await page.getByRole('textbox', { name: 'Any address' }).press('Enter');
  await expect(page.getByRole('region', { name: 'The drawn places' }).locator('[data-mine]')).toHaveCount(1);
  const [fold, field] = await Promise.all([
    page.getByText('From leaf to root').boundingBox(),
    page.locator('form').filter({ hasText: 'Any address' }).boundingBox(),
  ]);
  expect(fold?.width).toBeCloseTo(field?.width ?? 0, 0);
  const { width = 1280, height = 720 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 360, height });
  await open(page, '/ru/launchpad/1');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Шаг за шагом' })).toBeVisible(soon);
  await expectAirUnderHeadings(page);
  await page.setViewportSize({ width, height });
  await open(page, '/launchpad/1');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Compute again in this browser' }).click(soon);
  await expect(page.getByText('Everything matches, to the last digit.')).toBeVisible(soon);
  expect(wallet.signed).toEqual([
    'open a draw of 2 places among 5',
    'reveal draw 2',
    'settle 2 places of draw 2 from 0',
  ]);

  // Beside the books, the list is counted again from the chain's logs.
  await expect
    .poll(
      async () => ((await (await page.request.get('/api/ledger')).json()) as { block: number }).block,
      soon,
    )
    .toBeGreaterThan(snapshot?.block ?? 0);
  await open(page, '/verify');
  await page.getByRole('button', { name: /Check everything/ }).click();
  const boxes = page.getByRole('row', { name: /^Launches/ }).locator('[data-status="agrees"]');
  await expect(boxes).toHaveCount(5, soon);
});
