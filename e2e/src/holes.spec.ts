// On a desktop no page of one's own money, of the mint or of the contracts leaves a large part of its column empty.
import { purchasesOf } from '#pages/buy-ui.ts';
import { expectNoHoles } from '#pages/holes.ts';
import { open } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import { isDeep } from './deep.ts';
import { expect, test } from './test.ts';

const languages = [
  { language: 'Russian', prefix: '/ru' },
  { language: 'English', prefix: '' },
];

// What the longer words do not leave empty the shorter ones may, by a line: a long run looks at them too.
for (const { language, prefix } of isDeep ? languages : languages.slice(0, 1))
  test(`In ${language} the pages around a purchase and the mint are filled, with a wallet and without`, async ({
    page,
    wallet,
    chain,
  }) => {
    const { address } = wallet.account;
    const main = page.getByRole('main');
    for (const path of ['/claim', '/purchases', '/mint-nft', '/contracts']) {
      await open(page, prefix + path);
      await expectNoHoles(page);
    }
    await connect(page, address);
    await open(page, `${prefix}/claim`);
    await expect(main.getByRole('textbox')).toBeVisible();
    await expectNoHoles(page);
    for (const amount of ['60', '75', '90']) await chain.buy(wallet.account, 'USDT', amount);
    await expect.poll(async () => (await purchasesOf(page, address)).length).toBe(3);
    const [bought] = await purchasesOf(page, address);
    for (const [path, shown] of [
      ['/claim', '187'],
      ['/purchases', '187'],
      [`/purchases/${bought?.txHash}`, 'USDT'],
      ['/mint-nft', 'ETH'],
    ] as const) {
      await open(page, prefix + path);
      await expect(main).toContainText(shown);
      await expectNoHoles(page);
    }
    // The card is longest once the ape that is offered hangs on the easel.
    await expect(main).toContainText(/To pay|К оплате/);
    await expectNoHoles(page);
  });
