// Raises and clears alarms, each once.
import type { AlarmCode } from '@lilape/domain/alarms/runbook';
import { clearAlarm, raiseAlarm } from '#ledger/alarms.ts';
import type { RaisedAlarm } from '#ledger/projection.ts';
import type { Watch } from '#watcher/state.ts';

/** Raises an alarm until it is cleared. It is reported once, and first: a database that takes nothing may be what is wrong. */
export async function ring(watch: Watch, code: AlarmCode, detail: string): Promise<void> {
  if (watch.standing.has(code)) return;
  if (!watch.reported.has(code)) {
    watch.reported.add(code);
    watch.log.error('alarm.raised', { code, detail });
    watch.onAlarm({ code, detail });
  }
  await watch.session.run((client) => raiseAlarm(client, code, detail));
  watch.standing.add(code);
}

/** Raises an alarm only once it has been true for the watch's patience; `reason` names what is true, where the alarm has several. */
export async function ringIfLasting(
  watch: Watch,
  code: AlarmCode,
  detail: string,
  reason: string = code,
): Promise<void> {
  const since = watch.wrongSinceMs.get(reason) ?? Date.now();
  watch.wrongSinceMs.set(reason, since);
  if (Date.now() - since >= watch.patienceMs) await ring(watch, code, detail);
}

/** Clears an alarm if it stands. */
export async function silence(watch: Watch, code: AlarmCode): Promise<void> {
  watch.wrongSinceMs.delete(code);
  const isStanding = watch.standing.has(code);
  if (!isStanding && !watch.reported.has(code)) return;
  if (isStanding) await watch.session.run((client) => clearAlarm(client, code));
  watch.standing.delete(code);
  watch.reported.delete(code);
  watch.log.info('alarm.cleared', { code });
}

/** Tells of events that contradict the rules; they stand in the ledger itself. */
export function tellRuleAlarms(watch: Watch, alarms: readonly RaisedAlarm[]): void {
  for (const { code, expected, actual, log } of alarms) {
    const detail = `${log.txHash} #${log.ordinal}: expected ${expected}, actual ${actual}`;
    watch.log.error('alarm.raised', { code, detail });
    watch.onAlarm({ code, detail });
  }
}
