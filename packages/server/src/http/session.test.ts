// Sessions live for a day, can be ended, and are known to the database by their hash alone.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { JOBS } from '#worker/jobs.ts';
import {
  KNOWN_BROWSER,
  endSession,
  endSessionsOf,
  endedCookie,
  findSession,
  openSession,
  sessionId,
  sessionsOf,
  sessionCookie,
  tokenIn,
} from './session.ts';

const TLS = { origin: 'https://lilape.example', isPlain: false };
const HERE = { origin: 'http://127.0.0.1:4000', isPlain: true };
const TOKEN = 'abcdefghijklmnopqrstuvwxyz-_0123456789ABCDE';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.pool.query('truncate app.sessions'));
afterAll(() => database.drop());

const subjectOf = async (db: TestDatabase['pool'], token: string | null) =>
  (await findSession(db, token))?.subject ?? null;
const age = (hours: number) =>
  database.pool.query(`update app.sessions set ends_at = ends_at - $1 * interval '1 hour'`, [hours]);

test('behavior: a token stands for who signed in, and is not in the database', async () => {
  const token = await openSession(database.pool, 'admin');
  expect(await subjectOf(database.pool, token)).toBe('admin');
  const { rows } = await database.pool.query('select * from app.sessions');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows[0].token_hash.toString('latin1')).not.toContain(token);
});

test('behavior: every session has a token of its own', async () => {
  const [one, other] = await Promise.all([
    openSession(database.pool, 'admin'),
    openSession(database.pool, 'admin'),
  ]);
  expect(one).not.toBe(other);
  await endSession(database.pool, one);
  expect(await subjectOf(database.pool, one)).toBeNull();
  expect(await subjectOf(database.pool, other)).toBe('admin');
});

test('behavior: all sessions of somebody can be ended at once, and nobody else notices', async () => {
  const admin = await openSession(database.pool, 'admin');
  const editor = await openSession(database.pool, 'editor');
  await endSessionsOf(database.pool, ['admin']);
  expect(await subjectOf(database.pool, admin)).toBeNull();
  expect(await subjectOf(database.pool, editor)).toBe('editor');
});

test('behavior: all others can be ended while one goes on', async () => {
  const [one, other] = await Promise.all([
    openSession(database.pool, 'admin', { client: '192.0.2.7' }),
    openSession(database.pool, 'admin'),
  ]);
  expect(await sessionsOf(database.pool, ['admin'])).toHaveLength(2);
  await endSessionsOf(database.pool, ['admin'], one);
  expect(await subjectOf(database.pool, other)).toBeNull();
  expect(await sessionsOf(database.pool, ['admin'])).toMatchObject([
    { id: sessionId(one), subject: 'admin', client: '192.0.2.7' },
  ]);
});

test('behavior: that a browser is known is kept for 180 days, under a name of its own', async () => {
  await openSession(database.pool, 'known', { kind: KNOWN_BROWSER });
  const { rows } = await database.pool.query(
    `select ends_at - opened_at = interval '4320 hours' as fits from app.sessions`,
  );
  expect(rows).toEqual([{ fits: true }]);
  expect(sessionCookie(TOKEN, TLS, KNOWN_BROWSER)).toBe(
    `__Host-browser=${TOKEN}; Path=/; Max-Age=15552000; Secure; HttpOnly; SameSite=Strict`,
  );
  expect(tokenIn(`__Host-browser=${TOKEN}`, TLS)).toBeNull();
});

test('behavior: a session ends after 24 hours, and the worker removes it', async () => {
  const token = await openSession(database.pool, 'admin');
  await age(23);
  for (const job of JOBS) await job.run(database.pool);
  expect(await subjectOf(database.pool, token)).toBe('admin');
  await age(1);
  expect(await subjectOf(database.pool, token)).toBeNull();
  for (const job of JOBS) await job.run(database.pool);
  expect((await database.pool.query('select 1 from app.sessions')).rowCount).toBe(0);
});

test.each([null, 'x', TOKEN])('error: %s is nobody', async (token) => {
  await openSession(database.pool, 'admin');
  expect(await subjectOf(database.pool, token)).toBeNull();
});

test('behavior: the cookie is for this host alone, over TLS', () => {
  expect(sessionCookie(TOKEN, TLS)).toBe(
    `__Host-session=${TOKEN}; Path=/; Max-Age=86400; Secure; HttpOnly; SameSite=Strict`,
  );
  expect(endedCookie(TLS)).toBe('__Host-session=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Strict');
});

test('behavior: on this machine without TLS it has a plain name', () => {
  expect(sessionCookie(TOKEN, HERE)).toBe(
    `session=${TOKEN}; Path=/; Max-Age=86400; HttpOnly; SameSite=Strict`,
  );
});

test.each([
  [undefined, TLS, null],
  [`__Host-session=${TOKEN}`, TLS, TOKEN],
  [`a=b; __Host-session=${TOKEN}; c=d`, TLS, TOKEN],
  // Over TLS a plain name may have been set by a neighbour.
  [`session=${TOKEN}`, TLS, null],
  [`session=${TOKEN}`, HERE, TOKEN],
  [`__Host-session=${TOKEN}; __Host-session=${TOKEN}`, TLS, null],
  ['__Host-session=', TLS, null],
  [`__Host-session=${TOKEN}"`, TLS, null],
])('args: the token in %s', (header, place, token) => {
  expect(tokenIn(header, place)).toBe(token);
});
