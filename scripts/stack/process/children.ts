// Starts the stack's programs, remembers them on disk, and stops them: also those of a run that was killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { processIdentity } from './identity.ts';
import { StackError } from '../stack-error.ts';

export type ChildSpec = {
  /** Also the name of its record and its log. */
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
  dataDir: string;
};

export type Child = {
  readonly pid: number;
  /** Resolves with a sentence when it has ended, however that came. */
  readonly ended: Promise<string>;
  hasEnded(): boolean;
  /** Asks it to end, waits, and kills it after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
  /** Kills it at once, as a power cut would. */
  kill(): Promise<void>;
};

type ChildRecord = { pid: number; identity: string; port?: number };

const recordPath = (dataDir: string, name: string) => join(dataDir, 'run', `${name}.json`);

/** Where the output of a program of this data folder is written, anew at each start. */
export const logPath = (dataDir: string, name: string) => join(dataDir, 'logs', `${name}.log`);

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches only the stack, which stops the programs
 * in order. Its output goes to the log; its number goes on record until it has ended.
 */
export function startChild(spec: ChildSpec, port?: number): Child {
  for (const folder of ['run', 'logs']) mkdirSync(join(spec.dataDir, folder), { recursive: true });
  const log = openSync(logPath(spec.dataDir, spec.name), 'w');
  const child = spawn(spec.command, spec.args, {
    cwd: spec.cwd,
    env: spec.env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = whenEnded(child, spec);
  const pid = child.pid;
  if (pid === undefined) throw new StackError(`${spec.command} could not be started.`);
  const record: ChildRecord = { pid, identity: processIdentity(pid) ?? '', ...(port && { port }) };
  writeFileSync(recordPath(spec.dataDir, spec.name), JSON.stringify(record));
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const forget = (async () => {
    await ended;
    process.off('exit', killAtExit);
    rmSync(recordPath(spec.dataDir, spec.name), { force: true });
  })();
  return {
    pid,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async (graceMs = 15_000) => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await forget;
      clearTimeout(timer);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await forget;
    },
  };
}

function whenEnded(child: ChildProcess, spec: ChildSpec): Promise<string> {
  return new Promise((done) => {
    child.once('error', (error) => done(`The ${spec.name} could not be started: ${error.message}.`));
    child.once('exit', (code, signal) => {
      const how = signal === null ? `with code ${code}` : `by ${signal}`;
      done(`The ${spec.name} ended ${how}. Its output is in ${logPath(spec.dataDir, spec.name)}.`);
    });
  });
}

/** A program that an earlier run of this data folder left running, or null. */
export function findOrphan(dataDir: string, name: string): { pid: number; port: number | null } | null {
  try {
    const record = JSON.parse(readFileSync(recordPath(dataDir, name), 'utf8')) as ChildRecord;
    const isAlive = record.identity !== '' && processIdentity(record.pid) === record.identity;
    return isAlive ? { pid: record.pid, port: record.port ?? null } : null;
  } catch {
    return null; // no record, or half a record: nothing that could be recognised
  }
}

/** Ends a program that is not a child of this process: politely, after `graceMs` by force. */
export async function endOrphan(pid: number, graceMs = 10_000): Promise<void> {
  const identity = processIdentity(pid);
  const isAlive = () => identity !== null && processIdentity(pid) === identity;
  if (isAlive()) process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + graceMs;
  while (isAlive()) {
    if (Date.now() > deadline) process.kill(pid, 'SIGKILL');
    await delay(20);
  }
}
