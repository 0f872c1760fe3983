/** What the whitepaper's PDFs are printed from, and the mark that a PDF carries of it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { apeReading } from '@lilape/art/guide/reading';
import { whitepaper } from '../../src/content/whitepaper/whitepaper.ts';
import type { Language } from '@lilape/domain/languages';

/** Where the PDF of a language lies until it is built into the site. */
export const printedFile = (language: Language): string => resolve(import.meta.dirname, `${language}.pdf`);

const settings = ['print.css', 'cover.ts', 'faces.ts'];

/** Returns the mark of a language's text, cover and type: where a PDF carries another one, it has to be printed again. */
export function sourceMark(language: Language): string {
  const hash = createHash('sha256').update(`${language} ${JSON.stringify(whitepaper)} ${apeReading()}`);
  for (const name of settings) hash.update(readFileSync(resolve(import.meta.dirname, name)));
  return `LilApe whitepaper ${hash.digest('hex').slice(0, 16)}`;
}
