// Bodies are limited, and whoever sends a large one neither loses nor is left with a connection about to be cut off.
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorResponse, toAppError } from '#http/errors.ts';
import { limitBody } from '#http/exact-json.ts';
import { type NodeServer, listen, listenerOf } from '#http/node-server.ts';

/** Longer than a connection is given that is to be cut off. */
const LONG_MS = 1_000;

let server: NodeServer;
let socket: Socket;
let ended: Promise<unknown>;
let read: string;

beforeEach(async () => {
  const app = new Hono();
  app.post('/', limitBody, async (c) => c.text(`${(await c.req.text()).length} bytes`));
  app.get('/', (c) => c.text('fine'));
  app.onError((error) => errorResponse(toAppError(error)));
  server = await listen(listenerOf(app.fetch), { host: '127.0.0.1', port: 0 });
  socket = connect(server.port, '127.0.0.1');
  ended = once(socket, 'close');
  read = '';
  socket.on('data', (chunk) => (read += String(chunk)));
});
afterEach(async () => {
  socket.destroy();
  await server.close();
});

/** Sends a request and reads on until `text` has come; false if the connection ends instead. */
async function ask(request: string, text: string): Promise<boolean> {
  read = '';
  socket.write(request);
  while (!read.includes(text) && !socket.closed) await Promise.race([once(socket, 'data'), ended]);
  return read.includes(text);
}

describe('limitBody', () => {
  test('behavior: a body of 8 KiB is read', async () => {
    const body = 'x'.repeat(8_192);
    await ask(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8192\r\n\r\n${body}`, '8192 bytes');
    expect(read).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('error: a large body that says its length is 413, and its connection goes on', async () => {
    const body = 'x'.repeat(200_000);
    await ask(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 200000\r\n\r\n${body}`, 'BODY_TOO_LARGE');
    expect(read).toMatch(/^HTTP\/1\.1 413 /);
    const sinceMs = performance.now();
    while (performance.now() - sinceMs < LONG_MS)
      expect(await ask('GET / HTTP/1.1\r\nHost: a\r\n\r\n', 'fine')).toBe(true);
  });

  test('error: a large body that does not is 413, and the answer says that the connection ends', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
    await ask(`POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`, 'BODY_TOO_LARGE');
    expect(read).toMatch(/^HTTP\/1\.1 413 /);
    expect(read).toMatch(/\r\nconnection: close\r\n/i);
  });
});
