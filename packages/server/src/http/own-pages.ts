// Where our pages are, as the request's own headers say, and that a request comes from one of them.
import { AppError } from '@lilape/domain/app-error';
import type { Context, MiddlewareHandler } from 'hono';
import { type ApiEnv, isSecure } from '#http/requests.ts';

export type Place = {
  /** Scheme, host and port, as a browser writes them into `Origin`. */
  readonly origin: string;
  /** Whether it is this machine without TLS, where nobody listens in. */
  readonly isPlain: boolean;
};

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The place that a request was sent to, behind `hops` trusted proxies. */
export function placeOf(c: Context<ApiEnv>, hops: number): Place {
  const host = (c.req.header('host') ?? '').toLowerCase();
  const hasTls = isSecure(c.req.header('x-forwarded-proto'), hops);
  return { origin: `${hasTls ? 'https' : 'http'}://${host}`, isPlain: !hasTls && LOOPBACK.test(host) };
}

/**
 * Lets a request that changes something pass only if one of our own pages made it: browsers put the page's origin into
 * each of them, and no page can change that. @throws AppError NOT_OUR_PAGE
 */
export function fromOurPages(hops: number): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (!CHANGES_NOTHING.has(c.req.method) && c.req.header('origin') !== placeOf(c, hops).origin)
      throw new AppError('NOT_OUR_PAGE');
    await next();
  };
}
