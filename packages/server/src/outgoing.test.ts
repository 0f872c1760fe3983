// Requests to other people's servers: what comes back is bounded, and nobody sends us elsewhere.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, jsonOf, retryAfterMs } from '#outgoing.ts';
import { type Double, startDouble } from '#testing/double.ts';

let server: Double;
beforeEach(async () => {
  server = await startDouble(() => ({ status: 200, body: 'x'.repeat(100) }));
});
afterEach(() => server.close());

const get = (limits: { mostBytes?: number; timeoutMs?: number; signal?: AbortSignal } = {}) =>
  ask(server.url, { method: 'GET', ...limits });

describe('ask', () => {
  test('behavior: the answer comes whole, whatever its status', async () => {
    expect((await get()).bytes.length).toBe(100);
    server.intercept = () => ({ status: 500, body: 'oops' });
    const { status, bytes } = await get();
    expect([status, new TextDecoder().decode(bytes)]).toEqual([500, 'oops']);
    server.intercept = () => ({ status: 204 });
    expect(await get()).toMatchObject({ status: 204, bytes: new Uint8Array() });
  });

  test('behavior: an answer may be as large as was said, and no byte more', async () => {
    expect((await get({ mostBytes: 100 })).bytes.length).toBe(100);
    await expect(get({ mostBytes: 99 })).rejects.toThrow('an answer of more than 99 bytes');
  });

  test('behavior: who sends us elsewhere is not followed', async () => {
    const other = await startDouble(() => ({ status: 200 }));
    server.intercept = () => ({ status: 302, headers: { location: other.url } });
    expect((await get()).status).toBe(302);
    expect(other.requests).toEqual([]);
    await other.close();
  });

  test('error: nobody waits longer than was said, nor once it was ended', async () => {
    server.intercept = () => 'silent';
    await expect(get({ timeoutMs: 50 })).rejects.toThrow('no answer within 50 ms');
    const ended = new AbortController();
    const waiting = get({ timeoutMs: 60_000, signal: ended.signal });
    ended.abort();
    await expect(waiting).rejects.toThrow('no connection');
  });

  test('error: an answer that begins and does not end is late too', async () => {
    server.intercept = () => 'endless';
    await expect(get({ timeoutMs: 300, mostBytes: 1e12 })).rejects.toThrow('no answer within 300 ms');
  });
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['[1]', null],
  ['"text"', null],
  ['7', null],
  ['null', null],
  ['{"a":', null],
  ['', null],
])('args: %s as JSON', (text, expected) => {
  expect(jsonOf({ bytes: new TextEncoder().encode(text) })).toEqual(expected);
});

test('args: what is no UTF-8 is no JSON', () => {
  expect(jsonOf({ bytes: Uint8Array.of(0x22, 0xff, 0x22) })).toBeNull();
  expect(jsonOf({ bytes: Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d) })).toBeNull();
});

test.each([
  ['7', 7_000],
  ['0', 0],
  ['Thu, 01 Jan 2026 00:00:10 GMT', 10_000],
  ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
  ['-5', null],
  ['soon', null],
  ['', null],
])('args: Retry-After of "%s"', (text, expected) => {
  const headers = new Headers({ 'retry-after': text });
  expect(retryAfterMs(headers, Date.UTC(2026, 0, 1))).toBe(expected);
});
