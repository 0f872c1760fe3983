// Who runs Postgres. It refuses to run as root, so root lends it another user.
import { access, readFile, stat } from 'node:fs/promises';
import { constants } from 'node:fs';
import path from 'node:path';

/** The user and group the programs run as; null is our own. */
export type Runner = { readonly uid: number; readonly gid: number } | null;

const LENT_USERS = ['postgres', 'nobody'];

/** Our own user, or for root the first of `postgres` and `nobody` that the machine has. */
export async function postgresRunner(): Promise<Runner> {
  if (process.getuid?.() !== 0) return null;
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of LENT_USERS) {
    const found = lines.find((fields) => fields[0] === name);
    if (found !== undefined) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error('Postgres does not run as root and there is no user `postgres` or `nobody` to lend it.');
}

/** Whether `runner` can open `target`: every folder above it lets others pass and it lets others read. */
export async function canReach(runner: Runner, target: string): Promise<boolean> {
  if (runner === null) {
    return access(target, constants.R_OK).then(
      () => true,
      () => false,
    );
  }
  for (let place = path.resolve(target); place !== path.dirname(place); place = path.dirname(place)) {
    const found = await stat(place).catch(() => null);
    if (found !== null && !letsPass(found, runner)) return false;
  }
  return true;
}

function letsPass(found: { mode: number; uid: number; gid: number }, runner: { uid: number; gid: number }) {
  const asOwner = found.uid === runner.uid && (found.mode & 0o100) !== 0;
  const asGroup = found.gid === runner.gid && (found.mode & 0o010) !== 0;
  return asOwner || asGroup || (found.mode & 0o001) !== 0;
}
