// What routes need to know about a request: who sent it, and whether it may go on.
import type { HttpBindings } from '@hono/node-server';
import { AppError } from '@lilape/domain/app-error';
import type { Context, MiddlewareHandler } from 'hono';
import { clientKey } from '#http/client-address.ts';
import type { Limiter, RateKind } from '#http/limiter.ts';
import type { Session } from '#http/session.ts';
import type { Metrics } from '#metrics.ts';

/** Node's own request and response are there unless a test calls `app.request`. */
export type ApiEnv = {
  Bindings: Partial<HttpBindings>;
  /** Who is signed in, on the routes that ask for it. */
  Variables: { admin?: Session };
};

/** Finds who a request comes from, behind `hops` trusted proxies. */
export type ClientOf = (c: Context<ApiEnv>) => string;

export function clientFinder(hops: number): ClientOf {
  return (c) => {
    const socket = c.env?.incoming?.socket.remoteAddress;
    return clientKey(socket, c.req.header('x-forwarded-for'), hops);
  };
}

type Limits = { limiter: Limiter; metrics: Metrics };

/** Takes so much out of a client's bucket. @throws AppError TOO_MANY_REQUESTS with the seconds to wait if that is not in it */
export function takeOrRefuse({ limiter, metrics }: Limits, kind: RateKind, client: string, worth = 1): void {
  const seconds = limiter.take(kind, client, worth);
  if (seconds === 0) return;
  metrics.count('http_limited_total', { kind });
  throw new AppError('TOO_MANY_REQUESTS', { seconds });
}

/** Lets a request pass if its client's bucket holds one. @throws AppError TOO_MANY_REQUESTS with the seconds to wait */
export function limited(kind: RateKind, parts: Limits & { clientOf: ClientOf }): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    takeOrRefuse(parts, kind, parts.clientOf(c));
    await next();
  };
}

/** Whether the client came over https, as far as a trusted proxy says so. */
export function isSecure(forwardedProto: string | undefined, hops: number): boolean {
  return hops > 0 && forwardedProto?.split(',').at(-1)?.trim() === 'https';
}
