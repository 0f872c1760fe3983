// Whether the giveaway is drawn in the newest snapshot, worked out once a snapshot.
import { drawOf } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { readDrawsTotals } from '#ledger/draws/stored.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';

/** Reads whether its number is out, and nobody can change its winners any more; false while no ledger says so. */
export function createDrawnReader(snapshotNow: () => LedgerSnapshot | null): () => boolean {
  let last: { readonly of: LedgerSnapshot | null; readonly isDrawn: boolean } = { of: null, isDrawn: false };
  return () => {
    const snapshot = snapshotNow();
    if (last.of !== snapshot) last = { of: snapshot, isDrawn: isDrawnIn(snapshot) };
    return last.isDrawn;
  };
}

function isDrawnIn(snapshot: LedgerSnapshot | null): boolean {
  const draws = snapshot?.projections['draws'];
  return draws !== undefined && drawOf(readDrawsTotals(draws.state), GIVEAWAY_ID)?.revealed != null;
}
