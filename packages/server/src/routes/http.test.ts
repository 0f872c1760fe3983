// What is true of every path: methods, odd requests, limits, the page, and a database that goes away.
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPool } from '#postgres/database.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#testing/api-database-proxy.ts';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ALICE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const BOB = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const CAROL = '0x90f79bf6eb2c4f870365e785982e1f101e93b906';
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const SCRIPT = `console.log(${JSON.stringify('banana '.repeat(200))})`;

let database: TestDatabase;
let proxy: DatabaseProxy;
let pool: ReturnType<typeof openPool>;
let rig: ApiRig;
let limitNowMs = 0;

const request = (path: string, init?: RequestInit) => {
  limitNowMs += 1_000;
  return rig.request(path, init);
};

beforeAll(async () => {
  database = await openTestDatabase();
  const client = new Client(database.url);
  await client.connect();
  const ledger = await startTestLedger(client);
  await ledger.block([{ txHash: hashOf(1), buyer: ALICE, coin: 'USDT', chargedUnits: 1_500_000n }]);
  await ledger.note();
  const { rows } = await client.query<{ version: string }>('select version from watch.progress');
  await client.end();
  proxy = await openDatabaseProxy(database.url);
  pool = openPool(proxy.url, () => undefined);
  rig = await startApiRig({
    pool,
    databaseUrl: proxy.url,
    limitClock: () => limitNowMs,
    pages: {
      'index.html': '<!doctype html><title>Home</title>',
      'staking/index.html': '<!doctype html><title>Staking</title>',
      'game/index.html': '<!doctype html><title>Game</title>',
      'game/any.html': '<!doctype html><title>Any game</title>',
      'inline/index.html': '<!doctype html><script>let a = 1;</script>',
      'ru/index.html': '<!doctype html><title>Дом</title>',
      '404.html': '<!doctype html><title>Not here</title>',
      'ru/404.html': '<!doctype html><title>Не здесь</title>',
      'assets/app-1a2b3c.js': SCRIPT,
      'assets/workers/worker-1a2b3c.js': SCRIPT,
      'assets/workers/count-worker-1a2b3c.js': SCRIPT,
      'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>a{}</style></svg>',
    },
  });
  await rig.untilVersion(BigInt(rows[0]?.version ?? 0));
  await rig.api.page.loaded;
});

afterAll(async () => {
  await rig.close();
  await pool.end();
  await proxy.close();
  await database.drop();
});

describe('what a client or a proxy leaves out', () => {
  test('error: a body that its client cuts off is 408, and no fault of the server', async () => {
    const { port } = new URL(rig.url);
    const count = async () => {
      const text = await rig.api.parts.metrics.render();
      return text
        .split('\n')
        .filter((line) => /http_requests_total.*route="\/api\/buy".*status="(408|500)"/.test(line));
    };
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/buy HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a"',
      () => socket.resetAndDestroy(),
    );
    await expect.poll(async () => (await count()).length).toBe(1);
    expect((await count())[0]).toContain('status="408"');
    expect(rig.logLines.filter((line) => line.includes('request.failed'))).toEqual([]);
  });

  test('behavior: X-Forwarded-For without TRUST_PROXY is warned of once', async () => {
    await request('/api/', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    await request('/api/', { headers: { 'x-forwarded-for': '203.0.113.8' } });
    expect(rig.logLines.filter((line) => line.includes('proxy.not-trusted'))).toHaveLength(1);
  });
});

describe('compression', () => {
  test.each(['br', 'gzip'])(
    'behavior: a large answer is sent as %s, under an ETag of its own',
    async (encoding) => {
      const asked = { headers: { 'Accept-Encoding': encoding } };
      const plain = await request('/api/openapi.json');
      const small = await request('/api/openapi.json', asked);
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(plain.headers.get('vary')).toBe('Accept-Encoding');
      expect(small.headers.get('content-encoding')).toBe(encoding);
      expect(small.headers.get('vary')).toBe('Accept-Encoding');
      const bytes = Buffer.from(await small.arrayBuffer());
      const whole = encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      expect(whole.toString()).toBe(await plain.text());
      expect(bytes.length * 4).toBeLessThan(whole.length);
      const again = { headers: { ...asked.headers, 'If-None-Match': small.headers.get('etag') ?? '' } };
      expect((await request('/api/openapi.json', again)).status).toBe(304);
      expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    },
  );

  test('behavior: a small answer stays as it is, on the fast path too', async () => {
    const asked = { headers: { 'Accept-Encoding': 'br, gzip' } };
    for (const answer of [await request('/api/stats', asked), await fetch(`${rig.url}/api/stats`, asked)]) {
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.json()).toMatchObject({ stats: { totalRaised: '1.5' } });
    }
  });
});

describe('methods and paths', () => {
  test.each([
    ['POST', '/api/stats', 'GET, HEAD'],
    ['GET', '/api/buy', 'POST'],
    ['PUT', '/api/buy', 'POST'],
    ['DELETE', `/api/purchases/${ALICE}`, 'GET, HEAD'],
    ['OPTIONS', '/presale/info', 'GET, HEAD'],
    ['POST', '/api/', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/staking', 'GET, HEAD'],
    ['PATCH', '/metrics', 'GET, HEAD'],
  ])('error: %s %s is 405 with what is allowed', async (method, path, allowed) => {
    const response = await request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(await response.json()).toEqual({
      success: false,
      code: 'METHOD_NOT_ALLOWED',
      error: `This address doesn’t accept ${method}. Use ${allowed}.`,
      values: { method, allowed },
    });
  });

  test.each(['/api/nothing', '/api/purchases', '/api/purchases/a/b', '/api/stats/', '/api/../etc/passwd2'])(
    'error: %s is 404',
    async (path) => {
      const response = await request(path);
      expect(response.status).toBe(404);
    },
  );

  test('error: an unknown API path has the error shape', async () => {
    expect(await (await request('/api/nothing')).json()).toEqual({
      success: false,
      code: 'NOT_FOUND',
      error: 'There’s nothing at this address.',
    });
  });

  test.each([
    ['/api/purchases/0x12', 'address'],
    ['/api/purchases/%00', 'address'],
    ['/api/purchases/%E0%A4%A', 'address'],
    ['/api/purchases/%', 'address'],
    [`/api/purchases/0x${'0'.repeat(40)}`, 'address'],
    ['/api/purchases/__proto__', 'address'],
    [`/api/purchases/${ALICE}?orphaned=2`, 'orphaned'],
    [`/api/purchases/${ALICE}?orphaned=1&orphaned=1`, 'orphaned'],
    ['/api/wallet/0x70997970C51812dc3A010C7d01b50e0d17dc79c8/balance', 'address'],
    ['/api/transaction/0x1', 'id'],
    ['/api/sale/chart.svg?width=7&language=en', 'width'],
    ['/api/sale/chart.svg?width=296', 'language'],
    ['/api/events?topics=whales', 'topics'],
    [`/api/transaction/${'9'.repeat(3_000)}`, 'id'],
  ])('error: %s is 400 and names %s', async (path, field) => {
    const response = await request(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'INVALID_FIELD', field });
  });

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['no host', 'GET /api/stats HTTP/1.1\r\n\r\n'],
    ['a host that is none', 'GET /api/nothing HTTP/1.1\r\nHost: a b/c@d\r\nConnection: close\r\n\r\n'],
    ['a backslash in the path', 'GET /api\\stats HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n'],
    ['two lengths', 'POST /api/buy HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    ['a header without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
  ])('error: %s is 4xx', async (_name, text) => {
    expect(await rawStatus(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test('behavior: a whole URL as the request target, an upgrade and an odd method are answered', async () => {
    const close = 'Connection: close\r\n\r\n';
    expect(await rawStatus(`PROPFIND /api/stats HTTP/1.1\r\nHost: a\r\n${close}`)).toMatch(/405/);
    expect(await rawStatus(`GET http://b/api/nothing HTTP/1.1\r\nHost: a\r\n${close}`)).toMatch(/4\d\d/);
    expect(
      await rawStatus(
        'GET /api/nothing HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n\r\n',
      ),
    ).toMatch(/404/);
  });
});

describe('limits', () => {
  test.each([
    ['read', () => rig.request(`/api/purchases/${ALICE}`), 100],
    ['write', () => rig.post({}), 20],
  ] as const)('error: beyond the burst a %s is 429 with Retry-After', async (_kind, send, burst) => {
    limitNowMs += 60_000;
    const statuses = new Map<number, number>();
    for (let i = 0; i < burst; i++) {
      const { status } = await send();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(429)).toBeUndefined();
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toEqual({
      success: false,
      code: 'TOO_MANY_REQUESTS',
      error: 'Too many requests. Try again in 1 s.',
      values: { seconds: 1 },
    });
    limitNowMs += 1_000;
    expect((await send()).status).not.toBe(429);
  });

  test('behavior: what is in memory is not limited', async () => {
    for (let i = 0; i < 300; i++) expect((await rig.request('/api/stats')).status).toBe(200);
  });

  test('behavior: behind a proxy each of its clients has limits of its own', async () => {
    const behind = await startApiRig({
      pool,
      databaseUrl: proxy.url,
      limitClock: () => 0,
      trustedProxyHops: 1,
    });
    const send = (from: string) =>
      behind.request('/api/buy', { method: 'POST', headers: { 'X-Forwarded-For': `6.6.6.6, ${from}` } });
    for (let i = 0; i < 20; i++) await send('203.0.113.1');
    expect((await send('203.0.113.1')).status).toBe(429);
    expect((await send('203.0.113.2')).status).not.toBe(429);
    const secure = await behind.request('/api/nothing', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    await behind.close();
  });

  test('behavior: without a trusted proxy nobody is taken at their word', async () => {
    const plain = await request('/api/nothing', { headers: { 'X-Forwarded-Proto': 'https' } });
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the page', () => {
  test.each([
    ['/', 'Home'],
    ['/index.html', 'Home'],
    ['/staking', 'Staking'],
    ['/staking/', 'Staking'],
    ['/game/level/3', 'Any game'],
    ['/ru', 'Дом'],
  ])('behavior: %s is %s', async (path, title) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  test.each(['/nothing', '/assets/', '/%2e%2e/package.json', '/..%2f..%2fetc/passwd', '/%00', '/%', '/.env'])(
    'error: %s is the page of unknown addresses, 404',
    async (path) => {
      const response = await request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Not here');
    },
  );

  test('error: an unknown address in Russian gets the Russian page, 404', async () => {
    const response = await request('/ru/nothing');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Не здесь');
  });

  test('behavior: hashed files are immutable, compressed and unchanged by ETag', async () => {
    const path = '/assets/app-1a2b3c.js';
    const plain = await request(path);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
    const gzipped = await fetch(`${rig.url}${path}`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gzipped.headers.get('content-encoding')).toBe('gzip');
    expect(await gzipped.text()).toBe(SCRIPT);
    const brotli = await fetch(`${rig.url}${path}`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(brotli.headers.get('content-length'))).toBeLessThan(200);
    expect(await brotli.text()).toBe(SCRIPT);
    const etag = brotli.headers.get('etag') ?? '';
    expect(etag).not.toBe(gzipped.headers.get('etag'));
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': etag };
    expect((await request(path, { headers })).status).toBe(304);
    const refused = await request(path, { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' } });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });

  test('behavior: the policy allows our own files and the public endpoint, nothing else', async () => {
    const { headers } = await request('/');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "media-src 'self'; font-src 'self'; connect-src 'self' http://127.0.0.1:8545; manifest-src 'self'; frame-ancestors 'none'; " +
        "base-uri 'none'; form-action 'self'; object-src 'none'",
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  test.each([
    ['worker', "connect-src 'self'"],
    ['count-worker', "connect-src 'self' http://127.0.0.1:8545 https:"],
  ])('behavior: a %s asks nobody beyond its policy', async (name, connect) => {
    const { headers } = await request(`/assets/workers/${name}-1a2b3c.js`);
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; ${connect}; frame-ancestors 'none'; base-uri 'none'`,
    );
  });

  test('behavior: a file that pages are made of allows nothing at all', async () => {
    const { headers } = await request('/assets/app-1a2b3c.js');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('behavior: a drawing may apply the rules that stand in it, and nothing else', async () => {
    const { headers } = await request('/favicon.svg');
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-${sha256('a{}')}'`,
    );
  });

  test('behavior: what stands inline in a document is allowed by its hash, in that document alone', async () => {
    const { headers } = await request('/inline');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`; script-src 'self' 'sha256-${sha256('let a = 1;')}'; `);
    expect((await request('/')).headers.get('content-security-policy')).not.toContain('sha256');
  });

  test('behavior: HEAD has the length and no body', async () => {
    const response = await request('/staking', { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('37');
    expect(await response.text()).toBe('');
  });
});

describe('the database goes away', () => {
  const known = `/api/purchases/${ALICE}`;

  test.each([
    ['cut', BOB],
    ['hold', CAROL],
  ] as const)(
    'behavior: %s: 503 for what needs it, memory goes on with its age, and it comes back by itself',
    async (how, stranger) => {
      // Nobody has asked for it before, so no answer of this version of the ledger is kept.
      const history = `/api/purchases/${stranger}`;
      const stats = await (await request('/api/stats')).text();
      const purchases = await (await request(known)).text();
      proxy[how]();
      const away = await request(history);
      expect(away.status).toBe(503);
      expect(away.headers.get('retry-after')).toBe('2');
      expect(await away.json()).toEqual({
        success: false,
        code: 'SERVICE_UNAVAILABLE',
        error: 'Service temporarily unavailable. Please try again later.',
      });
      await untilHealth('unavailable');
      expect(await (await request('/api/stats')).text()).toBe(stats);
      expect(await (await request(known)).text()).toBe(purchases);
      expect(await (await request('/api/')).json()).toMatchObject({ success: true, status: 'degraded' });
      proxy.mend();
      await untilHealth('ok');
      expect((await request(history)).status).toBe(200);
    },
    30_000,
  );
});

function rawStatus(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(rig.url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    socket.on('error', reject);
  });
}

async function untilHealth(database: string): Promise<void> {
  const limitMs = performance.now() + 15_000;
  for (;;) {
    rig.api.parts.feed.signal();
    await new Promise((resolve) => setImmediate(resolve));
    const health = await (await rig.request('/api/')).json();
    if (health.database === database) return;
    if (performance.now() > limitMs) throw new Error(`the database is not ${database}`);
  }
}
