// Everything that a stranger can open is closed by us in time, with an answer that says why.
import { type Socket, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type NodeServer, listen, listenerOf } from './node-server.ts';

let server: NodeServer;
let taken: number;

beforeEach(async () => {
  taken = 0;
  server = await listen(
    (_incoming, outgoing) => {
      taken += 1;
      outgoing.end('fine');
    },
    { host: '127.0.0.1', port: 0 },
    { headersMs: 100, requestMs: 200, idleMs: 400, checkMs: 20 },
  );
});
afterEach(() => server.close());

/** A client that never ends its side of the connection and goes on sending `drip`; all that it read once it is cut off. */
function cling(text: string, drip = ''): Promise<string> {
  return new Promise((resolve) => {
    const socket: Socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    let read = '';
    const timer = setInterval(() => socket.write(drip === '' ? '\r\n' : drip), 5);
    socket.on('data', (chunk) => (read += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(read);
    });
    socket.write(text);
  });
}

describe('listen', () => {
  test('error: headers that do not come to an end are 408, and the socket is destroyed', async () => {
    const read = await cling('GET / HTTP/1.1\r\nHost: a\r\n', 'X: y\r\n');
    expect(read).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(read).toContain('"code":"REQUEST_INCOMPLETE"');
  });

  test('error: a body that does not come to an end is cut off', async () => {
    const read = await cling('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n', 'x');
    expect(read).toMatch(/^HTTP\/1\.1 (200|408) /);
  });

  test('error: a connection on which nothing comes is cut off', async () => {
    const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined).resume();
    await new Promise((resolve) => socket.on('end', resolve));
    socket.destroy();
    expect(taken).toBe(0);
  });

  test('error: too long headers are 431, and the socket is destroyed', async () => {
    const read = await cling(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n`);
    expect(read).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(read).toContain('"code":"HEADERS_TOO_LARGE"');
  });

  test.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a GET with an endless body', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
    ['a HEAD with a body', 'HEAD / HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\n'],
  ])('error: %s is 400 and the end of the connection', async (_name, text) => {
    const read = await cling(text, '5\r\nhello\r\n');
    expect(read).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(read).toMatch(/\r\nConnection: close\r\n/i);
    expect(taken).toBe(0);
  });

  test('behavior: a GET that says that it has no body is answered', async () => {
    const read = await cling('GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    expect(read).toMatch(/^HTTP\/1\.1 200 /);
    expect(taken).toBe(1);
  });

  test('behavior: a probe in HTTP/1.0, which names no host, is answered', async () => {
    await server.close();
    server = await listen(
      listenerOf(({ url }) => new Response(new URL(url).pathname)),
      { host: '127.0.0.1', port: 0 },
    );
    const read = await cling('GET /api/ready HTTP/1.0\r\n\r\n');
    expect(read).toMatch(/^HTTP\/1\.1 200 [^]*\/api\/ready$/);
  });
});
