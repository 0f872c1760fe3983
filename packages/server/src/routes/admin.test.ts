// Signing in and out through the API: who gets in, and who does not.
import { describe, expect, test } from 'vitest';
import { ADMIN, HASH, PASSWORD, STRANGER, codeOf, cookieOf, useAdminRig } from '#testing/admin-rig.ts';

const rig = useAdminRig();
const { start, rest, justNow, age, post, get, login, wrong, logout, signIn, isIn, actions } = rig;

/** The session's cookie, as a host without TLS sets it. */
async function cookieAt(host: string): Promise<string | undefined> {
  const headers = { host, origin: `http://${host}`, 'x-forwarded-proto': 'http' };
  return (await login(PASSWORD, { headers })).headers.getSetCookie()[0];
}

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
    const { rows } = await rig.database.pool.query('select * from app.sessions');
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

  test('behavior: without TLS on this machine the cookie has a plain name, and elsewhere it never travels in the clear', async () => {
    expect(await cookieAt('127.0.0.1:4000')).toMatch(
      /^session=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/,
    );
    expect(await cookieAt('lilape.example')).toMatch(
      /^__Host-session=[\w-]{43}; .*; Secure; HttpOnly; SameSite=Strict$/,
    );
  });

  test('behavior: a token that a browser brought along is never the one it gets', async () => {
    const planted = 'A'.repeat(43);
    const theirs = await signIn();
    const browser = 'B'.repeat(43);
    const fresh = await signIn({ cookie: `__Host-session=${planted}; __Host-browser=${browser}` });
    expect(fresh).not.toContain(planted);
    expect(fresh).not.toContain(browser);
    expect(await isIn(`__Host-session=${planted}`)).toBe(false);
    // Nor does a session of somebody else's live on in it.
    const again = await signIn({ cookie: theirs });
    expect([await isIn(theirs), await isIn(again)]).toEqual([false, true]);
    // Two of a name: one of them is not ours.
    const [token] = /[\w-]{43}/.exec(again) ?? [''];
    expect(await isIn(`__Host-session=${token}; __Host-session=${planted}`)).toBe(false);
  });

  test('behavior: a wrong password leaves the session open that the browser has', async () => {
    const cookie = await signIn();
    const answer = await wrong({ cookie });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
    expect(await isIn(cookie)).toBe(true);
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
      hasPassword: false,
      hasWallets: false,
      session: null,
    });
    await bare.close();
  });
});

describe('limits', () => {
  test('behavior: after five wrong ones each makes the wait twice as long, and Retry-After says it', async () => {
    for (let i = 0; i < 5; i++) expect((await wrong({ from: STRANGER })).status).toBe(401);
    await justNow();
    const refused = await login(PASSWORD, { from: STRANGER });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', values: { seconds: 2 } });
    for (const seconds of [2, 4, 8, 16]) {
      await justNow();
      expect((await login(PASSWORD, { from: STRANGER })).headers.get('retry-after')).toBe(String(seconds));
      await rest(seconds);
      expect((await wrong({ from: STRANGER })).status).toBe(401);
    }
    await rest(32);
    expect((await login(PASSWORD, { from: STRANGER })).status).toBe(200);
    // Who was right is no guesser.
    for (let i = 0; i < 5; i++) expect((await wrong({ from: STRANGER })).status).toBe(401);
  });

  test('behavior: being refused makes nobody wait longer, and time makes the wait shorter', async () => {
    for (let i = 0; i < 5; i++) await wrong({ from: STRANGER });
    for (let i = 0; i < 10; i++) {
      await justNow();
      expect((await wrong({ from: STRANGER })).headers.get('retry-after')).toBe('2');
    }
    await rest(1_200);
    for (let i = 0; i < 2; i++) expect((await wrong({ from: STRANGER })).status).toBe(401);
    await justNow();
    expect((await wrong({ from: STRANGER })).headers.get('retry-after')).toBe('2');
  });

  test('behavior: many at once count as many', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => wrong({ from: STRANGER })));
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test('behavior: every process counts the same, and a restart forgets nothing', async () => {
    for (let i = 0; i < 5; i++) await wrong({ from: STRANGER });
    const other = await start(HASH);
    await justNow();
    expect((await login(PASSWORD, { from: STRANGER, on: other })).status).toBe(429);
    await other.close();
  });

  test('behavior: a crowd of strangers shares one limit, which a browser that was here before stands outside of', async () => {
    const cookie = await signIn();
    for (let i = 0; i < 20; i++) expect((await wrong({ from: `100.${i}.0.1` })).status).toBe(401);
    await justNow();
    expect((await wrong({ from: '100.99.0.1' })).status).toBe(429);
    await justNow();
    expect((await login(PASSWORD, { from: ADMIN })).headers.get('retry-after')).toBe('1');
    expect((await login(PASSWORD, { from: ADMIN, cookie })).status).toBe(200);
    // Whom nobody knows waits for seconds, not for the crowd to go away.
    await rest(1);
    expect((await login(PASSWORD, { from: ADMIN })).status).toBe(200);
  });

  test('behavior: the longest that a crowd can make a new browser wait is five seconds', async () => {
    await rig.database.pool.query(`insert into app.sign_in_misses values ('strangers all', 1000000)`);
    expect((await login(PASSWORD, { from: ADMIN })).headers.get('retry-after')).toBe('5');
  });

  test('behavior: a network has a limit of its own, however many addresses it has', async () => {
    await rig.database.pool.query(`insert into app.sign_in_misses values ('network 198.51.0.0/16', 52)`);
    expect((await login(PASSWORD, { from: STRANGER })).headers.get('retry-after')).toBe('4');
    expect((await login(PASSWORD, { from: ADMIN })).status).toBe(200);
  });

  test('behavior: a known browser has a limit too', async () => {
    const cookie = await signIn();
    for (let i = 0; i < 5; i++) expect((await wrong({ cookie })).status).toBe(401);
    expect((await wrong({ cookie })).status).toBe(429);
  });

  test('behavior: right and wrong passwords are answered alike until they are looked at', async () => {
    for (let i = 0; i < 5; i++) await wrong({ from: STRANGER });
    const [right, not] = [await login(PASSWORD, { from: STRANGER }), await wrong({ from: STRANGER })];
    expect(await right.text()).toBe(await not.text());
    expect(right.headers.getSetCookie()).toEqual([]);
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

  test('behavior: it ends after 24 hours of the database’s clock, however much it is used', async () => {
    const cookie = await signIn();
    for (const hours of [8, 8, 7]) {
      await age(hours);
      expect(await isIn(cookie)).toBe(true);
    }
    await age(1);
    expect(await isIn(cookie)).toBe(false);
    expect(await codeOf(await get('/api/admin/audit', { cookie }))).toEqual([401, 'SIGN_IN_FIRST']);
  });

  test('behavior: it ends after 12 hours in which nobody used it', async () => {
    const [used, left] = [await signIn(), await signIn()];
    await age(11);
    expect(await isIn(used)).toBe(true);
    await age(1);
    expect([await isIn(used), await isIn(left)]).toEqual([true, false]);
    await age(12);
    expect(await isIn(used)).toBe(false);
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
  ])('behavior: signing out %s', async (scope, isStillIn, cleared) => {
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
