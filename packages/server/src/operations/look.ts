// Looks whether everything runs well, and has alarms stand that say what is not, as the watcher has for the chain.
import type { AlarmCode } from '@lilape/domain/alarms/runbook';
import type { ClientBase, Pool } from 'pg';
import { type OperationsSubject, OPERATIONS_CODES, findFaults } from '#operations/findings.ts';
import { clearAlarmIn, raiseAlarmIn, readStandingCodes } from '#ledger/alarms.ts';
import type { Log } from '#log.ts';
import type { Metrics } from '#metrics.ts';
import { LOCKS } from '#postgres/locks.ts';
import { inOneGo } from '#postgres/transaction.ts';
import type { Job } from '#worker/jobs.ts';

export type LookParts = {
  readonly pool: Pool;
  readonly subject: OperationsSubject;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'count'>;
  /** How long something must be wrong before it is an alarm, milliseconds: the moments after a start are none. */
  readonly patienceMs?: number;
  /** What this process has reported though the database did not take it; kept between looks. */
  readonly unwritten?: Unwritten;
};

/** By code, since when it is known, milliseconds of the clock, and whether it was reported. */
export type Unwritten = Map<AlarmCode, { readonly sinceMs: number; isReported: boolean }>;

const PATIENCE_MS = 20_000;

/**
 * Raises what has been wrong for a while, and clears what no longer is. Many may look at once. What is wrong is reported even
 * where the database takes nothing, once. @throws pg's errors
 */
export async function checkOperations(parts: LookParts): Promise<void> {
  const { pool, subject, log, patienceMs = PATIENCE_MS, unwritten = new Map() } = parts;
  let found = new Map<AlarmCode, string>();
  try {
    const changed = await inOneGo(pool, async (client) => {
      // One after the other: who looked earlier must not undo what another saw later.
      await client.query('select pg_advisory_xact_lock($1)', [LOCKS.checkOperations]);
      found = await findFaults(client, subject);
      return change(client, found, patienceMs);
    });
    for (const { code, detail } of changed.raised)
      if (!unwritten.get(code)?.isReported) report(parts, code, detail);
    for (const code of changed.cleared) log.info('alarm.cleared', { code });
    unwritten.clear();
  } catch (error) {
    for (const [code, detail] of found) {
      const known = unwritten.get(code) ?? { sinceMs: Date.now(), isReported: false };
      unwritten.set(code, known);
      if (known.isReported || Date.now() - known.sinceMs < patienceMs) continue;
      known.isReported = true;
      report(parts, code, detail);
    }
    throw error;
  }
}

async function change(client: ClientBase, found: ReadonlyMap<AlarmCode, string>, patienceMs: number) {
  const standing = await readStandingCodes(client);
  const raised: { code: AlarmCode; detail: string }[] = [];
  const cleared: AlarmCode[] = [];
  for (const code of OPERATIONS_CODES) {
    const detail = found.get(code);
    const isLasting = await trackFinding(client, code, detail !== undefined, patienceMs);
    if (detail !== undefined && isLasting && !standing.has(code)) {
      await raiseAlarmIn(client, code, detail);
      raised.push({ code, detail });
    } else if (detail === undefined && standing.has(code)) {
      await clearAlarmIn(client, code);
      cleared.push(code);
    }
  }
  return { raised, cleared };
}

function report({ log, metrics }: LookParts, code: AlarmCode, detail: string): void {
  log.error('alarm.raised', { code, detail });
  metrics.count('alarms_raised_total', { code });
}

/** Whether something has been wrong for `patienceMs` without a pause; a minute in which nobody looked is one. */
async function trackFinding(
  client: ClientBase,
  code: AlarmCode,
  isWrong: boolean,
  patienceMs: number,
): Promise<boolean> {
  if (!isWrong) {
    await client.query('delete from watch.doubts where code = $1', [code]);
    return false;
  }
  const { rows } = await client.query<{ lasting: boolean }>(
    `insert into watch.doubts as known (code) values ($1)
     on conflict (code) do update set seen_at = now(),
       since = case when known.seen_at < now() - interval '1 minute' then now() else known.since end
     returning now() - since >= $2 * interval '1 millisecond' as lasting`,
    [code, patienceMs],
  );
  return rows[0]?.lasting ?? false;
}

/** The job that looks; any process may do it, whatever its roles. */
export function lookJob(parts: LookParts): Job {
  const unwritten: Unwritten = new Map();
  const run = () => checkOperations({ ...parts, unwritten });
  return { name: 'alarms.look', everyMs: 5_000, runsAlways: true, run };
}
