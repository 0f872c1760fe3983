// `/api/admin/…`: the sessions that are open, the log of what was done in them, and the files that wait to be pinned.
import { type NotedAction as WireAction, PAGE_OF_ACTIONS } from '@lilape/wire/admin';
import { adminAudit, adminSessions } from '@lilape/wire/endpoints/admin-operations';
import { subjectsOf } from '#admin/access.ts';
import { type NotedAction, readActions } from '#admin/actions.ts';
import { adminOf, forAdmin } from '#admin/guard.ts';
import { sessionsOf } from '#http/session.ts';
import { reachDatabase } from '#reach.ts';
import { sessionToWire } from '#routes/admin-login.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Registers what every admin page shows of its own affairs. */
export function addAdmin(app: ApiApp, parts: ApiParts): void {
  app.openapi(routeOf(adminSessions, forAdmin(parts)), async (c) => {
    const { id: current } = adminOf(c);
    const sessions = await reachDatabase(async () => sessionsOf(parts.db, await subjectsOf(parts.admin)));
    return c.json({ success: true as const, current, sessions: sessions.map(sessionToWire) }, 200);
  });

  app.openapi(routeOf(adminAudit, forAdmin(parts)), async (c) => {
    const { before } = c.req.valid('query');
    const asked = { before: before === undefined ? null : BigInt(before), limit: PAGE_OF_ACTIONS + 1 };
    const found = await reachDatabase(() => readActions(parts.db, asked));
    const actions = found.slice(0, PAGE_OF_ACTIONS).map(actionToWire);
    const next = found.length > PAGE_OF_ACTIONS ? (actions.at(-1)?.id ?? null) : null;
    return c.json({ success: true as const, actions, next }, 200);
  });
}

const actionToWire = ({ id, at, ...rest }: NotedAction): WireAction => ({
  ...rest,
  id: id.toString(),
  at: at.toISOString(),
});
