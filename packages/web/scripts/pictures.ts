/** Takes the pictures of `build/pictures.ts` that have changed, into `public/`: `node scripts/pictures.ts [--force]`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { avifOf } from '@lilape/art/studio/avif';
import { type Page, chromium } from 'playwright';
import { ensureBrowser } from '../../../scripts/run/browser.ts';
import { type Picture, pictureHash, pictures } from '../build/pictures.ts';
import { indexedPng } from './indexed-png.ts';

const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
const folder = resolve(import.meta.dirname, '../public');
const list = resolve(import.meta.dirname, '../build/pictures.json');
const taken = JSON.parse(existsSync(list) ? readFileSync(list, 'utf8') : '{}') as Record<string, string>;

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
const hashes: Record<string, string> = {};
for (const picture of pictures()) {
  const { file, width, height, html } = picture;
  hashes[file] = pictureHash(picture);
  const path = resolve(folder, file);
  if (!values.force && taken[file] === hashes[file] && existsSync(path)) continue;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await take(page, picture));
  await page.close();
  console.log(file);
}
await browser.close();
writeFileSync(list, `${JSON.stringify(hashes, null, 2)}\n`);

/** The bytes of the picture that the page shows. */
async function take(page: Page, { form, width, height }: Picture): Promise<Buffer> {
  const png = await page.screenshot({ omitBackground: true });
  if (form === 'png') return png;
  if (form === 'avif') return avifOf(png);
  const encoded = await page.evaluate(
    async ({ source, isWebp }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      if (isWebp) return canvas.toDataURL('image/webp', 0.75);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      return `raw,${btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''))}`;
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, isWebp: form === 'webp' },
  );
  const bytes = Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
  return form === 'webp' ? bytes : indexedPng(bytes, width, height);
}
