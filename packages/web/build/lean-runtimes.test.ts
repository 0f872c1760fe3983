import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutSources } from './lean-runtimes.ts';

const folder = join(import.meta.dirname, '../../domain/src/messages');

test('behavior: no message of the page says where it comes from, and nothing else is left out', () => {
  expect(withoutSources("A: { kind: 'input', source: '§8 HTTP', en: { text: 'source: no' } },")).toBe(
    "A: { kind: 'input',  en: { text: 'source: no' } },",
  );
  const left = readdirSync(folder)
    .filter((name) => !name.includes('.test.'))
    .flatMap(
      (name) => withoutSources(readFileSync(join(folder, name), 'utf8')).match(/\bsource: '.*/g) ?? [],
    );
  expect(left).toEqual([]);
});
