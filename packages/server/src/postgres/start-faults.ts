// Why Postgres does not start, in words that say what to do.
import type { Cluster } from '#postgres/cluster.ts';
import { StartError } from '#start-error.ts';

/** The folder is in use, or was until a moment ago. */
const HELD = /lock file .* already exists|pre-existing shared memory block/;

/** By what Postgres writes in its log, which has no codes. The first that fits counts. */
const FAULTS: readonly (readonly [RegExp, (cluster: Cluster) => string])[] = [
  [
    /No space left on device/,
    ({ root }) => `The disk that holds ${root} is full: make room on it, then start again.`,
  ],
  [
    /postgresql\.(auto\.)?conf|configuration file .* contains errors/,
    ({ data }) =>
      `The database's settings in ${data} are damaged: empty postgresql.auto.conf there, which holds nothing of ours, then start again.`,
  ],
  [HELD, ({ root }) => `Another Postgres still uses ${root}: stop it, then start again.`],
  [
    /Permission denied|has (wrong ownership|invalid permissions)/,
    ({ root }) => `Postgres may not read ${root}: give the folder back to the user that made it.`,
  ],
  [
    /checkpoint record|PANIC|not a valid data directory|is missing or|incompatible with server|could not (open|read) file|invalid (magic|data)|incorrect checksum/,
    ({ root }) =>
      `The database in ${root} is damaged: put a backup in its place, or move the folder away; the ledger is then read again from the chain.`,
  ],
];

/** Whether waiting may help: a dead server's last children may still hold its memory. */
export function mayPass(fault: unknown): boolean {
  return !(fault instanceof StartError) || fault.cause === 'held';
}

/** The error for a server that stopped while starting, having written `said`. */
export function startFault(cluster: Cluster, said: string): StartError {
  const found = FAULTS.find(([pattern]) => pattern.test(said));
  if (found !== undefined)
    return new StartError(found[1](cluster), { cause: found[0] === HELD ? 'held' : said });
  const end = said.trim().split('\n').slice(-3).join(' | ');
  return new StartError(`Postgres did not start; ${cluster.log} ends with: ${end}`);
}
