// The laboratory of the local chain, pressed as a newcomer would.
import { open } from '#pages/site.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

test.use({ sale: 'file' });

test('I move time, cancel the sale and start over', deep, async ({ page, watch }) => {
  watch.expect(/status of 409/);
  await open(page, '/lab');
  const main = page.getByRole('main');
  const said = main.getByRole('status');
  await main.getByRole('button', { name: 'A day on' }).click();
  await expect(said).toHaveText('Time has moved. All that was there is final.');
  await expect(main).toContainText('1 d ahead of your clock');
  await main.getByRole('button', { name: 'Cancelled by its owner' }).click();
  await expect(said).toContainText('The sale is over.');
  await main.getByRole('button', { name: 'Sold out' }).click();
  await expect(said).toHaveText('The sale no longer runs. Start over to end it another way.');
  await main.getByRole('button', { name: 'Start over' }).click();
  await expect(said).toContainText('A new chain, a new sale.');
  await expect(main).not.toContainText('ahead of your clock');
});

test('I kill the server, and the page goes on with the next one', deep, async ({ page, watch, stack }) => {
  watch.expect(/ERR_CONNECTION|503|Failed to load/);
  await open(page, '/lab');
  const main = page.getByRole('main');
  const said = main.getByRole('status');
  const killed = stack.server;
  await main.getByRole('button', { name: 'Kill the server' }).click();
  await expect(said).toContainText('Killed, and coming back.');
  await killed.ended;
  // Until the next one answers a press is answered with a sentence, and can be made again.
  await expect(async () => {
    await main.getByRole('button', { name: 'An hour on' }).click();
    await expect(said).toHaveText('Time has moved. All that was there is final.', { timeout: 15_000 });
  }).toPass();
});
