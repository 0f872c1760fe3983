// What only the admin sees away from the local chain: pages of the workshop with their data, and how the server is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DEPLOYMENT } from '#testing/api-ledger.ts';
import { type ApiRig, scriptChain, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const HASH = 'argon2id:19456:1:1:bGlsYXBlLXRlc3Qtc2FsdA:1mGD_wSBvJHKSNs9K-izlbpj-BIXcGBNFaVk5FNAqWo';
const HERE = { host: '127.0.0.1:4000', origin: 'http://127.0.0.1:4000' };

let database: TestDatabase;
/** On the local chain, and on Base. */
let local: ApiRig;
let base: ApiRig;
let cookie: string;

const pages = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>404</title>',
  'test-nft/index.html': '<!doctype html><title>Bench</title>',
  'ru/test-nft/index.html': '<!doctype html><title>Стенд</title>',
  'debug-characters/index.html': '<!doctype html><title>Cast</title>',
};

beforeAll(async () => {
  database = await openTestDatabase();
  const options = { pool: database.pool, databaseUrl: database.url, adminPasswordHash: HASH, pages };
  local = await startApiRig(options);
  base = await startApiRig({
    ...options,
    real: { chain: scriptChain(), deployment: { ...TEST_DEPLOYMENT, chainId: 8453 } },
  });
  for (const rig of [local, base]) await rig.api.page.loaded;
  const answer = await base.request('/api/admin/login', {
    method: 'POST',
    headers: { ...HERE, 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: 'banana-split-1234' }),
  });
  cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
});

afterAll(async () => {
  await base.close();
  await local.close();
  await database.drop();
});

const get = (rig: ApiRig, path: string, signedIn = false, headers: Record<string, string> = {}) =>
  rig.request(path, { headers: { ...HERE, ...headers, ...(signedIn ? { cookie } : {}) } });

describe('pages of the workshop', () => {
  test.each([
    ['/test-nft', '/admin?for=test-nft'],
    ['/test-nft/', '/admin?for=test-nft'],
    ['/test-nft/index.html', '/admin?for=test-nft'],
    ['/%74est-nft', '/admin?for=test-nft'],
    ['/ru/test-nft', '/ru/admin?for=test-nft'],
    ['/debug-characters', '/admin?for=debug-characters'],
  ])('behavior: %s sends a stranger to %s, and the admin gets it', async (path, to) => {
    const stranger = await get(base, path);
    expect([stranger.status, stranger.headers.get('location')]).toEqual([302, to]);
    expect(stranger.headers.get('cache-control')).toBe('private, no-store');
    const admin = await get(base, path, true);
    expect([admin.status, admin.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await admin.text()).toMatch(/Bench|Стенд|Cast/);
  });

  test('error: knowing what the page was does not open it', async () => {
    const etag = (await get(base, '/test-nft', true)).headers.get('etag') ?? '';
    expect((await get(base, '/test-nft', false, { 'if-none-match': etag })).status).toBe(302);
  });

  test('behavior: on the local chain everybody gets it', async () => {
    expect(await (await get(local, '/test-nft')).text()).toContain('Bench');
  });

  test('behavior: other pages are nobody’s business', async () => {
    expect((await get(base, '/')).status).toBe(200);
  });
});

describe('the cast', () => {
  test('behavior: fields and pictures, for everybody on the local chain', async () => {
    const { characters } = (await (await get(local, '/api/debug-characters')).json()) as {
      characters: { id: string }[];
    };
    expect(characters.map(({ id }) => id)).toEqual(['ape', 'parrot', 'snake', 'crab', 'banana']);
    expect(characters[3]).toEqual({
      id: 'crab',
      name: { en: 'The crab with the hammer', ru: 'Краб с молотком' },
      type: 'enemy',
      price: 0,
      emoji: '🦀',
      description: {
        en: 'Goes sideways for months, then hits the price on the head.',
        ru: 'Месяцами ползёт вбок, а потом бьёт цену по голове.',
      },
      size: 1024,
      unlocked: true,
      is3D: false,
      model3D: null,
      style: 'ink',
    });
    const picture = await get(local, '/api/debug-characters/crab/picture');
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    expect(await picture.text()).toMatch(/^<svg /);
  });

  test('error: somebody who is not in it', async () => {
    expect((await get(local, '/api/debug-characters/whale/picture')).status).toBe(404);
  });

  test.each(['/api/debug-characters', '/api/debug-characters/ape/picture'])(
    'behavior: on Base %s is for the admin alone',
    async (path) => {
      expect((await get(base, path)).status).toBe(401);
      expect((await get(base, path, true)).status).toBe(200);
    },
  );
});

test('behavior: how the server is, for the admin alone, on the local chain too', async () => {
  await database.pool.query(
    `insert into app.jobs (name, ran_at, fault) values ('count', now(), 'TypeError')`,
  );
  await database.pool.query(
    `insert into app.messages (kind, html, text, state, ended_at) values
       ('post', '', '', 'queued', null), ('post', '', '', 'unknown', now() - interval '9 days'),
       ('post', '', '', 'sent', now()), ('post', '', '', 'sent', now() - interval '2 days');
     insert into app.pins (cid, asked_at) values ('bafkrei-waits', now() - interval '90 seconds')`,
  );
  expect((await get(local, '/api/admin/state')).status).toBe(401);
  const state = (await (await get(local, '/api/admin/state', true)).json()) as Record<string, object>;
  expect(state).toMatchObject({
    server: { version: '0.1.0' },
    alarms: [],
    jobs: [{ name: 'count', isRunning: false, fault: 'TypeError' }],
    studio: null,
    endpoints: [],
    endpoints_compared: null,
    outbox: { queued: 1, sending: 0, unknown: 1, refused: 0, sent: 1 },
    pins: { waiting: 1, oldest_seconds: 90 },
  });
  const { free_bytes: free, total_bytes: total } = state['disk'] as {
    free_bytes: number;
    total_bytes: number;
  };
  expect(free).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(free);
  expect((state['database'] as { bytes: number }).bytes).toBeGreaterThan(1_000_000);
});
