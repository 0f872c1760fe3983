/** Writes the whitepaper's PDFs beside the pages: `node build/whitepaper/write.ts [folder]` does it alone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { whitepaperFile } from '../../src/content/whitepaper/file.ts';
import { languages } from '../../src/shell/page/language.ts';
import { whitepaperPdf } from './whitepaper-pdf.ts';

/** Writes one file a language into the folder that is served. */
export async function writeWhitepapers(client: string): Promise<void> {
  for (const language of languages) {
    const target = resolve(client, `.${whitepaperFile[language]}`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await whitepaperPdf(language));
  }
}

if (import.meta.main)
  await writeWhitepapers(process.argv[2] ?? resolve(import.meta.dirname, '../../dist/client'));
