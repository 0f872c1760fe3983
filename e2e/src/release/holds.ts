// What must hold of the site that an operator publishes, whichever chain it is on.
import { CONTRACTS, contractNames } from '@lilape/contracts/table';
import { BASE_CHAIN_ID, explorerUrl, networkName } from '@lilape/domain/chains';
import { parseUnits } from 'viem';

import { buyButton, expectSuccess, openBuyModal, order, pay, purchasesOf } from '#pages/buy-ui.ts';
import { connect } from '#pages/wallet-ui.ts';
import { deep } from '../deep.ts';
import { firstFlight, weightOf } from '../../../packages/web/build/weight.ts';
import { buyer } from './asked-wallet.ts';
import { siteUrl } from './operator.ts';
import { expect, test } from './test.ts';

/** The tests of one chain. */
export function holdsWherePublished(): void {
  test('The dry run names the chain, and the page is built for it without a warning', ({ published }) => {
    const { chainId, dryRun, build } = published;
    expect(dryRun).toContain(`(${chainId}), deployer ${published.record.deployer}. Nothing is sent.`);
    expect(build).toMatch(/^Built the page: \d+ documents\.$/m);
    expect(build).not.toMatch(/weighs|loads .* of JavaScript/);
  });

  test('The code on the chain is what the sources compile to', deep, async ({ published }) => {
    const { record } = published;
    const code = await published.compareCode();
    expect(code).not.toContain('differs');
    const written = contractNames.filter(
      (name) => CONTRACTS[name].solidity !== null && record.created[name] !== undefined,
    );
    // Besides: what created them, and on a test network the PoolManager that was created with them.
    const others = record.created.poolManager === undefined ? 1 : 2;
    expect(code.match(/^the same /gm)).toHaveLength(written.length + others);
  });

  test('Every file that I am served is the one that was built, by the list that its operator signs', async ({
    published,
  }) => {
    const listed = await published.run('scripts/page/hashes.ts');
    const [list = ''] = listed.split('\n');
    const said = await published.run('scripts/page/check.ts', '--site', published.url, '--list', list);
    const [, same = ''] = /: (\d+) files the same, 0 documents/.exec(said) ?? [];
    expect(Number(same)).toBeGreaterThan(300);
    // Two tools of the workshop, in both languages.
    expect(said).toContain('4 for the admin alone, 0 that differ, 0 missing.');
  });

  test('I read home and its figures', async ({ page, published }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('button', { name: 'Buy Now' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$0.0012');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl}/`);
    const network = (await (await page.request.get('/api/network/info')).json()) as unknown;
    expect(network).toMatchObject({
      chainId: published.chainId,
      name: networkName(published.chainId),
      contracts: published.record.contracts,
    });
  });

  for (const path of ['/contracts', '/ru/contracts'])
    test(`I read every address of the record at ${path}, which arrives in the first flight`, async ({
      page,
      published,
    }) => {
      const { chainId, record } = published;
      const html = await (await page.request.get(path)).text();
      expect(weightOf(Buffer.from(html))).toBeLessThanOrEqual(firstFlight);
      const recipients = Object.values(record.recipients).map(({ address }) => address);
      for (const address of [...Object.values(record.contracts), ...recipients, record.create3Deployer])
        expect(html).toContain(`href="${explorerUrl(chainId)}/address/${address}"`);
      for (const { transaction } of Object.values(record.created))
        expect(html).toContain(`href="${explorerUrl(chainId)}/tx/${transaction}"`);
      await page.goto(path);
      await expect(page.locator('[data-when="read"]')).toBeVisible();
    });

  test('The HTML of a page says whether its money is real', async ({ page, published }) => {
    const isReal = published.chainId === BASE_CHAIN_ID;
    for (const [path, sentence] of [
      ['/', 'Test network: nothing here is real money'],
      ['/ru/staking', 'Тестовая сеть: настоящих денег здесь нет'],
    ] as const)
      expect((await (await page.request.get(path)).text()).includes(sentence)).toBe(!isReal);
  });

  test('An ape names the site and the chain that it is on', async ({ page, published }) => {
    const metadata = (await (await page.request.get('/api/token/1')).json()) as unknown;
    expect(metadata).toMatchObject({
      external_url: `${siteUrl}/nft/1`,
      blockchain: networkName(published.chainId),
    });
  });

  test('I buy up to the signature, and my wallet is asked for this chain and these contracts', async ({
    page,
    published,
    wallet,
    watch,
  }) => {
    watch.allowHost(published.rpcUrl);
    const { chainId, record } = published;
    const { presale, usdt } = record.contracts;
    await published.fund(buyer, parseUnits('1000', 6));
    await connect(page, buyer, 'MetaMask', '/');
    const modal = await openBuyModal(page);
    await order(modal, '120');
    await expect(buyButton(modal)).toHaveText('Buy 100,000 LILAPE for 120 USDT');
    await pay(modal);
    await expect(modal.getByText('Transaction was rejected by user.').first()).toBeVisible();
    const asked = { chainId, from: buyer };
    expect(wallet.asked).toEqual([
      { ...asked, to: usdt, function: 'approve', args: [presale, parseUnits('120', 6)] },
      {
        ...asked,
        to: presale,
        function: 'buy',
        args: [usdt, parseUnits('120', 6), parseUnits('100000', 18)],
      },
    ]);
  });

  test('I buy, the site credits it, and anybody who counts again comes to the same', async ({
    page,
    published,
    wallet,
    watch,
  }) => {
    watch.allowHost(published.rpcUrl);
    wallet.isWilling = true;
    await published.fund(buyer, parseUnits('1000', 6));
    await connect(page, buyer);
    const modal = await openBuyModal(page);
    await order(modal, '120');
    await pay(modal);
    await expectSuccess(modal);
    await expect.poll(() => purchasesOf(page, buyer)).toHaveLength(1);
    await published.mine(20);
    const args = ['--site', published.url, '--rpc', published.rpcUrl];
    await expect
      .poll(() => published.run('packages/verify/scripts/main.ts', ...args), { timeout: 60_000 })
      .toMatch(/^ok +sale: rows are the chain’s events +[1-9]/m);
  });

  test('The backup that is taken meanwhile is whole', async ({ published }) => {
    const check = () =>
      published.run('packages/server/scripts/restore.ts', '--check').catch((error: Error) => error.message);
    await expect.poll(check, { timeout: 90_000, intervals: [2_000] }).toMatch(/is whole: \d+ rows/);
  });
}
