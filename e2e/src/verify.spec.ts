// Counting it yourself: my browser comes to the same as the site, and catches one that publishes something else.
import { ledger, ledgerRpc } from '@lilape/wire/endpoints/ledger';
import type { LedgerBody } from '@lilape/wire/ledger';
import type { Locator, Page } from '@playwright/test';

import type { Chain } from '#chain/chain.ts';
import { watchHeight } from '#pages/jumps.ts';
import { open } from '#pages/site.ts';
import type { TestStack } from './stack.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 240_000 });

/** Somebody buys, and the site publishes it. */
async function untilPublished(page: Page, chain: Chain, stack: TestStack): Promise<void> {
  await chain.someoneBuys(25_000_000n);
  // Final at once, instead of block by block.
  await stack.sequencer?.seal(9);
  const rows = async () => {
    const answer = await page.request.get(ledger.path);
    if (!answer.ok()) return 0;
    const { block, blockHash, projections } = (await answer.json()) as LedgerBody;
    // Files before this one may have published another chain.
    const seen = await chain.client.getBlock({ blockNumber: BigInt(block) }).catch(() => null);
    return seen?.hash === blockHash ? (projections['sale']?.rows ?? 0) : 0;
  };
  await expect.poll(rows, { timeout: 60_000 }).toBeGreaterThan(0);
}

const count = (page: Page): Locator => page.getByRole('region', { name: 'The check', exact: true });
const boxes = (page: Page, status: string): Locator => page.locator(`#boxes [data-status="${status}"]`);
const ticks = (page: Page, status: string): Locator => page.locator(`#cheat [data-status="${status}"]`);

async function countToEnd(page: Page): Promise<void> {
  await count(page)
    .getByRole('button', { name: /Check everything|Check once more/ })
    .click();
  await expect(count(page)).toHaveAttribute('data-count', 'done', { timeout: 60_000 });
}

test('my browser counts the sale again, and shows me what cheating would do', async ({
  page,
  chain,
  stack,
  watch,
}) => {
  // The endpoint that I name.
  watch.allowHost(stack.rpcUrl);
  await untilPublished(page, chain, stack);
  await open(page, '/verify');
  await expect(boxes(page, 'ahead')).not.toHaveCount(0);
  // The boxes keep their place until the count has one.
  await page.setViewportSize({ width: 360, height: 780 });
  const main = page.getByRole('main');
  const least = await watchHeight(main);
  const before = await least();
  await countToEnd(page);
  await expect(page.getByText('Everything matches', { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await least()).toBeGreaterThanOrEqual(before);
  // A command breaks between its words: each that a line holds is in one.
  const broken = await main
    .locator('pre code > span')
    .evaluateAll((words) =>
      words
        .filter(
          (word) =>
            word.getBoundingClientRect().height > 1.6 * Number.parseFloat(getComputedStyle(word).lineHeight),
        )
        .map(({ textContent }) => textContent),
    );
  expect(broken).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(boxes(page, 'agrees')).toHaveCount(43);
  await expect(boxes(page, 'ahead')).toHaveCount(0);

  // Each says how anyone does its work by hand.
  await page.getByRole('button', { name: /^The sale, Files/ }).click();
  await expect(page.locator('#boxes pre')).toContainText('ipfs add');
  await page.getByRole('button', { name: /^Our records, Contracts/ }).click();
  await expect(page.locator('#boxes pre')).toContainText('/api/ledger');

  await expect(ticks(page, 'agrees')).toHaveCount(5);
  const digit = page.getByRole('button', { name: /^Digit 3: / });
  await digit.click();
  await expect(ticks(page, 'differs')).toHaveCount(5);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(ticks(page, 'agrees')).toHaveCount(5);

  // With an endpoint of my own nothing goes through the site, also where I left and came back to a page that was not kept.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contracts' }).click();
  await expect(page).toHaveURL(/\/contracts$/);
  await page.goBack();
  await expect(count(page)).toHaveAttribute('data-count', 'idle');
  const throughSite: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(ledgerRpc.path)) throughSite.push(request.url());
  });
  const endpoint = count(page).getByRole('textbox', { name: /RPC/ });
  await endpoint.fill('ftp://nowhere');
  await count(page).getByRole('button', { name: 'Check everything' }).click();
  await expect(count(page)).toContainText('starts with https://');
  await endpoint.fill(stack.rpcUrl);
  await countToEnd(page);
  await expect(page.getByText('Everything matches', { exact: true })).toBeVisible();
  expect(throughSite).toEqual([]);
});

test('a site that publishes something else than the chain says is caught, and what it is named', async ({
  page,
  chain,
  context,
  stack,
}) => {
  await untilPublished(page, chain, stack);
  await context.route(`**${ledger.path}`, async (route) => {
    const answer = await route.fetch();
    const manifest = (await answer.json()) as LedgerBody;
    const totals = manifest.projections['sale']?.totals ?? {};
    totals['tokens'] = String(BigInt(String(totals['tokens'])) + 1n);
    await route.fulfill({ response: answer, json: manifest });
  });
  await open(page, '/ru/verify');
  await page.getByRole('button', { name: 'Проверить всё' }).click();
  await expect(page.locator('[data-count]')).toHaveAttribute('data-count', 'done', { timeout: 60_000 });
  await expect(page.getByText('Есть расхождение')).toBeVisible();
  const differs = page.locator('[data-look="differs"]');
  await expect(differs).toContainText('tokens (TOTAL_DIFFERS)');
  // Where the figures part is marked, down to the last digit.
  const marked = await differs.locator('dd b').allTextContents();
  const [wrong = '', right = ''] = marked.map((digits) => digits.replaceAll(/\D/g, ''));
  expect(wrong).toBe(String(BigInt(right) + 1n).padStart(right.length, '0'));
  await expect(boxes(page, 'differs')).toHaveCount(1);
  await expect(page.locator('#cheat')).toHaveCount(0);
  // Of the bars only that of what was published is off.
  const colours = await page
    .getByRole('progressbar')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).getPropertyValue('--done') !== ''));
  expect(colours).toEqual([true, false, false]);

  // One file of another's is found by its hash.
  await context.unroute(`**${ledger.path}`);
  await context.route('**/ipfs/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/"tokens":"\d/, '"tokens":"9'),
    });
  });
  await page.getByRole('button', { name: 'Проверить ещё раз' }).click();
  await expect(page.locator('[data-look="differs"]')).toContainText('PART_IS_OTHER_BYTES', {
    timeout: 60_000,
  });
});
