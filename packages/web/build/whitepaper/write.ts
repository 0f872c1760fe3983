/** Writes the whitepaper's PDFs beside the pages. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { whitepaperFile } from '../../src/content/whitepaper/file.ts';
import { LANGUAGES } from '@lilape/domain/languages';
import { siteUrl } from '../site-url.ts';
import { withOrigin } from './pdf.ts';
import { printedFile } from './source.ts';

/** Writes one file a language into the folder that is served, with links to this site. */
export function writeWhitepapers(client: string): void {
  for (const language of LANGUAGES) {
    const target = resolve(client, `.${whitepaperFile[language]}`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withOrigin(readFileSync(printedFile(language)), siteUrl()));
  }
}
