import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { endOrphan, findOrphan, startChild } from './children.ts';
import { lockDataDir } from './lock.ts';
import { freePort, requireFreePort } from '../ports.ts';
import { processIdentity } from './identity.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lilape-lock-'));
  return () => rmSync(dataDir, { recursive: true });
});

const lockPath = () => join(dataDir, 'run/stack.json');

function writeLock(text: string): void {
  mkdirSync(join(dataDir, 'run'), { recursive: true });
  writeFileSync(lockPath(), text);
}

describe('lockDataDir', () => {
  test('error: a second stack on the same folder', () => {
    lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(
      `LilApe is already running on ${dataDir} (process ${process.pid}). Stop it first, or choose another folder with DATA_DIR.`,
    );
  });

  test('behavior: can be taken again once given back', () => {
    lockDataDir(dataDir)();
    expect(existsSync(lockPath())).toBe(false);
    lockDataDir(dataDir);
  });

  test('behavior: the lock of a process that is gone is taken over', () => {
    writeLock(JSON.stringify({ pid: process.pid, identity: 'an earlier process of the same number' }));
    lockDataDir(dataDir);
    expect(existsSync(lockPath())).toBe(true);
  });

  test('behavior: half a lock is taken over', () => {
    writeLock('{"pid":');
    lockDataDir(dataDir);
    expect(existsSync(lockPath())).toBe(true);
  });
});

describe('processIdentity', () => {
  test('behavior: null for a process that does not exist', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    expect(processIdentity(child.pid ?? 0)).toBeNull();
  });
});

const sleeper = () => ({
  name: 'sleeper',
  command: process.execPath,
  args: ['-e', 'setInterval(() => {}, 1000)'],
  dataDir,
});

describe('orphans', () => {
  let pid = 0;
  afterEach(() => endOrphan(pid));

  test('behavior: a program on record is found while it runs', async () => {
    const child = startChild(sleeper(), 1234);
    pid = child.pid;
    expect(findOrphan(dataDir, 'sleeper')).toEqual({ pid, port: 1234 });
    await child.stop();
    expect(findOrphan(dataDir, 'sleeper')).toBeNull();
  });

  test('behavior: endOrphan ends a program that ignores being asked', async () => {
    const stubborn = ["process.on('SIGTERM', () => {});", "console.log('up'); setInterval(() => {}, 1000)"];
    const child = spawn(process.execPath, ['-e', stubborn.join('')], { stdio: ['ignore', 'pipe', 'ignore'] });
    pid = child.pid ?? 0;
    await once(child.stdout, 'data');
    await endOrphan(pid, 100);
    expect(processIdentity(pid)).toBeNull();
  });
});

describe('requireFreePort', () => {
  test('error: a taken port, with the variable that changes it', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(requireFreePort(port, 'PORT', 'the site')).rejects.toThrow(
      `Port ${port} (the site) is already in use. Stop the program that uses it, or choose another with PORT=${port + 1}.`,
    );
    server.close();
  });

  test('behavior: waits for a port that is given back within the grace', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const free = requireFreePort(port, 'PORT', 'the site', 10_000);
    server.close();
    await expect(free).resolves.toBeUndefined();
  });

  test('behavior: resolves for a free one', async () => {
    await expect(requireFreePort(await freePort(), 'PORT', 'the site')).resolves.toBeUndefined();
  });
});
