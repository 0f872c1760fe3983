// The sale's console: what its owner signs on the admin page, what everybody else may not, and the ledger as files.
import { localAddress, localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { erc20Abi, presaleAbi } from '@lilape/contracts/generated/abis';
import { adminSaleTable } from '@lilape/wire/endpoints/admin-sale';
import { pathOf } from '@lilape/wire/endpoint';
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { privateKeyToAccount } from 'viem/accounts';

import { type Chain, coins, presaleAddress, type TestAccount } from '#chain/chain.ts';
import { actInLab } from '#chain/lab.ts';
import { expectNothingBeside } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { chooseWallet, connect, short, walletButton } from '#pages/wallet-ui.ts';
import { deep } from './deep.ts';
import { ADMIN_PASSWORD } from './stack.ts';
import { expect, test } from './test.ts';

const owner = privateKeyToAccount(localPrivateKey('owner'));
const salePage = '/admin?at=sale';
const soon = { timeout: 30_000 };

test.use({ sale: 'test', walletOptions: { accounts: [owner] } });
test.describe.configure({ timeout: 180_000 });

/** Two purchases: 60 USDT and 40.5 USDC. */
async function beginWith(chain: Chain): Promise<TestAccount> {
  const buyer = await chain.newAccount({ USDT: '60' });
  await chain.buy(buyer, 'USDT', '60');
  await chain.someoneBuys(40_500_000n);
  return buyer;
}

/** Connects the wallet and signs in. */
async function enter(page: Page, account: string): Promise<void> {
  await connect(page, account);
  await open(page, salePage);
  await signIn(page);
}

async function signIn(page: Page): Promise<void> {
  await page.locator('input[type=password]').fill(ADMIN_PASSWORD);
  await page.locator('form button[type=submit]').click();
}

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A power, opened where it is not. */
async function power(page: Page, title: string): Promise<Locator> {
  const found = page
    .locator('details')
    .filter({ has: page.getByText(title, { exact: true }) })
    .first();
  await expect(found).toBeVisible(soon);
  if (!(await found.evaluate((details: HTMLDetailsElement) => details.open)))
    await found.locator('summary').first().click();
  return found;
}

/** A table of the admin page as the browser keeps it: its name, and its cells. */
async function keep(page: Page, link: string): Promise<{ name: string; rows: string[][] }> {
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    panel(page, 'Tables (CSV)').getByRole('link', { name: link }).click(),
  ]);
  const text = await readFile(await kept.path(), 'utf8');
  const rows = text.split('\r\n').slice(0, -1);
  return { name: kept.suggestedFilename(), rows: rows.map((row) => row.split(',')) };
}

const statusNow = (chain: Chain) =>
  chain.client.readContract({ address: presaleAddress, abi: presaleAbi, functionName: 'status' });

test('I announce an earlier end, after I said no once and reloaded while my wallet was silent', async ({
  page,
  wallet,
  chain,
}) => {
  await beginWith(chain);
  await open(page, salePage);
  await signIn(page);
  await expect(panel(page, 'Sale')).toContainText('100.50', soon);
  await expect(panel(page, 'Raised by time')).toContainText('$100.50, 2 purchases');
  await expect(panel(page, 'Raised by method')).toContainText('$40.50');

  const close = await power(page, 'Close early');
  const inHeader = page.locator('header [data-action="wallet"]');
  await expect(inHeader).toHaveCount(1);
  await expect(inHeader).toBeHidden();
  await close.getByRole('button', { name: 'Connect a wallet' }).click();
  await chooseWallet(page, 'MetaMask');
  await expect(walletButton(page)).toContainText(short(owner.address));
  await expect(close).toContainText('it can be finalised and buyers claim; if not, buyers can get back');
  await expect(close).toContainText('it can’t be moved or withdrawn');
  const at = close.getByLabel('The sale closes');
  const proposed = await at.inputValue();
  await at.fill('2020-01-01T00:00');
  await expect(close).toContainText('must still be an hour ahead');
  await expect(close.getByRole('button', { name: 'Announce the closing time' })).toBeDisabled();
  await at.fill(proposed);
  const seconds = await at.evaluate((input: HTMLInputElement) => Date.parse(input.value) / 1_000);

  wallet.allow(`close the sale at ${seconds}`);
  wallet.willReject('eth_sendTransaction');
  await close.getByRole('button', { name: 'Announce the closing time' }).click();
  await expect(close).toContainText('Transaction rejected by user');
  expect(await statusNow(chain)).toBe(1);

  wallet.willGoSilent('eth_sendTransaction');
  await close.getByRole('button', { name: 'Announce the closing time' }).click();
  await expect.poll(() => statusNow(chain), soon).toBe(2);
  await page.reload();
  await expect(panel(page, 'Sale')).toContainText('closing early', soon);
  // As it stands before a script has named it, it is there too.
  await inHeader.evaluate((button) => button.removeAttribute('aria-label'));
  await expect(inHeader).toBeVisible();
  await expect(await power(page, 'Close early')).toContainText('A closing time is announced already.');
  expect(wallet.signed).toEqual([`close the sale at ${seconds}`]);
});

test('I cancel only by the sale’s name, burn what is left, and the files are the ledger’s', async ({
  page,
  wallet,
  chain,
}) => {
  const buyer = await beginWith(chain);
  await enter(page, owner.address);
  const cancel = await power(page, 'Cancel the sale');
  await expect(cancel).toContainText('exactly what they paid, $100.50 in all');
  const button = cancel.getByRole('button', { name: 'Cancel the sale for good' });
  await cancel.getByRole('textbox').fill('LilApe');
  await expect(button).toBeDisabled();
  await cancel.getByRole('textbox').fill('LilApe presale');
  wallet.allow('call cancel of the sale');
  await button.click();
  await expect(cancel.getByRole('heading', { name: 'The sale is cancelled' })).toBeVisible(soon);
  await expect(cancel.getByRole('listitem').filter({ hasText: 'Final' })).toBeVisible();
  await expect(panel(page, 'Sale')).toContainText('cancelled', soon);
  await expect(panel(page, 'Refunds and claims')).toContainText('100.50');

  const burn = await power(page, 'Burn what was not sold');
  wallet.allow('call burnUnsold of the sale');
  await burn.getByRole('button', { name: 'Burn the unsold LILAPE' }).click();
  await expect(burn.getByRole('heading', { name: 'Burned' })).toBeVisible(soon);
  await burn.getByRole('button', { name: 'Dismiss' }).click();
  await expect(burn.getByRole('heading', { name: 'Burned' })).toHaveCount(0);

  const refund = { address: presaleAddress, abi: presaleAbi, functionName: 'refund' } as const;
  const args = [buyer.address, coins.USDT] as const;
  await chain.mined(await chain.walletOf(buyer).writeContract({ ...refund, args }));
  const payouts = panel(page, 'Refunds and claims');
  await expect(payouts).toContainText('40.50', soon);
  // Beside it nothing is so high that its foot stays empty.
  const [box, rows] = await Promise.all([payouts.boundingBox(), payouts.locator('dl').boundingBox()]);
  expect((box?.y ?? 0) + (box?.height ?? 0) - (rows?.y ?? 0) - (rows?.height ?? 0)).toBeLessThan(60);

  const purchases = await keep(page, 'Purchases');
  expect(purchases.name).toMatch(/^lilape-purchases-block-\d+\.csv$/);
  const logs = await chain.client.getContractEvents({
    address: presaleAddress,
    abi: presaleAbi,
    eventName: 'Purchased',
    fromBlock: 0n,
    strict: true,
  });
  expect(purchases.rows.slice(1).map((row) => [row[1], row[2], row[5], row[7]])).toEqual(
    logs.map(({ blockNumber, transactionHash, args: said }) => [
      String(blockNumber),
      transactionHash,
      said.buyer,
      said.charged === 60_000_000n ? '60' : '40.5',
    ]),
  );
  const refunds = await keep(page, 'Refunds');
  expect(refunds.rows.slice(1).map((row) => row.slice(5))).toEqual([[buyer.address, 'USDT', '60']]);
  const buyers = await keep(page, 'Buyers: bought, claimed, refunded');
  const mine = buyers.rows.find(([address]) => address === buyer.address);
  expect(mine).toEqual([buyer.address, '60', '0', '50000', '0', '60', '0']);
});

test('I finalise, release the shares, open each pool a day later, and send the rest to the treasury', async ({
  page,
  wallet,
  chain,
}) => {
  await beginWith(chain);
  await actInLab(page, { action: 'end-sale', how: 'goal-reached' });
  await enter(page, owner.address);
  const finalise = await power(page, 'Finalise');
  await expect(finalise).toContainText('From then on nobody can cancel');
  wallet.allow('call finalise of the sale');
  await finalise.getByRole('button', { name: 'Finalise the sale' }).click(soon);
  await expect(panel(page, 'Sale')).toContainText('finalised', soon);

  const release = await power(page, 'Release the shares');
  wallet.allow('release the shares');
  await release.getByRole('button', { name: 'Release the shares' }).click(soon);
  await expect(release).toContainText('The shares are released.', soon);
  await actInLab(page, { action: 'jump', seconds: 86_400 });

  const treasury = localAddress('treasury');
  for (const coin of ['USDT', 'USDC'] as const) {
    const raised = await chain.balanceUnits(presaleAddress, coin);
    const before = await chain.balanceUnits(treasury, coin);
    expect(raised).toBeGreaterThan(0n);
    const pool = await power(page, 'Open a pool');
    await pool.getByRole('radio', { name: coin }).check();
    wallet.allow(`open the pool with ${coin}`);
    await pool.getByRole('button', { name: `Open the pool with ${coin}` }).click(soon);
    await expect(pool).toContainText('This coin’s market is open, or isn’t needed.', soon);
    const sweep = await power(page, 'Send to the treasury');
    await sweep.getByRole('radio', { name: coin }).check();
    wallet.allow(`sweep ${coin}`);
    await sweep.getByRole('button', { name: `Send ${coin} to the treasury` }).click(soon);
    await expect(sweep).toContainText('All of this coin is there already.', soon);
    // Four fifths; a unit or two more, as the pool's price rounds.
    const swept = (await chain.balanceUnits(treasury, coin)) - before;
    expect(swept).toBeGreaterThanOrEqual((raised * 4n) / 5n);
    expect(swept).toBeLessThanOrEqual((raised * 4n) / 5n + 3n);
    expect(await chain.balanceUnits(presaleAddress, coin)).toBe(0n);
  }
});

test('I give back what came by mistake, and not a cent of what is owed', async ({ page, wallet, chain }) => {
  await beginWith(chain);
  const absentMinded = await chain.newAccount({ USDT: '15' });
  const transfer = { address: coins.USDT, abi: erc20Abi, functionName: 'transfer' } as const;
  const args = [presaleAddress, 15_000_000n] as const;
  await chain.mined(await chain.walletOf(absentMinded).writeContract({ ...transfer, args }));
  await enter(page, owner.address);
  const rescue = await power(page, 'Give back what came by mistake');
  await expect(rescue.getByRole('definition')).toHaveText(['75 USDT', '60 USDT', '15 USDT'], soon);
  const button = rescue.getByRole('button', { name: 'Give it back' });
  await rescue.getByLabel('To which address').fill(absentMinded.address);
  await rescue.getByLabel('How much goes back').fill('15.000001');
  await expect(rescue).toContainText('More than can be given back.');
  await expect(button).toBeDisabled();

  await rescue.getByRole('radio', { name: 'Another token' }).check();
  await rescue.getByLabel('Address of the token’s contract').fill(presaleAddress.toLowerCase());
  await expect(rescue).toContainText('There’s no token at this address.', soon);
  await rescue.getByRole('radio', { name: 'USDT' }).check();
  await expect(rescue.getByLabel('How much goes back')).toHaveValue('15', soon);
  // What a Safe would be given is what the wallet is asked for.
  await rescue.getByText('For a Safe: the transaction to copy').click();
  await expect(rescue.getByRole('code').first()).toHaveText(presaleAddress);
  wallet.allow(`give back 15 USDT to ${absentMinded.address}`);
  await button.click();
  await expect(rescue).toContainText('Given back', soon);
  expect(await chain.balanceUnits(absentMinded.address, 'USDT')).toBe(15_000_000n);
  expect(await chain.balanceUnits(presaleAddress, 'USDT')).toBe(60_000_000n);
});

test.describe('as somebody else', () => {
  test.use({ walletOptions: {} });

  test(
    'I am told who the owner is, and nothing of theirs is offered to my wallet',
    deep,
    async ({ page, wallet, chain }) => {
      await beginWith(chain);
      await enter(page, wallet.account.address);
      const powers = panel(page, 'Powers over the sale');
      await expect(powers.getByRole('alert')).toContainText(`This wallet is ${wallet.account.address}`, soon);
      await expect(powers).toContainText(owner.address);
      const cancel = await power(page, 'Cancel the sale');
      await cancel.getByRole('textbox').fill('LilApe presale');
      await expect(cancel.getByRole('button', { name: 'Cancel the sale for good' })).toBeDisabled();
      await expect(
        (await power(page, 'Close early')).getByRole('button', { name: 'Announce' }),
      ).toBeDisabled();
      // Chosen in the wallet, the owner's account may.
      await wallet.choose(owner);
      await expect(cancel.getByRole('button', { name: 'Cancel the sale for good' })).toBeEnabled(soon);
      await wallet.chooseChain(1);
      await expect(cancel.getByRole('button', { name: 'Switch network' })).toBeVisible();
      expect(wallet.asked).toBe(0);
    },
  );

  test('I get no table without a session', async ({ page }) => {
    await open(page, salePage);
    const path = pathOf(adminSaleTable, { table: 'buyers' });
    expect((await page.request.get(path)).status()).toBe(401);
  });
});

// Every run cancels it in English.
test.describe('on a phone, in Russian', deep, () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, locale: 'ru-RU' });

  test('I read what cancelling means, type the name, and the sale is cancelled', async ({
    page,
    wallet,
    chain,
  }) => {
    await beginWith(chain);
    await open(page, salePage);
    await signIn(page);
    const cancel = await power(page, 'Отменить продажу');
    await expect(cancel).toContainText('вернуть ровно то, что заплатил, всего $100,50');
    await expect(cancel).toContainText('больше не откроется');
    await cancel.getByRole('button', { name: 'Подключите кошелёк' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'MetaMask' }).click();
    await cancel.getByRole('textbox').fill('LilApe presale');
    wallet.allow('call cancel of the sale');
    await cancel.getByRole('button', { name: 'Отменить продажу навсегда' }).click();
    await expect(cancel).toContainText('Продажа отменена', soon);
    expect(await statusNow(chain)).toBe(6);
    await expectNothingBeside(page);
  });
});
