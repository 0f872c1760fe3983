// All jobs of a deployment: what is done everywhere, and what needs its chain.
import { join } from 'node:path';
import type { Deployment } from '@lilape/contracts/deployment';
import type { Address } from '@lilape/domain/address';
import type { Pool } from 'pg';
import { backupJob } from '#backup/job.ts';
import { openVault } from '#backup/vault.ts';
import { openEndpoints } from '#chain/endpoints.ts';
import { createBudget } from '#chain/budget.ts';
import { createFailover } from '#chain/failover.ts';
import { createChainReads } from '#chain/reads.ts';
import type { Config } from '#config.ts';
import { openBeacon } from '#draws/beacon/open-beacon.ts';
import { createGiveawayLists } from '#draws/giveaway-list.ts';
import { KEEPER_JOB, keeperBalanceJob, keeperJob, noteDueJob } from '#keeper/jobs.ts';
import { createSender } from '#keeper/send.ts';
import { keepFile } from '#launchpad/published-files.ts';
import { snapshotStore } from '#launchpad/snapshot-rows.ts';
import { snapshotJob } from '#launchpad/take-snapshots.ts';
import { OPERATIONS_LIMITS } from '#operations/findings.ts';
import { lookJob } from '#operations/look.ts';
import { notifyJob } from '#operations/notify-alarms.ts';
import type { Log } from '#log.ts';
import { nearestOf } from '#backup/nearest.ts';
import type { Metrics } from '#metrics.ts';
import { marketNewsJob } from '#posts/announce-market.ts';
import { createPriceReader } from '#posts/price.ts';
import { alertsJob } from '#posts/raise-alerts.ts';
import { sendJobs } from '#posts/send-job.ts';
import { turnsJob } from '#posts/take-turns.ts';
import { readNowMs } from '#postgres/now.ts';
import { publishedCids, publishedFiles } from '#studio/files.ts';
import { createPinner } from '#studio/pins/create-pinner.ts';
import { enqueue } from '#studio/pins/queue.ts';
import { openBucket } from '#studio/store/bucket.ts';
import { JOBS, type Job } from '#worker/jobs.ts';

export type JobsOptions = {
  readonly config: Pick<
    Config,
    'rpcUrls' | 'publishing' | 'telegram' | 'siteUrl' | 'keeper' | 'beaconUrls' | 'backup' | 'dataDir'
  >;
  readonly deployment: Deployment;
  readonly pool: Pool;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'count'>;
};

export type Jobs = {
  /** What a worker does. */
  readonly all: readonly Job[];
  /** What a keeper does; nothing where no key is set. */
  readonly keeper: readonly Job[];
  /** What every process does, whatever its roles: it looks for alarms. */
  readonly look: Job;
};

/** The chain, as all jobs ask it. */
type Chain = {
  readonly endpoints: ReturnType<typeof openEndpoints>;
  readonly ask: ReturnType<typeof createFailover>;
};

/** The jobs of a deployment. */
export function jobsOf(options: JobsOptions): Jobs {
  const { config, pool, log, metrics } = options;
  const endpoints = openEndpoints(config.rpcUrls, (endpoint) =>
    metrics.count('rpc_calls_total', { endpoint: String(endpoint) }),
  );
  const chain = { endpoints, ask: createFailover(endpoints) };
  const work = [
    ...JOBS,
    noteDueJob,
    ...snapshotsOf(options, chain),
    notifyJob(pool),
    ...postsOf(options, chain),
    ...backupOf(options),
  ];
  const look = lookJob({
    pool,
    subject: {
      // A keeper may run elsewhere, and its job is looked at from everywhere.
      jobs: [...work.map(({ name }) => name), KEEPER_JOB],
      isPinning: createPinner(config.publishing) !== null,
      isBackedUp: config.backup !== null,
      limits: OPERATIONS_LIMITS,
    },
    log,
    metrics,
  });
  return { all: [...work, look], keeper: keeperOf(options, chain), look };
}

/** Where there are no draws there are no launches either. */
function snapshotsOf(
  { config, deployment, pool, log }: JobsOptions,
  { endpoints, ask }: Chain,
): readonly Job[] {
  const { draws } = deployment.contracts;
  if (draws === null) return [];
  const isPinning = createPinner(config.publishing) !== null;
  const snapshots = snapshotJob({
    pool,
    chainId: deployment.chainId,
    draws: draws.toLowerCase() as Address,
    excluded: deployment.excluded,
    store: snapshotStore,
    endpoints,
    ask,
    files: { keep: (bytes) => keepFile(pool, bytes) },
    // Who pins nothing has no queue that would be worked off.
    pin: async (db, cids) => (isPinning ? enqueue(db, cids) : undefined),
    log,
  });
  return [snapshots];
}

/** Sends what anyone may send, with a key of its own. */
function keeperOf({ config, deployment, pool, log }: JobsOptions, { ask }: Chain): readonly Job[] {
  const { keeper, beaconUrls } = config;
  if (keeper === null) return [];
  const { chainId, excluded } = deployment;
  const draws = deployment.contracts.draws?.toLowerCase() as Address | undefined;
  const clock = Date.now;
  const sender = createSender({ db: pool, ask, chainId, settings: keeper });
  return [
    keeperBalanceJob({ sender }),
    keeperJob({
      deployment,
      lists: draws === undefined ? null : createGiveawayLists({ pool, chainId, draws, excluded, clock }),
      source: openBeacon(chainId, beaconUrls, log),
      clock,
      sender,
      log,
    }),
  ];
}

/** Where no place is named there is no backup. */
function backupOf({ config, deployment, pool, log }: JobsOptions): readonly Job[] {
  if (config.backup === null) return [];
  const folder = join(config.dataDir, 'published');
  const { bucket } = config.publishing;
  return [
    backupJob({
      pool,
      vault: openVault(config.backup),
      chainId: deployment.chainId,
      files: nearestOf(publishedFiles(folder), bucket === null ? null : openBucket(bucket)),
      folderCids: () => publishedCids(folder),
      log,
    }),
  ];
}

/** What the group hears by itself, and what sends it; without a bot it waits in the outbox. */
function postsOf(
  { config, deployment, pool, log, metrics }: JobsOptions,
  { ask, endpoints }: Chain,
): readonly Job[] {
  const chain = createChainReads(ask, deployment.contracts.presale, createBudget(), endpoints);
  const now = () => readNowMs(pool);
  const readPrice = createPriceReader({ deployment, chain, clock: Date.now });
  const { siteUrl, telegram } = config;
  return [
    turnsJob({ db: pool, readPrice, clock: Date.now, log, now }),
    alertsJob({ db: pool, siteUrl, log, now }),
    marketNewsJob({ db: pool, siteUrl, log, now }),
    ...(telegram === null ? [] : sendJobs(pool, { telegram, log, metrics, clock: now })),
  ];
}
