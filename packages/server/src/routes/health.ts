// `GET /api/` (health), `/metrics` and `/api/openapi.json`.
import { isStaleAge } from '@lilape/domain/freshness';
import { AppError } from '@lilape/domain/app-error';
import { sentence } from '@lilape/domain/messages/catalogue';
import type { HealthBody } from '@lilape/wire/chain';
import { TAGS } from '@lilape/wire/endpoint';
import { HEALTH_PATHS, health, metrics as metricsEndpoint, openApi } from '@lilape/wire/endpoints/site';
import { METRICS_TYPE, mayReadMetrics } from '#http/status.ts';
import { prepareJson, respondPrepared } from '#http/prepared.ts';
import { reachChain } from '#reach.ts';
import { createChainHead } from '#chain/head.ts';
import { wasAtHead } from '#ledger/read.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';
import { isoOfMs } from '#moments.ts';

/** About a minute of Base's blocks: further behind, the ledger is out of date whatever it says. */
const MOST_LAG_BLOCKS = 30n;

/** Registers the health answer: 503 until contracts, ledger and page are ready, then 200, `degraded` where something is away. */
export function addHealth(app: ApiApp, parts: ApiParts): void {
  const head = createChainHead(() => reachChain(() => parts.chain.headNumber()), parts.clock);
  const answer = async () => healthOf(parts, await head.current());
  app.openapi(routeOf(health), async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await answer();
    return body.success ? c.json(body, 200) : c.json(body, 503);
  });
  // The same without the slash, as clients join base and path differently.
  app.get(HEALTH_PATHS[1], async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await answer();
    return c.json(body, body.success ? 200 : 503);
  });
}

function healthOf(parts: ApiParts, chainHead: bigint | null): HealthBody {
  const snapshot = parts.feed.progress();
  const hasPage = parts.page() !== null;
  const isRead = snapshot !== null && wasAtHead(snapshot);
  const isReady = isRead && hasPage;
  const ledgerHead = snapshot?.heads.number ?? null;
  const isAway = !parts.feed.isReachable() || chainHead === null;
  const isStale = snapshot !== null && isStaleAge(parts.clock() - snapshot.heads.readAtMs);
  const isBehind = (lagOf(chainHead, ledgerHead) ?? 0n) > MOST_LAG_BLOCKS;
  const isDegraded = isAway || isStale || isBehind || (snapshot?.alarms ?? 0) > 0;
  return {
    success: isReady,
    status: isReady ? (isDegraded ? 'degraded' : 'ok') : 'starting',
    version: parts.version,
    chain: {
      chainId: parts.deployment.chainId,
      head: numberOf(chainHead),
      safe: numberOf(snapshot?.heads.safe ?? null),
      final: numberOf(snapshot?.heads.final ?? null),
      endpoints: snapshot?.endpoints ?? 0,
      finalRestsOn: snapshot?.finalRestsOn ?? 0,
    },
    ledger: {
      head: numberOf(ledgerHead),
      lagBlocks: numberOf(lagOf(chainHead, ledgerHead)),
      version: Number(snapshot?.version ?? 0n),
      alarms: snapshot?.alarms ?? 0,
    },
    // The watcher writes the ledger only once it has read the sale's terms from the contract itself.
    contracts: snapshot === null ? 'missing' : 'ok',
    database: parts.feed.isReachable() ? 'ok' : 'unavailable',
    page: hasPage ? 'ok' : 'missing',
    backup: parts.hasBackup ? 'set' : 'none',
    as_of: isRead ? isoOfMs(snapshot.heads.readAtMs) : null,
    ...(isReady ? {} : { code: 'SERVICE_UNAVAILABLE', error: sentence('SERVICE_UNAVAILABLE').text }),
  };
}

function lagOf(chainHead: bigint | null, ledgerHead: bigint | null): bigint | null {
  if (chainHead === null || ledgerHead === null) return null;
  return chainHead > ledgerHead ? chainHead - ledgerHead : 0n;
}

const numberOf = (value: bigint | null): number | null => (value === null ? null : Number(value));

/** Registers the metrics, for programs of this machine. They name no wallet and no client. @see decision 64 "server for others" */
export function addMetrics(app: ApiApp, { metrics }: ApiParts): void {
  app.openapi(routeOf(metricsEndpoint), async (c) => {
    const remote = c.env?.incoming?.socket.remoteAddress;
    if (!mayReadMetrics(remote, c.req.header())) throw new AppError('NOT_FOUND');
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', METRICS_TYPE);
    return c.text(await metrics.render(), 200);
  });
}

/** Registers the OpenAPI document of everything registered before it. */
export function addOpenApi(app: ApiApp, { version }: ApiParts): void {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'LilApe',
      version,
      description: 'Amounts are exact decimal text in tokens or dollars; times are ISO 8601, UTC.',
    },
    servers: [{ url: '/', description: 'This site' }],
    // Everything is public.
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  });
  const prepared = prepareJson(document, 'public, max-age=60');
  app.get(openApi.path, (c) => respondPrepared(prepared, c.req));
}
