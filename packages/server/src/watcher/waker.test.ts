// When the watcher looks again: by the clock, at an announcement, and how a socket that closes is opened again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { createWaker } from '#watcher/wake.ts';

class Socket extends EventTarget {
  readonly url: string;
  readonly sent: string[] = [];
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  say(type: 'open' | 'close' | 'error', data?: string): void {
    this.dispatchEvent(data === undefined ? new Event(type) : new MessageEvent('message', { data }));
  }
}

let sockets: Socket[];
const BLOCK = '{"jsonrpc":"2.0","method":"eth_subscription"}';

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wakerOf = (...urls: string[]) => createWaker(urls.map((url, i) => scriptedEndpoint(i, url)));

/** How long a wait takes, milliseconds. */
async function waited(waker: ReturnType<typeof wakerOf>, delayMs?: number): Promise<number> {
  const from = Date.now();
  const ends: number[] = [];
  void waker.wait(delayMs).then(() => ends.push(Date.now()));
  for (let ms = 0; ends.length === 0 && ms < 5_000; ms++) await vi.advanceTimersByTimeAsync(ms === 0 ? 0 : 1);
  return (ends[0] ?? Number.NaN) - from;
}

function announce(socket: Socket | undefined): void {
  socket?.say('open', BLOCK);
}

test.each([
  [['http://127.0.0.1:8545'], 50],
  [['http://localhost:8545', 'http://[::1]:8545'], 50],
  [['https://mainnet.base.org'], 1_000],
  [['http://127.0.0.1:8545', 'https://mainnet.base.org'], 1_000],
])('behavior: without announcements %j are asked every %i ms', async (urls, expected) => {
  const waker = wakerOf(...urls);
  expect([await waited(waker), await waited(waker)]).toEqual([expected, expected]);
});

test('behavior: after a failure it waits as long as it was asked to', async () => {
  expect(await waited(wakerOf('http://127.0.0.1:8545'), 500)).toBe(500);
});

test('behavior: it asks for announcements at the same address, each of which wakes it once', async () => {
  const waker = wakerOf('https://mainnet.base.org');
  expect(sockets.map(({ url }) => url)).toEqual(['wss://mainnet.base.org']);
  sockets[0]?.say('open');
  expect(sockets[0]?.sent).toEqual([
    '{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}',
  ]);
  announce(sockets[0]);
  expect([await waited(waker), await waited(waker)]).toEqual([0, 1_000]);
  const waiting = waited(waker);
  await vi.advanceTimersByTimeAsync(10);
  announce(sockets[0]);
  expect(await waiting).toBeLessThan(1_000);
});

test('behavior: one that announces is still asked every second, on this machine too', async () => {
  const waker = wakerOf('http://127.0.0.1:8545');
  announce(sockets[0]);
  expect([await waited(waker), await waited(waker)]).toEqual([0, 1_000]);
});

test('behavior: a socket that knows no announcements counts as none', async () => {
  const waker = wakerOf('http://127.0.0.1:8545');
  sockets[0]?.say('open', '{"jsonrpc":"2.0","id":1,"error":{"code":-32601}}');
  expect(await waited(waker)).toBe(50);
});

test('behavior: a socket that closes wakes once, announces no more, and is opened again', async () => {
  const waker = wakerOf('http://127.0.0.1:8545');
  announce(sockets[0]);
  await waited(waker);
  sockets[0]?.say('close');
  expect([await waited(waker), await waited(waker)]).toEqual([0, 50]);
  await vi.advanceTimersByTimeAsync(949);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(2);
  sockets[1]?.say('close');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(3);
  announce(sockets[2]);
  sockets[2]?.say('close');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sockets).toHaveLength(4);
});

test('behavior: once stopped it waits no more, closes its sockets and opens none', async () => {
  const waker = wakerOf('http://127.0.0.1:8545');
  sockets[0]?.say('close');
  waker.stop();
  expect([await waited(waker), await waited(waker)]).toEqual([0, 0]);
  expect(sockets[0]?.isClosed).toBe(true);
  sockets[0]?.say('close');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test('behavior: however often a block is announced, looks are begun a pace apart', async () => {
  const waker = createWaker([scriptedEndpoint(0, 'https://mainnet.base.org')], 1_000);
  const from = Date.now();
  const looks: number[] = [];
  void (async () => {
    while (looks.length < 4) {
      await waker.wait();
      looks.push(Date.now() - from);
    }
  })();
  for (let ms = 0; ms < 3_100; ms += 200) {
    announce(sockets[0]);
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(looks).toEqual([0, 1_000, 2_000, 3_000]);
  waker.stop();
});

test('behavior: what a look takes is part of its pace', async () => {
  const waker = createWaker([scriptedEndpoint(0, 'https://mainnet.base.org')], 1_000);
  announce(sockets[0]);
  expect(await waited(waker)).toBe(0);
  await vi.advanceTimersByTimeAsync(700);
  announce(sockets[0]);
  expect(await waited(waker)).toBe(300);
  await vi.advanceTimersByTimeAsync(5_000);
  announce(sockets[0]);
  expect(await waited(waker)).toBe(0);
});

test('behavior: stopping ends a wait', async () => {
  const waker = wakerOf('https://mainnet.base.org');
  const waiting = waited(waker);
  await vi.advanceTimersByTimeAsync(10);
  waker.stop();
  expect(await waiting).toBeLessThan(1_000);
});
