// The listening server: node:http in front of the application, and an orderly end.
import { type RequestListener, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@lilape/domain/app-error';
import { errorResponse } from '#http/errors.ts';
import { refuse, refuseMalformed, refuseOdd } from '#http/refusals.ts';
import { getRequestListener } from '@hono/node-server';

type Fetch = Parameters<typeof getRequestListener>[0];

export type NodeServer = {
  readonly port: number;
  /** From now on each answer ends its connection, so that the next request of its client goes to another process. */
  drain(): void;
  /**
   * From now on a GET is 503: a proxy that learns from failures alone sends it, and what comes next, to another process.
   * Resolves once nothing comes any more, after two seconds at most.
   */
  turnAway(): Promise<void>;
  /** Takes no new connections, lets running requests end for up to 5 s, then cuts them off. */
  close(): Promise<void>;
};

const CLOSE_MS = 5_000;
/** Nothing comes any more when nothing has come for so long. */
const QUIET_MS = 300;
const LONGEST_TURN_MS = 2_000;
/** Connections that may wait to be taken in: a crowd that comes back at once, after a restart. */
const BACKLOG = 4_096;
/** Open at once: the event streams that the hub takes, and room for requests beside them. */
const MAX_CONNECTIONS = 12_000;

/** How long a client may take, milliseconds; whoever takes longer is cut off. */
export type Patience = {
  /** For the headers of a request, from the first moment of the connection. */
  readonly headersMs: number;
  /** For the whole of a request. */
  readonly requestMs: number;
  /** In which nothing at all moves: an event stream has a heartbeat every 15 s. */
  readonly idleMs: number;
  /** How often this is looked at. */
  readonly checkMs: number;
};

const PATIENCE: Patience = { headersMs: 10_000, requestMs: 30_000, idleMs: 60_000, checkMs: 5_000 };

/** Node's listener for an application; a request that is no valid URL gets the same error shape as any other. */
export function listenerOf(fetch: Fetch): RequestListener {
  const listener = getRequestListener(fetch, {
    // Of a probe in HTTP/1.0, which names none.
    hostname: 'localhost',
    errorHandler: () => errorResponse(new AppError('INVALID_REQUEST')),
  });
  return (incoming, outgoing) => void listener(incoming, outgoing);
}

/** Listens on `host:port`; port 0 lets the system choose. @throws Error with node's code, such as EADDRINUSE */
export async function listen(
  listener: RequestListener,
  at: { host: string; port: number },
  patience: Patience = PATIENCE,
): Promise<NodeServer> {
  const { host, port } = at;
  let isDraining = false;
  let isTurningAway = false;
  let lastCameMs = 0;
  const running = new Set<ServerResponse>();
  const answer = refuseOdd(listener);
  const server = createServer(
    {
      // Longer than that of the proxies in front, so that they close first.
      keepAliveTimeout: 65_000,
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.checkMs,
      requireHostHeader: false,
      noDelay: true,
    },
    (incoming, outgoing) => {
      // Node then says `Connection: close`.
      if (isDraining) outgoing.shouldKeepAlive = false;
      else running.add(outgoing.once('close', () => running.delete(outgoing)));
      lastCameMs = performance.now();
      const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
      if (isTurningAway && isRead) refuse(incoming, outgoing, 'SERVICE_UNAVAILABLE');
      else answer(incoming, outgoing);
    },
  );
  const drain = () => {
    isDraining = true;
    for (const outgoing of running) outgoing.shouldKeepAlive = false;
  };
  const turnAway = async () => {
    isTurningAway = true;
    const beganMs = performance.now();
    lastCameMs = beganMs;
    for (let nowMs = beganMs; nowMs < lastCameMs + QUIET_MS && nowMs < beganMs + LONGEST_TURN_MS;) {
      await wait(lastCameMs + QUIET_MS - nowMs);
      nowMs = performance.now();
    }
  };
  server.timeout = patience.idleMs;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', refuseMalformed);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog: BACKLOG }, () => resolve());
  });
  const address = server.address() as AddressInfo;
  return { port: address.port, drain, turnAway, close: () => close(server) };
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
  await closed;
  clearTimeout(timer);
}
