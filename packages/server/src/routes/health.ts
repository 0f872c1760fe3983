// `GET /api/` (health), `/api/live`, `/api/ready`, `/metrics` and `/api/openapi.json`.
import { isStaleAge } from '@lilape/domain/freshness';
import { AppError } from '@lilape/domain/app-error';
import { sentence } from '@lilape/domain/messages/catalogue';
import type { HealthBody, ReadyBody } from '@lilape/wire/chain';
import { TAGS } from '@lilape/wire/endpoint';
import {
  HEALTH_PATHS,
  health,
  liveness,
  metrics as metricsEndpoint,
  openApi,
  readiness,
} from '@lilape/wire/endpoints/site';
import type { Context } from 'hono';
import { RETRY_AFTER } from '#http/errors.ts';
import { ALIVE, METRICS_TYPE, mayReadMetrics, readyBodyOf } from '#http/status.ts';
import { type Prepared, prepareJson, respondPrepared } from '#http/prepared.ts';
import { reachChain } from '#reach.ts';
import { type ChainHead, createChainHead } from '#chain/head.ts';
import { type LedgerSnapshot, wasAtHead } from '#ledger/read.ts';
import type { ReplicaState } from '#ledger/replica.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { routeOf } from '#routes/route-of.ts';
import { isoOfMs } from '#moments.ts';

/** Further behind the chain, in seconds of its own time, the ledger is out of date whatever it says. */
const MAX_LAG_SECONDS = 60;
/** A chain whose time jumps, as an idle local one's may, is read within this, milliseconds. */
const JUMP_MS = 5_000;

/**
 * Registers the health answer: 503 until contracts, ledger and page are ready, then 200, `stale` where nothing new was read for
 * a minute, be it chain or database that is away, `degraded` where something is away or an alarm stands.
 */
export function addHealth(app: ApiApp, parts: ApiParts): void {
  const head = createChainHead(() => reachChain(() => parts.chain.head()), parts.clock);
  const answer = async () => {
    const [newest, replica] = await Promise.all([head.current(), parts.reads.state()]);
    return healthOf(parts, newest, replica);
  };
  app.openapi(routeOf(health), async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await answer();
    sayWhen(c, body);
    return body.success ? c.json(body, 200) : c.json(body, 503);
  });
  // The same without the slash, as clients join base and path differently.
  app.get(HEALTH_PATHS[1], async (c) => {
    c.header('Cache-Control', 'no-store');
    const body = await answer();
    sayWhen(c, body);
    return c.json(body, body.success ? 200 : 503);
  });
}

/** Registers whether the process lives, and whether it should be sent requests; neither waits for anything. */
export function addProbes(app: ApiApp, parts: ApiParts): void {
  app.openapi(routeOf(liveness), (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(ALIVE, 200);
  });
  app.openapi(routeOf(readiness), (c) => {
    c.header('Cache-Control', 'no-store');
    const snapshot = parts.feed.progress();
    const body = readyBodyOf(
      readinessOf(parts),
      snapshot === null ? 'missing' : ledgerStatusOf(parts, snapshot),
    );
    sayWhen(c, body);
    return body.success ? c.json(body, 200) : c.json(body, 503);
  });
}

/** When to ask again, where the answer is a 503. */
function sayWhen(c: Context, { success }: { readonly success: boolean }): void {
  if (!success) c.header('Retry-After', RETRY_AFTER);
}

function readinessOf(parts: ApiParts): ReadyBody['status'] {
  if (parts.isDraining()) return 'draining';
  const snapshot = parts.feed.progress();
  if (!parts.isPrepared() || snapshot === null || !wasAtHead(snapshot) || parts.page() === null)
    return 'starting';
  return parts.feed.isReachable() ? 'ready' : 'database';
}

function healthOf(parts: ApiParts, chainHead: ChainHead | null, replica: ReplicaState | null): HealthBody {
  const snapshot = parts.feed.progress();
  const hasPage = parts.page() !== null;
  const isRead = snapshot !== null && wasAtHead(snapshot);
  const isReady = isRead && hasPage && parts.isPrepared();
  const ledgerHead = snapshot?.heads.number ?? null;
  const isAway = !parts.feed.isReachable() || chainHead === null;
  const lag = lagOf(chainHead, snapshot?.heads ?? null);
  const ledgerStatus = snapshot === null ? 'missing' : ledgerStatusOf(parts, snapshot, lag);
  const isDegraded = isAway || (snapshot?.alarms ?? 0) > 0;
  return {
    success: isReady,
    status: !isReady ? 'starting' : ledgerStatus === 'stale' ? 'stale' : isDegraded ? 'degraded' : 'ok',
    version: parts.version,
    chain: {
      chainId: parts.deployment.chainId,
      status: chainHead === null ? 'unavailable' : 'ok',
      head: numberOf(chainHead?.number ?? null),
      safe: numberOf(snapshot?.heads.safe ?? null),
      final: numberOf(snapshot?.heads.final ?? null),
      endpoints: snapshot?.endpoints ?? 0,
      finalRestsOn: snapshot?.finalRestsOn ?? 0,
      compared: parts.isCompared,
    },
    ledger: {
      status: ledgerStatus,
      ageSeconds: isRead ? Math.max(0, Math.round((parts.clock() - snapshot.heads.readAtMs) / 1_000)) : null,
      head: numberOf(ledgerHead),
      lagBlocks: numberOf(lag?.blocks ?? null),
      lagSeconds: lag?.seconds ?? null,
      version: Number(snapshot?.version ?? 0n),
      alarms: snapshot?.alarms ?? 0,
    },
    // The watcher writes the ledger only once it has read the sale's terms from the contract itself.
    contracts: snapshot === null ? 'missing' : 'ok',
    database: parts.feed.isReachable() ? 'ok' : 'unavailable',
    // Nobody waits for it: what it cannot answer, the database does.
    replica: replica ?? 'none',
    page: hasPage ? 'ok' : 'missing',
    backup: parts.hasBackup ? 'set' : 'none',
    as_of: isRead ? isoOfMs(snapshot.heads.readAtMs) : null,
    ...(isReady ? {} : { code: 'SERVICE_UNAVAILABLE', error: sentence('SERVICE_UNAVAILABLE').text }),
  };
}

/** Whether what the ledger says is of the last minute: by the clock, and by the chain's own time where its head is known. */
function ledgerStatusOf(
  { clock }: ApiParts,
  { heads }: LedgerSnapshot,
  lag: Lag | null = null,
): 'ok' | 'stale' {
  const ageMs = clock() - heads.readAtMs;
  const isBehind = ageMs > JUMP_MS && (lag?.seconds ?? 0) > MAX_LAG_SECONDS;
  return isStaleAge(ageMs) || isBehind ? 'stale' : 'ok';
}

type Lag = { readonly blocks: bigint; readonly seconds: number };

/** How far the ledger is behind the chain's head, by the chain's own time. */
function lagOf(head: ChainHead | null, ledger: ChainHead | null): Lag | null {
  if (head === null || ledger === null) return null;
  if (head.number <= ledger.number) return { blocks: 0n, seconds: 0 };
  return {
    blocks: head.number - ledger.number,
    seconds: Math.max(0, head.timeSeconds - ledger.timeSeconds),
  };
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

/** Registers the OpenAPI document of all that is registered, made for the first who asks. */
export function addOpenApi(app: ApiApp, { version }: ApiParts): void {
  let prepared: Prepared | null = null;
  app.get(openApi.path, (c) => {
    prepared ??= prepareJson(openApiOf(app, version), 'public, max-age=60');
    return respondPrepared(prepared, c.req);
  });
}

function openApiOf(app: ApiApp, version: string) {
  return app.getOpenAPI31Document({
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
}
