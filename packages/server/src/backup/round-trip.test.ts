// What was backed up comes back row by row; what is new is all that a backup writes.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KEPT } from '#backup/tables.ts';
import { newMemory } from '#backup/take.ts';
import { cidOf } from '#studio/block.ts';
import { APE, STORED, fillKeptTables, rowsOf } from '#testing/backup/rows.ts';
import { type BackupRig, openBackupRig } from '#testing/backup/rig.ts';
import type { TestDatabase } from '#testing/postgres.ts';

let rig: BackupRig;
let database: TestDatabase;
beforeEach(async () => {
  rig = await openBackupRig();
  database = await rig.newDatabase();
  await fillKeptTables(database.pool);
  await rig.files.keep(APE);
});
afterEach(() => rig.close());

const allRows = async ({ pool }: TestDatabase) =>
  Object.fromEntries(await Promise.all(KEPT.map(async (name) => [name, await rowsOf(pool, name)] as const)));

test('behavior: every kept table comes back row by row, and every published file', async () => {
  const before = await allRows(database);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const taken = await rig.take(database.pool);
  const other = await rig.newDatabase();
  const restored = await rig.restore(other.pool);
  const { 'watch.progress': progress, ...after } = await allRows(other);
  const { 'watch.progress': _, ...expected } = before;
  expect(after).toEqual(expected);
  expect(progress?.join()).toMatch(/^\(t,\d{10},0,0,0\)$/);
  expect(await rig.restoredFiles.read(cidOf(APE))).toEqual(Buffer.from(APE));
  // Its bytes are in the database.
  expect(await rig.restoredFiles.read(cidOf(STORED))).toBeNull();
  expect(restored).toMatchObject({ name: taken?.name, files: 2, missingFiles: 0, unknownMessages: 0 });
});

test('behavior: where nothing changed nothing is written but the list, and a row more changes one part', async () => {
  const memory = newMemory();
  await rig.take(database.pool, { memory });
  const first = await rig.names();
  expect(await rig.take(database.pool, { memory })).toMatchObject({ isSame: true, written: 0 });
  expect(await rig.names()).toEqual(first);
  await database.pool.query(`insert into app.alerted_purchases (tx_hash, ordinal) values ('\\x09', 1)`);
  // Another process knows from the store what is in it.
  expect(await rig.take(database.pool)).toMatchObject({ isSame: false, written: 1 });
  expect((await rig.names()).length).toBe(first.length + 2);
});

test('behavior: of a large table only what is new is written', async () => {
  await database.pool.query(
    `insert into app.alerted_purchases (tx_hash, ordinal, at)
     select sha256(n::text::bytea), 0, '2026-01-01' from generate_series(1, 20000) n`,
  );
  const first = await rig.take(database.pool);
  await database.pool.query(`delete from app.alerted_purchases where tx_hash = sha256('777')`);
  const second = await rig.take(database.pool);
  await database.pool.query(
    `insert into app.alerted_purchases (tx_hash, ordinal, at)
     select sha256(n::text::bytea), 1, now() from generate_series(1, 200) n`,
  );
  const third = await rig.take(database.pool);
  expect(first?.written).toBeGreaterThan(20);
  // The part that it was in; and the last one, though keys are in no order. A part may have been cut in two.
  expect(second?.written).toBeLessThanOrEqual(2);
  expect(third?.written).toBeLessThanOrEqual(2);
  const other = await rig.newDatabase();
  await rig.restore(other.pool);
  expect(await rowsOf(other.pool, 'app.alerted_purchases')).toEqual(
    await rowsOf(database.pool, 'app.alerted_purchases'),
  );
});

test('behavior: rows do not wait for published files, which come with the next backup', async () => {
  expect(await rig.take(database.pool, { filesMs: 0 })).toMatchObject({ missingFiles: 1 });
  const other = await rig.newDatabase();
  expect(await rig.restore(other.pool)).toMatchObject({ files: 1, missingFiles: 1 });
  expect(await rowsOf(other.pool, 'app.published_files')).toEqual(
    await rowsOf(database.pool, 'app.published_files'),
  );
  expect(await rig.restoredFiles.read(cidOf(APE))).toBeNull();
  expect(await rig.take(other.pool)).toMatchObject({ missingFiles: 0 });
});

test('behavior: a file that was lost here stays in the backup', async () => {
  await rig.take(database.pool);
  await rig.loseFiles();
  expect(await rig.take(database.pool)).toMatchObject({ isSame: true, missingFiles: 0 });
});

test('behavior: a restored database goes on with numbers and versions that nobody was given', async () => {
  await database.pool.query('update watch.progress set version = 5000000000');
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into app.messages (kind, html, text, state) values ('post', '', '', 'queued'), ('post', '', '', 'sending') returning id`,
  );
  await rig.take(database.pool);
  const other = await rig.newDatabase();
  expect(await rig.restore(other.pool)).toMatchObject({ unknownMessages: 2 });
  const next = await other.pool.query<{ id: string }>(
    `insert into app.messages (kind, html, text) values ('post', '', '') returning id`,
  );
  expect(Number(next.rows[0]?.id)).toBe(Number(rows[1]?.id) + 1_001);
  expect((await other.pool.query('select version from watch.progress')).rows).toEqual([
    { version: '5000001000' },
  ]);
  const states = await other.pool.query(`select state from app.messages where id = any($1)`, [
    rows.map(({ id }) => id),
  ]);
  expect(states.rows).toEqual([{ state: 'unknown' }, { state: 'unknown' }]);
});

test('behavior: nobody is signed in after a restore', async () => {
  await database.pool.query(
    `insert into app.sessions (token_hash, subject, ends_at) values ('\\x01', 'admin', now() + interval '1 day')`,
  );
  await rig.take(database.pool);
  const other = await rig.newDatabase();
  await rig.restore(other.pool);
  expect(await rowsOf(other.pool, 'app.sessions')).toEqual([]);
});

test('behavior: nothing of what is kept can be read in the store', async () => {
  await rig.take(database.pool);
  const files = await Promise.all((await rig.names()).map((name) => rig.store.read(name)));
  const all = Buffer.concat(files.map((bytes) => bytes ?? new Uint8Array()));
  for (const text of ['someone@example.org', 'scrypt$hash', 'a picture'])
    expect(all.includes(text)).toBe(false);
});

test('error: a database with a row in it is refused, and stays as it is', async () => {
  await rig.take(database.pool);
  const other = await rig.newDatabase();
  await other.pool.query(`insert into app.admin_password (hash) values ('new')`);
  await expect(rig.restore(other.pool)).rejects.toThrow(
    'The database is not empty (app.admin_password): restore onto an empty one, which loses nothing.',
  );
  expect(await rowsOf(other.pool, 'app.messages')).toEqual([]);
});
