// Health and metrics of a process that serves no pages, and who may read metrics anywhere.
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { sentence } from '@lilape/domain/messages/catalogue';
import type { LiveBody, ReadyBody } from '@lilape/wire/chain';
import { HEALTH_PATHS, liveness, metrics as metricsEndpoint, readiness } from '@lilape/wire/endpoints/site';
import { RETRY_AFTER } from '#http/errors.ts';
import { DATA_HEADERS } from '#http/headers.ts';
import { type NodeServer, listen } from '#http/node-server.ts';
import type { Log } from '#log.ts';
import type { Metrics } from '#metrics.ts';

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Headers of a proxy: who has one of them comes from elsewhere. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;
const THIS_MACHINE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Whether metrics are shown: to programs of this machine that come straight to us. They name no client and no wallet,
 * but tell a stranger how much load we bear.
 */
export function mayReadMetrics(remoteAddress: string | undefined, headers: IncomingHttpHeaders): boolean {
  // Without a socket it is a call from inside.
  if (remoteAddress !== undefined && !THIS_MACHINE.has(remoteAddress)) return false;
  return PROXY_HEADERS.every((name) => headers[name] === undefined);
}

/** What `/api/live` says. */
export const ALIVE: LiveBody = { success: true, status: 'alive' };

/** What `/api/ready` says; with anything but `ready` the status is 503. A ledger that is stale is reported and changes nothing. */
export function readyBodyOf(status: ReadyBody['status'], ledger: ReadyBody['ledger']): ReadyBody {
  if (status === 'ready') return { success: true, status, ledger };
  const { text: error } = sentence('SERVICE_UNAVAILABLE');
  return { success: false, status, ledger, code: 'SERVICE_UNAVAILABLE', error };
}

type RoleAnswer = {
  readonly status: 'ok' | 'degraded' | 'stale' | 'starting';
  readonly database: 'ok' | 'unavailable' | null;
  readonly ledger: ReadyBody['ledger'];
};

export type StatusParts = {
  readonly metrics: Pick<Metrics, 'render'>;
  /** The health of the process; while it starts the answer is 503. */
  readonly health: () => Promise<RoleAnswer>;
  readonly log: Pick<Log, 'error'>;
};

/** Where health itself failed: a probe gets an answer, and never ends the process. */
const FAILED: RoleAnswer = { status: 'degraded', database: 'unavailable', ledger: null };

/** Answers `GET /api/`, `/api/live`, `/api/ready` and `/metrics` on `host:port`, as the API does for itself. */
export function serveStatus(
  parts: StatusParts,
  address: { host: string; port: number },
): Promise<NodeServer> {
  return listen(statusListener(parts), address);
}

function lookOrFail(health: StatusParts['health'], log: StatusParts['log']): Promise<RoleAnswer> {
  return health().catch((error: unknown) => {
    log.error('health.failed', { error });
    return FAILED;
  });
}

function statusListener({ metrics, health, log }: StatusParts): RequestListener {
  return (incoming, outgoing) => {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const send = (status: number, type: string, body: string) => {
      const retry = status === 503 ? { 'Retry-After': RETRY_AFTER } : {};
      outgoing.writeHead(status, {
        ...DATA_HEADERS,
        'Content-Type': type,
        'Cache-Control': 'no-store',
        ...retry,
      });
      outgoing.end(incoming.method === 'HEAD' ? undefined : body);
    };
    const sendJson = (status: number, body: object) => send(status, 'application/json', JSON.stringify(body));
    const tellHealth = async () => {
      const answer = await lookOrFail(health, log);
      const isUp = answer.status !== 'starting';
      sendJson(isUp ? 200 : 503, { success: isUp, ...answer });
    };
    const tellReadiness = async () => {
      const { status, database, ledger } = await lookOrFail(health, log);
      const ready = status === 'starting' ? 'starting' : database === 'ok' ? 'ready' : 'database';
      const body = readyBodyOf(ready, ledger);
      sendJson(body.success ? 200 : 503, body);
    };
    const tellMetrics = async () => {
      const text = await metrics.render().catch((error: unknown) => {
        log.error('metrics.failed', { error });
        return null;
      });
      if (text === null) sendJson(503, readyBodyOf('database', null));
      else send(200, METRICS_TYPE, text);
    };
    const { url } = incoming;
    const isAllowed = mayReadMetrics(incoming.socket.remoteAddress, incoming.headers);
    if (isRead && url === metricsEndpoint.path && isAllowed) void tellMetrics();
    else if (isRead && url === liveness.path) sendJson(200, ALIVE);
    else if (isRead && url === readiness.path) void tellReadiness();
    else if (isRead && HEALTH_PATHS.some((path) => path === url)) void tellHealth();
    else sendJson(404, { success: false, code: 'NOT_FOUND' });
  };
}
