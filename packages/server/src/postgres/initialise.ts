// The first start of an embedded Postgres: makes the data folder and the superuser's password.
import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { chown, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresBinaries } from '#postgres/binaries.ts';
import type { Cluster } from '#postgres/cluster.ts';
import type { Runner } from '#postgres/runner.ts';
import { startFault } from '#postgres/start-faults.ts';

export const SUPERUSER = 'lilape';

/**
 * Makes the data folder if there is none, and the password if it was lost; returns the password. Call as the cluster's
 * owner, with no Postgres running.
 * @throws StartError where one of Postgres' programs fails
 */
export async function ensureInitialised(
  cluster: Cluster,
  { initdb, postgres }: PostgresBinaries,
  runner: Runner,
): Promise<string> {
  const kept = await keptPassword(cluster);
  const password = kept ?? (await makePassword(cluster, runner));
  if (!(await readdir(cluster.root)).includes('data')) await makeData(cluster, initdb, runner);
  else if (kept === null) {
    // In single-user mode Postgres asks for no password.
    const args = ['--single', '-D', cluster.data, '-c', 'exit_on_error=on', 'postgres'];
    await runProgram(cluster, runner, postgres, args, `alter role ${SUPERUSER} password '${password}'\n`);
  }
  return password;
}

/** The superuser's password as it is kept; null if there is none. */
export async function keptPassword(cluster: Cluster): Promise<string | null> {
  const kept = await readFile(cluster.passwordFile, 'utf8').catch(() => '');
  return kept.length === 48 ? kept : null;
}

async function makePassword(cluster: Cluster, runner: Runner): Promise<string> {
  const password = randomBytes(24).toString('hex');
  await writeFile(cluster.passwordFile, password, { mode: 0o600, flush: true });
  if (runner !== null) await chown(cluster.passwordFile, runner.uid, runner.gid);
  return password;
}

/** Initdb writes beside the data folder, and what it finished is renamed: one cut short is never taken for a database. */
async function makeData(cluster: Cluster, initdb: string, runner: Runner): Promise<void> {
  const unfinished = path.join(cluster.root, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (runner !== null) await chown(unfinished, runner.uid, runner.gid);
  const where = ['-D', unfinished, '-U', SUPERUSER, '--pwfile', cluster.passwordFile];
  const how = ['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--locale', 'C', '--no-instructions'];
  await runProgram(cluster, runner, initdb, [...where, ...how]);
  await rename(unfinished, cluster.data);
  const root = await open(cluster.root, 'r');
  await root.sync();
  await root.close();
}

function runProgram(
  cluster: Cluster,
  runner: Runner,
  program: string,
  args: readonly string[],
  input = '',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...runner, cwd: '/', stdio: ['pipe', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(startFault(cluster, said))));
    // One that ends before it has read all says why when it closes.
    child.stdin.on('error', () => undefined).end(input);
  });
}
