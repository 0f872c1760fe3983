// All alarms there are, by their codes, with what is said of each.
import { CHAIN_RUNBOOK } from '@lilape/domain/alarms/chain-runbook';
import { OPERATIONS_RUNBOOK } from '@lilape/domain/alarms/operations-runbook';
import type { RunbookEntry } from '@lilape/domain/alarms/entry';

/** What is said of each alarm. A new alarm is a row in one of the two. */
export const RUNBOOK = { ...CHAIN_RUNBOOK, ...OPERATIONS_RUNBOOK } as const satisfies Record<
  string,
  RunbookEntry
>;

export type AlarmCode = keyof typeof RUNBOOK;
export const ALARM_CODES = Object.keys(RUNBOOK) as readonly AlarmCode[];

/** Which alarm a code is; every code of a fold, such as `PAID_TWICE`, is an event that contradicts the rules. */
export function alarmOf(code: string): AlarmCode {
  return Object.hasOwn(RUNBOOK, code) ? (code as AlarmCode) : 'RULES_BROKEN';
}
