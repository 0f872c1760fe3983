/** Where messages are gathered from and into which catalogues they go. */
import { FIRST_LANGUAGE, LANGUAGES } from '@lilape/domain/languages';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { catalogs } from './build/catalogs.ts';

const below = (path: string) => (path.startsWith('**') ? path : `<rootDir>/src/${path}`);

/** Folders count with all that lies in them. */
const wholly = (path: string) => (/\.\w+$|\*$/.test(path) ? below(path) : `${below(path)}/**`);

export default defineConfig({
  sourceLocale: FIRST_LANGUAGE,
  locales: LANGUAGES.filter((language) => language !== FIRST_LANGUAGE),
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'messageId',
  catalogs: catalogs.map(({ name, include, exclude }) => ({
    path: `<rootDir>/src/locales/{locale}/${name}`,
    include: include.map(below),
    exclude: exclude.map(wholly),
  })),
});
