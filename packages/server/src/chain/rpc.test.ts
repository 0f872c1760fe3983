import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EndpointError, createRpc } from './rpc.ts';

type Call = { id: number; method: string };
type Reply = { status?: number; headers?: Record<string, string>; body: unknown } | null;

let server: Server;
let url: string;
let asked: unknown[];
let reply: (body: Call | Call[]) => Reply;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Call | Call[];
      asked.push(body);
      const answer = reply(body);
      if (answer === null) return;
      response.writeHead(answer.status ?? 200, answer.headers);
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const echo = (body: Call | Call[]): Reply => ({
  body: Array.isArray(body)
    ? body.map(({ id, method }) => ({ id, result: method })).toReversed()
    : { id: body.id, result: body.method },
});

test('behavior: calls of one moment go in one request, and each gets its own answer', async () => {
  reply = echo;
  const request = createRpc(url);
  expect(await Promise.all([request('a', []), request('b', [1])])).toEqual(['a', 'b']);
  expect(await request('c', [])).toBe('c');
  expect(asked).toMatchObject([
    [
      { jsonrpc: '2.0', method: 'a', params: [] },
      { jsonrpc: '2.0', method: 'b', params: [1] },
    ],
    { method: 'c' },
  ]);
});

test('behavior: more than a hundred calls go in several requests', async () => {
  reply = echo;
  const request = createRpc(url);
  const answers = await Promise.all(Array.from({ length: 101 }, (_, i) => request<string>(`m${i}`, [])));
  expect([answers.length, answers[100], asked.length]).toEqual([101, 'm100', 2]);
});

test('error: what the endpoint refuses keeps its code, and the calls beside it their answers', async () => {
  reply = (body) => ({
    body: (body as Call[]).map(({ id, method }) =>
      method === 'bad' ? { id, error: { code: -32_005, message: 'too much' } } : { id, result: 1 },
    ),
  });
  const request = createRpc(url);
  const [bad, good] = await Promise.allSettled([request('bad', []), request('good', [])]);
  expect(bad).toMatchObject({ reason: { name: 'RpcError', code: -32_005, message: 'bad: too much' } });
  expect(good).toMatchObject({ value: 1 });
});

test.each<[string, (body: Call | Call[]) => Reply]>([
  ['status 503', () => ({ status: 503, body: '' })],
  ['a page of HTML', () => ({ body: '<html></html>' })],
  ['an answer to another call', () => ({ body: { id: 99, result: 1 } })],
  ['an answer without a result', (body) => ({ body: { id: (body as Call).id } })],
])('error: %s is no answer', async (_, answered) => {
  reply = answered;
  await expect(createRpc(url)('a', [])).rejects.toBeInstanceOf(EndpointError);
});

test('error: a whole list refused with one error', async () => {
  reply = () => ({ body: { id: null, error: { code: -32_600, message: 'no batches' } } });
  const request = createRpc(url);
  await expect(Promise.all([request('a', []), request('b', [])])).rejects.toThrow(
    'The endpoint refused 2 calls: no batches',
  );
});

test('error: a call that would have to wait for ten minutes fails at once and is made once', async () => {
  reply = () => ({ status: 429, headers: { 'retry-after': '600' }, body: '' });
  await expect(createRpc(url)('a', [])).rejects.toThrow('The endpoint answered with status 429.');
  expect(asked).toHaveLength(1);
});

test('error: an endpoint that is silent is waited for no longer than said', async () => {
  reply = () => null;
  await expect(createRpc(url, 50)('a', [])).rejects.toThrow('The endpoint does not answer.');
});

test('behavior: null is an answer', async () => {
  reply = (body) => ({ body: { id: (body as Call).id, result: null } });
  expect(await createRpc(url)('a', [])).toBeNull();
});
