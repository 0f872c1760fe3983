/** Redraws the icons in `public/` from `@lilape/art`; run it when the ape changes: `node scripts/icons.ts`. */
import { resolve } from 'node:path';
import { favicon } from '@lilape/art/ape/favicon';
import { logoMark } from '@lilape/art/ape/logo';
import { chromium } from 'playwright';

const paper = '#fff6e3';

/** Icons that are cut to a shape keep a margin; the small one is the favicon's simpler drawing. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.86, draw: logoMark },
  { file: 'icon-192.png', size: 192, share: 0.86, draw: logoMark },
  { file: 'icon-512.png', size: 512, share: 0.86, draw: logoMark },
  { file: 'icon-maskable-512.png', size: 512, share: 0.66, draw: logoMark },
  { file: 'favicon-32.png', size: 32, share: 1, draw: favicon },
] as const;

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
for (const { file, size, share, draw } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const margin = Math.round((size * (1 - share)) / 2);
  const background = share === 1 ? 'transparent' : paper;
  await page.setContent(
    `<style>*{margin:0}body{background:${background};padding:${margin}px}svg{display:block;width:${size - 2 * margin}px;height:${size - 2 * margin}px}</style>${draw()}`,
  );
  await page.screenshot({
    path: resolve(import.meta.dirname, '../public', file),
    omitBackground: true,
  });
  await page.close();
}
await browser.close();
