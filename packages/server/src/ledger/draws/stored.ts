// What draws sum up to, and their beacon, as JSON of the ledger, and back.
import type { Beacon } from '@lilape/domain/draws/beacon';
import type { DrawState, DrawsTotals, Recorded } from '@lilape/domain/draws/fold';
import type { Json, Stored } from '#ledger/stored.ts';

/** Totals of what was stored as the state of draws. */
export function readDrawsTotals(state: Json): DrawsTotals {
  const stored = state as Stored<DrawsTotals>;
  return {
    draws: stored.draws.map(drawOf),
    paidTokens: BigInt(stored.paidTokens),
    burnedTokens: BigInt(stored.burnedTokens),
    isOver: stored.isOver,
    listed: stored.listed && { ...stored.listed, weight: BigInt(stored.listed.weight) },
  };
}

/** The beacon of what was stored as the facts of draws. */
export function readBeacon(facts: Json): Beacon {
  return facts as Stored<Beacon>;
}

function drawOf(stored: Stored<DrawState>): DrawState {
  return {
    ...stored,
    totalWeight: BigInt(stored.totalWeight),
    leftWeight: BigInt(stored.leftWeight),
    opened: recordedOf(stored.opened),
    revealed: stored.revealed && recordedOf(stored.revealed),
    settled: stored.settled && recordedOf(stored.settled),
    withdrawn: stored.withdrawn && recordedOf(stored.withdrawn),
  };
}

function recordedOf(stored: Stored<Recorded>): Recorded {
  return { ...stored, block: BigInt(stored.block) };
}
