// The pages of the workshop: the test bench of the collection, and the cast.
import { open } from '#pages/site.ts';
import { deep } from './deep.ts';
import { expect, test } from './test.ts';

test('I paint apes by their numbers, look at their layers, and read what the generator says', async ({
  page,
}) => {
  await open(page, '/test-nft');
  const main = page.getByRole('main');
  const id = main.getByLabel('Token id, 1 to 10,000');
  const generate = main.getByRole('button', { name: 'Generate' });
  await id.fill('banana');
  await generate.click();
  await expect(id).toHaveValue('1');
  const first = main.getByRole('article', { name: '#1', exact: true });
  await expect(first).toContainText('ipfs://bafkrei');

  await id.fill('10001');
  await generate.click();
  await expect(main).toContainText('A whole number from 1 to 10,000.');
  await expect(main.getByRole('article')).toHaveCount(1);

  await id.fill('4271');
  await generate.click();
  const ape = main.getByRole('article', { name: '#4271' });
  for (const field of ['ok', 'traceId', 'metadataURI', 'imageURI', 'rarityScore', 'cid'])
    await expect(ape.getByText(field, { exact: true })).toBeVisible();
  await expect(ape).toContainText('Jungle Morning');
  await expect(ape).toContainText('Flower Wreath');
  await expect(ape).toContainText(/made in [\d,]+ ms/);
  const painted = ape.getByRole('img', { name: 'Ape 4271 as painted' });
  await expect.poll(() => painted.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_024);

  const hat = ape.getByRole('button', { name: /Flower Wreath/ });
  await hat.click();
  await expect(hat).toHaveAttribute('aria-pressed', 'false');
  await ape.getByRole('button', { name: 'Show metadata' }).click();
  await expect(ape).toContainText('"name": "LilApe #4271"');
  const json = ape.getByRole('link', { name: 'View JSON' });
  await expect(json).toHaveAttribute('target', '_blank');
  const address = (await json.getAttribute('href')) ?? '';
  expect(await (await page.request.get(address)).json()).toMatchObject({ token_id: 4271 });

  await main.getByRole('button', { name: '6 random' }).click();
  await expect(main.getByRole('article')).toHaveCount(8);
  await main.getByRole('button', { name: 'Clear' }).click();
  await expect(main.getByRole('article')).toHaveCount(0);
});

test('I am told exactly what the generator answered where that is no ape', deep, async ({ page, watch }) => {
  watch.expect(/status of 50\d/);
  await open(page, '/test-nft');
  const main = page.getByRole('main');
  const answers = [
    [{ status: 502, body: '<h1>Bad Gateway</h1>' }, 'Mint API returned non-JSON (status): 502'],
    [
      { status: 500, json: { ok: false, error: 'The brush broke.', traceId: 'trace-1' } },
      'Sharp API error: The brush broke. (traceId=trace-1)',
    ],
    [
      { json: { ok: true, metadataURI: 'https://evil.example/1', imageURI: 'ipfs://x' } },
      'INVALID metadataURI: https://evil.example/1 - must start with ipfs://',
    ],
  ] as const;
  for (const [answer, text] of answers) {
    await page.route('/api/generate-nft-sharp', (route) => route.fulfill({ ...answer }));
    await main.getByRole('button', { name: 'Generate' }).click();
    await expect(main.getByRole('alert')).toHaveText(text);
    await page.unroute('/api/generate-nft-sharp');
    await main.getByRole('button', { name: 'Clear' }).click();
  }
});

test('I see the cast with every value, and each of them painted', deep, async ({ page }) => {
  await open(page, '/debug-characters');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(5);
  const crab = main.getByRole('article').filter({ hasText: 'The crab with the hammer' });
  await expect(crab.getByRole('definition')).toHaveText([
    'crab',
    'The crab with the hammer',
    'enemy',
    '0',
    '🦀',
    'Goes sideways for months, then hits the price on the head.',
    '1024',
    'true',
    'false',
    'null',
    'ink',
  ]);
  for (const image of await main.getByRole('article').getByRole('img').all())
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await open(page, '/ru/debug-characters');
  await expect(main).toContainText('Змея в галстуке');
});
