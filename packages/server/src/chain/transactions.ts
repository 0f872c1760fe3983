// Looks transactions up on the chain: once for all who ask at the same ledger version, a bounded number at a time.
import { createSingleFlight } from '#cache/single-flight.ts';
import { reachChain } from '#reach.ts';
import type { ChainReads, ChainTransaction, Hex } from '#chain/reads.ts';

export type TransactionLookup = {
  /** @throws AppError SERVICE_UNAVAILABLE when no endpoint answers or too many look-ups are waiting */
  find(hash: Hex): Promise<ChainTransaction>;
};

/**
 * Look-ups through `chain`. What was found, or not found, holds until the ledger moves on, so that the same question
 * has the same answer for the same ledger.
 */
export function createTransactionLookup(
  chain: Pick<ChainReads, 'transaction'>,
  ledgerVersion: () => bigint,
): TransactionLookup {
  const flights = createSingleFlight<ChainTransaction>({ maxKept: 10_000, maxRunning: 32, maxWaiting: 512 });
  return {
    find: (hash) =>
      flights.get(hash, String(ledgerVersion()), () => reachChain(() => chain.transaction(hash))),
  };
}
