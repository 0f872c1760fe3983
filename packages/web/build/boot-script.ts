/** Makes the small script that runs before the first paint. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '@lilape/domain/languages';
import { minify, transformWithOxc } from 'vite';

const source = resolve(import.meta.dirname, '../src/app/boot.ts');

/** The page whose choices are marked before its first paint. */
const pageOfWall = 'gallery';

/** Returns the script's text by the name of a page; it stands in every document: as a file it would hold the first paint up longest. */
export async function bootScripts(): Promise<(page: string) => string> {
  const [plain, ofWall] = await Promise.all([bootScript(false), bootScript(true)]);
  return (page) => (page === pageOfWall ? ofWall : plain);
}

async function bootScript(hasWall: boolean): Promise<string> {
  const [firstLanguage, ...otherLanguages] = LANGUAGES;
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), 'boot.ts', {
    define: {
      firstLanguage: JSON.stringify(firstLanguage),
      otherLanguages: JSON.stringify(otherLanguages),
      hasWall: JSON.stringify(hasWall),
    },
  });
  // In a block of its own: no name of it is left to whatever other scripts a wallet brings, and all of them are short.
  return (await minify('boot.js', `{${code}}`)).code.trim();
}
