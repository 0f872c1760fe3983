// `/api/admin/game/*`: the board with the numbers of its rows, and the taking off of one.
import { adminGameBoard, removeScore } from '@lilape/wire/endpoints/game';
import { noteAction } from '#admin/actions.ts';
import { adminOf, forAdmin } from '#admin/guard.ts';
import * as board from '#game/board.ts';
import { limitBody } from '#http/exact-json.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Registers them, for the admin alone. */
export function addAdminGame(app: ApiApp, parts: ApiParts): void {
  const { db, clientOf } = parts;
  app.openapi(routeOf(adminGameBoard, forAdmin(parts)), async (c) => {
    const { day = null } = c.req.valid('query');
    const found = await reachDatabase(() => board.readBoard(db, day));
    const scores = found.rows.map(({ id, name, score, ticks, outcome, at }, index) => {
      const time = at.toISOString();
      return { number: id, place: index + 1, name, score, ticks, outcome, time };
    });
    return c.json({ success: true as const, day: found.day, scores }, 200);
  });

  app.openapi(routeOf(removeScore, forAdmin(parts), limitBody), async (c) => {
    const { id } = c.req.valid('param');
    const { id: session } = adminOf(c);
    const client = clientOf(c);
    await reachDatabase(() =>
      board.removeScore(db, id, (noting, { day, score }) =>
        noteAction(noting, { action: 'score-removed', session, client, detail: { game: id, day, score } }),
      ),
    );
    return c.json({ success: true as const }, 200);
  });
}
