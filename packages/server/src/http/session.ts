// Sessions of people who signed in: an opaque token in a cookie, of which the database knows no more than the hash.
import { createHash, randomBytes } from 'node:crypto';
import { IDLE_HOURS, KNOWN_BROWSER_DAYS, SESSION_HOURS } from '@lilape/domain/admin/session';
import type { PageOrigin } from '#http/own-pages.ts';
import type { Db } from '#postgres/database.ts';

/** What a cookie stands for, and for how long. */
export type SessionKind = {
  readonly cookie: string;
  readonly hours: number;
  /** Hours without use after which it is over; null: it does not matter. */
  readonly idleHours: number | null;
};

export const SESSION: SessionKind = { cookie: 'session', hours: SESSION_HOURS, idleHours: IDLE_HOURS };
/** That somebody signed in with this browser before. It opens nothing. */
export const KNOWN_BROWSER: SessionKind = {
  cookie: 'browser',
  hours: KNOWN_BROWSER_DAYS * 24,
  idleHours: null,
};

export type Session = {
  /** Names it without opening it: the first digits of the token's hash. */
  readonly id: string;
  readonly subject: string;
  readonly openedAt: Date;
  readonly endsAt: Date;
  /** Network it was opened from, where that is known. */
  readonly client: string | null;
};

const IS_OPEN = '(ends_at > now() and (idle_ends_at is null or idle_ends_at > now()))';
const TOKEN = /^[\w-]{43}$/;
const COLUMNS = `left(encode(token_hash, 'hex'), 8) as id, subject, opened_at as "openedAt", ends_at as "endsAt", client`;

/** Opens a session of `subject`, who signed in; its token, which is shown once. It ends by the database's clock. */
export async function openSession(
  db: Db,
  subject: string,
  { kind = SESSION, client = null }: { kind?: SessionKind; client?: string | null } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into app.sessions (token_hash, subject, client, ends_at, idle_ends_at)
     values ($1, $2, $3, now() + $4 * interval '1 hour', now() + $5 * interval '1 hour')`,
    [hashOf(token), subject, client, kind.hours, kind.idleHours],
  );
  return token;
}

/** The session that the token opens, which is thereby used; null if there is none, or it has ended. */
export async function findSession(db: Db, token: string | null): Promise<Session | null> {
  if (token === null) return null;
  const hash = hashOf(token);
  const { rows } = await db.query<Session & { isToMark: boolean }>(
    `select ${COLUMNS}, coalesce(idle_ends_at < now() + $2 * interval '1 hour' - interval '1 minute', false) as "isToMark"
     from app.sessions where token_hash = $1 and ${IS_OPEN}`,
    [hash, IDLE_HOURS],
  );
  const found = rows[0];
  if (found === undefined) return null;
  const { isToMark, ...session } = found;
  // Once a minute: an admin page that asks every few seconds must not write as often.
  if (isToMark)
    await db.query(
      `update app.sessions set idle_ends_at = now() + $2 * interval '1 hour' where token_hash = $1 and ${IS_OPEN}`,
      [hash, IDLE_HOURS],
    );
  return session;
}

/** All sessions of `subjects`, the newest first. */
export async function sessionsOf(db: Db, subjects: readonly string[]): Promise<Session[]> {
  const { rows } = await db.query<Session>(
    `select ${COLUMNS} from app.sessions where subject = any($1) and ${IS_OPEN} order by opened_at desc, token_hash`,
    [subjects],
  );
  return rows;
}

/** What a session is named by, given its token. */
export function sessionId(token: string): string {
  return hashOf(token).toString('hex').slice(0, 8);
}

/** Ends one session; nothing happens if it has ended. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.query('delete from app.sessions where token_hash = $1', [hashOf(token)]);
}

/** Ends every session of `subjects`, wherever it was opened, but the one of the token `kept`. */
export async function endSessionsOf(
  db: Db,
  subjects: readonly string[],
  kept: string | null = null,
): Promise<void> {
  await db.query('delete from app.sessions where subject = any($1) and token_hash is distinct from $2', [
    subjects,
    kept === null ? null : hashOf(kept),
  ]);
}

/** The Set-Cookie header that gives a browser its token. No script reads it and no other site sends it along. */
export function sessionCookie(token: string, origin: PageOrigin, kind: SessionKind = SESSION): string {
  return cookie(kind, token, kind.hours * 3_600, origin);
}

/** The Set-Cookie header that takes the token out of the browser. */
export function endedCookie(origin: PageOrigin, kind: SessionKind = SESSION): string {
  return cookie(kind, '', 0, origin);
}

/** The token in a Cookie header; null without one, or with two, of which one is not ours. */
export function tokenIn(
  cookieHeader: string | undefined,
  origin: PageOrigin,
  kind: SessionKind = SESSION,
): string | null {
  const start = `${nameAt(origin, kind)}=`;
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  const [token, ...others] = pairs
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
  return token !== undefined && others.length === 0 && TOKEN.test(token) ? token : null;
}

function cookie(kind: SessionKind, value: string, maxAgeSeconds: number, origin: PageOrigin): string {
  const secure = origin.isPlain ? '' : 'Secure; ';
  return `${nameAt(origin, kind)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; ${secure}HttpOnly; SameSite=Strict`;
}

/** Browsers take `__Host-` over https only, for this host and all its paths: no neighbour can set it. @see RFC 6265bis §4.1.3.2 */
function nameAt({ isPlain }: PageOrigin, { cookie: name }: SessionKind): string {
  return isPlain ? name : `__Host-${name}`;
}

/** The token is random, so a plain hash cannot be turned back. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
