// What stands before every route of the admin: it is set up, the request is one of our pages', a session is open.
import { AppError } from '@lilape/domain/app-error';
import type { Context, MiddlewareHandler } from 'hono';
import type { AdminAccess } from '#admin/access.ts';
import { type NewAction, noteAction } from '#admin/actions.ts';
import { fromOurPages, placeOf } from '#http/own-pages.ts';
import { type ApiEnv, type ClientOf, limited } from '#http/requests.ts';
import { type Session, findSession, tokenIn } from '#http/session.ts';
import type { Db } from '#postgres/database.ts';
import { reachDatabase } from '#reach.ts';

export type GuardParts = Parameters<typeof limited>[1] & {
  readonly admin: AdminAccess | null;
  readonly db: Db;
  readonly clientOf: ClientOf;
  readonly trustedProxyHops: number;
};

/**
 * Lets a request of the admin pass; the route finds the session by `adminOf`. `routeOf(endpoint, forAdmin(parts), …)`.
 * @throws AppError ADMIN_NOT_SET_UP, NOT_OUR_PAGE, SIGN_IN_FIRST, TOO_MANY_REQUESTS
 */
export function forAdmin(parts: GuardParts): MiddlewareHandler<ApiEnv> {
  const ofOurPages = fromOurPages(parts.trustedProxyHops);
  const oftenEnough = limited('read', parts);
  return (c, next) =>
    ofOurPages(c, async () => {
      await oftenEnough(c, async () => {
        requireAccess(parts);
        const session = await findAdmin(c, parts);
        if (session === null) throw new AppError('SIGN_IN_FIRST');
        c.set('admin', session);
        await next();
      });
    });
}

/** Who is signed in, behind `forAdmin`. */
export function adminOf(c: Context<ApiEnv>): Session {
  const session = c.get('admin');
  if (session === undefined) throw new AppError('SIGN_IN_FIRST');
  return session;
}

/** The admin's session of a request; null without one, or where nobody may be admin. */
export async function findAdmin(
  c: Context<ApiEnv>,
  { admin, db, trustedProxyHops }: GuardParts,
): Promise<Session | null> {
  const token = tokenIn(c.req.header('cookie'), placeOf(c, trustedProxyHops));
  if (admin === null || token === null) return null;
  const session = await reachDatabase(() => findSession(db, token));
  return session?.subject === admin.subject ? session : null;
}

/** @throws AppError ADMIN_NOT_SET_UP where the server has no password */
export function requireAccess({ admin }: Pick<GuardParts, 'admin'>): AdminAccess {
  if (admin === null) throw new AppError('ADMIN_NOT_SET_UP');
  return admin;
}

/** Writes down what the admin is about to do; the deed waits for it. */
export async function noteDeed(
  c: Context<ApiEnv>,
  { db, clientOf }: Pick<GuardParts, 'db' | 'clientOf'>,
  deed: Pick<NewAction, 'action' | 'detail'>,
): Promise<void> {
  const { id: session } = adminOf(c);
  await reachDatabase(() => noteAction(db, { ...deed, session, client: clientOf(c) }));
}
