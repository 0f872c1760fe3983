// The superuser's password, also where the file that keeps it was lost.
import { spawn } from 'node:child_process';
import type { PostgresBinaries } from '#postgres/binaries.ts';
import { type Cluster, SUPERUSER, keptPassword, makePassword } from '#postgres/cluster.ts';
import { findPostmaster } from '#postgres/postmaster.ts';
import type { Runner } from '#postgres/runner.ts';
import { startFault } from '#postgres/start-faults.ts';
import { StartError } from '#start-error.ts';

/**
 * The password as it is kept. If it was lost, the database is given a new one, which it takes only while no server
 * runs on it. Call under the cluster's lock.
 */
export async function keepPassword(
  cluster: Cluster,
  binaries: PostgresBinaries,
  runner: Runner,
): Promise<string> {
  const kept = await keptPassword(cluster);
  if (kept !== '') return kept;
  if ((await findPostmaster(cluster)) !== null)
    throw new StartError(
      `The password of the database in ${cluster.root} is lost while it runs: stop every server on this folder, then start again.`,
    );
  const password = await makePassword(cluster, runner);
  await setPassword(cluster, binaries, runner, password);
  return password;
}

/** In single-user mode Postgres asks for no password. */
function setPassword(
  cluster: Cluster,
  { postgres }: PostgresBinaries,
  runner: Runner,
  password: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(postgres, ['--single', '-D', cluster.data, '-c', 'exit_on_error=on', 'postgres'], {
      ...runner,
      cwd: cluster.data,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => (said += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(startFault(cluster, said))));
    child.stdin.end(`alter role ${SUPERUSER} password '${password}'\n`);
  });
}
