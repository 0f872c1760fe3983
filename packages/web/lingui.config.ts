/** Where messages are gathered from and into which catalogues they go. */
import { FIRST_LANGUAGE, LANGUAGES } from '@lilape/domain/languages';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { catalogs } from './build/catalogs.ts';

export default defineConfig({
  sourceLocale: FIRST_LANGUAGE,
  locales: LANGUAGES.filter((language) => language !== FIRST_LANGUAGE),
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'messageId',
  catalogs: catalogs.map(({ name, files }) => ({
    path: `<rootDir>/src/locales/{locale}/${name}`,
    include: files.map((file) => `<rootDir>/src/${file}`),
  })),
});
