// Throws the ledger away, builds it again from the chain and prints its digest.
import { ledgerDigest } from '#ledger/digest.ts';
import { backfill } from '#watcher/backfill.ts';
import { openLedgerOptions } from './ledger-options.ts';

const { database, watcher } = await openLedgerOptions();
try {
  const { block, purchases, tookMs } = await backfill(watcher);
  console.log(`Read ${purchases} purchases up to block ${block} in ${Math.round(tookMs)} ms.`);
  console.log(await ledgerDigest(database.pool));
} finally {
  await database.close();
}
