// What `/metrics` says of alarms, outbox and disks, with the database there and away.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALARM_CODES } from '@lilape/domain/alarms/runbook';
import { noteDisk } from '#operations/disks.ts';
import { addOperationsFigures } from '#operations/figures.ts';
import { createMetrics } from '#metrics.ts';
import { openPool } from '#postgres/database.ts';
import { openDatabaseProxy } from '#testing/api-database-proxy.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

const linesOf = async (metrics: ReturnType<typeof createMetrics>, name: string) =>
  (await metrics.render()).split('\n').filter((line) => line.startsWith(name));

test('behavior: each alarm has a gauge of its own, and the outbox one for each state', async () => {
  const metrics = createMetrics();
  let second = 0;
  const ageOf = async (name: string) => Number((await linesOf(metrics, name)).join().replace(name, ''));
  const begunMs = performance.now();
  /** The database's own clock goes on meanwhile. */
  const isAbout = (seconds: number) => (age: number) =>
    age >= seconds && age <= seconds + Math.ceil((performance.now() - begunMs) / 1_000);
  addOperationsFigures(metrics, database.pool, () => second++ * 1_000);
  expect(await linesOf(metrics, 'alarm_standing')).toEqual(
    ALARM_CODES.map((code) => `alarm_standing{code="${code}"} 0`),
  );
  expect(await linesOf(metrics, 'outbox')).toEqual(['outbox_oldest_seconds 0']);
  await database.pool.query(`insert into watch.alarms (code, detail) values ('DEEP_REORG', 'x')`);
  await database.pool.query(
    `insert into app.messages (kind, audience, html, text, state, made_at) values
       ('post', 'group', '', '', 'queued', now() - interval '1 minute'), ('post', 'group', '', '', 'unknown', now()),
       ('alarm', 'admins', '', '', 'queued', now()), ('post', 'group', '', '', 'sent', now())`,
  );
  await noteDisk(database.pool, 'here:/data', { freeBytes: 25, totalBytes: 100 });
  expect(await linesOf(metrics, 'alarm_standing{code="DEEP_REORG"}')).toEqual([
    'alarm_standing{code="DEEP_REORG"} 1',
  ]);
  expect(await linesOf(metrics, 'outbox_messages')).toEqual([
    'outbox_messages{audience="admins",state="queued"} 1',
    'outbox_messages{audience="group",state="queued"} 1',
    'outbox_messages{audience="group",state="unknown"} 1',
  ]);
  expect(await ageOf('outbox_oldest_seconds')).toSatisfy(isAbout(60));
  expect(await linesOf(metrics, 'disk_free')).toEqual(['disk_free_ratio{place="here:/data"} 0.25']);
  expect(await linesOf(metrics, 'house_')).toEqual(['house_database_reachable 1']);
  expect(await linesOf(metrics, 'backup_age')).toEqual([]);
  await database.pool.query(`insert into app.backup_state (taken_at) values (now() - interval '40 seconds')`);
  expect(await ageOf('backup_age_seconds')).toSatisfy(isAbout(40));
});

test('error: with the database away only that is reported', async () => {
  const proxy = await openDatabaseProxy(database.url);
  const pool = openPool(proxy.url, () => undefined);
  const metrics = createMetrics();
  addOperationsFigures(metrics, pool);
  proxy.cut();
  expect(await linesOf(metrics, 'house_')).toEqual(['house_database_reachable 0']);
  expect(await linesOf(metrics, 'alarm_standing')).toEqual([]);
  await pool.end();
  await proxy.close();
});
