/** Takes the pictures of `build/pictures.ts` that have changed, into `public/`: `node scripts/pictures.ts [--force]`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { pictureHash, pictures } from '../build/pictures.ts';

const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
const folder = resolve(import.meta.dirname, '../public');
const list = resolve(import.meta.dirname, '../build/pictures.json');
const taken = JSON.parse(existsSync(list) ? readFileSync(list, 'utf8') : '{}') as Record<string, string>;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
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
  await page.screenshot({ path, omitBackground: true });
  await page.close();
  console.log(file);
}
await browser.close();
writeFileSync(list, `${JSON.stringify(hashes, null, 2)}\n`);
