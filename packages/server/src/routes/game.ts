// `/api/game/*`: tickets, recorded games, the board.
import { AppError } from '@lilape/domain/app-error';
import { gameBoard, gameReplay, postScore, startGame } from '@lilape/wire/endpoints/game';
import { keepScore, readBoard, readGame } from '#game/board.ts';
import { judge } from '#game/judge.ts';
import { findTicket, giveTicket } from '#game/tickets.ts';
import { limitBody, limitBodyTo } from '#http/exact-json.ts';
import { limited } from '#http/requests.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** A log of five minutes in base64. */
const MOST_BYTES = 80 * 1_024;

/** Registers them. */
export function addGame(app: ApiApp, parts: ApiParts): void {
  const { db } = parts;
  app.openapi(routeOf(startGame, limited('play', parts), limitBody), async (c) => {
    const { ticket, seed, day, endsAt } = await reachDatabase(() => giveTicket(db));
    return c.json({ success: true as const, ticket, seed, day, endsTime: endsAt.toISOString() }, 200);
  });

  app.openapi(routeOf(postScore, limited('score', parts), limitBodyTo(MOST_BYTES)), async (c) => {
    const { ticket: secret, log: text, name = null } = c.req.valid('json');
    const log = Buffer.from(text, 'base64');
    const ticket = await reachDatabase(() => findTicket(db, secret, log));
    limitReplays(parts);
    const judged = judge(ticket, log);
    const kept = await reachDatabase(() => keepScore(db, { ticket, judged, log, name }));
    const { score, ticks, outcome } = judged;
    return c.json({ success: true as const, day: ticket.day, ...kept, score, ticks, outcome }, 200);
  });

  app.openapi(routeOf(gameBoard, limited('read', parts)), async (c) => {
    const { day = null } = c.req.valid('query');
    const board = await reachDatabase(() => readBoard(db, day));
    const scores = board.rows.map(({ id, at, isCurrent, ...row }, index) => ({
      ...row,
      place: index + 1,
      time: at.toISOString(),
      replay: board.isOver && isCurrent ? id : null,
    }));
    const replaysTime = board.replaysAt.toISOString();
    return c.json({ success: true as const, day: board.day, replaysTime, scores }, 200);
  });

  app.openapi(routeOf(gameReplay, limited('read', parts)), async (c) => {
    const { log, ...game } = await reachDatabase(() => readGame(db, c.req.valid('param').id));
    return c.json({ success: true as const, ...game, log: log.toString('base64') }, 200);
  });
}

/** All together hand in as many games as this process can play again without anybody waiting for it. @throws AppError TOO_MANY_REQUESTS */
function limitReplays({ limiter, metrics }: ApiParts): void {
  const seconds = limiter.take('replays', 'all');
  if (seconds === 0) return;
  metrics.count('http_limited_total', { kind: 'replays' });
  throw new AppError('TOO_MANY_REQUESTS', { seconds });
}
