// Secrets that stand in files: what Docker, Kubernetes and systemd hand to a process without its environment showing them.
import { readFileSync } from 'node:fs';
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
