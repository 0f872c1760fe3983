// Runs the server of the stack and waits until it serves a usable page.
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { type Child, endOrphan, findOrphan, logPath, startChild } from './process/children.ts';
import { StackError } from './stack-error.ts';

const repoRoot = resolve(import.meta.dirname, '../..');

// Node's defaults let garbage grow to more than what is alive before they look; answers are no slower with less.
// @see decision 106 "little garbage"; the same stands in package.json for `npm run serve`
const littleGarbage = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

export type ServerOptions = {
  port: number;
  dataDir: string;
  chainId: number;
  /** One or two endpoints, separated by a comma. */
  rpcUrl: string;
  databaseUrl: string | undefined;
  role: string;
  /** More variables for the server, over those of this process. */
  env: Readonly<Record<string, string>>;
  /** Folder of the project whose server it is; this one's unless given. */
  root?: string;
};

/** Starts the server's process; it is not ready yet. */
export function startServer(options: ServerOptions): Child {
  const { root = repoRoot } = options;
  return startChild(
    {
      name: 'server',
      command: process.execPath,
      args: [...littleGarbage, join(root, 'packages/server/src/main.ts')],
      cwd: root,
      dataDir: options.dataDir,
      env: {
        ...process.env,
        PORT: String(options.port),
        DATA_DIR: options.dataDir,
        CHAIN_ID: String(options.chainId),
        RPC_URL: options.rpcUrl,
        DATABASE_URL: options.databaseUrl,
        ROLE: options.role,
        ...options.env,
      },
    },
    options.port,
  );
}

/** Whether a server with this `ROLE` answers HTTP. */
export function servesPages(role: string): boolean {
  return role === 'all' || role.split(',').some((word) => word.trim() === 'api');
}

/**
 * Resolves when `GET /api/` answers 200: contracts, ledger and page are ready.
 * @throws StackError when the server ends, or is not ready within `limitMs`
 */
export async function untilReady(options: {
  child: Child;
  url: string;
  dataDir: string;
  limitMs: number;
  signal: AbortSignal;
  onSlow: (sentence: string) => void;
}): Promise<void> {
  const { child, url, dataDir, limitMs, signal, onSlow } = options;
  const startedMs = Date.now();
  let nextNoteMs = startedMs + 10_000;
  for (;;) {
    signal.throwIfAborted();
    if (child.hasEnded()) throw new StackError(await child.ended);
    const answer = await readHealth(url);
    if (answer.isReady) return;
    if (Date.now() - startedMs > limitMs)
      throw new StackError(
        `The server is not ready after ${limitMs / 1000} s (${answer.text}). Its output is in ${logPath(dataDir, 'server')}.`,
      );
    if (Date.now() > nextNoteMs) {
      onSlow(`waiting for the server (${answer.text}) …`);
      nextNoteMs = Date.now() + 10_000;
    }
    await delay(25);
  }
}

async function readHealth(url: string): Promise<{ isReady: boolean; text: string }> {
  try {
    const response = await fetch(`${url}/api/`, { signal: AbortSignal.timeout(5000) });
    const text = await response.text();
    return { isReady: response.status === 200, text: `${response.status} ${text.slice(0, 300)}` };
  } catch {
    return { isReady: false, text: 'it does not answer yet' };
  }
}

/** Ends a server that a killed run left behind. Says whether there was one. */
export async function endOrphanedServer(dataDir: string): Promise<boolean> {
  const orphan = findOrphan(dataDir, 'server');
  if (orphan === null) return false;
  await endOrphan(orphan.pid);
  return true;
}
