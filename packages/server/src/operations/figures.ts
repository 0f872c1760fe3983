// What `/metrics` says on every role: which alarms stand, what waits in the outbox, how full the disks are.
import { ALARM_CODES, alarmOf } from '@lilape/domain/alarms/runbook';
import { createSingleFlight } from '#cache/single-flight.ts';
import { readAlarms } from '#ledger/alarms.ts';
import type { Metric, Metrics } from '#metrics.ts';
import type { Db } from '#postgres/database.ts';
import { reachDatabase } from '#reach.ts';

type Figures = {
  /** Codes of the alarms that stand. */
  readonly standing: ReadonlySet<string>;
  readonly outbox: readonly OutboxRow[];
  readonly oldestSeconds: number;
  readonly disks: readonly { place: string; free: number }[];
  /** Age of the newest backup; null where there is none. */
  readonly backupSeconds: number | null;
};

type OutboxRow = { readonly audience: string; readonly state: string; readonly messages: number };

const DEADLINE_MS = 2_000;

/** Adds them; they are read when metrics are asked for, at most once a second, and left out while the database is away. */
export function addOperationsFigures(
  metrics: Pick<Metrics, 'add' | 'before'>,
  db: Db,
  clock: () => number = Date.now,
): void {
  const looks = createSingleFlight<Figures>({ maxKept: 1, maxRunning: 1, maxWaiting: 8 });
  let seen: Figures | null = null;
  metrics.before(async () => {
    const second = String(Math.floor(clock() / 1_000));
    seen = await looks
      .get('operations', second, () => reachDatabase(() => readFigures(db), DEADLINE_MS))
      .catch(() => null);
  });
  const rows: Metric[] = [
    {
      name: 'house_database_reachable',
      help: '1 if these figures could be read from the database',
      kind: 'gauge',
      read: () => (seen === null ? 0 : 1),
    },
    {
      name: 'alarm_standing',
      help: 'Whether an alarm stands, by its code: 1 or 0. See the runbook in docs/alarms.md',
      kind: 'gauge',
      read: () => ALARM_CODES.map((code) => [{ code }, seen?.standing.has(code) ? 1 : 0] as const),
    },
    {
      name: 'outbox_messages',
      help: 'Messages of the outbox that are not sent, by audience and state',
      kind: 'gauge',
      read: () =>
        seen?.outbox.map(({ audience, state, messages }) => [{ audience, state }, messages] as const) ?? [],
    },
    {
      name: 'outbox_oldest_seconds',
      help: 'How long the oldest message that waits has been waiting; 0 where none does',
      kind: 'gauge',
      read: () => seen?.oldestSeconds ?? Number.NaN,
    },
    {
      name: 'disk_free_ratio',
      help: 'Share of a disk that is free, by machine and folder, as reported within ten minutes',
      kind: 'gauge',
      read: () => seen?.disks.map(({ place, free }) => [{ place }, free] as const) ?? [],
    },
    {
      name: 'backup_age_seconds',
      help: 'Age of the newest backup; not there before the first',
      kind: 'gauge',
      read: () => seen?.backupSeconds ?? Number.NaN,
    },
  ];
  metrics.add(
    rows.map((row) => ({ ...row, read: () => (seen === null && row !== rows[0] ? Number.NaN : row.read()) })),
  );
}

async function readFigures(db: Db): Promise<Figures> {
  const [alarms, outbox, oldest, disks, backup] = await Promise.all([
    readAlarms(db),
    db.query<OutboxRow>(
      `select audience, state, count(*)::int as messages from app.messages
       where state in ('queued', 'sending', 'unknown') group by audience, state order by audience, state`,
    ),
    db.query<{ seconds: number | null }>(
      `select extract(epoch from now() - min(made_at))::float8 as seconds from app.messages where state = 'queued'`,
    ),
    db.query<{ place: string; free: number }>(
      `select place, free_bytes::float8 / greatest(total_bytes, 1) as free from app.disks
       where told_at > now() - interval '10 minutes' order by place`,
    ),
    db.query<{ seconds: number }>(
      `select extract(epoch from now() - taken_at)::float8 as seconds from app.backup_state where taken_at is not null`,
    ),
  ]);
  return {
    standing: new Set(alarms.map(({ code }) => alarmOf(code))),
    outbox: outbox.rows,
    oldestSeconds: Math.round(oldest.rows[0]?.seconds ?? 0),
    disks: disks.rows,
    backupSeconds: backup.rows[0] === undefined ? null : Math.round(backup.rows[0].seconds),
  };
}
