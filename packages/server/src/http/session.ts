// Sessions of people who signed in: an opaque token in a cookie, of which the database knows no more than the hash.
import { createHash, randomBytes } from 'node:crypto';
import type { Place } from '#http/own-pages.ts';
import type { Db } from '#postgres/database.ts';

const HOURS = 24;
const TOKEN = /^[\w-]{43}$/;

/** Opens a session of `subject`, who signed in; its token, which is shown once. It ends after 24 hours. */
export async function openSession(db: Db, subject: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into app.sessions (token_hash, subject, ends_at) values ($1, $2, now() + $3 * interval '1 hour')`,
    [hashOf(token), subject, HOURS],
  );
  return token;
}

/** Whose session the token is of; null if there is none, or it has ended. */
export async function subjectOf(db: Db, token: string | null): Promise<string | null> {
  if (token === null) return null;
  const { rows } = await db.query<{ subject: string }>(
    'select subject from app.sessions where token_hash = $1 and ends_at > now()',
    [hashOf(token)],
  );
  return rows[0]?.subject ?? null;
}

/** Ends one session; nothing happens if it has ended. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.query('delete from app.sessions where token_hash = $1', [hashOf(token)]);
}

/** Ends every session of `subject`, wherever it was opened. */
export async function endSessionsOf(db: Db, subject: string): Promise<void> {
  await db.query('delete from app.sessions where subject = $1', [subject]);
}

/** The Set-Cookie header that gives a browser its session. No script reads it and no other site sends it along. */
export function sessionCookie(token: string, place: Place): string {
  return cookie(token, HOURS * 3_600, place);
}

/** The Set-Cookie header that takes the session out of the browser. */
export function endedSessionCookie(place: Place): string {
  return cookie('', 0, place);
}

/** The token in a Cookie header; null without one, or with two, of which one is not ours. */
export function tokenIn(cookieHeader: string | undefined, place: Place): string | null {
  const start = `${nameAt(place)}=`;
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  const [token, ...others] = pairs
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length));
  return token !== undefined && others.length === 0 && TOKEN.test(token) ? token : null;
}

function cookie(value: string, maxAgeSeconds: number, place: Place): string {
  const secure = place.isPlain ? '' : 'Secure; ';
  return `${nameAt(place)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; ${secure}HttpOnly; SameSite=Strict`;
}

/** Browsers take `__Host-` over https only, for this host and all its paths: no neighbour can set it. @see RFC 6265bis §4.1.3.2 */
function nameAt({ isPlain }: Place): string {
  return isPlain ? 'session' : '__Host-session';
}

/** The token is random, so a plain hash cannot be turned back. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
