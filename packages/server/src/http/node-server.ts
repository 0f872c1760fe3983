// The listening server: node:http in front of the application, and an orderly end.
import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { AppError } from '@lilape/domain/app-error';
import { errorBodyOf, errorResponse } from '#http/errors.ts';
import { DATA_HEADERS } from '#http/headers.ts';
import { getRequestListener } from '@hono/node-server';

type Fetch = Parameters<typeof getRequestListener>[0];

export type NodeServer = {
  readonly port: number;
  /** Takes no new connections, lets running requests end for up to 5 s, then cuts them off. */
  close(): Promise<void>;
};

const CLOSE_MS = 5_000;
/** Connections that may wait to be taken in: a crowd that comes back at once, after a restart. */
const BACKLOG = 4_096;

/** Node's listener for an application; a request that is no valid URL gets the same error shape as any other. */
export function listenerOf(fetch: Fetch): RequestListener {
  const listener = getRequestListener(fetch, {
    errorHandler: () => errorResponse(new AppError('INVALID_REQUEST')),
  });
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

/** Listens on `host:port`; port 0 lets the system choose. @throws Error with node's code, such as EADDRINUSE */
export async function listen(
  listener: RequestListener,
  address: { host: string; port: number },
): Promise<NodeServer> {
  const { host, port } = address;
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000, noDelay: true }, listener);
  server.on('clientError', refuseMalformed);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog: BACKLOG }, () => resolve());
  });
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

/** What is not HTTP at all is answered 400 and cut off. */
function refuseMalformed(_error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(errorBodyOf(new AppError('INVALID_REQUEST')));
  const headers = { ...DATA_HEADERS, 'Content-Type': 'application/json', 'Content-Length': body.length };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`);
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
  await closed;
  clearTimeout(timer);
}
