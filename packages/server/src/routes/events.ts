// `GET /api/events`: what changes in the topics that a page asks for, as server-sent events.
import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { AppError } from '@lilape/domain/app-error';
import { events } from '@lilape/wire/endpoints/site';
import { DEFAULT_TOPICS, type Topic } from '@lilape/wire/topics';
import { createSingleFlight } from '#cache/single-flight.ts';
import { DATA_HEADERS, HSTS } from '#http/headers.ts';
import { reachDatabase } from '#reach.ts';
import { isSecure, limited } from '#http/requests.ts';
import { CHANNELS, type DatedFrame } from '#live/channels.ts';
import type { Sink } from '#live/hub.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';

/** A client with more than this unsent is dropped; it comes back and learns what it missed. */
const MAX_UNSENT_BYTES = 64 * 1_024;
const RETRY_LINE = 'retry: 2000\n\n';
const HEADERS = {
  ...DATA_HEADERS,
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

/** Registers the stream. Its id is the ledger's version; `Last-Event-ID` brings what happened since. */
export function addEvents(app: ApiApp, parts: ApiParts): void {
  const { hub, limiter, clientOf, publication } = parts;
  const missedNews = missedReader(parts);
  app.openapi(routeOf(events, limited('read', parts)), async (c) => {
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
    const asked = c.req.valid('query').topics ?? DEFAULT_TOPICS;
    const missed = await missedNews(c.req.header('last-event-id'), asked);
    if (!outgoing.closed) {
      outgoing.writeHead(200, headers);
      leave = hub.add(sinkOf(outgoing), asked, RETRY_LINE + missed + publication.openingFrames(asked));
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
 * Frames of the newest of what happened since the client's last id: from memory, or from the ledger after a restart.
 * That costs one read a topic and ledger version, whatever ids are sent.
 */
function missedReader({ db, feed, hub }: ApiParts) {
  const flights = createSingleFlight<readonly DatedFrame[]>({
    maxKept: CHANNELS.length,
    maxRunning: 1,
    maxWaiting: 1_000,
  });
  return async (lastEventId: string | undefined, asked: readonly Topic[]): Promise<string> => {
    const snapshot = feed.snapshot();
    if (lastEventId === undefined || !/^\d{1,18}$/.test(lastEventId) || snapshot === null) return '';
    const version = BigInt(lastEventId);
    if (version >= snapshot.version) return '';
    const kept = hub.missedSince(version, asked);
    if (kept !== undefined) return kept;
    const channels = CHANNELS.filter(({ topic }) => asked.includes(topic));
    const newest = await Promise.all(
      channels.map(({ topic, newestNews }) =>
        flights.get(topic, String(snapshot.version), () => reachDatabase(() => newestNews(db, snapshot))),
      ),
    );
    const missed = newest.flat().filter((news) => news.version > version);
    // What was sent while the database was being read comes after.
    return missed.map(({ text }) => text).join('') + (hub.missedSince(snapshot.version, asked) ?? '');
  };
}
