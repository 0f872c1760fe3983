// `GET /api/ledger`: the published ledger's manifest, made once a ledger version, and its parts as tables.
import { ledger, ledgerCsv } from '@lilape/wire/endpoints/ledger';
import { createSingleFlight } from '#cache/single-flight.ts';
import { DATA_HEADERS } from '#http/headers.ts';
import { type Prepared, prepareJson, respondPrepared } from '#http/prepared.ts';
import { limited } from '#http/requests.ts';
import { ledgerOf } from '#live/feed.ts';
import { watchedSubject } from '#projections.ts';
import { csvOfLines } from '#proof/csv.ts';
import { type PartFiles, createPartFiles } from '#proof/part-files.ts';
import { createPublisher } from '#proof/publisher.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** The first reading goes over everything that ever happened. */
const DEADLINE_MS = 60_000;

/** Registers the manifest and the tables; the files are where all published files are. */
export function addLedger(app: ApiApp, parts: ApiParts, files: PartFiles): void {
  const { db: pool, deployment, feed } = parts;
  const { projections } = watchedSubject(deployment);
  const publisher = createPublisher({ pool, deployment, projections });
  // One at a time: each goes on from where the one before ended.
  const flights = createSingleFlight<Prepared>({ maxKept: 1, maxRunning: 1, maxWaiting: 256 });

  app.openapi(routeOf(ledger), async (c) => {
    const { version } = ledgerOf(feed);
    const prepared = await reachDatabase(
      () => flights.get('ledger', String(version), async () => prepareJson(await publisher.publish())),
      DEADLINE_MS,
    );
    return respondPrepared(prepared, c.req);
  });

  app.openapi(routeOf(ledgerCsv, limited('read', parts)), async (c) => {
    const { cid } = c.req.valid('param');
    const bytes = await reachDatabase(() => files.read(cid));
    return new Response(csvOfLines(bytes), {
      headers: {
        ...DATA_HEADERS,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${cid}.csv"`,
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    });
  });
}

/** The parts of the ledger that `parts` serves. */
export function ledgerFiles({ db, deployment }: ApiParts): PartFiles {
  return createPartFiles(db, watchedSubject(deployment).projections);
}
