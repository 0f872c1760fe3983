// `/api/admin/login`, `/logout` and `/session`: how an admin comes in, by password or wallet, and goes.
import { AppError } from '@lilape/domain/app-error';
import { WALLET_TEXT_MINUTES } from '@lilape/domain/admin/wallet-text';
import type { AdminSession, SessionBody } from '@lilape/wire/admin';
import * as endpoints from '@lilape/wire/endpoints/admin';
import type { Context } from 'hono';
import { subjectsOf, walletSubject, whoIs } from '#admin/access.ts';
import { noteRefused } from '#admin/actions.ts';
import { countAttempt } from '#admin/attempts.ts';
import { adminOf, findAdmin, forAdmin, fromOurPages, noteAdminAction, waysIn } from '#admin/guard.ts';
import { forgive } from '#admin/misses.ts';
import { makeNonce } from '#admin/nonces.ts';
import {
  type Brought,
  LOGOUT_ACTIONS,
  type SignedIn,
  signIn,
  signInWallet,
  signOut,
} from '#admin/sign-in.ts';
import { admitWallet } from '#admin/wallet-login.ts';
import { limitBody, limitBodyTo } from '#http/exact-json.ts';
import { originOf } from '#http/own-pages.ts';
import { type ApiEnv, limited } from '#http/requests.ts';
import { KNOWN_BROWSER, SESSION, type Session, endedCookie, sessionCookie, tokenIn } from '#http/session.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** A text, and a contract's signature. */
const MAX_WALLET_BYTES = 20 * 1_024;

/** Registers the door. */
export function addAdminLogin(app: ApiApp, parts: ApiParts): void {
  addPasswordLogin(app, parts);
  addWalletLogin(app, parts);
  addWayOut(app, parts);
  app.openapi(routeOf(endpoints.adminSession, limited('read', parts)), async (c) => {
    const found = await findAdmin(c, parts);
    return c.json(await sessionBodyOf(parts, found), 200);
  });
}

function addPasswordLogin(app: ApiApp, parts: ApiParts): void {
  const { db, clientOf } = parts;
  app.openapi(routeOf(endpoints.adminLogin, fromOurPages(parts), limitBody), async (c) => {
    const access = await reachDatabase(() => parts.admin.password());
    if (access === null) throw new AppError('ADMIN_NOT_SET_UP');
    const client = clientOf(c);
    const counted = await countAttempt(c, parts, access.subject);
    if (!(await access.isPassword(c.req.valid('json').password))) {
      await reachDatabase(() => noteRefused(db, { action: 'sign-in-refused', client }));
      throw new AppError('WRONG_PASSWORD');
    }
    const { subject } = access;
    const opened = await reachDatabase(() => signIn(db, { subject, client, brought: broughtBy(c, parts) }));
    await reachDatabase(() => forgive(db, counted));
    return await welcome(c, parts, opened);
  });
}

function addWalletLogin(app: ApiApp, parts: ApiParts): void {
  const { db, clientOf, clock } = parts;
  const requireWallets = () => {
    if (parts.admin.wallets.size === 0) throw new AppError('WALLETS_NOT_SET_UP');
  };
  app.openapi(routeOf(endpoints.adminNonce, fromOurPages(parts), limited('login', parts)), async (c) => {
    requireWallets();
    const nonce = await reachDatabase(() => makeNonce(db));
    const nowMs = clock();
    const [issuedAt, expiresAt] = [nowMs, nowMs + WALLET_TEXT_MINUTES * 60_000].map((ms) =>
      new Date(ms).toISOString(),
    );
    return c.json(
      { success: true as const, nonce, issuedAt: issuedAt ?? '', expiresAt: expiresAt ?? '' },
      200,
    );
  });

  const limit = limitBodyTo(MAX_WALLET_BYTES);
  app.openapi(
    routeOf(endpoints.adminWalletLogin, fromOurPages(parts), limited('write', parts), limit),
    async (c) => {
      requireWallets();
      const { message, signature } = c.req.valid('json');
      const wallet = await admitWallet(c, parts, { message, signature: signature as `0x${string}` });
      const coming = { subject: walletSubject(wallet), client: clientOf(c), brought: broughtBy(c, parts) };
      return await welcome(c, parts, await reachDatabase(() => signInWallet(db, coming)));
    },
  );
}

function addWayOut(app: ApiApp, parts: ApiParts): void {
  const { db, admin, trustedProxyHops } = parts;
  app.openapi(routeOf(endpoints.adminLogout, forAdmin(parts), limitBody), async (c) => {
    const { scope } = c.req.valid('json');
    const origin = originOf(c, trustedProxyHops);
    const token = tokenIn(c.req.header('cookie'), origin) ?? '';
    await noteAdminAction(c, parts, { action: LOGOUT_ACTIONS[scope] });
    await reachDatabase(async () => {
      const subjects = [...(await subjectsOf(admin)), adminOf(c).subject];
      await signOut(db, scope, subjects, token);
    });
    if (scope !== 'others') setCookie(c, endedCookie(origin, SESSION));
    if (scope === 'everywhere') setCookie(c, endedCookie(origin, KNOWN_BROWSER));
    return c.json({ success: true as const }, 200);
  });
}

/** The answer to who has just come in, with the cookies. */
async function welcome(c: Context<ApiEnv>, parts: ApiParts, opened: SignedIn) {
  const origin = originOf(c, parts.trustedProxyHops);
  setCookie(c, sessionCookie(opened.sessionToken, origin));
  if (opened.browserToken !== null) setCookie(c, sessionCookie(opened.browserToken, origin, KNOWN_BROWSER));
  return c.json(await sessionBodyOf(parts, opened.session), 200);
}

function broughtBy(c: Context<ApiEnv>, { trustedProxyHops }: ApiParts): Brought {
  const origin = originOf(c, trustedProxyHops);
  const cookies = c.req.header('cookie');
  return { session: tokenIn(cookies, origin), browser: tokenIn(cookies, origin, KNOWN_BROWSER) };
}

async function sessionBodyOf(parts: ApiParts, session: Session | null): Promise<SessionBody> {
  const ways = await waysIn(parts);
  return {
    success: true,
    isSetUp: ways.hasPassword || ways.hasWallets,
    ...ways,
    session: session === null ? null : sessionToWire(session),
  };
}

const setCookie = (c: Context<ApiEnv>, cookie: string) => c.header('Set-Cookie', cookie, { append: true });

/** A session as it is sent. */
export const sessionToWire = ({ id, subject, openedAt, endsAt, client }: Session): AdminSession => ({
  id,
  opened_at: openedAt.toISOString(),
  ends_at: endsAt.toISOString(),
  who: whoIs(subject),
  client,
});
