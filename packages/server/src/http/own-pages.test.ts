import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isOfOurPages, originOf } from './own-pages.ts';
import type { ApiEnv } from './requests.ts';

type Headers = Readonly<Record<string, string>>;

/** What is thought of a request behind one proxy. */
async function send(method: string, headers: Headers): Promise<Response> {
  const app = new Hono<ApiEnv>();
  app.all('/', (c) => c.json({ isOurs: isOfOurPages(c, 1), place: originOf(c, 1) }));
  return await app.request('/', { method, headers });
}
const isOurs = async (method: string, headers: Headers) =>
  ((await (await send(method, headers)).json()) as { isOurs: boolean }).isOurs;

const TLS = { host: 'lilape.example', 'x-forwarded-proto': 'https' };
const HERE = { host: '127.0.0.1:4000' };

test.each<[string, string, Headers]>([
  ['POST', 'our page', { ...TLS, origin: 'https://lilape.example', 'sec-fetch-site': 'same-origin' }],
  ['POST', 'our page in a browser that says less', { ...TLS, origin: 'https://lilape.example' }],
  ['POST', 'our page on this machine', { ...HERE, origin: 'http://127.0.0.1:4000' }],
  ['GET', 'our page', { ...TLS, 'sec-fetch-site': 'same-origin' }],
  ['GET', 'a person who typed the address', { ...TLS, 'sec-fetch-site': 'none' }],
  ['GET', 'our page in a browser that says less', { ...TLS, origin: 'https://lilape.example' }],
])('behavior: %s of %s is of our pages', async (method, _, headers) => {
  expect(await isOurs(method, headers)).toBe(true);
});

test.each<[string, string, Headers]>([
  ['POST', 'no page', TLS],
  ['POST', 'another site', { ...TLS, origin: 'https://evil.example' }],
  ['DELETE', 'a neighbour', { ...TLS, origin: 'https://pages.lilape.example' }],
  ['PUT', 'our name without TLS', { ...TLS, origin: 'http://lilape.example' }],
  ['POST', 'another port', { ...HERE, origin: 'http://127.0.0.1:4001' }],
  ['PATCH', 'a page without origin', { ...TLS, origin: 'null' }],
  ['POST', 'a person who typed the address', { ...TLS, 'sec-fetch-site': 'none' }],
  [
    'POST',
    'a neighbour that claims to be us',
    { ...TLS, origin: 'https://lilape.example', 'sec-fetch-site': 'same-site' },
  ],
  ['GET', 'no browser', TLS],
  ['GET', 'another site', { ...TLS, 'sec-fetch-site': 'cross-site' }],
  ['GET', 'a neighbour', { ...TLS, 'sec-fetch-site': 'same-site' }],
  [
    'GET',
    'another site that claims to be us',
    { ...TLS, origin: 'https://lilape.example', 'sec-fetch-site': 'cross-site' },
  ],
  ['GET', 'another origin', { ...TLS, origin: 'https://evil.example' }],
])('error: %s of %s is not of our pages', async (method, _, headers) => {
  expect(await isOurs(method, headers)).toBe(false);
});

test.each<[string, Headers, object]>([
  ['TLS', TLS, { origin: 'https://lilape.example', isPlain: false }],
  ['this machine', HERE, { origin: 'http://127.0.0.1:4000', isPlain: true }],
  ['this machine by name', { host: 'LocalHost' }, { origin: 'http://localhost', isPlain: true }],
  // Without TLS elsewhere the cookie is marked Secure all the same, so that it never travels in the clear.
  ['another machine', { host: 'lilape.example' }, { origin: 'http://lilape.example', isPlain: false }],
  ['a name like ours', { host: '127.0.0.1.evil' }, { origin: 'http://127.0.0.1.evil', isPlain: false }],
])('args: the place at %s', async (_, headers, place) => {
  expect(await (await send('GET', headers)).json()).toMatchObject({ place });
});
