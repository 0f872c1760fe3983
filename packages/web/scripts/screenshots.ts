/** Photographs pages into `.screenshots/`: `node scripts/screenshots.ts [--path /,/staking] [--width 360,1440] [--theme light] [--language en] [--origin http://…] [--fold]`. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FIRST_LANGUAGE, isLanguage, localizedPath } from '@lilape/domain/languages';
import { chromium, type Browser } from 'playwright';
import { ensureBrowser } from '../../../scripts/run/browser.ts';
import { serveStatic } from './static-server.ts';

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/' },
    width: { type: 'string', default: '360,768,1440' },
    theme: { type: 'string', default: 'light,dark' },
    language: { type: 'string', default: 'en' },
    /** A running site; without it the built page is served alone. */
    origin: { type: 'string' },
    /** Only what is seen before scrolling. */
    fold: { type: 'boolean', default: false },
  },
});

const folder = resolve(import.meta.dirname, '../.screenshots');
const heights: Record<string, number> = { '360': 800, '390': 844, '768': 1024, '1440': 900 };

type Shot = { path: string; width: string; theme: string; language: string };

async function photograph(
  browser: Browser,
  origin: string,
  { path, width, theme, language }: Shot,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: Number(width), height: heights[width] ?? 900 },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: language,
  });
  const page = await context.newPage();
  const where = `${language} ${path} ${width} ${theme}`;
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      console.log(`${where}: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.log(`${where}: ${error.message}`));
  await page.goto(origin + localizedPath(path, isLanguage(language) ? language : FIRST_LANGUAGE), {
    waitUntil: 'load',
  });
  await page.locator('html:not([data-folded])').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) console.log(`${where}: ${overflow} px wider than the screen`);
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  const file = resolve(folder, `${name}-${width}-${theme}-${language}.png`);
  await page.screenshot({ path: file, fullPage: !values.fold });
  await context.close();
}

mkdirSync(folder, { recursive: true });
const own = values.origin === undefined ? await serveStatic() : undefined;
const origin = values.origin ?? own?.origin ?? '';
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
for (const path of values.path.split(','))
  for (const language of values.language.split(','))
    for (const theme of values.theme.split(','))
      for (const width of values.width.split(','))
        await photograph(browser, origin, { path, width, theme, language });
await browser.close();
own?.server.close();
