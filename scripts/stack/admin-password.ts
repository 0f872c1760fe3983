// The admin password of the local stack: made once for a data folder, shown once, kept as its hash alone.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { hashPassword, makePassword } from '../../packages/server/src/admin/password.ts';

export type LocalAdmin = {
  /** What the server is given. */
  readonly hash: string;
  /** null unless it was made just now: nobody can read it again. */
  readonly newPassword: string | null;
};

/** Where the hash is kept; without the file there is a new password. */
export const adminHashPath = (dataDir: string): string => join(dataDir, 'admin-password-hash');

/** The admin of a data folder. */
export async function localAdmin(dataDir: string): Promise<LocalAdmin> {
  const kept = read(adminHashPath(dataDir));
  if (kept !== '') return { hash: kept, newPassword: null };
  const newPassword = makePassword();
  const hash = await hashPassword(newPassword);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(adminHashPath(dataDir), `${hash}\n`, { mode: 0o600 });
  return { hash, newPassword };
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
