// Which process does a job: the one that holds its row, for as long as its lease lasts.
import type { Job } from '#worker/jobs.ts';
import type { Db } from '#postgres/database.ts';

/** Longer than any run should take; a holder that was killed is passed over after it. */
export const LEASE_MS = 60_000;

/** A row where the work rests: the machine was replaced, or it was restored and its ledger was not yet at the chain's head. */
const RESTS = `select from app.backup_state where fenced_at is not null
  or (restored_at is not null and not exists (select from watch.progress where read_at_ms > 0))`;

/** Makes the jobs known; those that are known stay as they are. */
export async function enlist(db: Db, jobs: readonly Job<string>[]): Promise<void> {
  await db.query('insert into app.jobs (name) select unnest($1::text[]) on conflict do nothing', [
    jobs.map(({ name }) => name),
  ]);
}

/**
 * Whether `holder` may do the job now: it is due, and nobody else is at it. A holder does a job once at a time: one that
 * it still holds is one that it could not give back, while the database was away.
 */
export async function claim(
  db: Db,
  name: string,
  holder: string,
  leaseMs = LEASE_MS,
  runsAlways = false,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update app.jobs set holder = $2, held_until = now() + $3 * interval '1 millisecond'
     where name = $1 and due_at <= now() and (held_until is null or held_until <= now() or holder = $2)
       and ($4 or not exists (${RESTS}))`,
    [name, holder, leaseMs, runsAlways],
  );
  return rowCount === 1;
}

/** Gives a job back: due again after `afterMs`. A holder whose lease was taken over changes nothing. */
export async function giveBack(
  db: Db,
  { name, holder, afterMs, fault }: { name: string; holder: string; afterMs: number; fault: string | null },
): Promise<void> {
  await db.query(
    `update app.jobs set holder = null, held_until = null, fault = $4, ran_at = now(),
       failures = case when $4::text is null then 0 else failures + 1 end, due_at = now() + $3 * interval '1 millisecond'
     where name = $1 and holder = $2`,
    [name, holder, afterMs, fault],
  );
}
