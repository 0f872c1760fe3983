/** Prints the whitepaper's PDFs with a Chromium, from the built page: `npm run whitepaper -w @lilape/web`. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { ensureBrowser, installedBrowser } from '../../../../scripts/run/browser.ts';
import { LANGUAGES, localizedPath, type Language } from '@lilape/domain/languages';
import { contentsOf, coverOf } from './cover.ts';
import { faceRules } from './faces.ts';
import { finished, pagesOf, printedOrigin } from './pdf.ts';
import { printedFile, sourceMark } from './source.ts';

const client = resolve(import.meta.dirname, '../../dist/client');

/** Opens the built page at the address that stands for the site's own. */
async function openPage(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true, colorScheme: 'light' });
  const page = await context.newPage();
  await page.route('**', (route) => {
    const path = join(client, new URL(route.request().url()).pathname);
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
    return file.endsWith('.js') || !existsSync(file) ? route.abort() : route.fulfill({ path: file });
  });
  await page.goto(printedOrigin + localizedPath('/whitepaper', language));
  return page;
}

/** Dresses the page for paper, and leaves the chapters alone on it, under a place for what stands before them. */
async function dress(page: Page): Promise<void> {
  const sheet = readFileSync(resolve(import.meta.dirname, 'print.css'), 'utf8');
  await page.addStyleTag({ content: `${faceRules()}\n${sheet}` });
  await page.evaluate(() => {
    const chapters = document.querySelector('section[aria-labelledby]')?.parentElement;
    if (!chapters) throw new Error('The page of the whitepaper has no chapters.');
    // Or the outline would run a number into its title.
    for (const number of chapters.querySelectorAll('h2 > span')) number.append('\u00a0');
    const title = document.querySelector('h1')?.textContent;
    document.documentElement.style.setProperty('--running', `'${title}'`);
    document.body.replaceChildren(document.createElement('div'), chapters);
  });
}

async function print(page: Page, language: Language, pages: ReadonlyMap<string, number>): Promise<Buffer> {
  const front = coverOf(language) + contentsOf(language, pages);
  await page.evaluate(async (front) => {
    if (document.body.firstElementChild) document.body.firstElementChild.innerHTML = front;
    await document.fonts.ready;
  }, front);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

/** Resolves to the PDF of a language. It is printed twice: the contents name pages that are known once all has been set. */
async function printed(browser: Browser, language: Language): Promise<Buffer> {
  const page = await openPage(browser, language);
  await dress(page);
  const draft = await print(page, language, new Map());
  return finished(await print(page, language, pagesOf(draft)), sourceMark(language));
}

const browser = await chromium.launch({
  // A headless shell names itself in the file by a shorter name, which has no room for the mark.
  executablePath: process.env['CHROMIUM_PATH'] ?? installedBrowser() ?? ensureBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
for (const language of LANGUAGES) {
  const pdf = await printed(browser, language);
  writeFileSync(printedFile(language), pdf);
  console.log(`${printedFile(language)}: ${Math.round(pdf.length / 1000)} kB`);
}
await browser.close();
