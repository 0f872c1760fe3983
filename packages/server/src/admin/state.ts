// How the server is, in figures that it has anyway: for whoever runs it.
import { statfs } from 'node:fs/promises';
import type { AdminState } from '@lilape/wire/admin-state';
import { readAlarms } from '#ledger/alarms.ts';
import type { Hub } from '#live/hub.ts';
import type { Db } from '#postgres/database.ts';
import type { Probe } from '#chain/probe.ts';
import { countMessages } from '#posts/count-messages.ts';
import { reachDatabase } from '#reach.ts';
import { readPinTotals } from '#studio/pins/read-pins.ts';
import { countPainted } from '#studio/painted.ts';
import type { Studio } from '#studio/studio.ts';
import { isoOfMs } from '#moments.ts';

export type StateParts = {
  readonly version: string;
  readonly dataDir: string;
  readonly db: Db;
  readonly hub: Hub;
  readonly studio: Studio | null;
  readonly probe: () => Promise<Probe>;
  /** Unix milliseconds. */
  readonly clock: () => number;
};

/** @throws AppError SERVICE_UNAVAILABLE with the database away */
export async function readState(parts: StateParts): Promise<AdminState> {
  const { version, dataDir, db, hub, studio, probe, clock } = parts;
  const [disk, probed, [database, alarms, jobs, painted, outbox, pins]] = await Promise.all([
    diskOf(dataDir),
    probe(),
    reachDatabase(() =>
      Promise.all([
        databaseOf(db),
        readAlarms(db),
        jobsOf(db),
        countPainted(db),
        countMessages(db),
        readPinTotals(db),
      ]),
    ),
  ]);
  return {
    success: true,
    as_of: isoOfMs(clock()),
    server: {
      version,
      started_at: isoOfMs(Date.now() - process.uptime() * 1_000),
      memory_bytes: process.memoryUsage.rss(),
      streams: hub.size,
    },
    disk,
    database,
    ...endpointsOf(probed),
    outbox,
    pins: { waiting: pins.waiting, oldest_seconds: pins.oldestSeconds },
    alarms: alarms.map(({ code, detail, raisedAtMs }) => ({ code, detail, raised_at: isoOfMs(raisedAtMs) })),
    jobs,
    studio: studio === null ? null : { painted, ...studio.load() },
  };
}

function endpointsOf({ endpoints, comparedAt, agree }: Probe) {
  return {
    endpoints: endpoints.map(({ head, ...state }) => ({
      ...state,
      head: head === null ? null : Number(head),
    })),
    endpoints_compared: comparedAt === null || agree === null ? null : { block: Number(comparedAt), agree },
  } satisfies Partial<AdminState>;
}

/** Not every file system says it: then it is null. */
async function diskOf(folder: string): Promise<AdminState['disk']> {
  const found = await statfs(folder).catch(() => null);
  if (found === null) return null;
  return { free_bytes: found.bavail * found.bsize, total_bytes: found.blocks * found.bsize };
}

async function databaseOf(db: Db): Promise<AdminState['database']> {
  const { rows } = await db.query<{ bytes: string; connections: number }>(
    `select pg_database_size(current_database()) as bytes,
       (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`,
  );
  return { bytes: Number(rows[0]?.bytes ?? 0), connections: rows[0]?.connections ?? 0 };
}

type JobRow = { name: string; running: boolean; ran_at: Date | null; due_at: Date; fault: string | null };

async function jobsOf(db: Db): Promise<AdminState['jobs']> {
  const { rows } = await db.query<JobRow>(
    `select name, coalesce(held_until > now(), false) as running, ran_at, due_at, fault
     from app.jobs order by name`,
  );
  return rows.map(({ running, ran_at: ranAt, due_at: dueAt, ...row }) => ({
    ...row,
    isRunning: running,
    ran_at: ranAt?.toISOString() ?? null,
    due_at: dueAt.toISOString(),
  }));
}
