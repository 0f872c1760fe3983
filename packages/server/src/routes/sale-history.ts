// `GET /api/sale/history`: made once a ledger version, by the first who asks for it.
import { createRoute } from '@hono/zod-openapi';
import { AppError } from '@lilape/domain/app-error';
import { saleHistory } from '@lilape/wire/history';
import { createFlights } from '#http/flights.ts';
import { type Prepared, prepareJson, respondPrepared } from '#http/prepared.ts';
import { reachDatabase } from '#http/reach.ts';
import { ledgerOf } from '#live/feed.ts';
import { atOneMoment } from '#postgres/transaction.ts';
import { saleHistoryOf } from '#presale/history/body.ts';
import { createHistoryReader } from '#presale/history/reader.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { errors, json, unchanged } from '#routes/responses.ts';

/** Registers the history. While the database is away, the last one is given: its `as_of` says how old it is. */
export function addSaleHistory(app: ApiApp, { db, feed }: ApiParts): void {
  const reader = createHistoryReader();
  // One at a time: each read goes on from where the one before ended.
  const flights = createFlights<Prepared>({ maxKept: 1, maxRunning: 1, maxWaiting: 16 });
  let last: Prepared | undefined;

  const look = async (): Promise<Prepared> => {
    const facts = await atOneMoment(db, (moment) => reader.read(moment));
    if (facts === null) throw new AppError('SERVICE_UNAVAILABLE');
    return (last = prepareJson(saleHistoryOf(facts)));
  };
  const current = async (): Promise<Prepared> => {
    const version = String(ledgerOf(feed).version);
    try {
      return await reachDatabase(() => flights.get('history', version, look));
    } catch (error) {
      if (last !== undefined && error instanceof AppError) return last;
      throw error;
    }
  };

  const route = createRoute({
    method: 'get',
    path: '/api/sale/history',
    summary: 'Dollars raised and tokens sold over time and by stage, and the newest purchases',
    responses: { 200: json(saleHistory, 'The history'), ...unchanged, ...errors(503) },
  });
  app.openapi(route, async (c) =>
    respondPrepared(await current(), {
      method: c.req.method,
      ifNoneMatch: c.req.header('if-none-match'),
    }),
  );
}
