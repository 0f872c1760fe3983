// Health and metrics of a process that serves no pages, and who may read metrics anywhere.
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { HEALTH_PATHS, metrics as metricsEndpoint } from '@lilape/wire/endpoints/site';
import { DATA_HEADERS } from '#http/headers.ts';
import { type NodeServer, listen } from '#http/node-server.ts';
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

export type StatusParts = {
  readonly metrics: Metrics;
  /** What is told of the process; while it starts that is answered 503. It never fails. */
  readonly health: () => Promise<{ readonly status: 'ok' | 'degraded' | 'starting' }>;
};

/** Answers `GET /api/` and `GET /metrics` on `host:port`, as the API does for itself. */
export function serveStatus(
  parts: StatusParts,
  address: { host: string; port: number },
): Promise<NodeServer> {
  return listen(statusListener(parts), address);
}

function statusListener({ metrics, health }: StatusParts): RequestListener {
  return (incoming, outgoing) => {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const send = (status: number, type: string, body: string) => {
      outgoing.writeHead(status, { ...DATA_HEADERS, 'Content-Type': type, 'Cache-Control': 'no-store' });
      outgoing.end(incoming.method === 'HEAD' ? undefined : body);
    };
    const tellHealth = async () => {
      const answer = await health();
      const body = JSON.stringify({ success: answer.status !== 'starting', ...answer });
      send(answer.status === 'starting' ? 503 : 200, 'application/json', body);
    };
    const tellMetrics = async () => send(200, METRICS_TYPE, await metrics.render());
    const isAllowed = mayReadMetrics(incoming.socket.remoteAddress, incoming.headers);
    if (isRead && incoming.url === metricsEndpoint.path && isAllowed) {
      void tellMetrics();
    } else if (isRead && HEALTH_PATHS.some((path) => path === incoming.url)) {
      void tellHealth();
    } else send(404, 'application/json', '{"success":false,"code":"NOT_FOUND"}');
  };
}
