import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { errorResponse, toAppError } from './errors.ts';
import { fromOurPages, placeOf } from './own-pages.ts';
import type { ApiEnv } from './requests.ts';

type Headers = Readonly<Record<string, string>>;

/** How a request behind one proxy is answered. */
async function send(method: string, headers: Headers): Promise<Response> {
  const app = new Hono<ApiEnv>();
  app.use(fromOurPages(1));
  app.all('/', (c) => c.json(placeOf(c, 1)));
  app.onError((error) => errorResponse(toAppError(error)));
  return await app.request('/', { method, headers });
}

const TLS = { host: 'lilape.example', 'x-forwarded-proto': 'https' };
const HERE = { host: '127.0.0.1:4000' };

test.each<[string, Headers]>([
  ['our page', { ...TLS, origin: 'https://lilape.example' }],
  ['our page on this machine', { ...HERE, origin: 'http://127.0.0.1:4000' }],
])('behavior: a request of %s passes', async (_, headers) => {
  expect((await send('POST', headers)).status).toBe(200);
});

test.each<[string, string, Headers]>([
  ['POST', 'no page', TLS],
  ['POST', 'another site', { ...TLS, origin: 'https://evil.example' }],
  ['DELETE', 'a neighbour', { ...TLS, origin: 'https://pages.lilape.example' }],
  ['PUT', 'our name without TLS', { ...TLS, origin: 'http://lilape.example' }],
  ['POST', 'another port', { ...HERE, origin: 'http://127.0.0.1:4001' }],
  ['PATCH', 'a page without origin', { ...TLS, origin: 'null' }],
])('error: %s from %s is refused', async (method, _, headers) => {
  const response = await send(method, headers);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({
    success: false,
    code: 'NOT_OUR_PAGE',
    error: 'This can only be done on our own pages.',
  });
});

test.each<[string, Headers, object]>([
  ['TLS', TLS, { origin: 'https://lilape.example', isPlain: false }],
  ['this machine', HERE, { origin: 'http://127.0.0.1:4000', isPlain: true }],
  ['this machine by name', { host: 'LocalHost' }, { origin: 'http://localhost', isPlain: true }],
  // Without TLS elsewhere the cookie is marked Secure all the same, so that it never travels in the clear.
  ['another machine', { host: 'lilape.example' }, { origin: 'http://lilape.example', isPlain: false }],
  ['a name like ours', { host: '127.0.0.1.evil' }, { origin: 'http://127.0.0.1.evil', isPlain: false }],
])('args: the place at %s', async (_, headers, place) => {
  expect(await (await send('GET', headers)).json()).toEqual(place);
});
