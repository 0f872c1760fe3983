// Signing in and out through the API: who gets in, who does not, what is kept of it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { JOBS } from '#worker/jobs.ts';

const HASH = 'argon2id:19456:1:1:bGlsYXBlLXRlc3Qtc2FsdA:1mGD_wSBvJHKSNs9K-izlbpj-BIXcGBNFaVk5FNAqWo';
const PASSWORD = 'banana-split-1234';
const PAGE = { host: 'lilape.example', origin: 'https://lilape.example', 'x-forwarded-proto': 'https' };
const ADMIN = '192.0.2.7';
const STRANGER = '198.51.100.9';

let database: TestDatabase;
let rig: ApiRig;
let limitNowMs = 0;

const start = (adminPasswordHash?: string): Promise<ApiRig> =>
  startApiRig({
    pool: database.pool,
    databaseUrl: database.url,
    trustedProxyHops: 1,
    limitClock: () => limitNowMs,
    ...(adminPasswordHash === undefined ? {} : { adminPasswordHash }),
  });

beforeAll(async () => {
  database = await openTestDatabase();
  rig = await start(HASH);
});
beforeEach(async () => {
  limitNowMs += 3_600_000;
  await database.pool.query('truncate app.sessions, app.admin_actions restart identity');
});
afterAll(async () => {
  await rig.close();
  await database.drop();
});

type Call = { from?: string; cookie?: string; headers?: Record<string, string>; on?: ApiRig };

function post(path: string, body: unknown, { from = ADMIN, cookie, headers, on = rig }: Call = {}) {
  return on.request(path, {
    method: 'POST',
    headers: {
      ...PAGE,
      'Content-Type': 'application/json',
      'x-forwarded-for': from,
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
const get = (path: string, { from = ADMIN, cookie, on = rig }: Call = {}) =>
  on.request(path, {
    headers: { ...PAGE, 'x-forwarded-for': from, ...(cookie === undefined ? {} : { cookie }) },
  });
const login = (password: string, call?: Call) => post('/api/admin/login', { password }, call);
const wrong = (call: Call) => login('wrong', call);
const logout = (scope: string, cookie: string) => post('/api/admin/logout', { scope }, { cookie });

/** Makes sessions as old as if so many hours had passed. */
const age = (hours: number) =>
  database.pool.query(`update app.sessions set ends_at = ends_at - $1 * interval '1 hour'`, [hours]);
/** The Cookie header of a browser after an answer. */
const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
const signIn = async (call?: Call) => cookieOf(await login(PASSWORD, call));
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const isIn = async (cookie: string, on = rig) =>
  ((await (await get('/api/admin/session', { cookie, on })).json()) as { session: object | null }).session !==
  null;
const actions = async (cookie: string) =>
  ((await (await get('/api/admin/audit', { cookie })).json()) as { actions: Record<string, unknown>[] })
    .actions;

describe('signing in', () => {
  test('behavior: the password opens a session of a day, in a cookie that no script and no other site gets', async () => {
    const response = await login(PASSWORD);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [session, browser] = response.headers.getSetCookie();
    expect(session).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; Max-Age=86400; Secure; HttpOnly; SameSite=Strict$/,
    );
    expect(browser).toMatch(
      /^__Host-browser=[\w-]{43}; Path=\/; Max-Age=15552000; Secure; HttpOnly; SameSite=Strict$/,
    );
    const body = (await response.json()) as { session: { opened_at: string; ends_at: string } };
    expect(Date.parse(body.session.ends_at) - Date.parse(body.session.opened_at)).toBe(86_400_000);
    const { rows } = await database.pool.query('select * from app.sessions');
    for (const token of cookieOf(response).match(/[\w-]{43}/g) ?? [])
      expect(JSON.stringify(rows)).not.toContain(token);
    expect(await isIn(cookieOf(response))).toBe(true);
  });

  test.each([
    ['a wrong password', { password: 'banana' }, 401, 'WRONG_PASSWORD'],
    ['none', {}, 400, 'INVALID_FIELD'],
    ['an empty one', { password: '' }, 400, 'INVALID_FIELD'],
    ['a long one', { password: 'x'.repeat(201) }, 400, 'INVALID_FIELD'],
    ['a list', { password: [PASSWORD] }, 400, 'INVALID_FIELD'],
    ['more than that', { password: PASSWORD, admin: true }, 400, 'INVALID_FIELD'],
    ['no JSON', 'password=banana', 400, 'INVALID_REQUEST'],
    ['a huge body', { password: 'x'.repeat(10_000) }, 413, 'BODY_TOO_LARGE'],
  ])('error: %s', async (_, body, status, code) => {
    const response = await post('/api/admin/login', body);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await codeOf(response)).toEqual([status, code]);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['no page', { origin: '' }],
    ['our page without TLS', { origin: 'http://lilape.example' }],
  ])('error: the right password from %s', async (_, headers) => {
    expect(await codeOf(await login(PASSWORD, { headers }))).toEqual([403, 'NOT_OUR_PAGE']);
  });

  test('behavior: two at once both get in, each with a session of their own', async () => {
    const [one, other] = await Promise.all([signIn(), signIn({ from: '203.0.113.1' })]);
    expect(await isIn(one ?? '')).toBe(true);
    expect(await isIn(other ?? '')).toBe(true);
    const body = (await (await get('/api/admin/sessions', { cookie: one })).json()) as {
      sessions: { client: string }[];
    };
    expect(body.sessions.map(({ client }) => client).sort()).toEqual([ADMIN, '203.0.113.1']);
  });

  test('behavior: signing in again in the same browser replaces its session', async () => {
    const first = await signIn();
    const second = await signIn({ cookie: first });
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });

  test('behavior: without a password set nobody gets in, and the answer says how to set one', async () => {
    const bare = await start();
    const cookie = await signIn();
    expect(await codeOf(await login(PASSWORD, { on: bare }))).toEqual([503, 'ADMIN_NOT_SET_UP']);
    expect(await codeOf(await get('/api/admin/audit', { cookie, on: bare }))).toEqual([
      503,
      'ADMIN_NOT_SET_UP',
    ]);
    expect(await (await get('/api/admin/session', { cookie, on: bare })).json()).toEqual({
      success: true,
      isSetUp: false,
      session: null,
    });
    await bare.close();
  });
});

describe('limits', () => {
  test('behavior: five attempts, then one in ten seconds, and Retry-After says when', async () => {
    for (let i = 0; i < 5; i++) expect((await wrong({ from: STRANGER })).status).toBe(401);
    const refused = await login(PASSWORD, { from: STRANGER });
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', values: { seconds: 10 } });
    limitNowMs += 10_000;
    expect((await login(PASSWORD, { from: STRANGER })).status).toBe(200);
  });

  test('behavior: a crowd of strangers shares one limit, which a browser that was here before stands outside of', async () => {
    const cookie = await signIn();
    limitNowMs += 3_600_000;
    for (let i = 0; i < 20; i++) expect((await wrong({ from: `100.${i}.0.1` })).status).toBe(401);
    expect((await wrong({ from: '100.99.0.1' })).status).toBe(429);
    expect((await login(PASSWORD, { from: ADMIN })).status).toBe(429);
    expect((await login(PASSWORD, { from: ADMIN, cookie })).status).toBe(200);
    // Whom nobody knows waits for seconds, not for the crowd to go away.
    limitNowMs += 1_000;
    expect((await login(PASSWORD, { from: ADMIN })).status).toBe(200);
  });

  test('behavior: a known browser has a limit too', async () => {
    const cookie = await signIn();
    for (let i = 0; i < 5; i++) expect((await wrong({ cookie })).status).toBe(401);
    expect((await wrong({ cookie })).status).toBe(429);
  });

  test('behavior: wrong passwords of an hour are one row of the log', async () => {
    for (let i = 0; i < 3; i++) await wrong({ from: STRANGER });
    expect(await actions(await signIn())).toMatchObject([
      { action: 'signed-in', client: ADMIN, times: 1 },
      { action: 'sign-in-refused', client: STRANGER, session: null, times: 3 },
    ]);
  });
});

describe('a session', () => {
  const forged = [
    `__Host-session=${'A'.repeat(43)}`,
    '__Host-session=admin',
    "__Host-session=' or 1=1 --",
    `session=${'A'.repeat(43)}`,
  ];
  test.each(['', ...forged])('error: %s opens nothing', async (cookie) => {
    for (const path of ['/api/admin/audit', '/api/admin/sessions'])
      expect(await codeOf(await get(path, { cookie }))).toEqual([401, 'SIGN_IN_FIRST']);
    expect(await codeOf(await logout('here', cookie))).toEqual([401, 'SIGN_IN_FIRST']);
  });

  test('error: that a browser is known does not open anything', async () => {
    const browser = /__Host-browser=([\w-]{43})/.exec(await signIn())?.[1] ?? '';
    expect(await isIn(`__Host-session=${browser}`)).toBe(false);
  });

  test('behavior: it goes on after a restart and in every other process', async () => {
    const cookie = await signIn();
    const other = await start(HASH);
    expect(await isIn(cookie, other)).toBe(true);
    await other.close();
  });

  test('behavior: a new password ends it', async () => {
    const cookie = await signIn();
    const other = await start(HASH.replace(':1:1:', ':2:1:'));
    expect(await isIn(cookie, other)).toBe(false);
    await other.close();
  });

  test('behavior: it ends after 24 hours of the database’s clock', async () => {
    const cookie = await signIn();
    await age(23);
    expect(await isIn(cookie)).toBe(true);
    await age(1);
    expect(await isIn(cookie)).toBe(false);
    expect(await codeOf(await get('/api/admin/audit', { cookie }))).toEqual([401, 'SIGN_IN_FIRST']);
  });

  test('error: another site cannot end it', async () => {
    const cookie = await signIn();
    const answer = await post(
      '/api/admin/logout',
      { scope: 'everywhere' },
      { cookie, headers: { origin: 'https://evil.example' } },
    );
    expect(await codeOf(answer)).toEqual([403, 'NOT_OUR_PAGE']);
    expect(await isIn(cookie)).toBe(true);
  });
});

describe('signing out', () => {
  test.each([
    ['here', [false, true], ['__Host-session=']],
    ['others', [true, false], []],
    ['everywhere', [false, false], ['__Host-session=', '__Host-browser=']],
  ])('behavior: %s', async (scope, isStillIn, cleared) => {
    const [here, there] = [await signIn(), await signIn({ from: '203.0.113.1' })];
    const response = await logout(scope, here);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(cleared);
    expect([await isIn(here), await isIn(there)]).toEqual(isStillIn);
  });

  test('error: no scope, or another one', async () => {
    const cookie = await signIn();
    expect(await codeOf(await logout('moon', cookie))).toEqual([400, 'INVALID_FIELD']);
    expect(await isIn(cookie)).toBe(true);
  });
});

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
    await database.pool.query(
      `insert into app.admin_actions (action) select 'signed-out' from generate_series(1, 60)`,
    );
    const page = async (path: string) =>
      (await (await get(path, { cookie })).json()) as { actions: { id: string }[]; next: string | null };
    const first = await page('/api/admin/audit');
    expect([first.actions.length, first.actions[0]?.id, first.next]).toEqual([50, '61', '12']);
    const second = await page('/api/admin/audit?before=12');
    expect([second.actions.length, second.actions[0]?.id, second.next]).toEqual([11, '11', null]);
  });

  test('behavior: after 30 days the worker forgets addresses and attempts, not deeds', async () => {
    await login('wrong', { from: STRANGER });
    const cookie = await signIn();
    await database.pool.query(`update app.admin_actions set at = at - interval '31 days'`);
    for (const job of JOBS) await job.run(database.pool);
    expect(await actions(cookie)).toMatchObject([{ action: 'signed-in', client: null }]);
  });
});

test('behavior: an admin sees which files wait to be pinned, and why; nobody else does', async () => {
  expect(await codeOf(await get('/api/admin/pins'))).toEqual([401, 'SIGN_IN_FIRST']);
  await database.pool.query(
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
