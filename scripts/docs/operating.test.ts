// The guide names every setting that there is, and none that there is not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const settings = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
const [, section = ''] = read('docs/operating.md').split('## Which settings which role needs');
/** `ADMIN_…` names all that begin so. */
const named = [...(section.split('\n## ')[0] ?? '').matchAll(/`([A-Z][A-Z0-9_]+…?)`/g)].map(
  ([, name]) => name ?? '',
);
const isNamed = (setting: string, name: string) =>
  name.endsWith('…') ? setting.startsWith(name.slice(0, -1)) : setting === name;

test('behavior: every setting stands in the table of roles', () => {
  expect(settings.filter((setting) => !named.some((name) => isNamed(setting, name)))).toEqual([]);
});

test('behavior: what stands in the table of roles is a setting', () => {
  expect(named.filter((name) => !settings.some((setting) => isNamed(setting, name)))).toEqual([]);
});
