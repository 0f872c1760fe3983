/** The English catalogues, which are no files: English is what the code says, and each Russian catalogue names it. */
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const web = resolve(import.meta.dirname, '..');
// A run that finds the module in its cache asks for it by its path below the project.
const module = /(?:\/web|^)\/src\/locales\/en\/([\w-]+)\.js$/;

/** What the settings name, which is asked for once. */
let known: ReturnType<typeof getCatalogs> | undefined;

/** Vite plugin: `src/locales/en/<catalogue>.js` has the compiled English of `src/locales/ru/<catalogue>.po`. */
export function englishPlugin(): Plugin {
  return {
    name: 'lilape-english',
    resolveId: { filter: { id: module }, handler: (id) => id },
    load: {
      filter: { id: module },
      handler(id) {
        const [, name = ''] = module.exec(id) ?? [];
        this.addWatchFile(resolve(web, `src/locales/ru/${name}.po`));
        return compiledEnglish(name);
      },
    },
  };
}

/**
 * Returns the source of a module with the English sentences of a catalogue.
 * @throws Error for a catalogue that does not exist, or that has a sentence which cannot be compiled
 */
export async function compiledEnglish(name: string): Promise<string> {
  known ??= getCatalogs(getConfig({ cwd: web, configPath: resolve(web, 'lingui.config.ts') }));
  const catalog = (await known).find(({ path }) => path.endsWith(`/${name}`));
  const russian = await catalog?.read('ru');
  if (!russian) throw new Error(`There is no catalogue ${name}.`);
  const english = Object.entries(russian).map(([id, { message = id }]) => [id, message]);
  const { source, errors } = createCompiledCatalog('en', Object.fromEntries(english), { namespace: 'es' });
  const [failed] = errors;
  if (failed !== undefined) throw failed.error;
  return source;
}
