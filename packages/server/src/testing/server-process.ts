// The real server as a process of its own, for tests that kill it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export type LogLine = Readonly<Record<string, unknown>> & { readonly event: string };

export type ServerProcess = {
  readonly pid: number;
  /** Resolves with the first line it logs for `event`; rejects if it ends before. */
  logged(event: string): Promise<LogLine>;
  /** Every line that it has logged so far. */
  readonly lines: readonly LogLine[];
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Asks it to end in order, as a supervisor does, and waits until it has. */
  end(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
};

/** Of the environment what a process starts with, whatever its settings. */
export const BARE_ENV = {
  PATH: process.env['PATH'],
  // Where modules lie that a process before it has compiled: a third of the processor's time of a start.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

/** Starts the server, or another program, with these settings and nothing else from the environment. */
export function startServerProcess(env: Readonly<Record<string, string>>, program = MAIN): ServerProcess {
  const child = spawn(process.execPath, [program], {
    env: { ...BARE_ENV, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  const lines: LogLine[] = [];
  const waiting = new Map<string, (line: LogLine) => void>();
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text) as LogLine;
    lines.push(line);
    waiting.get(line.event)?.(line);
  });
  return {
    pid: child.pid ?? 0,
    lines,
    logged: async (event) => {
      const seen = lines.find((line) => line.event === event);
      if (seen !== undefined) return seen;
      const { promise, resolve } = Promise.withResolvers<LogLine>();
      waiting.set(event, resolve);
      const line = await Promise.race([promise, exited]);
      if (Array.isArray(line)) throw new Error(`The server ended: ${JSON.stringify(lines.at(-1))}`);
      return line;
    },
    signal: (name) => void child.kill(name),
    end: async () => {
      child.kill('SIGTERM');
      await exited;
    },
    kill: () => killAndWait(child, exited),
  };
}

async function killAndWait(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGKILL');
  await exited;
}
