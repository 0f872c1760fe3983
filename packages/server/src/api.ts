// Puts the API together over a database and a chain, and serves it.
import { setTimeout as wait } from 'node:timers/promises';
import { type AdminAccess, adminAccess } from '#admin/access.ts';
import type { Deployment } from '@lilape/contracts/deployment';
import { networkInfo } from '@lilape/wire/endpoints/chain';
import type pg from 'pg';
import { withApePages } from '#apes/pages.ts';
import { createApp } from '#app.ts';
import type { Config } from '#config.ts';
import type { BeaconSource } from '#draws/beacon/source.ts';
import { createDrawnReader } from '#draws/is-drawn.ts';
import { serveHot } from '#http/fast-path.ts';
import { pageHeaders } from '#http/headers.ts';
import { createLimiter } from '#http/limiter.ts';
import { type NodeServer, listen, listenerOf } from '#http/node-server.ts';
import { tellAfterSale } from '#http/page-after-sale.ts';
import { type PageWatch, watchPage } from '#http/page-watch.ts';
import { prepareJson } from '#http/prepared.ts';
import { clientFinder } from '#http/requests.ts';
import { shareLimits } from '#http/shared-limits.ts';
import { wasAtHead } from '#ledger/read.ts';
import { saleOf } from '#ledger/sale/snapshot.ts';
import { createChangeReader } from '#live/changes.ts';
import { followLedger } from '#live/feed.ts';
import { createHub } from '#live/hub.ts';
import { listenToLedger } from '#live/listen.ts';
import type { TelegramSettings } from '#posts/settings.ts';
import { type LedgerReads, type ReplicaOptions, readsByReplica, readsFrom } from '#ledger/replica.ts';
import { createTelegramLook } from '#posts/telegram-state.ts';
import { createStatusReader } from '#presale/status.ts';
import { type HotReads, createPublication } from '#live/publication.ts';
import type { Log } from '#log.ts';
import { type Metrics, createMetrics } from '#metrics.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { createProbe } from '#chain/probe.ts';
import type { ChainReads } from '#chain/reads.ts';
import { networkInfoOf } from '#deployment/network.ts';
import type { ApiApp, ApiParts } from '#routes/parts.ts';
import { stakingStatsOf } from '#staking/wire.ts';
import { withSite } from '#site/site-pages.ts';
import { watchSite } from '#site/watch-site.ts';
import type { Studio } from '#studio/studio.ts';

export type ApiOptions = {
  readonly config: Pick<
    Config,
    | 'host'
    | 'port'
    | 'dataDir'
    | 'publicRpcUrl'
    | 'siteUrl'
    | 'labUrl'
    | 'trustedProxyHops'
    | 'allowsWalletConnect'
  >;
  readonly version: string;
  /** Whether the settings name a place for backups; none unless given. */
  readonly hasBackup?: boolean;
  /** Whether the database has the tables of this program by now; it has unless given. */
  readonly isPrepared?: () => boolean;
  /** Whether two endpoints of two companies are compared; not unless given. */
  readonly isCompared?: boolean;
  readonly deployment: Deployment;
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  /** A copy of the database that follows it, for reads of the ledger; none unless given. The caller ends it. */
  readonly replica?: pg.Pool | null;
  readonly chain: ChainReads;
  /** The endpoints behind it, which the admin page shows to the admin; none unless given. */
  readonly endpoints?: readonly Endpoint[];
  /** Paints and signs; none unless given. It is stopped with the API. */
  readonly studio?: Studio | null;
  /** Where signatures of the beacon come from; nowhere unless given. */
  readonly beacon?: BeaconSource | null;
  /** Where posts go; nowhere unless given. */
  readonly telegram?: TelegramSettings | null;
  /** Who may be admin; whoever knows the database's own password unless given. */
  readonly admin?: AdminAccess;
  /** Folder of the built page; it may appear later. */
  readonly pageFolder: string;
  readonly log: Log;
  /** The process's own; one of the API's unless given. */
  readonly metrics?: Metrics;
  /** Unix milliseconds; the real time unless given. */
  readonly clock?: () => number;
  /** Milliseconds for the limits; a clock that only goes forward unless given. */
  readonly limitClock?: () => number;
};

export type Api = {
  readonly app: ApiApp;
  readonly parts: ApiParts;
  readonly page: PageWatch;
  readonly port: number;
  /**
   * Has proxies send requests elsewhere: it is no longer ready, each answer ends its connection, streams end; all else is
   * served for so many milliseconds, which `pause` waits, and then a GET is turned away until nothing comes. With 0 nothing
   * is waited for.
   */
  drain(ms: number, pause?: (ms: number) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
};

/** Starts to follow the ledger and listens. @throws Error with node's code if the port cannot be had */
export async function startApi(options: ApiOptions): Promise<Api> {
  const { config, deployment, pool, log } = options;
  const metrics = options.metrics ?? createMetrics();
  const hot: HotReads = new Map([
    [networkInfo.path, prepareJson(networkInfoOf(deployment, config.publicRpcUrl), 'public, max-age=60')],
  ]);
  const hub = createHub();
  const publication = createPublication(hot, hub);
  const reads = readsOf(options, {
    primary: pool,
    reportedVersion: () => feed.snapshot()?.version ?? null,
    onRead: (place) => metrics.count('database_reads_total', { place }),
    log,
  });
  const feed = followLedger({
    reader: createChangeReader(pool),
    onChange: (change) => {
      publication.publish(change);
      void reads.state();
    },
    log,
  });
  const listener = listenToLedger(options.databaseUrl, () => feed.signal(), log);
  const limiter = createLimiter(options.limitClock);
  const sharing = shareLimits(limiter, pool, log);
  const page = watchPage(options.pageFolder, pageHeaders(config), log);
  const clock = options.clock ?? Date.now;
  const site = watchSite(pool, log);
  let isDraining = false;
  const parts: ApiParts = {
    isDraining: () => isDraining,
    isPrepared: options.isPrepared ?? (() => true),
    version: options.version,
    deployment,
    publicRpcUrl: config.publicRpcUrl,
    siteUrl: config.siteUrl,
    labUrl: config.labUrl,
    dataDir: config.dataDir,
    trustedProxyHops: config.trustedProxyHops,
    hasBackup: options.hasBackup ?? false,
    isCompared: options.isCompared ?? false,
    db: pool,
    reads,
    chain: options.chain,
    probe: createProbe(options.endpoints ?? [], deployment.chainId),
    studio: options.studio ?? null,
    beacon: options.beacon ?? null,
    telegram: createTelegramLook(options.telegram ?? null, options.clock ?? Date.now),
    admin: options.admin ?? adminAccess({ hash: null, wallets: [] }, pool),
    feed,
    hot,
    hub,
    publication,
    limiter,
    clientOf: clientFinder(config.trustedProxyHops),
    site,
    page: withApePages(
      tellAfterSale(
        withSite(page.current, site.current, clock),
        createStatusReader(() => feed.snapshot()),
        createDrawnReader(() => feed.snapshot()),
      ),
    ),
    log,
    metrics,
    clock,
  };
  addGauges(metrics, parts);
  const app = createApp(parts);
  const stopAll = async () => {
    sharing.stop();
    site.stop();
    hub.close();
    await Promise.all([listener.stop(), feed.stop(), page.stop(), options.studio?.stop()]);
  };
  let server: NodeServer;
  try {
    server = await listen(serveHot(hot, parts, listenerOf(app.fetch)), config);
  } catch (error) {
    await stopAll();
    throw error;
  }
  return {
    app,
    parts,
    page,
    port: server.port,
    async drain(ms, pause = wait) {
      isDraining = true;
      server.drain();
      hub.close();
      if (ms === 0) return;
      await pause(ms);
      await server.turnAway();
    },
    async close() {
      const closed = server.close();
      await stopAll();
      await closed;
    },
  };
}

function readsOf({ replica = null }: ApiOptions, options: Omit<ReplicaOptions, 'replica'>): LedgerReads {
  return replica === null ? readsFrom(options.primary) : readsByReplica({ ...options, replica });
}

function addGauges(metrics: Metrics, { feed, hub, clock, reads }: ApiParts): void {
  const of = (read: (snapshot: NonNullable<ReturnType<typeof feed.snapshot>>) => number) => () => {
    const snapshot = feed.progress();
    return snapshot === null ? Number.NaN : read(snapshot);
  };
  metrics.add([
    {
      name: 'ledger_version',
      help: 'Version of the ledger',
      kind: 'gauge',
      read: of(({ version }) => Number(version)),
    },
    {
      name: 'ledger_block',
      help: 'Last block read',
      kind: 'gauge',
      read: of(({ heads }) => Number(heads.number)),
    },
    {
      name: 'ledger_safe_block',
      help: 'Last safe block',
      kind: 'gauge',
      read: of(({ heads }) => Number(heads.safe)),
    },
    {
      name: 'ledger_final_block',
      help: 'Last final block',
      kind: 'gauge',
      read: of(({ heads }) => Number(heads.final)),
    },
    {
      name: 'ledger_purchases',
      help: 'Purchases recorded',
      kind: 'gauge',
      read: of((snapshot) => saleOf(snapshot).totals.purchases),
    },
    { name: 'ledger_alarms', help: 'Alarms that stand', kind: 'gauge', read: of(({ alarms }) => alarms) },
    {
      name: 'ledger_age_seconds',
      help: "Time since the chain's head was read",
      kind: 'gauge',
      read: of((snapshot) =>
        wasAtHead(snapshot) ? Math.max(0, clock() - snapshot.heads.readAtMs) / 1_000 : Number.NaN,
      ),
    },
    {
      name: 'database_reachable',
      help: '1 if the last look reached the database',
      kind: 'gauge',
      read: () => (feed.isReachable() ? 1 : 0),
    },
    {
      name: 'database_replica_behind',
      help: 'Versions of the ledger that the replica is behind; not there without one, or where it does not answer',
      kind: 'gauge',
      read: () => reads.behind(),
    },
    {
      name: 'staking_rewards_free',
      help: 'LILAPE free for rewards of new stakes',
      kind: 'gauge',
      read: of((snapshot) => Number(stakingStatsOf(snapshot)?.rewardsFree ?? Number.NaN)),
    },
    {
      name: 'staking_rewards_reserved',
      help: 'LILAPE reserved as rewards of open stakes',
      kind: 'gauge',
      read: of((snapshot) => Number(stakingStatsOf(snapshot)?.rewardsReserved ?? Number.NaN)),
    },
    { name: 'event_streams', help: 'Open event streams', kind: 'gauge', read: () => hub.size },
    {
      name: 'event_streams_dropped',
      help: 'Streams dropped for being too slow',
      kind: 'counter',
      read: () => hub.dropped,
    },
  ]);
}
