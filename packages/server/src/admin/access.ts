// Who may be admin here: whoever knows the password, and the wallets of the setting. Neither is set: nobody.
import { createHash } from 'node:crypto';
import type { Address } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { readKeptHash } from '#admin/kept-password.ts';
import { MAX_PASSWORD_CHARS, type PasswordHash, isPassword, parsePasswordHash } from '#admin/password.ts';
import type { Db } from '#postgres/database.ts';

export type PasswordAccess = {
  /** Whose sessions are the admin's: another password, another name, so that a change of it ends them all. */
  readonly subject: string;
  /** Whether it is the password. @throws AppError TOO_MANY_REQUESTS where too many are being looked at */
  isPassword(password: string): Promise<boolean>;
};

export type AdminAccess = {
  /** The password that counts now; null where none is set. */
  password(): Promise<PasswordAccess | null>;
  /** In lower case. */
  readonly wallets: ReadonlySet<Address>;
};

export type AccessSettings = {
  /** The hash of the setting, which counts before any other; null where the database's own counts. */
  readonly hash: string | null;
  readonly wallets: readonly Address[];
};

/** Each look takes 19 MiB, and a core for a moment: they go one after another. */
const MAX_WAITING = 8;

/** Access by these settings, over the database that may keep a password. */
export function adminAccess({ hash, wallets }: AccessSettings, db: Db): AdminAccess {
  const looks = queueLooks();
  return {
    wallets: new Set(wallets.map((wallet) => wallet.toLowerCase() as Address)),
    async password() {
      // Read each time: another process may have set another password.
      const text = hash ?? (await readKeptHash(db));
      const parsed = text === null ? null : parsePasswordHash(text);
      return text === null || parsed === null
        ? null
        : { subject: subjectOf(text), isPassword: (password) => looks(password, parsed) };
    },
  };
}

/** The name of those who come in by a wallet. */
export const walletSubject = (wallet: Address): string => `wallet-${wallet.toLowerCase()}`;

/** Every name under which somebody is admin now. */
export async function subjectsOf(access: AdminAccess): Promise<string[]> {
  const password = await access.password();
  const wallets = Array.from(access.wallets, walletSubject);
  return password === null ? wallets : [password.subject, ...wallets];
}

/** By what a session was opened, for people: `password` or the address. */
export const whoIs = (subject: string): string =>
  subject.startsWith('wallet-') ? subject.slice(7) : 'password';

const subjectOf = (hash: string): string =>
  `admin-${createHash('sha256').update(hash).digest('hex').slice(0, 16)}`;

function queueLooks(): (password: string, hash: PasswordHash) => Promise<boolean> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (password, hash) => {
    if (password.length > MAX_PASSWORD_CHARS) return false;
    if (waiting >= MAX_WAITING) throw new AppError('TOO_MANY_REQUESTS', { seconds: 2 });
    waiting += 1;
    const look = last.then(() => isPassword(password, hash));
    last = look.catch(() => undefined);
    try {
      return await look;
    } finally {
      waiting -= 1;
    }
  };
}
