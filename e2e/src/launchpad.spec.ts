// The launchpad: my tier is what I hold at any moment, wherever it lies, and anybody's can be looked at.
import type { Page } from '@playwright/test';

import { giveLilape, lockLilape, reserve, sendLilape } from '#chain/lilape.ts';
import { shifted } from '#pages/jumps.ts';
import { expectNoThinText, expectNothingBeside } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 180_000 });

/** What is asked for every few seconds. */
const soon = { useInnerText: true, timeout: 45_000 };

/** Where the ape hangs, as a part of the picture from above. */
function heightOfApe(page: Page): Promise<number> {
  const ape = page.getByRole('figure').locator('div[style*="--at"]');
  return ape.evaluate((hanging) => Number(getComputedStyle(hanging).getPropertyValue('--at')));
}

/** Looks at an address that is typed. */
async function look(page: Page, address: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Any address' }).fill(address);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

test('my ape climbs with what I hold, through every tier and back, and stays where it is when I stake', async ({
  page,
  wallet,
  chain,
}) => {
  const { account } = wallet;
  await open(page, '/launchpad');
  const mine = page.getByRole('main');
  await expect(mine.getByRole('button', { name: 'Connect Wallet to Check Your Tier' })).toBeVisible();
  await connect(page, account.address, 'MetaMask', '/launchpad');
  await expect(mine).toContainText('No tier yet', soon);
  await expect(mine).toContainText('Hold 100,000,000 more to reach the next tier', soon);
  const ground = await heightOfApe(page);

  // When I come back its room is there before it, also on a phone.
  const { width = 1280, height = 720 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  await expect(mine).toContainText('Hold 100,000,000 more to reach the next tier', soon);
  expect(await shifted(page)).toBeLessThan(0.02);
  await page.setViewportSize({ width, height });

  // Up, one tier after the other.
  await giveLilape(chain, account.address, '99999999.999999999999999999');
  await expect(mine).toContainText('Hold 1 more to reach the next tier', soon);
  await giveLilape(chain, account.address, '0.000000000000000001');
  await expect(mine).toContainText('On the way to Jungle King', soon);
  await expect(mine).toContainText('900M more to the crown', soon);
  await giveLilape(chain, account.address, '900000000');
  await expect(mine).toContainText('On the way to Volcano Ape', soon);
  await giveLilape(chain, account.address, '9000000000');
  await expect(mine).toContainText('On the way to Moon Rider', soon);
  await expect(mine).toContainText('8 tickets', soon);
  await giveLilape(chain, account.address, '40000000000');
  await expect(mine).toContainText('Nothing is above the moon', soon);
  expect(await heightOfApe(page)).toBeLessThan(ground - 0.7);

  // What is staked counts as before; what is given away does not.
  await lockLilape(chain, account, '1500000000');
  await expect(mine).toContainText('1,500,000,000', soon);
  await expect(mine).toContainText('Nothing is above the moon', soon);
  const friend = await chain.newAccount();
  await sendLilape(chain, account, friend.address, '48500000000');
  await expect(mine).toContainText('On the way to Volcano Ape', soon);

  // The friend's, who is not connected.
  await look(page, friend.address);
  await expect(mine).toContainText('Hold 1,500,000,000 more to reach the next tier', soon);
  await page.getByRole('button', { name: 'Back to my wallet' }).click();
  await expect(mine).toContainText('1,500,000,000', soon);
  expect(wallet.signed).toEqual([]);

  // Whose tier is marked in the table, on a phone, in the longer language.
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/ru/launchpad');
  await expect(mine.locator('[data-mine]')).toContainText('Jungle King', soon);
  await expectNothingBeside(page);
  await expectNoThinText(page);
  // From a larger phone on every tier's name stands in one line.
  await page.setViewportSize({ width: 500, height: 780 });
  const lines = await mine.locator('tbody th').evaluateAll((cells) =>
    cells.map((cell) => {
      const name = document.createRange();
      name.selectNodeContents(cell.firstChild ?? cell);
      return name.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
  await page.setViewportSize({ width: 360, height: 780 });
  // The figures on the sign of my ape keep off its border.
  await mine.getByRole('figure').scrollIntoViewIfNeeded();
  const air = await mine.locator('figure dl').evaluate((lines) => {
    const sign = lines.parentElement?.getBoundingClientRect().right ?? 0;
    return Math.min(
      ...[...lines.querySelectorAll('dd')].map((line) => sign - line.getBoundingClientRect().right),
    );
  });
  expect(air).toBeGreaterThanOrEqual(6);
});

test('I look at any address without a wallet, and one of the project’s own never has a tier', async ({
  page,
  chain,
}) => {
  await open(page, '/launchpad');
  const main = page.getByRole('main');
  await look(page, '0x12');
  await expect(main).toContainText('That’s not an address', soon);
  await look(page, '0x70997970C51812dc3A010C7d01b50e0d17dc79c8');
  await expect(main).toContainText('One character is wrong', soon);
  await look(page, reserve.address);
  await expect(main).toContainText('No tier, ever', soon);
  const buyer = await chain.someoneBuys(400_000_000n);
  await look(page, buyer.address);
  await expect(main).toContainText('No tier yet', soon);
  await look(page, (await chain.newAccount()).address);
  await expect(main).toContainText('Hold 100,000,000 more to reach the next tier', soon);
  await page.getByRole('heading', { name: 'Launches' }).scrollIntoViewIfNeeded();
  await expect(main).toContainText('No launch has been announced yet', soon);
});
