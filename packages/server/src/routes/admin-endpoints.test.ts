// Every endpoint of the admin, those to come included: nobody without a session, nobody from elsewhere, nothing but JSON.
import { type Endpoint, fillPath } from '@lilape/wire/endpoint';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { HASH, STRANGER, codeOf, useAdminRig } from '#testing/admin-rig.ts';
import { TEST_DEPLOYMENT } from '#testing/api-ledger.ts';
import { scriptChain } from '#testing/api-rig.ts';
import { allEndpoints, nameOf } from '#testing/all-endpoints.ts';

const HOST = 'lilape.example';
const EVIL = 'https://evil.example';
/** How one comes in: open to everybody who is on our pages. */
const DOOR = [
  'GET /api/admin/session',
  'POST /api/admin/login',
  'POST /api/admin/login/wallet',
  'POST /api/admin/nonce',
];
/** What changes something and is nobody's but the visitor's own. A new row here is a decision. */
const PUBLIC_WRITES = [
  'POST /api/buy',
  'POST /api/game/scores',
  'POST /api/game/start',
  'POST /api/generate-nft-sharp',
  'POST /api/giveaway/prize',
  'POST /api/lab',
  'POST /api/launchpad/applications',
  'POST /api/purchase/tokens',
];

const endpoints = await allEndpoints();
const admins = endpoints.filter(({ tag }) => tag === 'Admin');
const guarded = admins.filter((endpoint) => !DOOR.includes(nameOf(endpoint))).map(rowOf);
const door = admins.filter((endpoint) => DOOR.includes(nameOf(endpoint))).map(rowOf);
const writes = guarded.filter(([, { method }]) => method !== 'get');
const inJson = [...writes, ...door].filter(([, { body }]) => body !== undefined);

function rowOf(endpoint: Endpoint): readonly [string, Endpoint] {
  return [nameOf(endpoint), endpoint];
}

/** As on Base, where the workshop is the admin's too. */
const real = { chain: scriptChain(), deployment: { ...TEST_DEPLOYMENT, chainId: 8453 } };
const rig = useAdminRig({ real });
let cookie = '';
beforeEach(async () => {
  cookie = await rig.signIn();
});

type Sent = { headers?: Record<string, string>; body?: string; type?: string; method?: string };

/** The request of a browser over TLS, as well-formed as one can be without knowing what it is about. */
function send(
  endpoint: Endpoint,
  { headers = {}, body = '{}', type = 'application/json', method }: Sent = {},
) {
  const params = Object.fromEntries((endpoint.path.match(/\w+(?=\})/g) ?? []).map((name) => [name, '1']));
  const hasBody = endpoint.method !== 'get' && method === undefined;
  return rig.api.request(fillPath(endpoint.path, params), {
    method: method ?? endpoint.method.toUpperCase(),
    headers: {
      host: HOST,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': STRANGER,
      ...(hasBody ? { 'content-type': endpoint.bytes?.[0] ?? type } : {}),
      ...headers,
    },
    ...(hasBody ? { body } : {}),
  });
}
const ours = { origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' };
const refusalsOf = async () => {
  const { rows } = await rig.database.pool.query<{ action: string; detail: object }>(
    `select action, client, detail from app.admin_actions where action like '%-refused'`,
  );
  return rows;
};

test('behavior: what belongs to the admin is named so, and who comes in is known', () => {
  expect(door.map(([name]) => name).sort()).toEqual([...DOOR].sort());
  expect(guarded.length).toBeGreaterThan(10);
  const named = endpoints.filter(({ path }) => path.startsWith('/api/admin')).map(nameOf);
  expect(named.filter((name) => !admins.map(nameOf).includes(name))).toEqual([]);
  const open = endpoints.filter(({ method, tag }) => method !== 'get' && tag !== 'Admin').map(nameOf);
  expect(open).toEqual(PUBLIC_WRITES);
});

describe.each(guarded)('%s', (_, endpoint) => {
  test('error: without a session, with one that has ended, and with what only looks like one', async () => {
    const browser = /__Host-browser=([\w-]{43})/.exec(cookie)?.[1] ?? '';
    await rig.logout('here', cookie);
    for (const brought of [
      undefined,
      cookie,
      `__Host-session=${'A'.repeat(43)}`,
      `__Host-session=${browser}`,
    ]) {
      const headers = { ...ours, ...(brought === undefined ? {} : { cookie: brought }) };
      expect(await codeOf(await send(endpoint, { headers }))).toEqual([401, 'SIGN_IN_FIRST']);
    }
  });

  test('error: with a session, but not from our pages, which the log says', async () => {
    const foreign: Record<string, string>[] = [
      { origin: EVIL },
      { origin: EVIL, 'sec-fetch-site': 'cross-site' },
      { origin: `https://pages.${HOST}`, 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
      {},
    ];
    for (const headers of foreign) {
      const answer = await send(endpoint, { headers: { cookie, ...headers } });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(await codeOf(answer)).toEqual([403, 'NOT_OUR_PAGE']);
    }
    const rows = await refusalsOf();
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual({
      action: 'request-refused',
      client: STRANGER,
      detail: { route: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), origin: EVIL },
    });
  });

  test('behavior: what it answers is kept nowhere, is of its own type, and is framed by nobody', async () => {
    const { headers } = await send(endpoint, { headers: { ...ours, cookie } });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });
});

test.each(door.filter(([, { method }]) => method !== 'get'))(
  'error: %s of another site, which the log says',
  async (_, endpoint) => {
    const foreign: Record<string, string>[] = [{ origin: EVIL }, {}];
    for (const headers of foreign)
      expect(await codeOf(await send(endpoint, { headers }))).toEqual([403, 'NOT_OUR_PAGE']);
    expect(await refusalsOf()).toHaveLength(2);
  },
);

test.each(inJson)(
  'error: %s takes JSON alone, of a size, with no field that nobody knows',
  async (_, endpoint) => {
    const headers = { ...ours, cookie };
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(await codeOf(await send(endpoint, { headers, type }))).toEqual([415, 'WRONG_CONTENT_TYPE']);
    const huge = { headers: { ...headers, 'content-length': '2000000' }, body: `"${'x'.repeat(1_999_998)}"` };
    expect(await codeOf(await send(endpoint, huge))).toEqual([413, 'BODY_TOO_LARGE']);
    for (const body of ['', 'null', '[]', '{', '"x"', '{"isAdmin":true,"subject":"admin"}'])
      expect((await send(endpoint, { headers, body })).status).toBe(400);
    expect(looseParts(endpoint.body, 'body')).toEqual([]);
  },
);

test.each(writes)('error: %s by any other method does nothing', async (_, endpoint) => {
  const known = new Set(
    admins.filter(({ path }) => path === endpoint.path).map(({ method }) => method.toUpperCase()),
  );
  for (const method of ['GET', 'PATCH', 'DELETE', 'OPTIONS'].filter((name) => !known.has(name)))
    expect((await send(endpoint, { headers: { ...ours, cookie }, method })).status).toBe(405);
});

test('behavior: who is nobody’s admin any more is out of every endpoint at once', async () => {
  const other = await rig.start(HASH.replace(':1:1:', ':2:1:'), { real });
  for (const [, { method, path }] of guarded.filter(
    ([, row]) => row.method === 'get' && !row.path.includes('{'),
  ))
    expect([method, path, await codeOf(await rig.get(path, { cookie, on: other }))]).toEqual([
      method,
      path,
      [401, 'SIGN_IN_FIRST'],
    ]);
  await other.close();
});

/** Parts of a schema into which somebody could write fields that nobody asked for. */
function looseParts(schema: unknown, path: string): string[] {
  if (!(schema instanceof z.ZodType)) return [];
  if (schema instanceof z.ZodObject) {
    const { catchall } = schema.def as { catchall?: unknown };
    const inner = Object.entries(schema.shape).flatMap(([name, part]) => looseParts(part, `${path}.${name}`));
    return catchall instanceof z.ZodNever ? inner : [path, ...inner];
  }
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option, at) => looseParts(option, `${path}|${at}`));
  if (schema instanceof z.ZodArray) return looseParts(schema.element, `${path}[]`);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return looseParts(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return looseParts(schema.in, path);
  return schema instanceof z.ZodAny || schema instanceof z.ZodUnknown ? [path] : [];
}
