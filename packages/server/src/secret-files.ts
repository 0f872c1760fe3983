// Secrets that stand in files: what Docker, Kubernetes and systemd hand to a process without its environment showing them.
import { realpathSync, readFileSync, statSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError, type Env } from '#settings.ts';

/** The settings that may hold a secret; each may be given as the path of a file in `NAME_FILE` instead. */
export const SECRETS = [
  'ADMIN_PASSWORD',
  'ADMIN_PASSWORD_HASH',
  'BACKUP_KEY',
  'BRANCH_KEY',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'KEEPER_KEY',
  'PIN_SERVICE_TOKEN',
  'RPC_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STUDIO_KEY',
  'TELEGRAM_BOT_TOKEN',
] as const;

/**
 * `env` with each secret read from the file that its `NAME_FILE` names, without white space around it.
 * @throws ConfigError where both are set, or where the file cannot be read or is empty; no sentence repeats what a file holds
 */
export function withSecretFiles(env: Env): Env {
  const read = SECRETS.flatMap((name) => {
    const path = env[`${name}_FILE`] || '';
    if (path === '') return [];
    if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set: leave one out.`);
    return [[name, secretIn(path, `${name}_FILE`)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function secretIn(path: string, setting: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    throw new ConfigError(`${setting} names ${path}, which can't be read (${code}).`, { cause: error });
  }
  if (text === '') throw new ConfigError(`${setting} names ${path}, which is empty.`);
  return text;
}

/** Where Docker puts secrets, with mode 444, which is nobody's fault: a container has one user. */
const HANDED_OVER = '/run/secrets/';
/** Linux' numbers of file systems in memory: systemd's credentials and Kubernetes' secrets, with mode 644, lie on them. */
const IN_MEMORY: ReadonlySet<number> = new Set([0x01_02_19_94, 0x85_84_58_f6]);
const READ_OR_WRITTEN_BY_OTHERS = 0o006;
const ENTERED_BY_OTHERS = 0o001;

/** What is asked of a disk. */
export type Disk = {
  readonly fileSystemOf: (path: string) => number;
  readonly modeOf: (path: string) => number;
};
const DISK: Disk = {
  fileSystemOf: (path) => statfsSync(path).type,
  modeOf: (path) => statSync(path).mode,
};

/**
 * The settings whose files every user of this machine can read or write. What a supervisor hands over is none of them: files
 * below /run/secrets and $CREDENTIALS_DIRECTORY, and those that lie in memory; nor is one in a folder that others may not enter.
 */
export function openSecretFiles(env: Env, { fileSystemOf, modeOf }: Disk = DISK): string[] {
  // Modes say nothing there.
  if (process.platform === 'win32') return [];
  const credentials = env['CREDENTIALS_DIRECTORY'] || '';
  const handedOver = credentials === '' ? [HANDED_OVER] : [HANDED_OVER, `${credentials}/`];
  return SECRETS.map((name) => `${name}_FILE`).filter((setting) => {
    const path = env[setting] || '';
    if (path === '' || handedOver.some((folder) => path.startsWith(folder))) return false;
    const real = realpathSync(path);
    return isOpen(real, modeOf) && !IN_MEMORY.has(fileSystemOf(real));
  });
}

function isOpen(path: string, modeOf: Disk['modeOf']): boolean {
  if ((modeOf(path) & READ_OR_WRITTEN_BY_OTHERS) === 0) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((modeOf(folder) & ENTERED_BY_OTHERS) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
