// A language more is content: no code asks which of them it is.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** A condition on one language, or a list of them all. */
const asksWhich = /[!=]== '(?:en|ru)'|\bis(?:Russian|English)\b|'en' \| 'ru'|\['en', 'ru'\]/;

test('behavior: only the list of languages names them to the program', () => {
  const asking = globSync('{packages/*/{src,build},scripts}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$|^scripts\/pseudo\//.test(path))
    .filter((path) => asksWhich.test(readFileSync(resolve(root, path), 'utf8')));
  expect(asking).toEqual(['packages/domain/src/languages.ts']);
});
