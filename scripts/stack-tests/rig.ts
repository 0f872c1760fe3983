// Starts `npm start`'s own script as a program of its own, so that tests can signal and kill it like a person would.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { processIdentity } from '../stack/process/identity.ts';
import { freePort } from '../stack/ports.ts';

const script = resolve(import.meta.dirname, '../start.mjs');

/** Empty where a `.env` of the developer's might say otherwise. */
const DEFAULTS = { HOST: '', ROLE: '', RPC_URL: '', PUBLIC_RPC_URL: '', DATABASE_URL: '', TRUST_PROXY: '' };

export type Folder = { dataDir: string; port: number; chainPort: number };

/** A data folder and two ports of its own. */
export async function newFolder(): Promise<Folder> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lilape-stack-'));
  // Root's Postgres runs as another user, who must get in.
  chmodSync(dataDir, 0o755);
  return { dataDir, port: await freePort(), chainPort: await freePort() };
}

export type Run = {
  readonly child: ChildProcess;
  readonly url: string;
  readonly rpcUrl: string;
  output(): string;
  /** Resolves when it has printed its address; fails if it ends before. */
  started(): Promise<void>;
  /** Resolves with its exit code once it has ended. */
  ended(): Promise<number | null>;
};

/** Runs `npm start`'s script on a folder, in a process group of its own. `more` are variables over the folder's. */
export function run({ dataDir, port, chainPort }: Folder, more: Readonly<Record<string, string>> = {}): Run {
  const own = { DATA_DIR: dataDir, PORT: String(port), CHAIN_PORT: String(chainPort) };
  const env = { ...process.env, ...DEFAULTS, ...own, ...more };
  const child = spawn(process.execPath, [script], { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const listeners = new Set<() => void>();
  const add = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    rpcUrl: `http://127.0.0.1:${chainPort}`,
    output: () => output,
    started: () =>
      new Promise<void>((done, fail) => {
        const look = () => {
          if (output.includes('LilApe is running at')) done();
        };
        listeners.add(look);
        look();
        void closed.then(() => fail(new Error(`npm start ended:\n${output}`)));
      }),
    ended: async () => (await closed)[0],
  };
}

/** Sends Ctrl-C as a terminal does: to the whole group. */
export function pressCtrlC({ child }: Run): void {
  process.kill(-(child.pid ?? 0), 'SIGINT');
}

/** `kill -9` of everything that belongs to a folder: `npm start`, the chain, the server, Postgres. */
export async function killEverything({ child }: Run, folder: Folder): Promise<void> {
  const pids = [...recordedPids(folder.dataDir), ...postgresPids(folder.dataDir)];
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  for (const pid of pids) if (processIdentity(pid) !== null) process.kill(pid, 'SIGKILL');
}

/** The programs that a run has on record. */
export function recordedPids(dataDir: string): number[] {
  const folder = join(dataDir, 'run');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => ['chain.json', 'server.json'].includes(name))
    .map((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { pid: number }).pid);
}

function postgresPids(dataDir: string): number[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('postmaster.pid'))
    .map((path) => Number(readFileSync(join(dataDir, path), 'utf8').split('\n')[0]));
}

/** Whether any program of this folder is still running. */
export function isAnythingRunning(dataDir: string): boolean {
  return [...recordedPids(dataDir), ...postgresPids(dataDir)].some((pid) => processIdentity(pid) !== null);
}

/** Ends what is left of a folder and removes it. */
export async function removeFolder(folder: Folder, runs: readonly Run[]): Promise<void> {
  for (const each of runs) {
    const hasEnded = each.child.exitCode !== null || each.child.signalCode !== null;
    if (!hasEnded) await killEverything(each, folder);
  }
  rmSync(folder.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
