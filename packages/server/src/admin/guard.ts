// What stands before every route of the admin: the request is one of our pages', it is set up, a session is open.
import { AppError } from '@lilape/domain/app-error';
import type { Context, MiddlewareHandler } from 'hono';
import { type AdminAccess, subjectsOf } from '#admin/access.ts';
import { type NewAction, noteAction } from '#admin/actions.ts';
import { type RefusalParts, noteForeign, noteOvertaken } from '#admin/refusals.ts';
import { changesNothing, isOfOurPages, originOf } from '#http/own-pages.ts';
import { type ApiEnv, limited } from '#http/requests.ts';
import { type Session, findSession, tokenIn } from '#http/session.ts';
import { reachDatabase } from '#reach.ts';

export type GuardParts = RefusalParts & {
  readonly admin: AdminAccess;
  readonly trustedProxyHops: number;
};

/**
 * Lets a request of the admin pass; the route finds the session by `adminOf`. `routeOf(endpoint, forAdmin(parts), …)`.
 * What did not come from our pages, and changes that were sent again or overtaken, are written into the log.
 * @throws AppError ADMIN_NOT_SET_UP, NOT_OUR_PAGE, SIGN_IN_FIRST, TOO_MANY_REQUESTS
 */
export function forAdmin(parts: GuardParts): MiddlewareHandler<ApiEnv> {
  return fromOurPages(parts, async (c, next) => {
    const session = await findAdmin(c, parts);
    if (session === null) {
      await requireAdmins(parts);
      throw new AppError('SIGN_IN_FIRST');
    }
    c.set('admin', session);
    await next();
    await noteOvertaken(c, parts, session.id);
  });
}

/** Lets a request pass only if one of our own pages made it. @throws AppError NOT_OUR_PAGE, TOO_MANY_REQUESTS */
export function fromOurPages(
  parts: GuardParts,
  andThen: MiddlewareHandler<ApiEnv> = (_, next) => next(),
): MiddlewareHandler<ApiEnv> {
  const oftenEnough = limited('read', parts);
  return (c, next) =>
    oftenEnough(c, async () => {
      // Who reads without a cookie is asked to sign in, wherever they come from.
      const isNobody = changesNothing(c) && cookieOf(c, parts) === null;
      if (!isNobody && !isOfOurPages(c, parts.trustedProxyHops)) {
        await noteForeign(c, parts);
        throw new AppError('NOT_OUR_PAGE');
      }
      await andThen(c, next);
    });
}

/** Who is signed in, behind `forAdmin`. */
export function adminOf(c: Context<ApiEnv>): Session {
  const session = c.get('admin');
  if (session === undefined) throw new AppError('SIGN_IN_FIRST');
  return session;
}

/** The admin's session of a request; null without one, or where its password or wallet does not count any more. */
export async function findAdmin(c: Context<ApiEnv>, parts: GuardParts): Promise<Session | null> {
  const { admin, db } = parts;
  const token = cookieOf(c, parts);
  if (token === null) return null;
  const [session, subjects] = await reachDatabase(() =>
    Promise.all([findSession(db, token), subjectsOf(admin)]),
  );
  return session !== null && subjects.includes(session.subject) ? session : null;
}

const cookieOf = (c: Context<ApiEnv>, { trustedProxyHops }: GuardParts): string | null =>
  tokenIn(c.req.header('cookie'), originOf(c, trustedProxyHops));

/** By what one can sign in here. */
export async function waysIn({ admin }: Pick<GuardParts, 'admin'>) {
  const password = await reachDatabase(() => admin.password());
  return { hasPassword: password !== null, hasWallets: admin.wallets.size > 0 };
}

/** @throws AppError ADMIN_NOT_SET_UP where nobody can be admin */
async function requireAdmins(parts: GuardParts): Promise<void> {
  const { hasPassword, hasWallets } = await waysIn(parts);
  if (!hasPassword && !hasWallets) throw new AppError('ADMIN_NOT_SET_UP');
}

/** Writes down what the admin is about to do; the action waits for it. */
export async function noteAdminAction(
  c: Context<ApiEnv>,
  { db, clientOf }: Pick<GuardParts, 'db' | 'clientOf'>,
  action: Pick<NewAction, 'action' | 'detail'>,
): Promise<void> {
  const { id: session } = adminOf(c);
  await reachDatabase(() => noteAction(db, { ...action, session, client: clientOf(c) }));
}
