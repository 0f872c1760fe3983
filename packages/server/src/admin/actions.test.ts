// The log is only added to: its table refuses everything else, and floods of refusals stay small.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetAddresses, noteAction, noteRefused, readActions } from '#admin/actions.ts';
import { rewriteLog } from '#testing/admin-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => rewriteLog(database.pool, 'truncate app.admin_actions restart identity'));
afterAll(() => database.drop());

const all = () => readActions(database.pool, { before: null, limit: 1_000 });
const action = {
  action: 'launch-made',
  session: 'abcdef01',
  client: '192.0.2.7',
  detail: { launch: 1 },
} as const;

describe('the table', () => {
  test.each([
    `update app.admin_actions set action = 'signed-out'`,
    `update app.admin_actions set client = null`,
    `update app.admin_actions set detail = '{}'`,
    `update app.admin_actions set times = times + 1`,
    `update app.admin_actions set who = 'password'`,
    `update app.admin_actions set at = at - interval '1 year'`,
    'delete from app.admin_actions',
    'truncate app.admin_actions',
  ])('error: %s is refused, whoever asks', async (sql) => {
    await noteAction(database.pool, action);
    const before = await all();
    await expect(database.pool.query(sql)).rejects.toThrow('The log of actions is only added to.');
    expect(await all()).toEqual(before);
  });

  test.each([
    `update app.admin_actions set times = times + 2`,
    `update app.admin_actions set times = times + 1, client = '192.0.2.9'`,
    `update app.admin_actions set times = times + 1, at = at - interval '1 hour'`,
    `update app.admin_actions set client = null`,
    'delete from app.admin_actions',
  ])('error: of an attempt too, %s is refused', async (sql) => {
    await noteRefused(database.pool, { action: 'sign-in-refused', client: '192.0.2.7' });
    await expect(database.pool.query(sql)).rejects.toThrow('The log of actions is only added to.');
  });

  test('behavior: after 30 days networks and attempts are forgotten, and what admins did stays as it was', async () => {
    await noteAction(database.pool, action);
    await noteRefused(database.pool, { action: 'request-refused', client: '192.0.2.7' });
    await rewriteLog(database.pool, `update app.admin_actions set at = at - interval '29 days'`);
    await forgetAddresses(database.pool);
    expect(await all()).toMatchObject([{ action: 'request-refused' }, { client: '192.0.2.7' }]);
    await rewriteLog(database.pool, `update app.admin_actions set at = at - interval '2 days'`);
    await forgetAddresses(database.pool);
    expect(await all()).toMatchObject([{ ...action, client: null }]);
    await expect(database.pool.query('delete from app.admin_actions')).rejects.toThrow('only added to');
  });
});

const refuse = (client: string, route = '/api/admin/logout') =>
  noteRefused(database.pool, { action: 'request-refused', client, detail: { route } });

describe('refusals', () => {
  test('behavior: the same of an hour is one row, and another one begins after it', async () => {
    for (let i = 0; i < 3; i++) await refuse('192.0.2.7');
    await refuse('192.0.2.7', '/api/admin/launches');
    await refuse('192.0.2.8');
    expect((await all()).map(({ client, times }) => [client, times])).toEqual([
      ['192.0.2.8', 1],
      ['192.0.2.7', 1],
      ['192.0.2.7', 3],
    ]);
    await rewriteLog(
      database.pool,
      `update app.admin_actions set first_at = first_at - interval '61 minutes'`,
    );
    await refuse('192.0.2.7');
    expect(await all()).toHaveLength(4);
  });

  test('behavior: a flood from anywhere is two hundred rows of an hour and one', async () => {
    await database.pool.query(
      `insert into app.admin_actions (action, client, detail)
       select 'request-refused', '10.0.0.' || n, '{}' from generate_series(1, 199) as n`,
    );
    for (let i = 0; i < 20; i++) await refuse(`10.1.0.${i}`);
    const rows = await all();
    expect(rows).toHaveLength(201);
    expect(rows[0]).toMatchObject({ action: 'request-refused', client: null, detail: {}, times: 19 });
  });
});
