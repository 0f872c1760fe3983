// `GET /api/admin/sale` and its tables: the sale as those who run it see it.
import { AppError } from '@lilape/domain/app-error';
import { adminSale, adminSaleTable } from '@lilape/wire/endpoints/admin-sale';
import type { AdminSale } from '@lilape/wire/admin-sale';
import { forAdmin } from '#admin/guard.ts';
import { createSingleFlight } from '#cache/single-flight.ts';
import { DATA_HEADERS } from '#http/headers.ts';
import { ledgerOf } from '#live/feed.ts';
import { atOneMoment } from '#postgres/transaction.ts';
import { readAdminSaleFacts, adminSaleOf } from '#presale/admin/figures.ts';
import { streamTable } from '#presale/admin/stream-table.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** Each file that is being sent holds a connection of the pool, which visitors need. */
const MAX_FILES = 2;

/** Registers both, for the admin alone. */
export function addAdminSale(app: ApiApp, parts: ApiParts): void {
  const { db, feed } = parts;
  const flights = createSingleFlight<AdminSale>({ maxKept: 1, maxRunning: 1, maxWaiting: 16 });

  app.openapi(routeOf(adminSale, forAdmin(parts)), async (c) => {
    const version = String(ledgerOf(feed).version);
    const figures = await reachDatabase(() =>
      flights.get('sale', version, async () => {
        const facts = await atOneMoment(db, readAdminSaleFacts);
        if (facts === null) throw new AppError('SERVICE_UNAVAILABLE');
        return adminSaleOf(facts);
      }),
    );
    return c.json(figures, 200);
  });

  let sending = 0;
  app.openapi(routeOf(adminSaleTable, forAdmin(parts)), async (c) => {
    const { table } = c.req.valid('param');
    if (sending >= MAX_FILES) throw new AppError('TOO_MANY_REQUESTS', { seconds: 10 });
    sending += 1;
    const opening = streamTable(db, table, { onEnd: () => void (sending -= 1) });
    const { block, body } = await reachDatabase(() => opening).catch((error: unknown) => {
      // One that opens after all is of no use to anybody.
      void opening.then((late) => late.body.cancel()).catch(() => undefined);
      throw error;
    });
    // Nobody reads the body of an answer to HEAD.
    if (c.req.method === 'HEAD') await body.cancel();
    return new Response(body, {
      headers: {
        ...DATA_HEADERS,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="lilape-${table}-block-${block}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  });
}
