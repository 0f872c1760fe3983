// What a day of load brought: answers, how long they took, what streams heard and how they ended.

export type Tally = {
  /** Answers by status. */
  readonly statuses: Map<number, number>;
  /** How long reads took since this was last emptied, ms. */
  readMs: number[];
  purchases: number;
  events: number;
  /** Streams by how they ended. */
  readonly streams: Map<string, number>;
};

export function newTally(): Tally {
  return { statuses: new Map(), readMs: [], purchases: 0, events: 0, streams: new Map() };
}

/** Counts one more of `key`. */
export function countOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The counts in one line, such as `12 × 200, 3 × 404`. */
export function describeCounts(counts: ReadonlyMap<string | number, number>): string {
  const entries = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, count]) => `${count} × ${key}`).join(', ');
}
