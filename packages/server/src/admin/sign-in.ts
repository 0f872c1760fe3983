// Opens and ends the admin's sessions, and remembers the browsers they were opened in.
import type { LogoutScope } from '@lilape/wire/admin';
import type { AdminAction } from '@lilape/domain/admin/actions';
import { noteAction } from '#admin/actions.ts';
import {
  KNOWN_BROWSER,
  type Session,
  endSession,
  endSessionsOf,
  findSession,
  openSession,
} from '#http/session.ts';
import type { Db } from '#postgres/database.ts';

/** Tokens that a browser brought along, each null where it brought none. */
export type Brought = { readonly session: string | null; readonly browser: string | null };

export type SignedIn = {
  readonly sessionToken: string;
  /** null where the browser is not marked as known. */
  readonly browserToken: string | null;
  readonly session: Session;
};

/** Whose the browsers are that signed in with this password. */
export const knownSubject = (subject: string): string => `known-${subject}`;

/** Opens a session for whoever gave the password, in the place of what that browser had before. */
export async function signIn(
  db: Db,
  { subject, client, brought }: { subject: string; client: string; brought: Brought },
): Promise<SignedIn> {
  const opened = await open(db, { subject, client, brought });
  const browserToken = await openSession(db, knownSubject(subject), { kind: KNOWN_BROWSER });
  if (brought.browser !== null) await endSession(db, brought.browser);
  return { ...opened, browserToken };
}

/** Opens a session for a wallet. The browser is not marked: that is of use for passwords alone. */
export async function signInWallet(
  db: Db,
  options: { subject: string; client: string; brought: Brought },
): Promise<SignedIn> {
  return { ...(await open(db, options)), browserToken: null };
}

async function open(
  db: Db,
  { subject, client, brought }: { subject: string; client: string; brought: Brought },
): Promise<Pick<SignedIn, 'session' | 'sessionToken'>> {
  const sessionToken = await openSession(db, subject, { client });
  const session = await findSession(db, sessionToken);
  if (session === null) throw new Error('A session ended as it was opened.');
  await noteAction(db, { action: 'signed-in', session: session.id, client });
  if (brought.session !== null) await endSession(db, brought.session);
  return { sessionToken, session };
}

/** What is written into the log. */
export const LOGOUT_ACTIONS: Readonly<Record<LogoutScope, AdminAction>> = {
  here: 'signed-out',
  others: 'others-signed-out',
  everywhere: 'all-signed-out',
};

/** Ends sessions of `subjects`; where it is all of them, no browser is known any more either. */
export async function signOut(
  db: Db,
  scope: LogoutScope,
  subjects: readonly string[],
  token: string,
): Promise<void> {
  if (scope === 'here') return await endSession(db, token);
  if (scope === 'others') return await endSessionsOf(db, subjects, token);
  await endSessionsOf(db, subjects);
  await endSessionsOf(db, subjects.map(knownSubject));
}
