// What the documents tell people to type works as it is written.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const documents = globSync(['*.md', 'docs/*.md', 'packages/*/README.md', 'bench/*.md', 'e2e/*.md'], {
  cwd: root,
});
const commands = documents.flatMap((document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/`([^`\n]*\bnode [^`\n]*\.ts\b[^`\n]*)`/g)].map(
    ([, command = '']) => ({ document, command }),
  ),
);

test('behavior: TypeScript is run by the Node of the project, which an older one on the machine is not', () => {
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter(({ command }) => !/\bnpx node /.test(command))).toEqual([]);
});

test('behavior: the file of every recipe is there', () => {
  const missing = commands.filter(({ command }) => {
    const file = /\bnode (?:--\S+ )*(\S+\.ts)/.exec(command)?.[1] ?? '';
    return !existsSync(join(root, file));
  });
  expect(missing).toEqual([]);
});
