// The list of tables is complete: what a migration adds has a fate, and nothing in the list is gone.
import { deployments } from '@lilape/contracts/generated/deployments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readColumns, readTables } from '#backup/catalogue.ts';
import { FOLDED, KEPT, TABLES, fillingsOf, orderOf } from '#backup/tables.ts';
import { watchedSubject } from '#projections.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

test('behavior: every table of the database is kept, folded again or ephemeral', async () => {
  expect(await readTables(database.pool)).toEqual(Object.keys(TABLES).sort());
});

test('behavior: a table that is in no list is seen', async () => {
  await database.pool.query('create table app.forgotten (id integer)');
  const unlisted = (await readTables(database.pool)).filter((name) => !Object.hasOwn(TABLES, name));
  await database.pool.query('drop table app.forgotten');
  expect(unlisted).toEqual(['app.forgotten']);
});

test.each(KEPT)(
  'behavior: %s has a key, so that its rows stay in order, and the columns that are filled',
  async (name) => {
    const { columns, key } = await readColumns(database.pool, name);
    expect(key).not.toEqual([]);
    expect(columns).toEqual(expect.arrayContaining([...Object.keys(fillingsOf(name)), ...orderOf(name)]));
  },
);

test('behavior: the tables of the ledger are locked in the order in which its projections empty them', () => {
  const emptied = watchedSubject(deployments[31337]).projections.flatMap(({ tables }) =>
    tables.map(({ name }) => name),
  );
  expect(FOLDED.filter((name) => emptied.includes(name))).toEqual(emptied);
  expect(FOLDED.slice(0, 4)).toEqual([
    'ledger.source',
    'ledger.projections',
    'ledger.state',
    'ledger.alarms',
  ]);
  expect(FOLDED.at(-1)).toBe('watch.anchors');
});

test.each(FOLDED)('behavior: %s has the columns that its copy is ordered by', async (name) => {
  const { columns, key } = await readColumns(database.pool, name);
  expect(columns).toEqual(expect.arrayContaining([...orderOf(name)]));
  expect([...orderOf(name), ...key]).not.toEqual([]);
});
