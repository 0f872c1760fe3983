// A user who owns nothing but the ledger's tables serves from a database that another user owns.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { readManifest } from '#backup/manifest.ts';
import { KEPT } from '#backup/tables.ts';
import { ledgerDigests } from '#ledger/digest.ts';
import { noteAction, noteRefused } from '#admin/actions.ts';
import { openPool } from '#postgres/database.ts';
import { grantServing } from '#postgres/grant.ts';
import { migrate } from '#postgres/migrate.ts';
import { prepareDatabase } from '#postgres/prepare.ts';
import { inOneGo } from '#postgres/transaction.ts';
import { openBackupRig } from '#testing/backup/rig.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { randomAct } from '#testing/actions.ts';
import { SILENT_LOG, untilAtHead } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { seededRandom } from '#testing/random.ts';
import { BARE_ENV } from '#testing/server-process.ts';
import { backfill } from '#watcher/backfill.ts';
import { startWatcher } from '#watcher/start.ts';
import { JOBS } from '#worker/jobs.ts';

const [OWNER, USER] = ['grant_test_owner', 'grant_test_user'];
let chain: TestChain;
let database: TestDatabase;

/** The URL of the database for another role. */
function urlFor(role: string): string {
  const url = new URL(database.url);
  url.username = role;
  url.password = 'secret';
  return url.href;
}

async function asRole<T>(role: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(urlFor(role));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  [chain, database] = await Promise.all([startTestChain(), openTestDatabase()]);
  const name = new URL(database.url).pathname.slice(1);
  // As docs/operating.md has the superuser do it.
  await database.pool.query(`
    create role ${USER} login password 'secret';
    create role ${OWNER} login password 'secret' in role ${USER};
    alter database ${name} owner to ${OWNER};
    drop schema ledger cascade; drop schema watch cascade; drop schema app cascade; drop table public.migrations;`);
});

afterAll(async () => {
  await chain.stop();
  await database.drop();
  const server = new Client(inject('postgresUrl'));
  await server.connect();
  await server.query(`drop role ${OWNER}; drop role ${USER}`);
  await server.end();
});

const script = resolve(import.meta.dirname, '../../scripts/migrate.ts');
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], {
    env: { ...BARE_ENV, DATABASE_URL: urlFor(OWNER) },
  });

test('behavior: a server says what to do where the schema is another user’s to make', async () => {
  const pool = openPool(urlFor(USER), () => undefined, { timeoutMs: 30_000 });
  await expect(prepareDatabase({ pool }, SILENT_LOG, AbortSignal.timeout(30_000))).rejects.toThrow(
    'run “npm run migrate -- --grant <user>” as the owner of the database',
  );
  await pool.end();
});

test('behavior: the command makes the schema, grants, and says so; a second time too', async () => {
  const sentence = `The schema is the newest, and ${USER} may serve from it.\n`;
  expect((await run('--grant', USER)).stdout).toBe(sentence);
  expect((await run('--grant', USER)).stdout).toBe(sentence);
  await expect(run('--grant', 'nobody_of_that_name')).rejects.toThrow('There is no such user');
});

test('behavior: the user reads the chain, serves and reads it anew, indexes and all', async () => {
  const options = {
    databaseUrl: urlFor(USER),
    rpcUrls: [chain.rpcUrl],
    subject: chain.subject,
    log: SILENT_LOG,
  };
  const watcher = startWatcher(options);
  const random = seededRandom(7);
  for (let i = 0; i < 20; i++) await chain.seal(Array.from({ length: 5 }, () => randomAct(chain, random)));
  const pool = openPool(urlFor(USER), () => undefined, { timeoutMs: 30_000 });
  await migrate(pool);
  await untilAtHead(pool, chain);
  await watcher.stop();
  const before = await ledgerDigests(pool, chain.subject.projections);
  await backfill(options);
  expect(await ledgerDigests(pool, chain.subject.projections)).toEqual(before);
  await pool.end();
});

test('behavior: the user does the worker’s jobs, and counts wrong passwords', async () => {
  const pool = openPool(urlFor(USER), () => undefined, { timeoutMs: 30_000 });
  const refusal = { action: 'sign-in-refused', client: '203.0.113.0/24' } as const;
  await noteRefused(pool, refusal);
  await noteRefused(pool, refusal);
  const { rows } = await pool.query('select times from app.admin_actions');
  expect(rows).toEqual([{ times: 2 }]);
  for (const job of JOBS) await job.run(pool);
  await pool.end();
});

test('behavior: the user backs up all that is kept, and the ledger', async () => {
  const rig = await openBackupRig();
  onTestFinished(() => rig.close());
  const pool = openPool(urlFor(USER), () => undefined, { timeoutMs: 30_000 });
  const taken = await rig.take(pool);
  const { tables, ledger } = await readManifest(rig.vault, taken?.name ?? '');
  expect(tables.map(({ name }) => name)).toEqual(KEPT);
  expect(ledger?.tables.find(({ name }) => name === 'ledger.sale_events')?.rows).toBeGreaterThan(0);
  await pool.end();
});

test('behavior: the user may not change the schema, nor what admins did', async () => {
  await asRole(USER, async (client) => {
    await expect(client.query('create table app.mine (id int)')).rejects.toThrow('permission denied');
    await expect(client.query('drop table app.messages')).rejects.toThrow('must be owner');
    await expect(client.query('truncate app.applications')).rejects.toThrow('permission denied');
    await noteAction(client, { action: 'signed-in', session: null, client: '203.0.113.0/24' });
    const kept = 'The log of actions is only added to.';
    await expect(client.query('delete from app.admin_actions')).rejects.toThrow(kept);
    await expect(client.query('update app.admin_actions set client = null')).rejects.toThrow(kept);
    await expect(client.query('update app.admin_actions set who = null')).rejects.toThrow(
      'permission denied',
    );
    await expect(client.query('truncate app.admin_actions')).rejects.toThrow('permission denied');
    await expect(client.query('drop trigger kept on app.admin_actions')).rejects.toThrow('must be owner');
    await client.query('select count(*) from app.messages');
  });
});

test('behavior: the owner can migrate what the user owns', async () => {
  await asRole(OWNER, async (client) => {
    await client.query('alter table ledger.state add column tried int');
    await client.query('alter table ledger.state drop column tried');
    await client.query('create table ledger.later (id int)');
  });
  const pool = openPool(urlFor(OWNER), () => undefined, { timeoutMs: 30_000 });
  await inOneGo(pool, (client) => grantServing(client, USER));
  await pool.end();
  // A table that a later version adds becomes the user's too.
  const { rows } = await database.pool.query(
    `select distinct tableowner from pg_tables where schemaname = 'ledger'`,
  );
  expect(rows).toEqual([{ tableowner: USER }]);
});
