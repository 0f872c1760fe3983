// What an operator reads when the server cannot start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lilape-start-'));
  await symlink(path.join(REPOSITORY, 'packages'), path.join(folder, 'packages'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs what `npm run serve` runs, in `folder`, until it ends; what it wrote to stderr. */
async function serve(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { scripts } = JSON.parse(await readFile(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
    scripts: { serve: string };
  };
  const [, ...args] = scripts.serve.split(' ');
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  await once(child, 'close');
  return said;
}

describe('npm run serve', () => {
  test('behavior: settings stand in .env', async () => {
    await writeFile(path.join(folder, '.env'), 'PORT=eighty\n');
    expect(await serve()).toBe('PORT must be a whole number from 0 to 65535, not "eighty".\n');
  });

  test('behavior: the environment wins over .env', async () => {
    await writeFile(path.join(folder, '.env'), 'ROLE=all\n');
    expect(await serve({ ROLE: 'boss' })).toBe(
      'ROLE must be "all" or a list of api, watcher, worker, not "boss".\n',
    );
  });
});
