// A sale that fails: each coin is taken back by itself, for another address too, on a sale of its own.
import { open } from '#pages/site.ts';
import { connect } from '#pages/wallet-ui.ts';
import { expect, test } from './test.ts';

test.use({ stackName: 'claim' });

test('The sale is cancelled and I take each coin back by itself, then a friend’s', async ({
  page,
  wallet,
  chain,
}) => {
  const { address } = wallet.account;
  const friend = await chain.someoneBuys(25_000_000n);
  await chain.buy(wallet.account, 'USDT', '60');
  await chain.buy(wallet.account, 'USDC', '40');
  await connect(page, address, 'MetaMask', '/claim');
  const main = page.getByRole('main');
  await expect(main).toContainText('LILAPE wait for you');
  await chain.cancel();
  await expect(main).toContainText('$100 that you paid is yours to take back');
  wallet.allow(`refund USDC for ${address}`, `refund USDT for ${address}`);
  await main.getByRole('button', { name: 'Only the 40 USDC' }).click();
  await expect(main).toContainText('$60 that you paid is yours to take back');
  wallet.willReject('eth_sendTransaction');
  await main.getByRole('button', { name: /Take back/ }).click();
  await expect(main).toContainText('Not taken back');
  await main.getByRole('button', { name: /Take back/ }).click();
  await expect(main).toContainText('Taken back: what you paid is in your wallet.');
  expect(await chain.balanceUnits(address, 'USDT')).toBe(1_000_000_000n);
  expect(await chain.balanceUnits(address, 'USDC')).toBe(1_000_000_000n);

  wallet.allow(`refund USDC for ${friend.address}`);
  await main.getByText('For another address').click();
  await main.getByRole('textbox', { name: 'Address' }).fill(friend.address);
  await main.getByRole('button', { name: 'Look' }).click();
  await expect(main).toContainText('$25 go back to');
  await main.getByRole('button', { name: /Take back/ }).click();
  await expect(main).toContainText('Taken back: it is in');
  expect(await chain.balanceUnits(friend.address, 'USDC')).toBe(25_000_000n);
});

test('A stranger finalises, and on my phone, in Russian, I claim to the last grain', async ({
  page,
  wallet,
  chain,
}) => {
  const { address } = wallet.account;
  const lab = (data: object) => page.request.post('/api/lab', { data });
  await page.setViewportSize({ width: 390, height: 844 });
  await lab({ action: 'begin-anew' });
  await chain.client.setBalance({ address, value: 10n ** 19n });
  await chain.mint(wallet.account, { USDT: '60' });
  await chain.buy(wallet.account, 'USDT', '60');
  await lab({ action: 'end-sale', how: 'goal-reached' });
  await chain.finalise();
  await connect(page, address, 'MetaMask', '/claim');
  await open(page, '/ru/claim');
  const main = page.getByRole('main');
  const claim = main.getByRole('button', { name: /Получить 50.000 LILAPE/ });
  wallet.allow(`claim for ${address}`);
  wallet.willReject('eth_sendTransaction');
  await claim.click();
  await expect(main).toContainText('Не получено');
  await claim.click();
  await expect(main).toContainText('Получено: ваши LILAPE');
  await expect(claim).toHaveCount(0);
  expect(await chain.balanceUnits(address, 'LILAPE')).toBe(50_000n * 10n ** 18n);
});

test('Without a wallet I am told that any wallet can claim, in Russian on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/ru/claim');
  await expect(page.getByRole('main')).toContainText('Подключите кошелёк, чтобы увидеть своё');
});
