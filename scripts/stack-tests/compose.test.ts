// Every process of the composition, as Docker would start it: the image's command and settings, the settings of .env.example, its own.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv, promisify } from 'node:util';

import { localPrivateKey } from '@lilape/contracts/deploy/local-config';
import { LOCAL_BRANCH_KEY } from '@lilape/server/config';
import { openDatabase } from '@lilape/server/postgres/database';
import { createTestClient, http, parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, onTestFinished, test } from 'vitest';

import { readComposition, readImage } from '../ops/composition.ts';
import { freePort } from '../stack/ports.ts';
import { newFolder, run } from './rig.ts';

const root = resolve(import.meta.dirname, '../..');
const image = readImage();
const ours = Object.entries(readComposition().services).filter(([, { build }]) => build !== undefined);
const GRACE_MS = 30_000;
const keeperKey = `0x${'3'.repeat(64)}` as const;

type Running = {
  readonly name: string;
  readonly child: ChildProcess;
  readonly env: NodeJS.ProcessEnv;
  readonly port: string;
  readonly said: () => string;
};

/** Keys as files that the user alone may read, as the composition mounts them. */
function writeSecrets(folder: string): Record<string, string> {
  mkdirSync(folder);
  const keys = {
    STUDIO_KEY: localPrivateKey('studioSigner'),
    BRANCH_KEY: LOCAL_BRANCH_KEY,
    KEEPER_KEY: keeperKey,
    BACKUP_KEY: '4'.repeat(64),
  };
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => {
      const path = join(folder, name);
      writeFileSync(path, `${key}\n`, { mode: 0o400 });
      return [`${name}_FILE`, path];
    }),
  );
}

/** A ceiling for a busy machine: several processes begin at once on two cores. */
const MAX_LOOKS = 2_000;

async function until(what: () => string, isSo: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await isSo()); looks += 1) {
    if (looks > MAX_LOOKS) throw new Error(`It never came to this: ${what()}`);
    await wait(100);
  }
}

test('behavior: each process of the composition starts, is well, shows its metrics and ends in its time', async () => {
  const local = await newFolder();
  const stack = run(local);
  onTestFinished(async () => {
    stack.child.kill('SIGTERM');
    await stack.ended();
    rmSync(local.dataDir, { recursive: true, force: true });
  });
  await stack.started();
  // A keeper without ETH is an alarm.
  const chain = createTestClient({ mode: 'anvil', transport: http(stack.rpcUrl) });
  await chain.setBalance({ address: privateKeyToAccount(keeperKey).address, value: parseEther('1') });
  const folder = mkdtempSync(join(tmpdir(), 'lilape-compose-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  chmodSync(folder, 0o755);
  const database = await openDatabase({ dataDir: join(folder, 'db') });
  onTestFinished(() => database.close());
  // Written as the file says, and nothing more than a stranger has to fill in.
  const lilapeEnv = {
    ...parseEnv(readFileSync(join(root, '.env.example'), 'utf8')),
    ...writeSecrets(join(folder, 'secrets')),
    DATABASE_URL: database.url,
    RPC_URL: stack.rpcUrl,
    BACKUP_URL: `file://${join(folder, 'backup')}`,
    LILAPE_SITE_URL: 'http://127.0.0.1:3001',
  };
  const start = async ([name, { environment = {} }]: (typeof ours)[number]): Promise<Running> => {
    const setting = environment['STATUS_PORT'] === undefined ? 'PORT' : 'STATUS_PORT';
    const port = String(await freePort());
    // The volume and the port are of this machine; all else is as it stands.
    const here = { DATA_DIR: join(folder, 'data'), [setting]: port };
    const env = { PATH: process.env['PATH'], ...image.env, ...lilapeEnv, ...environment, ...here };
    const [, ...args] = image.entrypoint;
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.stderr.on('data', (chunk) => (text += String(chunk)));
    onTestFinished(() => void child.kill('SIGKILL'));
    return { name, child, env, port, said: () => text };
  };
  const running = await Promise.all(ours.map(start));
  for (const { name, child, said } of running)
    await until(
      () => `${name} is up: ${said()}`,
      async () => {
        if (child.exitCode !== null) throw new Error(`${name} ended: ${said()}`);
        return said().includes('"server.started"');
      },
    );

  const [, ...ask] = image.healthcheck;
  for (const { name, env, port } of running) {
    await promisify(execFile)(process.execPath, ask, { env });
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect([name, metrics.includes('house_database_reachable 1')]).toEqual([name, true]);
    await until(
      () => `${name} is ready`,
      async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).ok,
    );
  }
  // A machine that is busy enough takes longer than a process waits for Postgres, which says so and goes on.
  const wrong = running.flatMap(({ said }) =>
    (said().match(/^.*(?:config\.open-files|"level":"(?:error|warn)").*$/gm) ?? []).filter(
      (line) => !/timeout expired|connection timeout/.test(line),
    ),
  );
  expect(wrong).toEqual([]);
  const begunMs = performance.now();
  const codes = await Promise.all(
    running.map(async ({ child }) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      return ended;
    }),
  );
  expect(codes).toEqual(running.map(() => [0, null]));
  expect(performance.now() - begunMs).toBeLessThan(GRACE_MS);
});
