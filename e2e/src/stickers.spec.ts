// The sheet of stickers: copied and saved without a wallet, and without React.
import { readFileSync } from 'node:fs';

import { open } from '#pages/site.ts';
import { expect, test } from './test.ts';

test('I copy a sticker, get its address where pictures cannot be copied, and save it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/stickers');
  await expect(page.locator('main img')).toHaveCount(12);
  await page.getByRole('button', { name: 'Copy Prove it' }).click();
  const kinds = () =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  await expect.poll(kinds).toEqual(['image/png']);

  await page.evaluate(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await page.getByRole('button', { name: 'Copy gm' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/stickers\/gm\.png$/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save Nope' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('lilape-nope.png');
  expect(
    readFileSync(await download.path())
      .subarray(1, 4)
      .toString('latin1'),
  ).toBe('PNG');
});
