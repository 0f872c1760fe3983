// Clips as a browser fetches them: whole, unchanged, or in the parts that Safari asks for.
import { readFile } from 'node:fs/promises';
import { GIFS } from '@lilape/domain/posts/template';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

let database: TestDatabase;
let api: ApiRig;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await startApiRig({ pool: database.pool, databaseUrl: database.url });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const PATH = '/clips/lilape-post2.gif.mp4';
const ask = (headers: Record<string, string> = {}, method = 'GET') => api.request(PATH, { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const file = (name: string) => readFile(new URL(`../../../art/clips/${name}`, import.meta.url));

test.each(GIFS)('behavior: %s is a film, open to everybody', async (name) => {
  const response = await api.request(`/clips/${name}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('video/mp4');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(response.headers.get('accept-ranges')).toBe('bytes');
  const bytes = await bytesOf(response);
  expect(bytes.equals(await file(name))).toBe(true);
  expect(bytes.subarray(4, 8).toString('latin1')).toBe('ftyp');
});

test('behavior: who has it gets 304, and HEAD brings no body', async () => {
  const etag = (await ask()).headers.get('etag') ?? '';
  expect((await ask({ 'If-None-Match': etag })).status).toBe(304);
  expect((await ask({ 'If-None-Match': etag, Range: 'bytes=0-1' })).status).toBe(304);
  const head = await ask({}, 'HEAD');
  expect(head.headers.get('content-length')).toBe(String((await file('lilape-post2.gif.mp4')).length));
  expect((await bytesOf(head)).length).toBe(0);
});

test('behavior: a player gets the part that it asks for', async () => {
  const whole = await file('lilape-post2.gif.mp4');
  const first = await ask({ Range: 'bytes=0-1' });
  expect(first.status).toBe(206);
  expect(first.headers.get('content-range')).toBe(`bytes 0-1/${whole.length}`);
  expect(first.headers.get('content-length')).toBe('2');
  expect((await bytesOf(first)).equals(whole.subarray(0, 2))).toBe(true);
  const rest = await ask({ Range: 'bytes=2-' });
  expect((await bytesOf(rest)).equals(whole.subarray(2))).toBe(true);
});

test('behavior: a part of another edition is none, and a range that is no range is the whole', async () => {
  const etag = (await ask()).headers.get('etag') ?? '';
  expect((await ask({ Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
  expect((await ask({ Range: 'bytes=0-1', 'If-Range': '"older"' })).status).toBe(200);
  expect((await ask({ Range: 'bytes=99999999-' })).status).toBe(200);
});

test.each(['/clips/other.mp4', '/clips/..%2F..%2Fpackage.json', '/clips/lilape-post2.gif.mp4%00'])(
  'error: there is no clip at %s',
  async (path) => {
    const response = await api.request(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'INVALID_FIELD', field: 'name' });
  },
);

test('error: a clip cannot be written', async () => {
  expect((await ask({}, 'POST')).status).toBe(405);
});
