// `/api/game/*`: started and recorded games, the board.
import { TICK_MS } from '@lilape/game/constants';
import { gameBoard, gameReplay, postScore, startGame } from '@lilape/wire/endpoints/game';
import { type Result, keepScore, readBoard, readGame, readTaken } from '#game/board.ts';
import { inputsOf, judge } from '#game/judge.ts';
import { type StartedGame, beginGame, findStarted } from '#game/started-games.ts';
import { limitBody, limitBodyTo } from '#http/exact-json.ts';
import { limited, takeOrRefuse } from '#http/requests.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** A log of five minutes in base64. */
const MAX_BYTES = 80 * 1_024;

/** Registers them. */
export function addGame(app: ApiApp, parts: ApiParts): void {
  const { db } = parts;
  app.openapi(routeOf(startGame, limited('play', parts), limitBody), async (c) => {
    const { nonce, seed, day, endsAt } = await reachDatabase(() => beginGame(db));
    return c.json({ success: true as const, ticket: nonce, seed, day, endsTime: endsAt.toISOString() }, 200);
  });

  app.openapi(routeOf(postScore, limited('score', parts), limitBodyTo(MAX_BYTES)), async (c) => {
    const { ticket: nonce, log: text, name = null } = c.req.valid('json');
    const log = Buffer.from(text, 'base64');
    const started = await reachDatabase(() => findStarted(db, nonce, log));
    const judged =
      (started.isUsed ? await reachDatabase(() => readTaken(db, started, log)) : null) ??
      playAgain(parts, parts.clientOf(c), started, log);
    if (!started.isUsed) takeOrRefuse(parts, 'taken', parts.clientOf(c));
    const kept = await reachDatabase(() => keepScore(db, { started, judged, log, name }));
    const { score, ticks, outcome } = judged;
    return c.json({ success: true as const, day: started.day, ...kept, score, ticks, outcome }, 200);
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

/** Plays a log again, as long as neither its sender nor all together hand in more than this process plays in passing. @throws AppError */
function playAgain(parts: ApiParts, client: string, started: StartedGame, log: Uint8Array): Result {
  const inputs = inputsOf(started, log);
  const seconds = Math.ceil((inputs.length * TICK_MS) / 1_000);
  takeOrRefuse(parts, 'played', client, seconds);
  takeOrRefuse(parts, 'replays', 'all', seconds);
  return judge(started, inputs);
}
