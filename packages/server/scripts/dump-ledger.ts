// Prints the digest of each part of the ledger as it is; with --lines, its canonical lines before it.
import { dumpLedger, ledgerDigests } from '#ledger/digest.ts';
import { openLedgerOptions } from './ledger-options.ts';
import { printDigests } from './print-digests.ts';

const { database, watcher } = await openLedgerOptions();
const { projections } = watcher.subject;
try {
  if (process.argv.includes('--lines')) {
    for (const { lines } of dumpLedger(database.pool, projections))
      for await (const line of lines) process.stdout.write(line);
  }
  printDigests(await ledgerDigests(database.pool, projections));
} finally {
  await database.close();
}
