// All jobs of a deployment: what is done everywhere, and what needs its chain.
import { excludedFrom } from '@lilape/contracts/excluded';
import type { Deployment } from '@lilape/contracts/deployment';
import type { Address } from '@lilape/domain/address';
import type { Pool } from 'pg';
import { openEndpoints } from '#chain/endpoints.ts';
import { createFailover } from '#chain/failover.ts';
import type { Config } from '#config.ts';
import { keepFile } from '#launchpad/published-files.ts';
import { snapshotStore } from '#launchpad/snapshot-rows.ts';
import { snapshotJob } from '#launchpad/take-snapshots.ts';
import type { Log } from '#log.ts';
import { createPinner } from '#studio/pins/create-pinner.ts';
import { enqueue } from '#studio/pins/queue.ts';
import { JOBS, type Job } from '#worker/jobs.ts';

export type JobsOptions = {
  readonly config: Pick<Config, 'rpcUrls' | 'publishing'>;
  readonly deployment: Deployment;
  readonly pool: Pool;
  readonly log: Log;
};

/** The jobs; where there are no draws there are no launches either. */
export function jobsOf({ config, deployment, pool, log }: JobsOptions): readonly Job[] {
  const { draws } = deployment.contracts;
  if (draws === null) return JOBS;
  const endpoints = openEndpoints(config.rpcUrls);
  const isPinning = createPinner(config.publishing) !== null;
  const snapshots = snapshotJob({
    pool,
    chainId: deployment.chainId,
    draws: draws.toLowerCase() as Address,
    excluded: excludedFrom(deployment),
    store: snapshotStore,
    endpoints,
    ask: createFailover(endpoints),
    files: { keep: (bytes) => keepFile(pool, bytes) },
    // Who pins nothing has no queue that would be worked off.
    pin: async (db, cids) => (isPinning ? enqueue(db, cids) : undefined),
    log,
  });
  return [...JOBS, snapshots];
}
