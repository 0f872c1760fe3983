// The receipt of a transaction: looked up, read, followed until it is final, and found missing.
import { purchasesOf } from '#pages/buy-ui.ts';
import { expectEvenLines } from '#pages/layout.ts';
import { open } from '#pages/site.ts';
import { expect, test } from './test.ts';

test('I look up a receipt, read it to the last digit, and watch it become final', async ({
  page,
  chain,
  stack,
}) => {
  const { address } = await chain.someoneBuys(25_000_001n);
  await open(page, '/receipt');
  const main = page.getByRole('main');
  await expect.poll(async () => (await purchasesOf(page, address)).length).toBe(1);
  const [bought] = await purchasesOf(page, address);
  await main.getByLabel('Transaction hash').fill('0x123');
  await main.getByRole('button', { name: 'Show the receipt' }).click();
  await expect(main).toContainText('That’s not a transaction hash');
  await main.getByLabel('Transaction hash').fill(`https://basescan.org/tx/${bought?.txHash}`);
  await main.getByRole('button', { name: 'Show the receipt' }).click();
  await expect(page).toHaveURL(`/purchases/${bought?.txHash}`);
  const paper = page.getByRole('article', { name: 'Receipt' });
  await expect(paper).toContainText('25.000001 USDC');
  await expect(paper).toContainText(address);
  await expect(paper).toContainText('charged 25000001');
  await expect(main).toContainText('eth_getTransactionReceipt');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectEvenLines(paper.locator('dd, code > span').filter({ hasText: /0x\w{40}/ }));
  // What is under its name stands at the edge that the name stands at.
  const edges = await paper.locator('dt, dd').evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return Math.round(range.getBoundingClientRect().left);
    }),
  );
  expect(edges.length).toBeGreaterThan(8);
  expect(new Set(edges).size).toBe(1);
  await page.setViewportSize({ width: 1280, height: 900 });
  // Pages are objects of the file that say so; their tree says 'Pages'.
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // The header says it on the screen; a sheet of paper has none.
  const note = paper.getByText('Test network: nothing here is real money');
  await expect(note).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await stack.sequencer?.seal(9);
  await expect(paper).toContainText('Final: the network will never drop it.');
});

test('I open the link of a receipt in Russian and keep its picture', async ({ page, chain }) => {
  const { address } = await chain.someoneBuys(2_000_000n);
  await open(page, '/ru');
  await expect.poll(async () => (await purchasesOf(page, address)).length).toBe(1);
  const [bought] = await purchasesOf(page, address);
  await open(page, `/ru/purchases/${bought?.txHash}`);
  await expect(page.getByRole('article', { name: 'Чек' })).toContainText('2 USDC');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Поделиться картинкой' }).click();
  expect((await download).suggestedFilename()).toBe(`lilape-receipt-${bought?.txHash.slice(2, 10)}.png`);
});

test('I open a receipt that nobody knows and am told what to do', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  await open(page, `/purchases/0x${'ab'.repeat(32)}`);
  await expect(page.getByRole('main')).toContainText(
    'Neither this site nor the network knows this transaction.',
  );
});
