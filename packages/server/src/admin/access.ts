// Who may be admin here: whoever knows the password of the setting. None is set: nobody.
import { createHash } from 'node:crypto';
import { AppError } from '@lilape/domain/app-error';
import { MOST_PASSWORD_CHARS, isPassword, parsePasswordHash } from '#admin/password.ts';

export type AdminAccess = {
  /** Whose sessions are the admin's: another password, another name, so that a change of it ends them all. */
  readonly subject: string;
  /** Whether it is the password. @throws AppError TOO_MANY_REQUESTS where too many are being looked at */
  isPassword(password: string): Promise<boolean>;
};

/** Each look takes 19 MiB, and a core for a moment: they go one after another. */
const MOST_WAITING = 8;

/** Access by a hash that was made by `hashPassword`; null if the text is none. */
export function adminAccess(hashText: string): AdminAccess | null {
  const hash = parsePasswordHash(hashText);
  if (hash === null) return null;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    subject: `admin-${createHash('sha256').update(hashText).digest('hex').slice(0, 16)}`,
    async isPassword(password) {
      if (password.length > MOST_PASSWORD_CHARS) return false;
      if (waiting >= MOST_WAITING) throw new AppError('TOO_MANY_REQUESTS', { seconds: 2 });
      waiting += 1;
      const look = last.then(() => isPassword(password, hash));
      last = look.catch(() => undefined);
      try {
        return await look;
      } finally {
        waiting -= 1;
      }
    },
  };
}
