// Compares every `.tree` of behaviour with the tests beside it: each leaf names its tests, each test stands at one leaf.
//   node packages/contracts/scripts/trees.ts --check    one sentence a difference; exit code 1 where there is one
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { contractsRoot } from './forge.ts';

/** What is wrong between a tree and the Solidity tests of the same name; empty where they agree. */
export function treeProblems(tree: string, tests: string): string[] {
  const written = [...tests.matchAll(/function (?:test|testFuzz|invariant)_(\w+)\(/g)].map(
    ([, name]) => name ?? '',
  );
  const leaves = leavesOf(tree);
  const named = leaves.flatMap(({ names }) => names);
  return [
    ...leaves.filter(({ names }) => names.length === 0).map(({ text }) => `no test proves "${text}"`),
    ...named.filter((name) => !written.includes(name)).map((name) => `there is no test ${name}`),
    ...written.filter((name) => !named.includes(name)).map((name) => `no leaf names ${name}`),
    ...named
      .filter((name, index) => named.indexOf(name) !== index)
      .map((name) => `${name} stands at two leaves`),
  ];
}

/** The lines with nothing below them, and the tests that they name after a middle dot. */
function leavesOf(tree: string): { text: string; names: string[] }[] {
  const lines = tree.trimEnd().split('\n');
  const depths = lines.map((line) => line.search(/[^ │├└─]/));
  return lines.flatMap((line, index) => {
    if ((depths[index + 1] ?? 0) > (depths[index] ?? 0)) return [];
    const [text = '', names] = line.replace(/^[ │├└─]+/, '').split(' · ');
    return [{ text, names: names === undefined ? [] : names.split(', ') }];
  });
}

/** The same for every file of tests in the folder `test`. */
export function allTreeProblems(): string[] {
  return globSync('test/**/*.t.sol', { cwd: contractsRoot }).flatMap((file) => {
    const path = join(contractsRoot, file.replace(/\.t\.sol$/, '.tree'));
    if (!existsSync(path)) return [`${file} has no tree`];
    const problems = treeProblems(
      readFileSync(path, 'utf8'),
      readFileSync(join(contractsRoot, file), 'utf8'),
    );
    return problems.map((problem) => `${file}: ${problem}`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = allTreeProblems();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
