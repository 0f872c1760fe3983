// `/api/admin/outbox`: what was sent and what waits.
import { AppError } from '@lilape/domain/app-error';
import { adminOutbox, dropMessage as dropEndpoint } from '@lilape/wire/endpoints/posts';
import { PAGE_OF_MESSAGES } from '@lilape/wire/outbox';
import { adminOf, forAdmin } from '#admin/guard.ts';
import { noteAction } from '#admin/actions.ts';
import { isoOfMs } from '#moments.ts';
import { dropMessage, readMessage, readMessages } from '#posts/messages.ts';
import { messageToWire } from '#posts/outbox-wire.ts';
import { inOneGo } from '#postgres/transaction.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Registers it, for the admin alone. */
export function addAdminOutbox(app: ApiApp, parts: ApiParts): void {
  const { db, clock, clientOf } = parts;
  app.openapi(routeOf(adminOutbox, forAdmin(parts)), async (c) => {
    const { before, state = null } = c.req.valid('query');
    const asked = {
      before: before === undefined ? null : BigInt(before),
      state,
      limit: PAGE_OF_MESSAGES + 1,
    };
    const found = await reachDatabase(() => readMessages(db, asked));
    const messages = found.slice(0, PAGE_OF_MESSAGES).map(messageToWire);
    const next = found.length > PAGE_OF_MESSAGES ? (messages.at(-1)?.id ?? null) : null;
    return c.json({ success: true as const, messages, next, as_of: isoOfMs(clock()) }, 200);
  });

  app.openapi(routeOf(dropEndpoint, forAdmin(parts)), async (c) => {
    const id = BigInt(c.req.valid('param').id);
    const entry = { action: 'message-dropped', session: adminOf(c).id, client: clientOf(c) } as const;
    const after = await reachDatabase(() =>
      inOneGo(db, async (client) => {
        if ((await readMessage(client, id)) === null)
          throw new AppError('OUTBOX_UNKNOWN', { id: id.toString() });
        if (!(await dropMessage(client, id))) throw new AppError('OUTBOX_SETTLED', { id: id.toString() });
        await noteAction(client, { ...entry, detail: { message: id.toString() } });
        return readMessage(client, id);
      }),
    );
    if (after === null) throw new AppError('OUTBOX_UNKNOWN', { id: id.toString() });
    return c.json({ success: true as const, message: messageToWire(after) }, 200);
  });
}
