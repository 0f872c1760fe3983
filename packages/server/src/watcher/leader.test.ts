import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SILENT_LOG, until } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { backfill } from '#watcher/backfill.ts';
import { type LeaderSession, waitToLead } from '#watcher/leader.ts';

const SILENCE_MS = 10_000;

let database: TestDatabase;
let session: LeaderSession | null = null;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterEach(async () => {
  vi.useRealTimers();
  await session?.close();
  session = null;
});

afterAll(async () => {
  await database.drop();
});

async function lead(): Promise<LeaderSession> {
  session = await waitToLead(database.url, new AbortController().signal, SILENCE_MS);
  if (session === null) throw new Error('Nobody asked it to stop.');
  return session;
}

/** When the leader's session last said anything, in order as text. */
async function lastSaid(): Promise<string> {
  const { rows } = await database.pool.query<{ at: string }>(
    `select to_char(state_change, 'YYYY-MM-DD HH24:MI:SS.US') as at from pg_stat_activity
     where application_name = 'lilape-watcher' and datname = current_database() and state = 'idle'`,
  );
  return rows[0]?.at ?? '';
}

test('behavior: a session whose work went well goes on', async () => {
  const leader = await lead();
  const { rows } = await leader.run((client) => client.query<{ one: number }>('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
  expect(leader.hasFailed()).toBe(false);
});

test('behavior: a leader with nothing to do says so often enough to keep its session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const leader = await lead();
  const { rows } = await leader.run((client) =>
    client.query<{ idle: string }>(`select current_setting('idle_session_timeout') as idle`),
  );
  expect(rows).toEqual([{ idle: '10s' }]);
  for (let said = 0; said < 3; said++) {
    const before = await lastSaid();
    vi.advanceTimersByTime(SILENCE_MS / 4);
    await until(
      async () => (await lastSaid()) > before,
      () => 'the leader said nothing',
    );
  }
  expect(leader.hasFailed()).toBe(false);
});

test('error: a session on which a piece of work failed must be left', async () => {
  const leader = await lead();
  await expect(leader.run((client) => client.query('select missing'))).rejects.toThrow('"missing"');
  expect(leader.hasFailed()).toBe(true);
});

test('behavior: one that is asked to stop before it leads gets no session', async () => {
  await lead();
  const stopping = new AbortController();
  const waiting = waitToLead(database.url, stopping.signal, SILENCE_MS);
  stopping.abort();
  expect(await waiting).toBeNull();
});

test('error: a ledger that a watcher writes is not read again beside it', async () => {
  await lead();
  const subject = { chainId: 31_337, fromBlock: 1n, projections: [] };
  const reading = backfill({
    databaseUrl: database.url,
    rpcUrls: ['http://127.0.0.1:1'],
    subject,
    log: SILENT_LOG,
  });
  await expect(reading).rejects.toThrow('A watcher is writing this ledger. Stop the server first.');
});
