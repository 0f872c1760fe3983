// Throws the ledger away, builds it again from the chain and prints its digest, projection by projection.
import { ledgerDigests } from '#ledger/digest.ts';
import { backfill } from '#watcher/backfill.ts';
import { openLedgerOptions } from './ledger-options.ts';
import { printDigests } from './print-digests.ts';

const { database, watcher } = await openLedgerOptions();
try {
  const { block, tookMs } = await backfill(watcher);
  console.log(`Read up to block ${block} in ${Math.round(tookMs)} ms.`);
  printDigests(await ledgerDigests(database.pool, watcher.subject.projections));
} finally {
  await database.close();
}
