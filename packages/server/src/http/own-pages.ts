// Where our pages are, as the request's own headers say, and that a request comes from one of them.
import type { Context } from 'hono';
import { type ApiEnv, isSecure } from '#http/requests.ts';

export type PageOrigin = {
  /** Scheme, host and port, as a browser writes them into `Origin`. */
  readonly origin: string;
  /** Whether it is this machine without TLS, where nobody listens in. */
  readonly isPlain: boolean;
};

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origin that a request was sent to, behind `hops` trusted proxies. */
export function originOf(c: Context<ApiEnv>, hops: number): PageOrigin {
  const host = (c.req.header('host') ?? '').toLowerCase();
  const hasTls = isSecure(c.req.header('x-forwarded-proto'), hops);
  return { origin: `${hasTls ? 'https' : 'http'}://${host}`, isPlain: !hasTls && LOOPBACK.test(host) };
}

/**
 * Whether one of our own pages made a request. Of one that changes something browsers tell the page's origin, and no page
 * can change that. Of one that reads they tell where it comes from, which a person who typed the address may do too; an
 * admin's cookie without either was not sent by a browser of today.
 * @see https://www.w3.org/TR/fetch-metadata/
 */
export function isOfOurPages(c: Context<ApiEnv>, hops: number): boolean {
  const isOurOrigin = c.req.header('origin') === originOf(c, hops).origin;
  const site = c.req.header('sec-fetch-site');
  if (changesNothing(c))
    return site === 'same-origin' || site === 'none' || (isOurOrigin && site === undefined);
  return isOurOrigin && (site === undefined || site === 'same-origin');
}

/** Whether a request only reads. */
export const changesNothing = (c: Context<ApiEnv>): boolean => CHANGES_NOTHING.has(c.req.method);
