// Folds the logs of a chunk one after the other, as every projection does, and notes the state after each of its blocks.
import type { BlockMark } from '#ledger/cursor.ts';
import type { Folded, ProjectionLog, RaisedAlarm } from '#ledger/projection.ts';
import { type Json, toStored } from '#ledger/stored.ts';

/** What one log makes of the totals, and what it contradicts. */
type Step<Totals> = {
  readonly totals: Totals;
  readonly alarms: readonly Omit<RaisedAlarm, 'log'>[];
};

/** The states after the blocks, from the totals `before` them. @throws Error for logs outside the blocks */
export function foldByBlock<Totals extends object, Log extends ProjectionLog<unknown>>(
  before: Totals,
  blocks: readonly BlockMark[],
  logs: readonly Log[],
  foldLog: (totals: Totals, log: Log) => Step<Totals>,
): Folded {
  const states: Json[] = [];
  const alarms: RaisedAlarm[] = [];
  let totals = before;
  let next = 0;
  for (const { number } of blocks) {
    for (let log = logs[next]; log !== undefined && log.block <= number; log = logs[++next]) {
      const step = foldLog(totals, log);
      totals = step.totals;
      for (const alarm of step.alarms) alarms.push({ ...alarm, log });
    }
    states.push(toStored(totals));
  }
  if (next !== logs.length) throw new Error('A chunk holds events outside its blocks.');
  return { states, alarms };
}
