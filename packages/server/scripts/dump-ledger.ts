// Prints the digest of the ledger as it is; with --lines, its canonical lines before it.
import { dumpLedger, ledgerDigest } from '#ledger/digest.ts';
import { openLedgerOptions } from './ledger-options.ts';

const { database } = await openLedgerOptions();
try {
  if (process.argv.includes('--lines')) {
    for await (const line of dumpLedger(database.pool)) process.stdout.write(line);
  }
  console.log(await ledgerDigest(database.pool));
} finally {
  await database.close();
}
