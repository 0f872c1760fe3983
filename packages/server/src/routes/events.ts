// `GET /api/events`: the sale, the stats and each purchase as they change, as server-sent events.
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createRoute, z } from '@hono/zod-openapi';
import { AppError } from '@lilape/domain/app-error';
import { confirmationOf } from '@lilape/domain/confirmation';
import { createFlights } from '#cache/flights.ts';
import { DATA_HEADERS, HSTS } from '#http/headers.ts';
import { reachDatabase } from '#reach.ts';
import { isSecure, limited } from '#http/requests.ts';
import { type LedgerPurchase, readNewestPurchases } from '#ledger/sale/purchases.ts';
import type { Sink } from '#live/hub.ts';
import { MAX_FRAMES, purchaseFrames } from '#live/publication.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { errors } from '#routes/responses.ts';

/** A client with more than this unsent is dropped; it comes back and is told what it missed. */
const MAX_UNSENT_BYTES = 64 * 1_024;
const RETRY_LINE = 'retry: 2000\n\n';
const HEADERS = {
  ...DATA_HEADERS,
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

/** Registers the stream. Its id is the ledger's version; `Last-Event-ID` brings the purchases told since. */
export function addEvents(app: ApiApp, parts: ApiParts): void {
  const { hub, limiter, clientOf, publication } = parts;
  const missedPurchases = missedReader(parts);
  const route = createRoute({
    method: 'get',
    path: '/api/events',
    summary: 'Server-sent events `presale`, `stats` and `purchase`; the id is the version of the ledger',
    middleware: [limited('read', parts)] as const,
    request: {
      headers: z.object({
        'last-event-id': z.string().optional().meta({ description: 'The last id that the client received' }),
      }),
    },
    responses: {
      200: { description: 'A stream', content: { 'text/event-stream': { schema: z.string() } } },
      ...errors(429, 503),
    },
  });
  app.openapi(route, async (c) => {
    const headers = isSecure(c.req.header('x-forwarded-proto'), parts.trustedProxyHops)
      ? { ...HEADERS, 'Strict-Transport-Security': HSTS }
      : HEADERS;
    if (c.req.method === 'HEAD') return new Response(null, { status: 200, headers });
    const outgoing = c.env?.outgoing;
    if (outgoing === undefined || hub.isFull) throw new AppError('SERVICE_UNAVAILABLE');
    const client = clientOf(c);
    if (!limiter.openStream(client)) throw new AppError('TOO_MANY_REQUESTS', { seconds: 2 });
    let leave: (() => void) | undefined;
    outgoing.once('close', () => {
      leave?.();
      limiter.closeStream(client);
    });
    const missed = await missedPurchases(c.req.header('last-event-id'));
    if (!outgoing.closed) {
      outgoing.writeHead(200, headers);
      leave = hub.add(sinkOf(outgoing), RETRY_LINE + missed + publication.openingFrames());
    }
    return RESPONSE_ALREADY_SENT;
  });
}

function sinkOf(outgoing: ServerResponse): Sink {
  return {
    write(bytes) {
      if (outgoing.writableEnded || outgoing.destroyed) return false;
      // What is unsent is judged, not what comes now: one step never ends a stream that keeps up.
      if (outgoing.writableLength > MAX_UNSENT_BYTES) return false;
      outgoing.write(bytes);
      return true;
    },
    close() {
      // Whoever does not read would never see an orderly end.
      if (outgoing.writableLength > MAX_UNSENT_BYTES) outgoing.destroy();
      else outgoing.end();
    },
  };
}

/**
 * Frames of the newest purchases since the client's last id: from memory, or from the ledger after a restart. That
 * costs one read a ledger version, whatever ids are sent.
 */
function missedReader({ db, feed, hub }: ApiParts) {
  const flights = createFlights<readonly LedgerPurchase[]>({ maxKept: 1, maxRunning: 1, maxWaiting: 1_000 });
  return async (lastEventId: string | undefined): Promise<string> => {
    const snapshot = feed.snapshot();
    if (lastEventId === undefined || !/^\d{1,18}$/.test(lastEventId) || snapshot === null) return '';
    const version = BigInt(lastEventId);
    if (version >= snapshot.version) return '';
    const kept = hub.missedSince(version);
    if (kept !== undefined) return kept;
    const { heads } = snapshot;
    const newest = await flights.get('newest', String(snapshot.version), () =>
      reachDatabase(() => readNewestPurchases(db, -1n, heads.number, MAX_FRAMES)),
    );
    const told = newest
      .filter((purchase) => purchase.version > version)
      .map((purchase) => ({ purchase, status: confirmationOf(purchase.block, heads) }))
      .toReversed();
    const frames = purchaseFrames(told, snapshot).map(({ frame }) => frame);
    // What was told while the database was being read comes after.
    return frames.join('') + (hub.missedSince(snapshot.version) ?? '');
  };
}
