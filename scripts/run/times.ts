// How long each part of a run of the tests took, kept beside the runs before it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';

export type PartTime = { readonly part: string; readonly seconds: number };

export type Run = {
  /** `npm test` or `npm run test:deep`. */
  readonly command: string;
  /** When it ended, ISO 8601. */
  readonly endedAt: string;
  /** What the machine has, and what ran the tests there. */
  readonly cores: number;
  readonly node: string;
  readonly times: readonly PartTime[];
};

/** Enough to see where time went, and when. */
const MAX_KEPT = 100;

/** The runs that a file keeps, the oldest first; none where it cannot be read. */
export function readRuns(path: string): Run[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Run[];
  } catch {
    return []; // the first run, or a file that was cut short
  }
}

/** Adds this run to the file, and returns the one of the same command before it, if there is one. */
export function keepRun(path: string, command: string, times: readonly PartTime[]): Run | undefined {
  const runs = readRuns(path);
  const run = {
    command,
    endedAt: new Date().toISOString(),
    cores: availableParallelism(),
    node: process.version,
    times,
  };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify([...runs, run].slice(-MAX_KEPT), null, 2)}\n`);
  return runs.findLast((before) => before.command === command);
}

/** A line for each part: its minutes, and those of the run before where there is one. */
export function formatTimes(times: readonly PartTime[], before: Run | undefined): string {
  const secondsBefore = new Map(before?.times.map(({ part, seconds }) => [part, seconds]));
  const width = Math.max(...times.map(({ part }) => part.length));
  return times
    .map(({ part, seconds }) => {
      const last = secondsBefore.get(part);
      return `${part.padEnd(width)}  ${minutes(seconds)}${last === undefined ? '' : `  (before: ${minutes(last).trim()})`}`;
    })
    .join('\n');
}

const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1).padStart(5)} min`;
