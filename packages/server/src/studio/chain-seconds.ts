// What time it is on the chain, for holds and vouchers.
import type { LedgerSnapshot } from '#ledger/read.ts';

/**
 * The chain's time, unix seconds: the newest block's, or the clock's where that is later, as when a chain rests. The chain's
 * may be ahead of the clock, as after a leap of the local one.
 */
export function chainSeconds({ heads }: LedgerSnapshot, clock: () => number): number {
  return Math.max(heads.timeSeconds, Math.floor(clock() / 1_000));
}
