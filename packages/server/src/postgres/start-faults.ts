// Why Postgres does not start, in words that say what to do.
import type { Cluster } from '#postgres/cluster.ts';
import { StartError } from '#start-error.ts';

const DAMAGED = ({ root }: Cluster) =>
  `The database in ${root} is damaged: put a backup in its place, or move the folder away; the ledger is then read again from the chain.`;

/** The folder is in use, or was until a moment ago: a dead server's last children may still hold its memory. */
const HELD = ({ root }: Cluster) => `Another Postgres still uses ${root}: stop it, then start again.`;

const PORT_TAKEN = () => `Another program took the port of the database: end that program.`;

/** By what Postgres writes in its log, which has no codes. The first that fits counts; its group is the file to blame. */
const FAULTS: readonly (readonly [RegExp, (cluster: Cluster, file: string) => string])[] = [
  [
    /No space left on device/,
    ({ root }) => `The disk that holds ${root} is full: make room on it, then start again.`,
  ],
  [
    /Permission denied|has (wrong ownership|invalid permissions)/,
    ({ root }) => `Postgres may not read ${root}: give the folder back to the user that made it.`,
  ],
  [/could not access the server configuration file/, DAMAGED],
  [
    /in file "([^"]+\.conf)"|configuration file "([^"]+)" contains errors/,
    (_, file) =>
      `The database's settings in ${file} are damaged: empty that file, which holds nothing of ours, then start again.`,
  ],
  [/lock file .* already exists|pre-existing shared memory block/, HELD],
  [/Address already in use/, PORT_TAKEN],
  [
    /checkpoint record|PANIC|not a valid data directory|is missing or|incompatible with server|could not (open|read) file|invalid (magic|data)|incorrect checksum/,
    DAMAGED,
  ],
];

const PASSING: readonly unknown[] = [HELD, PORT_TAKEN];

/** A fault that is gone after a while, without anybody doing anything. */
class PassingFault extends StartError {}

/** Whether waiting may help. */
export const mayPass = (fault: unknown): boolean => fault instanceof PassingFault;

/** The error for a server of another that does not let go of the folder. */
export function heldFault(cluster: Cluster, cause?: unknown): StartError {
  return new StartError(HELD(cluster), { cause });
}

/** The error for a server that stopped while starting, having written `said`. */
export function startFault(cluster: Cluster, said: string): StartError {
  for (const [pattern, sentenceOf] of FAULTS) {
    const found = pattern.exec(said);
    if (found === null) continue;
    const Fault = PASSING.includes(sentenceOf) ? PassingFault : StartError;
    return new Fault(sentenceOf(cluster, found[1] ?? found[2] ?? ''), { cause: said });
  }
  const end = said.trim().split('\n').slice(-3).join(' | ');
  return new StartError(`Postgres did not start; ${cluster.log} ends with: ${end}`);
}

/** The error for a server that runs and refuses us with Postgres' `code`; undefined where waiting may help. */
export function refusalFault(cluster: Cluster, code: string): StartError | undefined {
  if (code.startsWith('28'))
    return new StartError(
      `The database in ${cluster.root} refuses the password in ${cluster.passwordFile}: stop the server, delete that file and start again.`,
    );
  // No such database, a file that is gone, damaged data: every start makes `postgres` and we never take it away.
  return /^(3D|58|XX)/.test(code) ? new StartError(DAMAGED(cluster)) : undefined;
}
