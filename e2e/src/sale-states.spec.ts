// What the site says in each state of the sale, which the laboratory brings about one after the other.
import type { LabAction } from '@lilape/wire/lab';
import type { Page } from '@playwright/test';

import { actInLab } from '#chain/lab.ts';
import { open } from '#pages/site.ts';
import { deep, isDeep } from './deep.ts';
import { expect, test } from './test.ts';

test.use({ sale: 'test' });

type Ending = Extract<LabAction, { action: 'end-sale' }>['how'];

/** Ends the sale so. */
const end = (page: Page, how: Ending) => actInLab(page, { action: 'end-sale', how });

type Said = { home: string; note: string; way: string; sale: string; settling: string; draw?: string };

/** What home, the guide and the contracts say, and what they no longer do. */
async function expectSaid(page: Page, { home, note, way, ...phases }: Said): Promise<void> {
  const main = page.getByRole('main');
  await open(page, '/');
  await expect(main).toContainText(home, { useInnerText: true });
  await expect(main.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  const state = (await page.locator('html').getAttribute('data-sale')) ?? 'none';
  const mouth = page.locator('#eater [data-in]').filter({ visible: true });
  await expect(mouth).toHaveAttribute('data-in', new RegExp(`\\b${state}\\b`));
  await expectPhases(page, phases);
  for (const path of ['/how-to-buy', '/contracts', '/sale']) {
    await open(page, path);
    await expect(main.getByRole('note').filter({ visible: true }).first()).toContainText(note);
    await expect(main.getByRole('link', { name: 'Go to the sale' })).toHaveCount(0);
    const early = main.getByRole('link', { name: 'Claim your tokens' });
    if (state === 'ended') await expect(early).toHaveCount(0);
  }
  await open(page, '/whitepaper');
  await expectPhases(page, phases);
  // A page that asks for nothing of the sale.
  await open(page, '/privacy');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.filter({ hasText: way })).toHaveAttribute('href', '/claim');
  await expect(links.filter({ hasText: 'How to buy', visible: true })).toHaveCount(0);
}

type Phases = Pick<Said, 'sale' | 'settling' | 'draw'>;

async function expectPhases(page: Page, { sale, settling, draw = 'Coming Soon' }: Phases): Promise<void> {
  for (const [title, label] of [
    ['The sale', sale],
    ['Claim or refund', settling],
    ['The giveaway', draw],
  ] as const) {
    const heading = page.getByRole('heading', { name: title, exact: true, level: 3 });
    const phase = page.getByRole('listitem').filter({ has: heading });
    await expect(phase.locator('[data-status]').filter({ visible: true })).toHaveText(label);
  }
}

test('While it runs: what happens below the goal, and once the goal is reached that it is', async ({
  page,
  chain,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main).toContainText('If it raises less than $1,000, every buyer can get a full refund.', {
    useInnerText: true,
  });
  await expectPhases(page, { sale: 'In Progress', settling: 'Coming Soon' });
  await expect(main).toContainText('It falls short or is cancelled', { useInnerText: true });
  await chain.someoneBuys(1_000_000_000n);
  await expect(main).toContainText('The $1,000 goal is reached.', { useInnerText: true });
  await expect(main).not.toContainText('Below $1,000', { useInnerText: true });
  await open(page, '/how-to-buy');
  await expect(page.locator('html')).toHaveAttribute('data-sale', 'open');
  await expect(main.getByRole('note').filter({ visible: true })).toHaveCount(1);
});

test(
  'Sold out: it is over, and waits for anyone to finalise it; then buyers claim',
  deep,
  async ({ page, chain }) => {
    test.setTimeout(180_000);
    await end(page, 'sold-out');
    await open(page, '/');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Finalise and claim' }).first()).toHaveAttribute(
      'href',
      '/claim',
    );
    await expectSaid(page, {
      home: 'All 10 stages are sold.',
      note: 'The sale is over and reached its goal: nothing more is sold.',
      way: 'Claim',
      sale: 'Completed',
      settling: 'In Progress',
      draw: 'In Progress',
    });
    await chain.finalise();
    await expectSaid(page, {
      home: 'The sale is finalised: buyers claim their tokens',
      note: 'The sale is over and finalised: nothing more is sold',
      way: 'Claim',
      sale: 'Completed',
      settling: 'In Progress',
      draw: 'In Progress',
    });
  },
);

/** Both end in refunds; what a cancelled one says to its buyers every run of `claim.spec.ts` reads. */
const refunded = [
  ['below-goal', 'The sale ended below its $1,000 goal.', 'The sale ended below its goal'],
  ['cancelled', 'The sale was cancelled.', 'The sale was cancelled'],
] as const;

for (const [how, home, note] of isDeep ? refunded : refunded.slice(0, 1))
  test(`Ended ${how}: every buyer can get a refund, and there is no draw`, async ({ page }) => {
    test.setTimeout(180_000);
    await end(page, how);
    await expectSaid(page, {
      home,
      note,
      way: 'Refund',
      sale: 'Failed',
      settling: 'In Progress',
      draw: 'Called off',
    });
    await open(page, '/');
    const main = page.getByRole('main');
    await expect(main).toContainText('there’s no giveaway', { useInnerText: true });
    await expect(main).not.toContainText('It reaches its goal', { useInnerText: true });
    // Each sentence that is in sight says something, and the first screen speaks of the refund in its title, its lead and its button alone.
    const silent = await main
      .locator('p')
      .evaluateAll(
        (all) =>
          all.filter((p) => p instanceof HTMLElement && p.checkVisibility() && p.innerText.trim() === '')
            .length,
      );
    expect(silent).toBe(0);
    expect((await page.locator('#home').innerText()).match(/refund|get back/gi)).toHaveLength(3);
    // The steps are those of the refund, and neither what is left of the giveaway nor the one ending leaves a hole.
    const steps = page.locator('#how-to-buy');
    await expect(steps).toContainText('One signature a coin.', { useInnerText: true });
    await expect(steps).not.toContainText('Pay in USDT', { useInnerText: true });
    await expect(steps.getByRole('heading', { level: 2 })).toHaveText('How to get a refund', {
      useInnerText: true,
    });
    const ways = steps.getByRole('link', { name: /^Learn More/ });
    await expect(ways).toHaveCount(2);
    for (const way of await ways.all()) await expect(way).toHaveAttribute('href', '/claim');
    const rest = await page.locator('#giveaway').boundingBox();
    expect(rest?.height).toBeLessThanOrEqual(120);
    const ending = page
      .getByRole('listitem')
      .filter({ has: page.getByText('It falls short or is cancelled') });
    const widths = await ending.evaluate(({ offsetWidth, parentElement }: HTMLElement) => [
      offsetWidth,
      parentElement?.clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
    for (const path of ['/sale', '/how-to-buy']) {
      await open(page, path);
      await expect(main.getByRole('link', { name: 'Get a refund', exact: true })).toHaveAttribute(
        'href',
        '/claim',
      );
    }
    await open(page, '/ru');
    await expect(main).toContainText('Не вышло. Деньги можно вернуть.', { useInnerText: true });
  });
