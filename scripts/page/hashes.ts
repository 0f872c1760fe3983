// Writes packages/web/dist/SHA256SUMS: the hash of every file that the built page serves, and what it was built with.
//   npm run page:hashes              of the page that stands there, which must be that of the present sources and settings
//   npm run page:hashes -- --again   builds it once more, in another folder, and says whether every byte is the same
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { isPageFresh } from '../../packages/web/build/stamp.ts';
import { buildAgain } from './build-again.ts';
import { builtWith } from './built-with.ts';
import { formatList, listFiles, sha256Of } from './hash-list.ts';

const root = resolve(import.meta.dirname, '../..');
const client = join(root, 'packages/web/dist/client');

const commitOf = (): string => {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return (
      git('rev-parse', 'HEAD').trim() + (git('status', '--porcelain') === '' ? '' : ' and changes to it')
    );
  } catch {
    // Sources without their history are named by nothing.
    return 'unknown';
  }
};

const { values } = parseArgs({ options: { again: { type: 'boolean', default: false } } });
if (!isPageFresh()) {
  console.error(
    'The page is not that of the present sources and settings: npm run build -w @lilape/web first.',
  );
  process.exit(1);
}
const settings = builtWith(readFileSync(join(client, '.well-known/security.txt'), 'utf8'));
const facts = [
  `commit ${commitOf()}`,
  ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
];
const files = listFiles(client);
const list = formatList(files, [`node ${process.version}`, ...facts]);
const path = join(root, 'packages/web/dist/SHA256SUMS');
writeFileSync(path, list);
console.log(`${path}\nSHA-256 of the list: ${sha256Of(list)}`);
if (values.again) {
  const lines = formatList(files, []).split('\n');
  const other = new Set(formatList(await buildAgain(settings), []).split('\n'));
  const differing = [...lines.filter((line) => !other.delete(line)), ...other];
  for (const line of differing) console.error(`differs ${line}`);
  if (differing.length > 0) process.exitCode = 1;
  else console.log(`Built again in another folder: the same bytes in all ${files.length} files.`);
}
