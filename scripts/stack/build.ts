// Builds what changed since it was last built: the contracts' TypeScript and the page.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

import { build as buildContracts } from '../../packages/contracts/scripts/build.ts';
import { isPageFresh } from '../../packages/web/build/stamp.ts';
import { StackError } from './stack-error.ts';

const repoRoot = resolve(import.meta.dirname, '../..');

/**
 * Brings the contracts' generated files and the page up to date; where nothing changed this takes milliseconds.
 * @throws StackError when something does not build, with its output
 */
export async function buildStale(log: (line: string) => void = () => {}): Promise<void> {
  const contracts = buildContracts();
  if (contracts === 'built') log('compiled the contracts');
  if (isPageFresh()) return;
  log('building the page, a few seconds …');
  const startedMs = Date.now();
  await run(join(repoRoot, 'packages/web/build/build.ts'));
  log(`built the page in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
}

function run(script: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script], { cwd: repoRoot, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk));
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new StackError(`The page could not be built:\n${output.trim()}`)),
    );
  });
}
