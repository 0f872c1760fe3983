// Nodes and services that behave and misbehave: what is pinned is what was meant, everything else is reported in words.
import { cidOf } from '@lilape/domain/ipfs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createKubo } from '#studio/pins/kubo.ts';
import { createPinService } from '#studio/pins/pin-service.ts';
import type { PinError, PinOrder, Pinner } from '#studio/pins/pinner.ts';
import { type DoubleAnswer, type Failure, json } from '#testing/double.ts';
import { KUBO_PEER, type KuboDouble, startKubo } from '#testing/kubo-double.ts';
import {
  DELEGATE,
  type PinServiceDouble,
  SERVICE_TOKEN,
  startPinService,
} from '#testing/pin-service-double.ts';

const BYTES = new TextEncoder().encode('hello world');
const CID = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e';
const OTHER = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku';
const ORIGIN = '/dns4/node.example/tcp/4001/p2p/12D3KooWQYV9dGMFoRzNStwpXztXaBUjtPqi6aU76ZgUriHhKust';
const { signal } = new AbortController();
const ORDER: PinOrder = { cid: CID, bytes: BYTES, requestId: null, signal };

let kubo: KuboDouble;
let service: PinServiceDouble;

beforeEach(async () => {
  [kubo, service] = await Promise.all([startKubo(), startPinService()]);
});
afterEach(() => Promise.all([kubo.close(), service.close()]));

const nodeOf = (authorization: string | null = null, timeoutMs = 2_000) =>
  createKubo({ url: kubo.url, authorization }, timeoutMs);
const serviceOf = (token = SERVICE_TOKEN, timeoutMs = 2_000, node: ReturnType<typeof nodeOf> | null = null) =>
  createPinService({ url: `${service.url}/psa`, token, origins: [ORIGIN] }, node, timeoutMs);
const faultOf = (pinner: Pinner, order = ORDER): Promise<PinError> =>
  pinner.pin(order).then(
    () => Promise.reject(new Error('It was pinned.')),
    (error: unknown) => error as PinError,
  );

describe('a Kubo node', () => {
  test('behavior: the file has our address there, and is pinned', async () => {
    expect(await nodeOf('Bearer abc').pin(ORDER)).toEqual({ isPinned: true });
    expect([...kubo.pinned]).toEqual([CID]);
    expect(kubo.blocks.get(CID)).toEqual(BYTES);
    expect(kubo.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc', 'Bearer abc']);
  });

  test('behavior: a file of a whole block, of any bytes, arrives as it is', async () => {
    const bytes = Uint8Array.from({ length: 262_144 }, (_, index) => (index * 31) % 256);
    expect(await nodeOf().pin({ ...ORDER, cid: cidOf(bytes), bytes })).toEqual({ isPinned: true });
  });

  test('behavior: the same file twice is pinned', async () => {
    await nodeOf().pin(ORDER);
    expect(await nodeOf().pin(ORDER)).toEqual({ isPinned: true });
  });

  test.each<[string, string, DoubleAnswer | Failure, string, string]>([
    [
      'gives another address',
      'add',
      json({ Hash: OTHER }),
      'untrue',
      `The Kubo node gave ${CID} another address.`,
    ],
    [
      'answers with a page',
      'add',
      { status: 200, body: '<h1>hi</h1>' },
      'untrue',
      `The Kubo node gave ${CID} another address.`,
    ],
    ['answers with a list', 'add', json([CID]), 'untrue', `The Kubo node gave ${CID} another address.`],
    [
      'says that it did not pin',
      'pin/ls',
      json({ Message: 'is not pinned', Type: 'error' }, 500),
      'away',
      'The Kubo node answered 500: is not pinned',
    ],
    [
      'pinned something else',
      'pin/ls',
      json({ Keys: { [OTHER]: { Type: 'recursive' } } }),
      'untrue',
      `The Kubo node has not pinned ${CID}.`,
    ],
    [
      'lets nobody in',
      'add',
      { status: 403, body: '403 - Forbidden' },
      'refused',
      'The Kubo node answered 403',
    ],
    ['is another program', 'add', { status: 404 }, 'refused', 'The Kubo node answered 404'],
    [
      'sends us elsewhere',
      'add',
      { status: 307, headers: { location: 'http://127.0.0.1:1/' } },
      'refused',
      'The Kubo node answered 307',
    ],
    ['says it is too large', 'add', { status: 413 }, 'refused', 'The Kubo node answered 413'],
    [
      'is ill',
      'add',
      json({ Message: 'disk\u001b[31m full\n' }, 500),
      'away',
      'The Kubo node answered 500: disk [31m full ',
    ],
    ['says nothing', 'add', 'silent', 'away', 'The Kubo node: no answer within 200 ms'],
    ['hangs up', 'add', 'cut', 'away', 'The Kubo node: no connection'],
    ['never ends its answer', 'add', 'endless', 'away', 'The Kubo node: an answer of more than 65536 bytes'],
  ])('error: one that %s', async (_, path, answer, fault, message) => {
    kubo.intercept = ({ url }) => (url.pathname === `/api/v0/${path}` ? answer : undefined);
    const timeoutMs = answer === 'silent' ? 200 : 10_000;
    expect(await faultOf(nodeOf(null, timeoutMs))).toMatchObject({ fault, message });
  });

  test.each([null, 'all', [CID]])('error: one whose list of pins is %j', async (Keys) => {
    kubo.intercept = ({ url }) => (url.pathname === '/api/v0/pin/ls' ? json({ Keys }) : undefined);
    expect(await faultOf(nodeOf())).toMatchObject({
      fault: 'untrue',
      message: `The Kubo node has not pinned ${CID}.`,
    });
  });

  test('error: one that does not say who it is', async () => {
    kubo.intercept = ({ url }) => (url.pathname === '/api/v0/id' ? json({ Addresses: '/ip4' }) : undefined);
    await expect(nodeOf().addresses(signal)).rejects.toMatchObject({
      fault: 'untrue',
      message: 'The Kubo node does not say who it is.',
    });
  });

  test('error: one that is busy says until when', async () => {
    kubo.intercept = () => ({ status: 429, headers: { 'retry-after': '7' } });
    expect(await faultOf(nodeOf())).toMatchObject({ fault: 'busy', afterMs: 7_000 });
  });

  test('error: nobody there', async () => {
    await kubo.close();
    expect(await faultOf(nodeOf())).toMatchObject({ fault: 'away', message: 'The Kubo node: no connection' });
  });
});

describe('a pinning service', () => {
  test('behavior: what it has pinned at once is confirmed; it got the address of the node that has the file', async () => {
    service.begins = 'pinned';
    expect(await serviceOf().pin(ORDER)).toEqual({ isPinned: true });
    expect([...service.pins.values()]).toEqual([{ cid: CID, origins: [ORIGIN], status: 'pinned' }]);
  });

  test('behavior: what it takes on is confirmed only once it says so', async () => {
    const taken = await serviceOf().pin(ORDER);
    expect(taken).toEqual({ isPinned: false, requestId: 'request/1' });
    const again = { ...ORDER, requestId: 'request/1' };
    expect(await serviceOf().pin(again)).toEqual(taken);
    const pin = service.pins.get('request/1');
    if (pin !== undefined) pin.status = 'pinned';
    expect(await serviceOf().pin(again)).toEqual({ isPinned: true });
    expect(service.pins.size).toBe(1);
  });

  test('behavior: a request whose number was lost is found again, and not made twice', async () => {
    await serviceOf().pin(ORDER);
    expect(await serviceOf().pin(ORDER)).toEqual({ isPinned: false, requestId: 'request/1' });
    expect(service.pins.size).toBe(1);
  });

  test('behavior: a request that it forgot, or that failed, is made anew', async () => {
    expect(await serviceOf().pin({ ...ORDER, requestId: 'forgotten' })).toMatchObject({
      requestId: 'request/1',
    });
    const pin = service.pins.get('request/1');
    if (pin !== undefined) pin.status = 'failed';
    service.begins = 'pinned';
    expect(await serviceOf().pin({ ...ORDER, requestId: 'request/1' })).toEqual({ isPinned: true });
  });

  test('behavior: with a node, that has the file first, says where it is and is introduced to who fetches it', async () => {
    await serviceOf(SERVICE_TOKEN, 2_000, nodeOf()).pin(ORDER);
    expect([...kubo.pinned]).toEqual([CID]);
    expect(service.pins.get('request/1')?.origins).toEqual([
      ORIGIN,
      `/ip4/203.0.113.7/tcp/4001/p2p/${KUBO_PEER}`,
    ]);
    expect(kubo.peers).toEqual([DELEGATE]);
  });

  test('behavior: its node meets four of many who fetch, and what is no address is passed over', async () => {
    const delegates = [
      7,
      'nonsense',
      ...[1, 2, 3, 4, 5].map((n) => `/ip4/203.0.113.${n}/tcp/4001/p2p/a${n}`),
    ];
    service.intercept = ({ method }) =>
      method === 'POST'
        ? json({ requestid: 'a', status: 'queued', pin: { cid: CID }, delegates }, 202)
        : undefined;
    await serviceOf(SERVICE_TOKEN, 2_000, nodeOf()).pin(ORDER);
    expect(kubo.peers.toSorted()).toEqual([1, 2, 3, 4].map((n) => `/ip4/203.0.113.${n}/tcp/4001/p2p/a${n}`));
  });

  const right = { requestid: 'a', status: 'pinned', pin: { cid: CID }, delegates: [] };
  test.each<[string, DoubleAnswer | Failure, string, string]>([
    [
      'pinned another file',
      json({ ...right, pin: { cid: OTHER } }, 202),
      'untrue',
      `The pinning service answered for another file than ${CID}.`,
    ],
    [
      'invents a status',
      json({ ...right, status: 'great' }, 202),
      'untrue',
      'The pinning service gave no status of the request.',
    ],
    [
      'names no request',
      json({ ...right, requestid: '' }, 202),
      'untrue',
      'The pinning service gave no number of the request.',
    ],
    [
      'answers with a page',
      { status: 200, body: '<h1>hi</h1>' },
      'untrue',
      'The pinning service gave no number of the request.',
    ],
    [
      'could not',
      json({ ...right, status: 'failed', info: { status_details: 'nobody has it' } }, 202),
      'failed',
      'The pinning service could not pin: nobody has it.',
    ],
    [
      'is not paid',
      json({ error: { reason: 'INSUFFICIENT_FUNDS' } }, 409),
      'refused',
      'The pinning service answered 409: INSUFFICIENT_FUNDS',
    ],
    ['says it is too large', { status: 413 }, 'refused', 'The pinning service answered 413'],
    ['is ill', { status: 503, headers: { 'retry-after': '3' } }, 'away', 'The pinning service answered 503'],
    ['says nothing', 'silent', 'away', 'The pinning service: no answer within 200 ms'],
    ['hangs up', 'cut', 'away', 'The pinning service: no connection'],
  ])('error: one that %s', async (_, answer, fault, message) => {
    service.intercept = ({ method }) => (method === 'POST' ? answer : undefined);
    const timeoutMs = answer === 'silent' ? 200 : 10_000;
    expect(await faultOf(serviceOf(SERVICE_TOKEN, timeoutMs))).toMatchObject({ fault, message });
  });

  test('error: one that does not know the token; the token is in no message', async () => {
    const error = await faultOf(serviceOf('wrong'));
    expect(error).toMatchObject({
      fault: 'refused',
      message: 'The pinning service answered 401: UNAUTHORIZED',
    });
    expect(JSON.stringify(error) + String(error.stack)).not.toContain('wrong');
  });

  test('error: one whose list is none', async () => {
    service.intercept = ({ method }) => (method === 'GET' ? json({ results: 'none' }) : undefined);
    expect(await faultOf(serviceOf())).toMatchObject({
      fault: 'untrue',
      message: 'The pinning service gave no list of its pins.',
    });
  });
});
