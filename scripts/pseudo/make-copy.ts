// A copy of the project that speaks one language more, made by adding content alone.
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { copyProject } from '../copy-project.ts';
import { addLanguage, PSEUDO } from './add-language.ts';
import { pseudo } from './pseudo-text.ts';

/** The copy, and the files, as paths below it, that got texts: all but the one line of the list. */
export type Added = { readonly folder: string; readonly content: readonly string[] };

/** The one list of languages. */
const LIST = 'packages/domain/src/languages.ts';

/** What is made of the texts by a program and committed: the same work in every language, and not done again here. */
const printed = (language: string) => `packages/web/build/whitepaper/${language}.pdf`;

/** Where figures, dates and lengths of time are written, which a longer text would falsify. */
const WRITING =
  /\/text\/(format|moment|age|clock-text|short-tokens)\.ts$|features\/admin\/amounts\.ts$|build\/page-assets\.ts$|build\/document\.ts$/;

/** Makes the copy in the system's temporary folder. @throws Error for a source that cannot be parsed */
export async function addPseudoLanguage(): Promise<Added> {
  const folder = copyProject('lilape-pseudo-');
  const content = globSync('packages/*/{src,build,scripts}/**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !path.endsWith('.d.ts'))
    .filter((path) =>
      change(join(folder, path), (text) => addLanguage(path, text, WRITING.test(path) ? 'same' : 'longer')),
    );
  cpSync(join(folder, printed('en')), join(folder, printed(PSEUDO)));
  change(join(folder, LIST), (text) => text.replace("['en', 'ru']", `['en', 'ru', '${PSEUDO}']`));
  return { folder, content: [...content, ...(await addCatalogues(folder))].toSorted() };
}

/** Writes the file anew where `made` answers with a text, and returns whether it did. */
function change(file: string, made: (text: string) => string | null): boolean {
  const text = made(readFileSync(file, 'utf8'));
  if (text !== null) writeFileSync(file, text);
  return text !== null;
}

/** Writes a catalogue for each of the Russian ones: what it says in English, longer. */
async function addCatalogues(folder: string): Promise<string[]> {
  const web = join(folder, 'packages/web');
  const catalogues = await getCatalogs(getConfig({ cwd: web, configPath: join(web, 'lingui.config.ts') }));
  for (const catalogue of catalogues) {
    const sentences = Object.entries((await catalogue.read('ru')) ?? {}).map(([id, sentence]) => [
      id,
      { ...sentence, translation: pseudo(sentence.message ?? id) },
    ]);
    await catalogue.write(PSEUDO, Object.fromEntries(sentences));
  }
  return globSync(`packages/web/src/locales/${PSEUDO}/*.po`, { cwd: folder });
}
