// How often a password may be tried, such that nobody guesses it and no stranger locks the admin out.
import { AppError } from '@lilape/domain/app-error';
import type { MiddlewareHandler } from 'hono';
import { type GuardParts, requireAccess } from '#admin/guard.ts';
import { knownSubject } from '#admin/sign-in.ts';
import { placeOf } from '#http/own-pages.ts';
import type { ApiEnv } from '#http/requests.ts';
import { KNOWN_BROWSER, type Session, findSession, tokenIn } from '#http/session.ts';
import { reachDatabase } from '#reach.ts';

/**
 * Lets an attempt pass: a browser that signed in before counts for itself, everybody else by network and all together.
 * So a crowd of strangers can make each other wait, but not whoever was here before.
 * @throws AppError TOO_MANY_REQUESTS with the seconds to wait, ADMIN_NOT_SET_UP
 * @see decision 88
 */
export function limitAttempts(parts: GuardParts): MiddlewareHandler<ApiEnv> {
  const { limiter, clientOf, metrics, db, trustedProxyHops } = parts;
  return async (c, next) => {
    const { subject } = requireAccess(parts);
    const token = tokenIn(c.req.header('cookie'), placeOf(c, trustedProxyHops), KNOWN_BROWSER);
    const browser = await reachDatabase(() => findSession(db, token));
    const seconds = isKnown(browser, subject)
      ? limiter.take('login', `browser ${browser.id}`)
      : limiter.take('login', clientOf(c)) || limiter.take('strangers', 'all');
    if (seconds > 0) {
      metrics.count('http_limited_total', { kind: 'login' });
      throw new AppError('TOO_MANY_REQUESTS', { seconds });
    }
    await next();
  };
}

function isKnown(browser: Session | null, subject: string): browser is Session {
  return browser?.subject === knownSubject(subject);
}
