// The holders' totals as JSON of the ledger, and back.
import type { HolderTotals } from '@lilape/domain/holders/fold';
import type { Json, Stored } from '#ledger/stored.ts';

/** Totals of what was stored as the holders' state. */
export function readHolderTotals(state: Json): HolderTotals {
  const stored = state as Stored<HolderTotals>;
  return {
    supply: BigInt(stored.supply),
    burned: BigInt(stored.burned),
    owners: stored.owners,
    reserves: stored.reserves,
  };
}
