/** Holds the catalogues against each other: what is said twice is translated in one way. */
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { resolve } from 'node:path';

/** A catalogue's name, and of each sentence by its id, which is made of message and context, the translation. */
type Translated = {
  name: string;
  sentences: Readonly<Record<string, { message?: string; translation?: string }>>;
};

/** Returns a line for each sentence that catalogues translate in different ways, with both of them. */
export function unlikeTranslations(catalogs: readonly Translated[]): string[] {
  const known = new Map<string, { name: string; translation: string }>();
  return catalogs.flatMap(({ name, sentences }) =>
    Object.entries(sentences).flatMap(([id, { message = id, translation = '' }]) => {
      const other = known.get(id);
      if (other === undefined) known.set(id, { name, translation });
      if (other === undefined || other.translation === translation) return [];
      return [`"${message}" is "${other.translation}" in ${other.name} and "${translation}" in ${name}`];
    }),
  );
}

/** Reads the Russian of every catalogue. */
export async function russianCatalogs(): Promise<Translated[]> {
  const root = resolve(import.meta.dirname, '..');
  const config = getConfig({ cwd: root, configPath: resolve(root, 'lingui.config.ts') });
  const catalogs = await getCatalogs(config);
  return Promise.all(
    catalogs.map(async (catalog) => ({
      name: catalog.path.split('/').at(-1) ?? '',
      sentences: (await catalog.read('ru')) ?? {},
    })),
  );
}

/** @throws Error that names every sentence with two translations */
export async function requireOneTranslation(): Promise<void> {
  const unlike = unlikeTranslations(await russianCatalogs());
  if (unlike.length > 0) throw new Error(`One sentence, two translations:\n${unlike.join('\n')}`);
}
