// What the admin is shown: the log of what was done, and the files that wait to be pinned.
import { describe, expect, test } from 'vitest';
import { ADMIN, STRANGER, codeOf, useAdminRig } from '#testing/admin-rig.ts';
import { JOBS } from '#worker/jobs.ts';

const rig = useAdminRig();
const { get, login, logout, signIn, isIn, actions } = rig;

describe('the log of actions', () => {
  test('behavior: it says who did what, when and from where', async () => {
    const [one, other] = [await signIn(), await signIn({ from: '203.0.113.1' })];
    await logout('others', one);
    const noted = await actions(one);
    expect(noted).toMatchObject([
      { id: '3', action: 'others-signed-out', client: ADMIN },
      { id: '2', action: 'signed-in', client: '203.0.113.1' },
      { id: '1', action: 'signed-in', client: ADMIN },
    ]);
    expect(noted[0]?.['session']).toBe(noted[2]?.['session']);
    expect(noted[0]?.['session']).toMatch(/^[0-9a-f]{8}$/);
    expect(await isIn(other)).toBe(false);
  });

  test('behavior: it comes in pages, and the last one says so', async () => {
    const cookie = await signIn();
    await rig.database.pool.query(
      `insert into app.admin_actions (action) select 'signed-out' from generate_series(1, 60)`,
    );
    const page = async (path: string) =>
      (await (await get(path, { cookie })).json()) as { actions: { id: string }[]; next: string | null };
    const first = await page('/api/admin/audit');
    expect([first.actions.length, first.actions[0]?.id, first.next]).toEqual([50, '61', '12']);
    const second = await page('/api/admin/audit?before=12');
    expect([second.actions.length, second.actions[0]?.id, second.next]).toEqual([11, '11', null]);
  });

  test('behavior: after 30 days the worker forgets addresses and attempts, not actions', async () => {
    await login('wrong', { from: STRANGER });
    const cookie = await signIn();
    await rig.rewrite(`update app.admin_actions set at = at - interval '31 days'`);
    for (const job of JOBS) await job.run(rig.database.pool);
    expect(await actions(cookie)).toMatchObject([{ action: 'signed-in', client: null }]);
  });
});

test('behavior: an admin sees which files wait to be pinned, and why; nobody else does', async () => {
  expect(await codeOf(await get('/api/admin/pins'))).toEqual([401, 'SIGN_IN_FIRST']);
  await rig.database.pool.query(
    `insert into app.painted_apes values (7, 'bafkrei-image', 'bafkrei-metadata');
     insert into app.pins (cid, asked_at, next_try_at, tries, fault, details, pinned_at) values
       ('bafkrei-image', '2026-01-01', '2026-01-02', 3, 'refused', 'The Kubo node answered 403', null),
       ('bafkrei-metadata', '2026-01-01', '2026-01-02', 1, null, null, now())`,
  );
  const cookie = await signIn();
  expect(await (await get('/api/admin/pins', { cookie })).json()).toEqual({
    success: true,
    isSetUp: false,
    pinned: 1,
    waiting: 1,
    oldestSeconds: expect.any(Number) as number,
    pins: [
      {
        cid: 'bafkrei-image',
        tokenId: 7,
        asked_at: '2026-01-01T00:00:00.000Z',
        tries: 3,
        next_try_at: '2026-01-02T00:00:00.000Z',
        fault: 'refused',
        details: 'The Kubo node answered 403',
      },
    ],
  });
});
