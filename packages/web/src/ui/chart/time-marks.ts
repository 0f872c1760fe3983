/** The moments at which an axis of time is marked: full minutes, hours, days or months of the visitor's own clock. */

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

type Step = { ms: number; unit: 'ms' | 'day' | 'month'; every: number };

/** Steps that a clock counts in, the same length every day. */
const shortSteps = [10, 30, 60, 300, 900, 1_800, 3_600, 10_800, 21_600, 43_200].map((seconds): Step => ({
  ms: seconds * second,
  unit: 'ms',
  every: seconds * second,
}));

const longSteps: readonly Step[] = [
  { ms: day, unit: 'day', every: 1 },
  { ms: 2 * day, unit: 'day', every: 2 },
  { ms: 7 * day, unit: 'day', every: 7 },
  { ms: 14 * day, unit: 'day', every: 14 },
  { ms: 30 * day, unit: 'month', every: 1 },
  { ms: 90 * day, unit: 'month', every: 3 },
  { ms: 365 * day, unit: 'month', every: 12 },
];

/** What a mark has to say: the seconds too, the time of day, the day, or the month. */
export type MarkDetail = 'second' | 'minute' | 'day' | 'month';

/** At most `count` moments within [from, to], unix milliseconds, and how much their labels have to say. */
export function timeMarks(from: number, to: number, count: number): { marks: number[]; detail: MarkDetail } {
  for (const step of [...shortSteps, ...longSteps]) {
    if ((to - from) / step.ms > count) continue;
    const marks = marksOf(step, from, to);
    if (marks.length <= count) return { marks, detail: detailOf(step) };
  }
  return { marks: [], detail: 'month' };
}

function detailOf({ ms, unit }: Step): MarkDetail {
  if (unit !== 'ms') return unit;
  return ms < minute ? 'second' : 'minute';
}

function marksOf({ unit, every }: Step, from: number, to: number): number[] {
  const marks: number[] = [];
  // Local hours and days begin where the visitor's clock says, summer time included.
  const at = new Date(from);
  if (unit === 'month') at.setMonth(at.getMonth() - (at.getMonth() % every), 1);
  if (unit === 'ms') at.setTime(floorLocal(from, every));
  else at.setHours(0, 0, 0, 0);
  while (at.getTime() <= to) {
    if (at.getTime() >= from) marks.push(at.getTime());
    if (unit === 'ms') at.setTime(at.getTime() + every);
    else if (unit === 'day') at.setDate(at.getDate() + every);
    else at.setMonth(at.getMonth() + every);
  }
  return marks;
}

function floorLocal(ms: number, every: number): number {
  const offset = new Date(ms).getTimezoneOffset() * minute;
  return Math.floor((ms - offset) / every) * every + offset;
}
