// What a restored machine lacks of what was acknowledged: up to the last backup nothing may be missing, after it anything may.
import type { Acknowledged, DrillLine } from '#testing/backup/drill.ts';

export type Restored = {
  /** Hashes of rows by their tables. */
  readonly tables: ReadonlyMap<string, ReadonlySet<string>>;
  readonly cids: ReadonlySet<string>;
  /** Rows from before the drill that are missing. */
  readonly missingBefore: number;
};

export type Losses = {
  /** Acknowledged before the last backup began, and not there: a fault. */
  readonly faults: readonly string[];
  /** Acknowledged after it, and not there. */
  readonly lost: number;
  /** When the first of these was acknowledged, Unix milliseconds; null where there is none. */
  readonly oldestLostMs: number | null;
};

/** Compares. A row that was never acknowledged may be there once: it was being written when the machine was lost. */
export function lossesOf(lines: readonly DrillLine[], { tables, cids, missingBefore }: Restored): Losses {
  const safe = lineOfLastBackup(lines);
  const acknowledged = lines.flatMap((line, at) => (line.kind === 'acknowledged' ? [{ ...line, at }] : []));
  const faults = missingBefore === 0 ? [] : [`${missingBefore} of the first rows are missing`];
  const isThere = (line: Acknowledged) =>
    line.table === '' ? cids.has(line.cid ?? '') : tables.get(line.table)?.has(line.row) === true;
  const places = Map.groupBy(acknowledged, ({ place }) => place);
  const lost: number[] = [];
  for (const line of acknowledged) {
    if (isThere(line) && (line.cid === undefined || cids.has(line.cid))) continue;
    // A newer state of the same row took its place.
    const states = line.place === undefined ? [] : (places.get(line.place) ?? []);
    if (states.some((newer) => newer.at > line.at && (newer.at < safe || isThere(newer)))) continue;
    if (line.at < safe) faults.push(`${line.table} ${line.place ?? line.row} is missing`);
    else lost.push(line.atMs);
  }
  const known = new Set(acknowledged.map(({ table, row }) => `${table} ${row}`));
  const strange = [...tables].flatMap(([table, rows]) =>
    table === 'watch.progress' ? [] : [...rows].filter((row) => !known.has(`${table} ${row}`)),
  );
  if (strange.length > 1) faults.push(`${strange.length} rows are there that nobody wrote`);
  return { faults, lost: lost.length, oldestLostMs: lost.length === 0 ? null : Math.min(...lost) };
}

/** Where the last backup that was done began. */
function lineOfLastBackup(lines: readonly DrillLine[]): number {
  const done = lines.findLastIndex(({ kind }) => kind === 'backup-done');
  return lines.slice(0, done).findLastIndex(({ kind }) => kind === 'backup-begins');
}
