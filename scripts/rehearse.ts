// The whole way of docs/publishing.md, once: from a clone to a served page that sells, on local chains with the ids of both networks.
//   npm run rehearse [-- --chain base|base-sepolia]    what is committed, in a clone of its own; takes some ten minutes
// What the way consists of is in e2e/src/release; `npm test` goes it too, in a copy of the folder instead of a clone.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { type RehearsedChain, rehearsedChains, testsOf } from './rehearsed-chains.ts';
import { ensureBrowser } from './run/browser.ts';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { chain: { type: 'string', multiple: true } } });
const isRehearsed = (chain: string): chain is RehearsedChain =>
  (rehearsedChains as readonly string[]).includes(chain);
const wanted = values.chain ?? rehearsedChains;
const chains = wanted.filter(isRehearsed);
if (chains.length < wanted.length) {
  console.error('Usage: rehearse [-- --chain base|base-sepolia]');
  process.exit(1);
}

/** Runs a command in a folder and shows its output. @throws Error where it fails */
function run(cwd: string, command: string, args: readonly string[], env: Record<string, string> = {}) {
  return new Promise<void>((done, fail) => {
    const path = `${join(cwd, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0
        ? done()
        : fail(new Error(`“${command} ${args.join(' ')}” ended with ${code ?? 'a signal'}.`)),
    );
  });
}

const lines: string[] = [];

async function step(name: string, work: () => Promise<void>): Promise<void> {
  console.log(`\n— ${name}`);
  const startedMs = performance.now();
  await work();
  lines.push(`${((performance.now() - startedMs) / 1_000).toFixed(1).padStart(7)} s  ${name}`);
}

const folder = mkdtempSync(join(tmpdir(), 'lilape-rehearsal-'));
const clone = join(folder, 'lilape');
// A hook of Git's, or an operator's own settings, must not lead it elsewhere.
const settings = Object.keys(process.env).filter((name) => /^(?:GIT|GIVEAWAY|LILAPE)_/.test(name));
for (const name of settings) delete process.env[name];

const list = (of: string) => join(of, 'packages/web/dist/SHA256SUMS');
const rows = (of: string) =>
  readFileSync(list(of), 'utf8')
    .split('\n')
    .filter((line) => /^(?:# [a-z]+ )?[0-9a-f]{64} /.test(line));

try {
  const browser = ensureBrowser();
  await step('clone what is committed', () => run(root, 'git', ['clone', '--quiet', root, clone]));
  await step('npm ci', () => run(clone, 'npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']));
  await step('build contracts and page for the local chain', () => run(clone, 'npm', ['run', '-s', 'build']));
  await step('list the page, and build it again to the same bytes', () =>
    run(clone, 'npm', ['run', '-s', 'page:hashes', '--', '--again']),
  );
  for (const chain of chains) {
    const { args, env } = testsOf(chain);
    const title = `${chain}: config, dry run, broadcast, record, code, build, serve, buy, count again, back up`;
    await step(title, () =>
      run(clone, 'playwright', [...args, '--reporter=list'], { ...env, CHROMIUM_PATH: browser }),
    );
  }
  console.log(`\n${lines.join('\n')}`);
  // Whoever rehearses has a page of their own, of the same commit or of another.
  if (existsSync(list(root)))
    console.log(
      rows(root).join() === rows(clone).join()
        ? 'The page of the clone is the one that was listed here.'
        : 'The page that was listed here is another than the clone’s: of other sources, settings or another day.',
    );
  console.log('The rehearsal went through.');
} catch (error) {
  console.error(`${lines.join('\n')}\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}
