// `/api/admin/…`: signing in and out, the sessions that are open, and the log of what was done in them.
import { AppError } from '@lilape/domain/app-error';
import { type AdminSession, type NotedAction as WireAction, PAGE_OF_ACTIONS } from '@lilape/wire/admin';
import * as endpoints from '@lilape/wire/endpoints/admin';
import { adminAudit, adminPins, adminSessions } from '@lilape/wire/endpoints/admin-desk';
import { MOST_PINS, type PinsBody } from '@lilape/wire/pins';
import type { Context } from 'hono';
import { type NotedAction, noteRefused, readActions } from '#admin/actions.ts';
import { limitAttempts } from '#admin/attempts.ts';
import { adminOf, findAdmin, forAdmin, noteDeed, requireAccess } from '#admin/guard.ts';
import { LOGOUT_ACTIONS, signIn, signOut } from '#admin/sign-in.ts';
import { limitBody } from '#http/exact-json.ts';
import { fromOurPages, placeOf } from '#http/own-pages.ts';
import { type ApiEnv, limited } from '#http/requests.ts';
import {
  KNOWN_BROWSER,
  SESSION,
  type Session,
  endedCookie,
  sessionsOf,
  ticketCookie,
  tokenIn,
} from '#http/session.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';
import { type PinView, readPinTotals, readWaitingPins } from '#studio/pins/read-pins.ts';
import { isoOfMs } from '#moments.ts';

/** Registers what the admin panel begins with. */
export function addAdmin(app: ApiApp, parts: ApiParts): void {
  addSigningIn(app, parts);
  addSigningOut(app, parts);
  addReads(app, parts);
}

function addSigningIn(app: ApiApp, parts: ApiParts): void {
  const { db, clientOf, trustedProxyHops } = parts;
  const ofOurPages = fromOurPages(trustedProxyHops);
  app.openapi(routeOf(endpoints.adminLogin, ofOurPages, limitAttempts(parts), limitBody), async (c) => {
    const access = requireAccess(parts);
    const client = clientOf(c);
    if (!(await access.isPassword(c.req.valid('json').password))) {
      await reachDatabase(() => noteRefused(db, client));
      throw new AppError('WRONG_PASSWORD');
    }
    const place = placeOf(c, trustedProxyHops);
    const brought = {
      session: tokenIn(c.req.header('cookie'), place),
      browser: tokenIn(c.req.header('cookie'), place, KNOWN_BROWSER),
    };
    const opened = await reachDatabase(() => signIn(db, { subject: access.subject, client, brought }));
    setCookie(c, ticketCookie(opened.sessionToken, place));
    setCookie(c, ticketCookie(opened.browserToken, place, KNOWN_BROWSER));
    return c.json({ success: true as const, isSetUp: true, session: toWire(opened.session) }, 200);
  });
}

function addSigningOut(app: ApiApp, parts: ApiParts): void {
  const { db, trustedProxyHops } = parts;
  app.openapi(routeOf(endpoints.adminLogout, forAdmin(parts), limitBody), async (c) => {
    const { scope } = c.req.valid('json');
    const place = placeOf(c, trustedProxyHops);
    const token = tokenIn(c.req.header('cookie'), place) ?? '';
    await noteDeed(c, parts, { action: LOGOUT_ACTIONS[scope] });
    await reachDatabase(() => signOut(db, scope, adminOf(c).subject, token));
    if (scope !== 'others') setCookie(c, endedCookie(place, SESSION));
    if (scope === 'everywhere') setCookie(c, endedCookie(place, KNOWN_BROWSER));
    return c.json({ success: true as const }, 200);
  });
}

function addReads(app: ApiApp, parts: ApiParts): void {
  app.openapi(routeOf(endpoints.adminSession, limited('read', parts)), async (c) => {
    const found = await findAdmin(c, parts);
    const session = found === null ? null : toWire(found);
    return c.json({ success: true as const, isSetUp: parts.admin !== null, session }, 200);
  });

  app.openapi(routeOf(adminSessions, forAdmin(parts)), async (c) => {
    const { id: current, subject } = adminOf(c);
    const sessions = await reachDatabase(() => sessionsOf(parts.db, subject));
    return c.json({ success: true as const, current, sessions: sessions.map(toWire) }, 200);
  });

  app.openapi(routeOf(adminAudit, forAdmin(parts)), async (c) => {
    const { before } = c.req.valid('query');
    const asked = { before: before === undefined ? null : BigInt(before), limit: PAGE_OF_ACTIONS + 1 };
    const found = await reachDatabase(() => readActions(parts.db, asked));
    const actions = found.slice(0, PAGE_OF_ACTIONS).map(actionToWire);
    const next = found.length > PAGE_OF_ACTIONS ? (actions.at(-1)?.id ?? null) : null;
    return c.json({ success: true as const, actions, next }, 200);
  });

  app.openapi(routeOf(adminPins, forAdmin(parts)), async (c) => {
    const { db, studio } = parts;
    const [totals, waiting] = await reachDatabase(() =>
      Promise.all([readPinTotals(db), readWaitingPins(db, MOST_PINS)]),
    );
    const isSetUp = (studio?.pins ?? null) !== null;
    return c.json({ success: true as const, isSetUp, ...totals, pins: waiting.map(pinToWire) }, 200);
  });
}

const setCookie = (c: Context<ApiEnv>, cookie: string) => c.header('Set-Cookie', cookie, { append: true });

const toWire = ({ id, openedAt, endsAt, client }: Session): AdminSession => ({
  id,
  opened_at: openedAt.toISOString(),
  ends_at: endsAt.toISOString(),
  client,
});

const actionToWire = ({ id, at, ...rest }: NotedAction): WireAction => ({
  ...rest,
  id: id.toString(),
  at: at.toISOString(),
});

const pinToWire = ({ askedAtMs, nextTryAtMs, ...pin }: PinView): PinsBody['pins'][number] => ({
  ...pin,
  asked_at: isoOfMs(askedAtMs),
  next_try_at: isoOfMs(nextTryAtMs),
});
