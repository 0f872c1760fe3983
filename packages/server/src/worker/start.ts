// The worker: does jobs as they fall due, each in one process, and never gives up.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#log.ts';
import type { Metrics } from '#metrics.ts';
import type { Db } from '#postgres/database.ts';
import { LEASE_MS, claim, enlist, giveBack } from '#worker/claims.ts';
import type { Job } from '#worker/jobs.ts';

export type WorkerOptions = {
  readonly db: Db;
  readonly jobs: readonly Job<string>[];
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'count'>;
  /** How often it looks for work, milliseconds. */
  readonly lookMs?: number;
  /** After this a holder that says nothing is passed over, milliseconds. */
  readonly leaseMs?: number;
};

export type Worker = {
  /** Finishes the jobs at hand. */
  stop(): Promise<void>;
};

const LOOK_MS = 1_000;
/** A job that failed is tried again after this. */
const RETRY_MS = 10_000;
/** How often a job that got into another's way is done again at once. */
const MAX_AGAIN = 2;
/** Postgres’ codes for it. */
const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';

/**
 * Starts a worker on a migrated database. Without the database it waits until that is back. Jobs do not wait for each
 * other: a schedule has its minute, and a snapshot or a messenger that hangs may take longer than that.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { db, jobs, log, lookMs = LOOK_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const holder = randomUUID();
  const running = new Map<string, Promise<void>>();
  let isAway = false;
  const tellAway = (error: unknown) => {
    if (!isAway) log.warn('worker.interrupted', { error });
    isAway = true;
  };
  const begin = (job: Job<string>) => {
    if (running.has(job.name)) return;
    const run = doIfDue(job, holder, options, signal).catch(tellAway);
    running.set(
      job.name,
      run.finally(() => running.delete(job.name)),
    );
  };
  const work = (async () => {
    while (!signal.aborted) {
      try {
        await enlist(db, jobs);
        isAway = false;
        if (!signal.aborted) jobs.forEach(begin);
      } catch (error) {
        tellAway(error);
      }
      await wait(lookMs, undefined, { signal }).catch(() => undefined);
    }
    await Promise.all(running.values());
  })();
  return {
    async stop() {
      stopping.abort();
      await work;
    },
  };
}

async function doIfDue(
  job: Job<string>,
  holder: string,
  { db, log, metrics, leaseMs = LEASE_MS }: WorkerOptions,
  signal: AbortSignal,
) {
  const { name, runsAlways = false } = job;
  const hold = () => claim(db, name, holder, leaseMs, runsAlways);
  if (!(await hold())) return;
  const fault = await run(job, db, log, signal, hold);
  metrics.count('job_runs_total', { job: name, result: fault === null ? 'done' : 'failed' });
  const afterMs = fault === null ? job.everyMs : Math.min(RETRY_MS, job.everyMs);
  await giveBack(db, { name, holder, afterMs, fault });
}

/** What is kept of a failure; null where the job was done. `hold` renews the lease: whether it did. */
async function run(
  job: Job<string>,
  db: Db,
  log: Log,
  signal: AbortSignal,
  hold: () => Promise<boolean>,
  again = MAX_AGAIN,
): Promise<string | null> {
  try {
    await job.run(db, signal);
    return null;
  } catch (error) {
    if (again > 0 && !signal.aborted && wasInTheWay(error) && (await hold())) {
      log.debug('job.again', { job: job.name, error });
      return run(job, db, log, signal, hold, again - 1);
    }
    log.error('job.failed', { job: job.name, error });
    return error instanceof Error ? error.name : 'unknown';
  }
}

/** Whether Postgres took a transaction back for somebody else's, as it may at any time. What a job did before it stays, as where a process is killed. */
function wasInTheWay(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
}
